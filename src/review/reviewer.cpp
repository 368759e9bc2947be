// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/reviewer.h"

#include <algorithm>
#include <array>
#include <utility>

#include "bots/evaluation.h"
#include "records/canonicalhash.h"
#include "records/provedgame.h"
#include "review/judge.h"
#include "rules/actionkinds.h"

namespace janso {
namespace {

// Both losses are of one plan: the same fold refused or made too early, or the same tile that stays.
bool isSamePlan(const ChoiceVerdict &a, const ChoiceVerdict &b) {
  if (a.category != b.category)
    return false;
  if (a.category == Category::PushFold)
    return a.folding == b.folding;
  const Action &wantedA = a.best().considered.action;
  const Action &wantedB = b.best().considered.action;
  return isDiscard(wantedA.type) && isSameChoice(wantedA, wantedB);
}

// Numbers successive losses of one plan within a hand of a seat, from `next` on. Each step counts for what it
// loses more than the dearest before it: its first step has lost the rest already.
void findEpisodes(std::vector<ChoiceVerdict> &verdicts, int seat, int &next) {
  ChoiceVerdict *last = nullptr;
  double biggest = 0;
  for (ChoiceVerdict &verdict : verdicts) {
    if (verdict.seat != seat)
      continue;
    verdict.episode = -1;
    verdict.addedPlace = verdict.lossPlace;
    if (!verdict.isLoss()) {
      // Passing on another's tile between two own turns ends no plan.
      if (isDiscard(verdict.action.type))
        last = nullptr;
      continue;
    }
    if (last != nullptr && isSamePlan(*last, verdict)) {
      if (last->episode < 0)
        last->episode = next++;
      verdict.episode = last->episode;
      verdict.addedPlace = std::max(0.0, verdict.lossPlace - biggest);
      biggest = std::max(biggest, verdict.lossPlace);
    } else {
      biggest = verdict.lossPlace;
    }
    last = &verdict;
  }
}

void numberEpisodes(GameReview &review) {
  for (int seat = 0; seat < 4; ++seat) {
    int next = 0;
    for (HandReview &hand : review.hands)
      findEpisodes(hand.verdicts, seat, next);
  }
}

}  // namespace

HandReview reviewHand(const ProvedGame &game, std::size_t hand, SeatSet seats, Strictness strictness,
                      const std::atomic<bool> *stop) {
  HandReview review;
  review.hand = hand;
  const Thresholds thresholds = thresholdsOf(strictness);
  std::size_t answers = 0;
  for (HandWalk walk(game, hand);;) {
    const GivenAnswer *answer = walk.next();
    const Decision *asked = walk.asked();
    if (answer != nullptr && asked != nullptr && answer->shown && (seats >> answer->seat & 1U) != 0) {
      const SeatView view = walk.round().viewOf(answer->seat);
      if (isChoice(view, *asked)) {
        ChoiceVerdict verdict = judge(view, *asked, answer->action, thresholds);
        verdict.hand = hand;
        verdict.event = walk.happened();
        verdict.answer = answers;
        review.verdicts.push_back(std::move(verdict));
      }
    }
    answers += answer != nullptr ? 1 : 0;
    if (!walk.step() || (stop != nullptr && stop->load()))
      return review;
  }
}

GameReview startReview(const ProvedGame &game, SeatSet seats, Strictness strictness) {
  GameReview review;
  review.game = canonicalHash(game);
  review.seats = seats;
  review.evaluator = std::string(evaluatorId());
  review.evaluatorVersion = evaluatorVersion();
  review.scaleVersion = kScaleVersion;
  review.strictness = strictness;
  return review;
}

GameReview reviewGame(const ProvedGame &game, SeatSet seats, Strictness strictness) {
  GameReview review = startReview(game, seats, strictness);
  for (std::size_t hand = 0; hand < game.hands.size(); ++hand)
    addHand(review, reviewHand(game, hand, seats, strictness));
  return review;
}

void addHand(GameReview &review, HandReview hand) {
  const auto place = std::ranges::lower_bound(review.hands, hand.hand, {}, &HandReview::hand);
  if (place != review.hands.end() && place->hand == hand.hand)
    *place = std::move(hand);
  else
    review.hands.insert(place, std::move(hand));
  numberEpisodes(review);
}

bool isComplete(const GameReview &review, const ProvedGame &game) {
  return review.hands.size() == game.hands.size();
}

void regrade(GameReview &review, Strictness strictness) {
  review.strictness = strictness;
  for (HandReview &hand : review.hands) {
    for (ChoiceVerdict &verdict : hand.verdicts)
      grade(verdict, thresholdsOf(strictness));
  }
  numberEpisodes(review);
}

}  // namespace janso
