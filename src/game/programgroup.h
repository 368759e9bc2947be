// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// An external program together with everything that it starts: a group of processes that ends as a whole.
//
// The group is led by a keeper, a shell that only waits. The keeper is not reaped before the group has ended,
// so the id of the group cannot be reused while a signal may still be sent to it. It does not matter which
// other processes of the group have already ended. When Janso ends, in any way, the keeper sees the end of
// its input and ends the group.
//
// Processes that leave the group on purpose are not ended: a daemon that has called setsid(), a container, a
// job handed to another program. On systems other than Unix only the program itself is ended.
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QSocketNotifier>
#include <QTimer>
#include <memory>

namespace janso {

class ProgramGroup : public QProcess {
  Q_OBJECT

 public:
  explicit ProgramGroup(QObject *parent = nullptr);
  // Ends the group without waiting for it.
  ~ProgramGroup() override;

  // Does the same as start(), but in a new process group. Call it only once.
  void startGroup();
  // The program was told to exit. The rest of the group is ended as soon as the program has exited, at the
  // latest after `ms`. This object may be destroyed before that.
  void endWithin(int ms);
  // Ends the group at once, without waiting.
  void end();

  // Returns what the group has written to its standard error since the last call. Unlike that of a QProcess,
  // it stays open when the program itself exits and leaves its work to another process.
  QByteArray takeErrors();

 Q_SIGNALS:
  void errorsReady();

 private:
  void onFinished();
  void listenToErrors(int readEnd);

  qint64 m_keeper = 0;  // process id of the keeper, also the id of the group; 0 = none
  int m_lifeline = -1;  // the pipe whose end the keeper waits for
  QTimer m_patience;    // for endWithin()
  int m_errors = -1;    // the read end of the group's standard error
  std::unique_ptr<QSocketNotifier> m_errorsNotifier;
};

}  // namespace janso
