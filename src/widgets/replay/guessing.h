// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A run of guesses through a replay: which choices are asked, how far one may look, what was answered. No
// widget.
//
// What lies behind the question is hidden until it is answered; then the way is free to the next one.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "replay/guess.h"
#include "replay/replay.h"
#include "replay/replayplace.h"
#include "rules/action.h"

namespace janso {

struct ChoiceVerdict;

// What a review says of the choice of a place; nullptr = nothing.
using VerdictTeller = std::function<const ChoiceVerdict *(ReplayPlace place, int seat)>;

class Guessing {
 public:
  // From the first choice of `seat` that is not before `from`, every so many-th.
  Guessing(std::shared_ptr<const Replay> replay, int seat, int every, ReplayPlace from,
           const GuessFile &file);

  int seat() const { return m_run.seat; }
  int every() const { return m_run.every; }
  // Where it is asked next; nothing = nowhere any more.
  std::optional<ReplayPlace> next() const { return m_next; }
  bool asks(ReplayPlace place) const { return !m_over && m_next == place; }
  // Nobody looks further.
  ReplayPlace limit() const { return m_next.value_or(m_replay->last()); }
  // The question of next().
  const ReplayChoice &question() const { return *m_replay->choiceAt(*m_next, m_run.seat); }

  // All has been said: nothing is asked any more, and nothing more may be seen.
  void finish() { m_over = true; }
  bool isOver() const { return m_over; }

  // What was shown without a guess counts nowhere.
  void show() { goOn(); }
  // False when it could not be kept.
  bool answer(const Action &guessed, const ChoiceVerdict *verdict);
  const GuessRun &run() const { return m_run; }
  // That was made at this place; nullptr = none.
  const Guess *guessAt(ReplayPlace place) const;
  // Earlier ones on this game.
  const std::vector<GuessRun> &before() const { return m_before; }

 private:
  void goOn();
  bool isAsked(ReplayPlace place) const;

  std::shared_ptr<const Replay> m_replay;
  GuessFile m_file;
  std::vector<GuessRun> m_before;
  GuessRun m_run;
  std::optional<ReplayPlace> m_next;
  bool m_over = false;
};

// A guess at this choice, with what the review says of it.
Guess guessOf(const ReplayChoice &choice, int hand, const Action &guessed, const ChoiceVerdict *verdict);

}  // namespace janso
