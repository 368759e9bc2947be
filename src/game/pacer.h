// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How long what lasts at the table, and the clock that runs meanwhile.
//
// It outlives the matches that it paces. With nothing to wait for no timer runs.
#pragma once

#include <QObject>
#include <QTimer>

#include "game/pacing.h"
#include "rules/event.h"

namespace janso {

class Pacer : public QObject {
  Q_OBJECT

 public:
  explicit Pacer(QObject *parent = nullptr);

  // A pause that is under way ends with it.
  void setPacing(const Pacing &pacing);
  // While paused nothing may happen; afterwards nothing waits any more for what held it before.
  void setPaused(bool paused);

  // What is to be seen now was seen: the next thing may happen.
  void endPause();

  // Nothing may happen now; due() will say when.
  bool holds() const { return m_paused || m_gate.isActive(); }
  // What the event needs before the next thing happens. `watched`: no human plays, so that the end of a hand
  // goes by itself.
  void holdAfter(const Event &event, bool watched);
  // What a machine seems to need for its own turn, whatever it really needs.
  void holdForThought();
  // A new match waits for nothing that belongs to the one before.
  void letGo() { m_gate.stop(); }

 Q_SIGNALS:
  // Something may happen again.
  void due();

 private:
  int timeFor(const Event &event, bool watched) const;
  void holdFor(int milliseconds);

  Pacing m_pacing;
  bool m_paused = false;
  QTimer m_gate;  // runs while the next thing must wait
};

}  // namespace janso
