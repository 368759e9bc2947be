// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Runs the program without a display: plays an East-only match of four bots, reports it in lines, and saves a
// picture of the table.
#pragma once

#include <QObject>
#include <QString>
#include <QTextStream>

#include "rules/event.h"

namespace janso {

class GameController;
class MainWindow;

class OffscreenReport : public QObject {
  Q_OBJECT

 public:
  // All arguments must outlive this object. The report goes to `out`, the picture to `file`.
  OffscreenReport(MainWindow *window, GameController *controller, const QString &file, QTextStream *out);
  void start(const QString &seed);

 Q_SIGNALS:
  // `problem` is empty, or says what went wrong.
  void done(const QString &problem);

 private:
  void onEvent(const Event &event);
  void reportHand();
  void reportStanding(const MatchResult &result);

  MainWindow *m_window;
  GameController *m_controller;
  QString m_file;
  QTextStream *m_out;
  bool m_written = false;
};

}  // namespace janso
