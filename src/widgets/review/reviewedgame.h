// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The finished review of one seat of a game, with everything that a page shows of it.
//
// An immutable value; it is shared between threads and never copied, because its parts refer to each other.
#pragma once

#include <QtGlobal>
#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "replay/replay.h"
#include "replay/replayplace.h"
#include "review/figures.h"
#include "review/gamereview.h"
#include "review/luck.h"
#include "review/reasons.h"
#include "review/rollout.h"
#include "review/stepsaway.h"
#include "review/verdict.h"

namespace janso {

// One decision of the seat, its position in the replay, and the reasons for its value.
struct ReviewedChoice {
  const ChoiceVerdict *verdict = nullptr;  // from the rollout, if one judges the decision
  std::vector<Fact> facts;                 // from the reviewing bot, unless the rollout contradicts them
  std::vector<Rollout> rollouts;           // at most one of each kind, including those that were stopped

  ReplayPlace place() const { return {static_cast<int>(verdict->hand), static_cast<int>(verdict->event)}; }
  bool canRollOut() const { return rolloutRival(*verdict).has_value(); }
  // How many steps the decision moved away from tenpai, if it is not judged (review/stepback.h); otherwise 0.
  int stepsBack() const;
  // The rollout that the verdict follows; nullptr = the reviewing bot's verdict.
  const Rollout *proof() const {
    const auto found = std::ranges::find_if(rollouts, &Rollout::judges);
    return found == rollouts.end() ? nullptr : &*found;
  }
  bool isProved() const { return proof() != nullptr; }
  // Returns false if no simulated deal could be found for a rollout.
  bool canBeProved() const {
    return canRollOut() && std::ranges::none_of(rollouts, [](const Rollout &rollout) {
             return rollout.plan.kind == SimulatedDealKind::InformationSet && rollout.isDone();
           });
  }
  bool isLoss() const { return verdict->isLoss(); }
};

class ReviewedGame {
 public:
  // `review` is a complete review of this game and seat, as made by the reviewing bot. Rollouts of other
  // decisions are ignored. Takes some tenths of a second to compute the facts.
  ReviewedGame(std::shared_ptr<const Replay> replay, int seat, GameReview review,
               std::vector<Rollout> rollouts = {});
  Q_DISABLE_COPY_MOVE(ReviewedGame)

  const Replay &replay() const { return *m_replay; }
  const std::shared_ptr<const Replay> &shared() const { return m_replay; }
  int seat() const { return m_seat; }
  // canonicalHash()
  const std::string &hash() const { return m_review.game; }
  // The same review with one more rollout, or with one that has progressed. As slow as the constructor.
  std::shared_ptr<const ReviewedGame> with(const Rollout &rollout) const;
  Strictness strictness() const { return m_review.strictness; }

  // In the order of the game.
  const std::vector<ReviewedChoice> &choices() const { return m_choices; }
  // nullptr if the seat had no decision there.
  const ReviewedChoice *choiceAt(ReplayPlace place) const;
  const ReviewedChoice &choiceOf(const ChoiceVerdict &verdict) const;

  const SeatFigures &figures() const { return m_figures; }
  // The biggest losses first, one for each episode.
  std::vector<BiggestLoss> biggestLosses(std::size_t most) const;
  std::vector<ReplayPlace> mistakes() const;
  // Losses, certain or not, that only the reviewing bot has judged and that a rollout could judge; the
  // biggest first.
  std::vector<ReplayPlace> unproved() const;
  // The same, restricted to the `most` biggest losses (which include proved ones).
  std::vector<ReplayPlace> unprovedOf(std::size_t most) const;
  // By hand; adds up as in SeatFigures.
  std::vector<int> lostPoints() const;
  // Decisions worth another try: every loss, but only the first step of each episode.
  std::vector<const ReviewedChoice *> exercises() const;

  // Discards that took the hand further from a win and that the reviewing bot does not excuse, the furthest
  // first (review/stepsaway.h). Rollouts do not change them.
  const std::vector<StepAway> &steps() const { return m_steps; }

  // Points won in the recorded hands.
  double points() const { return m_points; }
  // Nothing unless all hands are known.
  const std::optional<HandLuck> &luck() const { return m_luck; }

 private:
  // Losses that a rollout could judge, the biggest first.
  std::vector<const ReviewedChoice *> losses() const;

  std::shared_ptr<const Replay> m_replay;
  int m_seat;
  GameReview m_evaluated;           // without rollouts
  std::vector<Rollout> m_rollouts;  // as given to the constructor
  GameReview m_review;              // with rollouts
  std::vector<ReviewedChoice> m_choices;
  SeatFigures m_figures;
  std::vector<StepAway> m_steps;
  std::optional<HandLuck> m_luck;
  double m_points;
};

}  // namespace janso
