// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Translates keys, mouse and wheel of a replay to commands. On the table, a right click steps forward and a
// left click back; the wheel steps both ways.
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
    QWidget *table = nullptr;       // has the keyboard focus when nothing else has
    QList<const QObject *> lists;   // lists, which handle their own keys; Escape leaves them
    QList<const QObject *> fields;  // fields to type in or choose from, which handle all their keys
  };
  // `run` executes a command. `isAsking`: the table has an open question that its keys and clicks answer.
  ReplayInput(std::function<void(ReplayCommand)> run, std::function<bool()> isAsking);

  void setParts(const Parts &parts) { m_parts = parts; }
  ReplayKeys &keys() { return m_keys; }
  const ReplayKeys &keys() const { return m_keys; }

  // For the page and its parts, in the order in which Qt calls them. All return true if the event was
  // handled.
  bool isMine(const QEvent &event) const;  // whether a shortcut of the window is also a key of the replay
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
  int m_wheel = 0;  // accumulated part of a step of the wheel
};

}  // namespace janso
