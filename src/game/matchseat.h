// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One seat of a running match: who plays it, what it sees, what it is asked, what it has said.
#pragma once

#include <QByteArray>
#include <QElapsedTimer>
#include <memory>
#include <optional>

#include "game/player.h"
#include "game/standingorders.h"
#include "records/journal.h"
#include "rules/action.h"
#include "rules/seatview.h"

namespace janso {

struct MatchSeat {
  SeatView view;  // the fold of the events that have been handed out

  // --- A machine's ---
  std::unique_ptr<Player> player;  // empty for a human
  QElapsedTimer askedAt;
  bool replaced = false;   // by a built-in bot, after a failure
  QByteArray replacedLog;  // of the program that failed

  // --- A human's ---
  std::optional<Decision> prompt;
  StandingOrders orders;
  ArmedBefore armedBefore;             // in this hand
  std::optional<ActionList> possible;  // orders that are waited for
  bool ordersGiven = false;            // for the discard or deal that a resumed match shows again
  std::optional<JournalAnswer> kept;   // CallMode::AskEveryone: not yet given to the table

  // What an external program has written to its standard error.
  QByteArray log() const { return replacedLog + (player ? player->log() : QByteArray()); }
};

}  // namespace janso
