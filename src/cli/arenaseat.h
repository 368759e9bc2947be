// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Who can sit in an arena, and how a match that waits for every answer asks them.
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
#include "rules/result.h"
#include "rules/seatview.h"

namespace janso::cli {

struct SeatReply {
  Action action;
  std::chrono::nanoseconds spent{};
  std::optional<Failure> failure;  // no answer will come any more, and why
};

// One seat of one match; made, used and destroyed in one thread.
class SeatPlayer {
 public:
  virtual ~SeatPlayer() = default;

  // What an action that is not legal is called of somebody else's; none: it is our own mistake.
  virtual std::optional<FailureCode> illegal() const { return std::nullopt; }
  // Whether it wants hear(); a bot of ours reads the view alone.
  virtual bool hears() const { return false; }
  // Every event of the match so far and from now on, masked for the seat.
  virtual void hear(const Event &) {}
  // All who have a choice are asked before the first must answer. An answer to this follows by decide(), or
  // drop() when another's claim has settled it.
  virtual void ask(const Decision &, const SeatView &) {}
  virtual void drop() {}
  // Waits. An action that is not legal is the caller's to judge.
  virtual SeatReply decide(const Decision &decision, const SeatView &view) = 0;
  // The last event was heard: lets it take note. Gives why it could not.
  virtual std::optional<Failure> matchOver() { return std::nullopt; }
};

// `seed`: of a bot's own randomness.
using MakeSeat = std::function<std::unique_ptr<SeatPlayer>(int seat, std::uint64_t seed)>;

// ID or ID:key=value,... of a built-in bot; "random", which wins when it can and else takes any legal action;
// or a program or plugin, see arenaforeign.h. The error says which there are.
Result<MakeSeat> seatMaker(const QString &spec);

// Ids of the bots that seatMaker() knows, weakest first.
QStringList seatIds();

// Who plays on for one that failed.
MakeSeat replacementMaker();

}  // namespace janso::cli
