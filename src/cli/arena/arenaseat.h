// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The players that can sit in an arena, and how a match waits for their answers.
#pragma once

#include <QString>
#include <QStringList>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "game/failure.h"
#include "rules/action.h"
#include "rules/event.h"
#include "rules/legal/seatview.h"
#include "rules/result.h"

namespace janso::cli {

struct SeatReply {
  Action action;
  std::chrono::nanoseconds spent{};
  std::optional<Failure> failure;  // why no more answers will come
};

// One seat of one match. It is made, used and destroyed in one thread.
class SeatPlayer {
 public:
  virtual ~SeatPlayer() = default;

  // How an illegal action of this player is reported; nothing for a built-in bot, where it is an error of
  // Janso.
  virtual std::optional<FailureCode> illegal() const { return std::nullopt; }
  // Whether the player needs hear(). Built-in bots only read the view.
  virtual bool hears() const { return false; }
  // Every event of the match from its start, masked for the seat.
  virtual void hear(const Event &) {}
  // All seats with a decision are asked before the first one must answer. Each call is followed by decide(),
  // or by drop() if another player's claim has settled the decision.
  virtual void ask(const Decision &, const SeatView &) {}
  virtual void drop() {}
  // Waits for the answer. The caller must check whether the action is legal.
  virtual SeatReply decide(const Decision &decision, const SeatView &view) = 0;
  // Called after the last event, so that the player can react to it. Returns why it could not.
  virtual std::optional<Failure> matchOver() { return std::nullopt; }
};

// `seed` is for the bot's own randomness.
using MakeSeat = std::function<std::unique_ptr<SeatPlayer>(int seat, std::uint64_t seed)>;

// Reads ID or ID:key=value,... of a built-in bot; "random", which wins when it can and otherwise takes any
// legal action; or a program or plugin (see arenaforeign.h). The error lists the known bots.
Result<MakeSeat> seatMaker(const QString &spec);

// Ids of the bots that seatMaker() knows, weakest first.
QStringList seatIds();

// Makes the bot that replaces a failed player.
MakeSeat replacementMaker();

}  // namespace janso::cli
