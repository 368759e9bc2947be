// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A program of others with everything that it starts in turn: a group of processes that ends as a whole.
//
// The group is led by a keeper, a shell that does nothing but wait. It is not reaped before the group was
// ended, so the number of the group cannot become somebody else's while a signal may still be sent to it, and
// whoever of the group has gone in the meantime does not matter. When we end, in whichever way, the keeper
// reads the end of its input and ends the group.
//
// What leaves the group on purpose is not ended: a daemon that has called setsid(), a container, a job that
// was handed to another program. Where there is no Unix, only the program itself is ended.
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
  // Ends the group; does not wait for it.
  ~ProgramGroup() override;

  // Like start(), in a group of its own. Once.
  void startGroup();
  // The program was told to go. What is left of the group is ended as soon as the program itself has gone,
  // and at the latest after `ms`; this object may be destroyed before that.
  void endWithin(int ms);
  // At once, without waiting.
  void end();

  // What the group has written to its standard error since the last call. Unlike that of a QProcess it stays
  // open when the program itself ends and leaves its work to another.
  QByteArray takeErrors();

 Q_SIGNALS:
  void errorsReady();

 private:
  void onFinished();
  void listenToErrors(int readEnd);

  qint64 m_keeper = 0;  // its number is that of the group; 0 = there is none
  int m_lifeline = -1;  // whose end the keeper waits for
  QTimer m_patience;    // of endWithin()
  int m_errors = -1;    // where their standard error is read
  std::unique_ptr<QSocketNotifier> m_errorsNotifier;
};

}  // namespace janso
