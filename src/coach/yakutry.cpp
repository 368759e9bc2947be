// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/yakutry.h"

#include <algorithm>
#include <vector>

#include "coach/advice.h"
#include "coach/yakudistance.h"
#include "rules/actionkinds.h"
#include "rules/event.h"
#include "rules/legal/legal.h"

namespace janso {

namespace {

constexpr int kFarther = 1;  // a yaku that costs one exchange more than the nearest is still worth a try

// What tiles make, and riichi: everything else happens by itself or by luck.
bool canBeTried(const YakuAnswer &answer) {
  return answer.possible() && answer.distance >= 0 && !answer.target.empty() &&
         (answer.event == YakuEvent::None || (answer.event == YakuEvent::DeclareRiichi && !answer.made()));
}

YakuTry tryOf(const YakuAnswer &answer) {
  YakuTry result;
  result.id = answer.id;
  result.away = answer.distance;
  for (const TargetGroup &group : answer.target.groups) {
    for (const TargetTile &tile : group) {
      auto &tiles = tile.held ? result.kept : result.missing;
      if (tiles.size() < 14)
        tiles.push_back(tile.tile);
    }
  }
  std::sort(result.kept.begin(), result.kept.end());
  std::sort(result.missing.begin(), result.missing.end());
  return result;
}

InlineVec<YakuTry, 2> nearestTwo(const SeatView &view) {
  InlineVec<YakuTry, 2> result;
  const YakuAnswers answers = yakuAnswers(view);
  std::vector<const YakuAnswer *> found;
  for (const YakuAnswer &answer : answers.yaku) {
    if (answers.known && canBeTried(answer))
      found.push_back(&answer);
  }
  std::stable_sort(found.begin(), found.end(), [](const YakuAnswer *a, const YakuAnswer *b) {
    return a->distance != b->distance ? a->distance < b->distance : a->left > b->left;
  });
  const int reach = exchangesInReach(ownDrawsLeft(view));
  for (const YakuAnswer *answer : found) {
    const bool near = answer->distance <= found.front()->distance + kFarther && answer->distance <= reach;
    if (near && result.size() < 2)
      result.push_back(tryOf(*answer));
  }
  return result;
}

}  // namespace

YakuSuggestion yakuSuggestion(const SeatView &view) {
  YakuSuggestion result;
  const auto isUnknown = [](Tile tile) { return !tile.isKnown(); };
  if (view.hand.empty() || std::ranges::any_of(view.hand, isUnknown) || view.me().riichi != RiichiState::None)
    return result;
  Decision decision;
  const bool hasTooMany = view.concealedCounts().total() % 3 == 2;
  const bool asked = hasTooMany && view.board.turn == view.seat && decisionOf(view, decision) &&
                     std::ranges::any_of(decision.legal, [](const Action &a) { return isDiscard(a.type); });
  if (!asked) {
    result.yaku = nearestTwo(view);
    return result;
  }
  const Advice advice = advise(view, decision);
  if (!isDiscard(advice.recommended.type))
    return result;  // it wins, or makes a kan: there is nothing to try
  result.discard = advice.recommended.tile;
  result.folding = advice.folding;
  if (result.folding)
    return result;
  SeatView after = view;
  after.apply(Dahai{.seat = view.seat, .tile = result.discard, .tsumogiri = advice.recommended.tsumogiri});
  result.yaku = nearestTwo(after);
  return result;
}

int ownDrawsLeft(const SeatView &view) {
  const int seats = std::max(1, view.board.seats());
  return (view.board.tilesLeft + seats - 1) / seats;
}

}  // namespace janso
