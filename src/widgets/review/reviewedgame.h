// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The finished review of one seat of a game, with everything that a page shows of it.
//
// A value that never changes; it is shared between threads and never copied, since its parts refer to each
// other.
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
#include "review/verdict.h"

namespace janso {

// One choice of the seat, where it stands in the replay, and why it is worth what it is worth.
struct ReviewedChoice {
  const ChoiceVerdict *verdict = nullptr;  // as its roll-out has it, where there is one that judges
  std::vector<Fact> facts;                 // of the evaluator, where the roll-out does not gainsay them
  std::vector<Rollout> rollouts;           // at most one of each kind, also those that were stopped

  ReplayPlace place() const { return {static_cast<int>(verdict->hand), static_cast<int>(verdict->event)}; }
  bool canRollOut() const { return rolloutRival(*verdict).has_value(); }
  // From tenpai, of a choice that is not judged (review/stepback.h); 0 = none.
  int stepsBack() const;
  // The roll-out that the verdict follows; nullptr = the evaluator's own.
  const Rollout *proof() const {
    const auto found = std::ranges::find_if(rollouts, &Rollout::judges);
    return found == rollouts.end() ? nullptr : &*found;
  }
  bool isProved() const { return proof() != nullptr; }
  // Not so where no world was found in which to roll it out.
  bool mayBeProved() const {
    return canRollOut() && std::ranges::none_of(rollouts, [](const Rollout &rollout) {
             return rollout.plan.kind == WorldKind::InformationSet && rollout.isDone();
           });
  }
  bool isLoss() const { return verdict->isLoss(); }
};

class ReviewedGame {
 public:
  // `review` is a complete one of this game and seat, as the evaluator made it; roll-outs of other choices
  // are left out. Takes some tenths of a second: the facts are worked out.
  ReviewedGame(std::shared_ptr<const Replay> replay, int seat, GameReview review,
               std::vector<Rollout> rollouts = {});
  Q_DISABLE_COPY_MOVE(ReviewedGame)

  const Replay &replay() const { return *m_replay; }
  const std::shared_ptr<const Replay> &shared() const { return m_replay; }
  int seat() const { return m_seat; }
  // canonicalHash()
  const std::string &hash() const { return m_review.game; }
  // The same with a roll-out more, or one that has gone on. As slow as a new one.
  std::shared_ptr<const ReviewedGame> with(const Rollout &rollout) const;
  Strictness strictness() const { return m_review.strictness; }

  // In the order of the game.
  const std::vector<ReviewedChoice> &choices() const { return m_choices; }
  // Nothing where the seat had no choice.
  const ReviewedChoice *choiceAt(ReplayPlace place) const;
  const ReviewedChoice &choiceOf(const ChoiceVerdict &verdict) const;

  const SeatFigures &figures() const { return m_figures; }
  // Dearest first, one of each episode.
  std::vector<DearLoss> dearest(std::size_t most) const;
  std::vector<ReplayPlace> mistakes() const;
  // What the evaluator alone takes for a loss, sure of it or not, and a roll-out could judge, dearest first.
  std::vector<ReplayPlace> unproved() const;
  // Those of them that are among so many of the dearest, proved ones included.
  std::vector<ReplayPlace> unprovedOf(std::size_t dearest) const;
  // By hand; as SeatFigures adds them up.
  std::vector<int> lostPoints() const;
  // What is worth another try: every loss, of each episode its first step.
  std::vector<const ReviewedChoice *> exercises() const;

  // Choices that took the hand away from tenpai and are not judged.
  int stepsBack() const;

  // Points won in the recorded hands.
  double points() const { return m_points; }
  // Nothing where not all hands are known.
  const std::optional<HandLuck> &luck() const { return m_luck; }

 private:
  // That a roll-out could judge, dearest first.
  std::vector<const ReviewedChoice *> losses() const;

  std::shared_ptr<const Replay> m_replay;
  int m_seat;
  GameReview m_evaluated;           // without roll-outs
  std::vector<Rollout> m_rollouts;  // that were told
  GameReview m_review;              // with them
  std::vector<ReviewedChoice> m_choices;
  SeatFigures m_figures;
  std::optional<HandLuck> m_luck;
  double m_points;
};

}  // namespace janso
