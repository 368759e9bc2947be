// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A seat that is not played by a human at the screen: a built-in bot or an external program.
//
// Lives in the controller's thread and never blocks it. The order of use is: hear() every event as this seat
// sees it, ask() when a decision is due, answered() some time later. Both kinds of failure, an answer that is
// not legal and failed(), end in one place: the controller puts a built-in bot in the seat.
#pragma once

#include <QByteArray>
#include <QObject>

#include "game/failure.h"
#include "rules/action.h"
#include "rules/event.h"
#include "rules/seatview.h"

namespace janso {

class Player : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  // Every event of the match in order, masked for this seat.
  virtual void hear(const Event &event) = 0;
  // Right after the hear() of the event that gives the choice. One answered() with this id follows, later,
  // never from inside this call. A new ask() drops an older one.
  virtual void ask(const Decision &decision, const SeatView &view) = 0;
  // The open question needs no answer any more.
  virtual void drop() = 0;
  // The match was left: nothing is heard, asked or answered any more, and what the player has started ends.
  virtual void leave() { drop(); }
  // The standard error of an external program; empty for a bot.
  virtual QByteArray log() const { return {}; }

 Q_SIGNALS:
  void answered(std::uint32_t requestId, const janso::Action &action);
  // Something that a user may want to know while the player goes on.
  void noticed(const janso::Failure &notice);
  // Once; the player is of no use afterwards.
  void failed(const janso::Failure &failure);
};

}  // namespace janso
