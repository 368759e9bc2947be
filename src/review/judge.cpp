// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/judge.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "bots/evaluation.h"
#include "rules/actionkinds.h"
#include "rules/lasthand.h"

namespace janso {
namespace {

bool isClaim(const Action &action) {
  return isCall(action.type) || action.type == ActionType::Daiminkan;
}

int indexOf(const std::vector<Candidate> &candidates, const Action &action) {
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    if (isSameChoice(candidates[i].considered.action, action))
      return static_cast<int>(i);
  }
  return -1;
}

// Of equal places more points.
bool ranksBefore(const Candidate &a, const Candidate &b) {
  if (a.judged != b.judged)
    return a.judged;
  return a.place != b.place ? a.place < b.place : a.points > b.points;
}

double risked(const Candidate &c) {
  return static_cast<double>(c.considered.dealIn) * static_cast<double>(c.considered.loss);
}

// Both go on with the hand: which difference is the largest.
Category builds(const Candidate &best, const Candidate &given) {
  const auto win = [](const Candidate &c) { return static_cast<double>(c.considered.win); };
  const auto points = [](const Candidate &c) { return static_cast<double>(c.considered.points); };
  const double byWin = std::abs(win(best) - win(given)) * (points(best) + points(given)) / 2;
  const double byPoints = std::abs(points(best) - points(given)) * (win(best) + win(given)) / 2;
  const double byDanger = std::abs(risked(best) - risked(given));
  if (byDanger > byWin && byDanger > byPoints)
    return Category::Danger;
  return byPoints > byWin ? Category::Value : Category::Efficiency;
}

Category categoryOf(const SeatView &view, const std::vector<Candidate> &candidates, const Candidate &best,
                    const Candidate &given) {
  const Action &a = best.considered.action;
  const Action &b = given.considered.action;
  const auto byPoints = std::ranges::max_element(candidates, [](const Candidate &x, const Candidate &y) {
    return x.judged != y.judged ? y.judged : x.points < y.points;
  });
  if (isLastHand(view.board) && byPoints->judged && byPoints->points > best.points &&
      !isSameChoice(byPoints->considered.action, a))
    return Category::LastHand;
  if (isKan(a.type) || isKan(b.type))
    return Category::Kan;
  if (isClaim(a) || isClaim(b))
    return Category::Call;
  if (isRiichi(a.type) != isRiichi(b.type))
    return Category::Riichi;
  const bool folds = best.considered.motive == Motive::Fold;
  const bool folded = given.considered.motive == Motive::Fold;
  if (folds != folded)
    return Category::PushFold;
  return folds ? Category::SafeTile : builds(best, given);
}

// Passing is a choice where a call was near, or would have been better; calling always is.
bool countsAsCall(const ChoiceVerdict &verdict) {
  if (verdict.action.type != ActionType::Skip || verdict.lossPlace > 0)
    return true;
  return std::ranges::any_of(verdict.candidates, [&](const Candidate &c) {
    return c.judged && isClaim(c.considered.action) && c.place - verdict.given().place < Thresholds{}.mistake;
  });
}

// What can be said of a choice that is not weighed: what it was about.
Category categoryUnjudged(const Decision &decision, const Action &played) {
  const auto offered = [&](auto test) {
    return std::any_of(decision.legal.begin(), decision.legal.end(), test);
  };
  if (!played.isWin() && offered([](const Action &a) { return a.isWin(); }))
    return Category::PassedWin;
  if (isKan(played.type))
    return Category::Kan;
  if (isClaim(played) || played.type == ActionType::Skip)
    return Category::Call;
  return isRiichi(played.type) ? Category::Riichi : Category::Efficiency;
}

}  // namespace

bool isSameChoice(const Action &a, const Action &b) {
  if (a.type != b.type)
    return false;
  if (isDiscard(a.type))
    return a.tile.kind() == b.tile.kind();
  if (a.tile.plain() != b.tile.plain() || a.consumed.size() != b.consumed.size())
    return false;
  return std::equal(a.consumed.begin(), a.consumed.end(), b.consumed.begin(),
                    [](Tile x, Tile y) { return x.plain() == y.plain(); });
}

bool isChoice(const SeatView &view, const Decision &decision) {
  if (view.me().riichi != RiichiState::None)
    return false;
  return std::any_of(decision.legal.begin(), decision.legal.end(),
                     [&](const Action &a) { return !isSameChoice(a, decision.legal[0]); });
}

void grade(ChoiceVerdict &verdict, const Thresholds &thresholds) {
  if (verdict.isJudged())
    verdict.lossClass = classOf(verdict.lossPlace, verdict.confidence, thresholds);
}

ChoiceVerdict judge(const SeatView &view, const Decision &decision, const Action &played,
                    const Thresholds &thresholds) {
  SeatView seen = view;
  seen.opened = {};
  ChoiceVerdict verdict;
  verdict.seat = view.seat;
  verdict.turn = static_cast<std::uint8_t>(view.me().pond.size());
  verdict.action = played;
  verdict.category = categoryUnjudged(decision, played);
  const Evaluation evaluation = evaluate(seen, {decision.legal.data(), decision.legal.size()});
  for (const EvaluatedAction &action : evaluation.actions) {
    if (indexOf(verdict.candidates, action.considered.action) < 0)
      verdict.candidates.push_back(
          {action.considered, action.judged, action.points, evaluation.placeNow + action.place});
  }
  const Action chosen = verdict.candidates.front().considered.action;
  std::stable_sort(verdict.candidates.begin(), verdict.candidates.end(), ranksBefore);
  verdict.botChoice = indexOf(verdict.candidates, chosen);
  verdict.folding = evaluation.folding;
  verdict.played = indexOf(verdict.candidates, played);
  const auto judged = std::ranges::count_if(verdict.candidates, &Candidate::judged);
  if (verdict.played < 0 || !verdict.given().judged || judged < 2)
    return verdict;
  const Candidate &best = verdict.best();
  const Candidate &given = verdict.given();
  verdict.category = categoryOf(seen, verdict.candidates, best, given);
  const Trust trust = trustOf(verdict.category);
  verdict.lossPlace = trust.slope * (given.place - best.place);
  verdict.lossPoints = trust.slope * (best.points - given.points);
  verdict.addedPlace = verdict.lossPlace;
  verdict.worse = verdict.played == 0 ? 0 : chanceOfWorse(given.place - best.place, trust);
  verdict.confidence = confidenceOf(verdict.worse);
  verdict.lossClass = classOf(verdict.lossPlace, verdict.confidence, thresholds);
  verdict.counted = isChoice(seen, decision) && countsAsCall(verdict);
  return verdict;
}

}  // namespace janso
