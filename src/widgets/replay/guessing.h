// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A run of guesses through a replay: which decisions to guess, how far the reader may look, and the answers.
// Independent of widgets.
//
// Everything after the question is hidden until it is answered; then the reader can move on to the next one.
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

// The review's verdict on the decision at a position; nullptr = none.
using VerdictSource = std::function<const ChoiceVerdict *(ReplayPlace place, int seat)>;

class Guessing {
 public:
  // Starts at the first decision of `seat` at or after `from`, and asks about every `every`-th decision.
  Guessing(std::shared_ptr<const Replay> replay, int seat, int every, ReplayPlace from,
           const GuessFile &file);

  int seat() const { return m_run.seat; }
  int every() const { return m_run.every; }
  // The position of the next question; nothing = no more questions.
  std::optional<ReplayPlace> next() const { return m_next; }
  bool asks(ReplayPlace place) const { return !m_over && m_next == place; }
  // The last position that may be shown.
  ReplayPlace limit() const { return m_next.value_or(m_replay->last()); }
  // The question at next().
  const ReplayChoice &question() const { return *m_replay->choiceAt(*m_next, m_run.seat); }

  // Ends the run: nothing more is asked, and nothing more may be shown.
  void finish() { m_over = true; }
  bool isOver() const { return m_over; }

  // Moves on after the answer was revealed without a guess; it is not counted.
  void show() { nextQuestion(); }
  // Returns false if the answer could not be saved.
  bool answer(const Action &guessed, const ChoiceVerdict *verdict);
  const GuessRun &run() const { return m_run; }
  // The guess made at this position; nullptr = none.
  const Guess *guessAt(ReplayPlace place) const;
  // Earlier runs on this game.
  const std::vector<GuessRun> &before() const { return m_before; }

 private:
  void nextQuestion();
  bool isAsked(ReplayPlace place) const;

  std::shared_ptr<const Replay> m_replay;
  GuessFile m_file;
  std::vector<GuessRun> m_before;
  GuessRun m_run;
  std::optional<ReplayPlace> m_next;
  bool m_over = false;
};

// A guess at this decision, with the review's verdict on it.
Guess guessOf(const ReplayChoice &choice, int hand, const Action &guessed, const ChoiceVerdict *verdict);

}  // namespace janso
