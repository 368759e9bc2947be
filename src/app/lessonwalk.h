// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Advances a lesson to one of its steps by doing what the steps require: for screenshots.
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

namespace janso {

class GameController;
class LessonDesk;

class LessonWalk : public QObject {
  Q_OBJECT

 public:
  // Both must outlive it.
  LessonWalk(LessonDesk *desk, GameController *controller, QObject *parent = nullptr);

  // `where`: "", "id" or "id:step", with steps counted from 1; an omitted part means the first lesson or
  // step. False if there is no such lesson.
  bool start(const QString &where);

 Q_SIGNALS:
  void arrived();

 private:
  void go();
  bool isSettled() const;
  void doStep();

  LessonDesk *m_desk;
  GameController *m_controller;
  QTimer m_timer;
  int m_step = 0;
};

}  // namespace janso
