// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reads the folder of tiles named in the settings in its own thread. It reads again when the setting or the
// folder changes, so that tile artists see their changes at the table.
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
  // `settings` must outlive it and receives what was read.
  explicit TileFolderReader(Settings *settings, QObject *parent = nullptr);
  // Waits for a read in progress.
  ~TileFolderReader() override;

  // Waits until the current folder has been read, for a picture that must show it.
  void finish();

 private:
  void follow();
  void take(const QString &folder, const TileFolderRead &read, const QStringList &files);
  void watch(const QStringList &paths);
  void readAgain();

  Settings *m_settings;
  QFileSystemWatcher m_watcher;
  QTimer m_settled;                   // since the last change
  QString m_folder;                   // the folder that was read last, or is being read
  bool m_stale = false;               // and changed in the meantime
  std::unique_ptr<QThread> m_thread;  // while it reads
};

}  // namespace janso
