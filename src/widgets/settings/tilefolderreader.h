// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reads the folder of tiles that the settings name, on a thread of its own, and again when they name another.
#pragma once

#include <QObject>
#include <QThread>
#include <memory>

#include "widgets/settings/settings.h"

namespace janso {

class TileFolderReader : public QObject {
  Q_OBJECT

 public:
  // `settings` must outlive it; they are told what was read.
  explicit TileFolderReader(Settings *settings, QObject *parent = nullptr);
  // Waits for a file that is just read.
  ~TileFolderReader() override;

 private:
  void follow();
  void take(const QString &folder, const TileFolderRead &read);

  Settings *m_settings;
  QString m_folder;                   // that was read last, or is being read
  std::unique_ptr<QThread> m_thread;  // while it reads
};

}  // namespace janso
