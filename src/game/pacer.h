// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How long each event at the table takes, and the clock that measures it.
//
// It outlives the matches that it paces. No timer runs while there is nothing to wait for.
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

  // Also ends the current pause.
  void setPacing(const Pacing &pacing);
  // While paused nothing may happen. Unpausing also ends any pause that was running before.
  void setPaused(bool paused);

  // Ends the current pause: the next event may happen.
  void endPause();

  // Whether nothing may happen now. due() reports when it may.
  bool holds() const { return m_paused || m_gate.isActive(); }
  // Waits as long as the event needs to be seen. `watched`: no human plays, so the result of a hand stays for
  // a fixed time.
  void holdAfter(const Event &event, bool watched);
  // Waits as long as a bot or program seems to think in its own turn, whatever time it really needs.
  void holdForThought();
  // Ends any wait without due(), because a new match does not wait for events of the last one.
  void clear() { m_gate.stop(); }

 Q_SIGNALS:
  // The next event may happen.
  void due();

 private:
  int timeFor(const Event &event, bool watched) const;
  void holdFor(int milliseconds);

  Pacing m_pacing;
  bool m_paused = false;
  QTimer m_gate;  // runs while the next event must wait
};

}  // namespace janso
