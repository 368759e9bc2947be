// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reads the folder of tiles that the settings name, on a thread of its own, and again when they name another
// or something in it was changed: who draws tiles sees them at the table.
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QThread>
#include <QTimer>
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

  // Waits until what is wanted now is read, for a picture that must show it.
  void finish();

 private:
  void follow();
  void take(const QString &folder, const TileFolderRead &read, const QStringList &files);
  void watch(const QStringList &paths);
  void readAgain();

  Settings *m_settings;
  QFileSystemWatcher m_watcher;
  QTimer m_settled;                   // since the last change
  QString m_folder;                   // that was read last, or is being read
  bool m_stale = false;               // and was changed while it was
  std::unique_ptr<QThread> m_thread;  // while it reads
};

}  // namespace janso
