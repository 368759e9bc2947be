// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Keys, mouse and wheel of a replay, as commands. Right click and left click on the table step forwards and
// back, and the wheel does.
#pragma once

#include <QList>
#include <functional>

#include "widgets/replay/replaycommands.h"

class QEvent;
class QKeyEvent;
class QObject;
class QWidget;

namespace janso {

class ReplayInput {
 public:
  struct Parts {
    QWidget *table = nullptr;       // has the keys where nothing else has
    QList<const QObject *> lists;   // where one chooses: their keys are their own, Escape leaves them
    QList<const QObject *> fields;  // where one writes or chooses: all their keys are their own
  };
  // `run` does a command. `isAsking`: the table asks something, and its keys and clicks answer that.
  ReplayInput(std::function<void(ReplayCommand)> run, std::function<bool()> isAsking);

  void setParts(const Parts &parts) { m_parts = parts; }
  ReplayKeys &keys() { return m_keys; }
  const ReplayKeys &keys() const { return m_keys; }

  // For the page and its parts, in the order in which Qt asks them. True: it was done.
  bool isMine(const QEvent &event) const;  // a shortcut of the window that is a key of the replay as well
  bool filter(const QObject *watched, QEvent *event);
  bool press(const QKeyEvent &event);

 private:
  bool isLeftTo(const QObject *focus) const;
  bool runKey(const QKeyEvent &event);
  bool pressMouse(QEvent *event);
  void turnWheel(int delta);

  std::function<void(ReplayCommand)> m_run;
  std::function<bool()> m_isAsking;
  Parts m_parts;
  ReplayKeys m_keys;
  int m_wheel = 0;  // of a step of the wheel, what has been turned
};

}  // namespace janso
