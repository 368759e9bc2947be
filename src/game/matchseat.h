// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One seat of a running match: its player, its view, its open request and its answers.
#pragma once

#include <QByteArray>
#include <QElapsedTimer>
#include <memory>
#include <optional>

#include "game/player.h"
#include "game/standingorders.h"
#include "records/journal.h"
#include "rules/action.h"
#include "rules/legal/seatview.h"

namespace janso {

struct MatchSeat {
  SeatView view;  // the fold of the events delivered so far

  // --- Bot or program ---
  std::unique_ptr<Player> player;  // nullptr for a human
  QElapsedTimer askedAt;
  bool replaced = false;   // a built-in bot took over after a failure
  QByteArray replacedLog;  // log of the program that failed

  // --- Human ---
  std::optional<Decision> prompt;
  StandingOrders orders;
  ArmedBefore armedBefore;             // in this hand
  std::optional<ActionList> possible;  // claims offered to the player, who has not armed any yet
  bool ordersGiven = false;            // for the discard or deal that a resumed match reports again
  std::optional<JournalAnswer> kept;  // CallMode::AskEveryone: the answer that the table has not received yet

  // What the external programs of this seat have written to their standard error.
  QByteArray log() const { return replacedLog + (player ? player->log() : QByteArray()); }
};

}  // namespace janso
