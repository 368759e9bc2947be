// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Walks through a lesson to one of its steps, by what the steps allow: for pictures.
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

  // `where`: "", "id" or "id:step", the step counted from 1; the first lesson and step when left out. False
  // when there is none.
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
