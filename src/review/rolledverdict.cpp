// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/rolledverdict.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>

#include "review/scale.h"

namespace janso {
namespace {

std::size_t placeOf(std::vector<Candidate> &candidates, const Action &action) {
  const auto found = std::ranges::find_if(candidates, [&](const Candidate &candidate) {
    return isSameChoice(candidate.considered.action, action);
  });
  if (found != candidates.end())
    return static_cast<std::size_t>(found - candidates.begin());
  // A skipped win is weighed against nothing.
  Candidate &added = candidates.emplace_back();
  added.considered.action = action;
  return candidates.size() - 1;
}

// The two that were compared, the better first, then the others as they were.
void putFirst(std::vector<Candidate> &candidates, std::size_t played, std::size_t other, bool playedIsBest) {
  std::vector<Candidate> sorted;
  sorted.push_back(candidates[playedIsBest ? played : other]);
  sorted.push_back(candidates[playedIsBest ? other : played]);
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    if (i != played && i != other)
      sorted.push_back(std::move(candidates[i]));
  }
  candidates = std::move(sorted);
}

// That the mean difference is more than 0.
double chanceOfLoss(double mean, double error) {
  if (error <= 0)
    return mean > 0 ? 1 : 0;
  return 0.5 * std::erfc(-mean / error / std::sqrt(2.0));
}

}  // namespace

void follow(ChoiceVerdict &verdict, const Rollout &rollout) {
  const PairSum &sum = rollout.reported();
  const double loss = sum.meanPlace();
  const std::optional<Action> bot =
      verdict.botChoice < 0
          ? std::nullopt
          : std::optional(verdict.candidates[static_cast<std::size_t>(verdict.botChoice)].considered.action);
  const bool wasJudged = verdict.isJudged();
  const std::size_t played = placeOf(verdict.candidates, rollout.played);
  const std::size_t other = placeOf(verdict.candidates, rollout.other);
  Candidate &given = verdict.candidates[played];
  Candidate &rival = verdict.candidates[other];
  if (!rival.judged) {
    rival.place = sum.otherPlace / sum.pairs;
    rival.points = sum.otherPoints / sum.pairs;
  }
  given.place = rival.place + loss;
  given.points = rival.points + sum.meanPoints();
  given.judged = rival.judged = true;
  const bool best = loss <= 0;
  putFirst(verdict.candidates, played, other, best);
  verdict.played = best ? 0 : 1;
  verdict.botChoice = bot ? static_cast<int>(placeOf(verdict.candidates, *bot)) : -1;
  verdict.lossPlace = best ? 0 : loss;
  verdict.lossPoints = best ? 0 : -sum.meanPoints();
  verdict.addedPlace = verdict.lossPlace;
  verdict.worse = chanceOfLoss(loss, sum.placeError());
  verdict.confidence =
      best || rollout.end == RolloutEnd::Equal ? Confidence::None : confidenceOf(verdict.worse);
  verdict.lossClass = classOf(verdict.lossPlace, verdict.confidence, Thresholds{});
  verdict.counted = verdict.counted && wasJudged;
}

void follow(GameReview &review, const std::vector<Rollout> &rollouts) {
  for (const Rollout &rollout : rollouts) {
    if (!rollout.judges())
      continue;
    const auto hand = std::ranges::find(review.hands, rollout.hand, &HandReview::hand);
    if (hand == review.hands.end())
      continue;
    const auto verdict = std::ranges::find(hand->verdicts, rollout.answer, &ChoiceVerdict::answer);
    if (verdict != hand->verdicts.end() && verdict->action == rollout.played)
      follow(*verdict, rollout);
  }
}

}  // namespace janso
