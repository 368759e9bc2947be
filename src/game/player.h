// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The player of a seat that no human at the screen plays: a built-in bot or an external program.
//
// It lives in the controller's thread and never blocks it. The controller calls hear() for every event as
// this seat sees it and ask() when a decision is due; answered() follows some time later. An illegal answer
// and failed() have the same result: the controller puts a built-in bot in the seat.
#pragma once

#include <QByteArray>
#include <QObject>

#include "game/failure.h"
#include "rules/action.h"
#include "rules/event.h"
#include "rules/legal/seatview.h"

namespace janso {

class Player : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  // Called for every event of the match in order, masked for this seat.
  virtual void hear(const Event &event) = 0;
  // Called right after the hear() of the event that needs the decision. One answered() with this id follows
  // later, never from inside this call. A new ask() drops an older one.
  virtual void ask(const Decision &decision, const SeatView &view) = 0;
  // The open request no longer needs an answer.
  virtual void drop() = 0;
  // The match was left: no event, request or answer follows, and everything that the player has started ends.
  virtual void stop() { drop(); }
  // The standard error of an external program; empty for a bot.
  virtual QByteArray log() const { return {}; }

 Q_SIGNALS:
  void answered(std::uint32_t requestId, const janso::Action &action);
  // Reports something that the user may want to know while the player continues.
  void warned(const janso::Failure &notice);
  // Emitted once. The player cannot be used afterwards.
  void failed(const janso::Failure &failure);
};

}  // namespace janso
