// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/handrace.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "rules/dora.h"
#include "rules/legal/legal.h"
#include "rules/score.h"
#include "rules/shanten.h"
#include "rules/walllayout.h"

namespace janso {
namespace {

#include "review/racetable.inc"

namespace three {
#include "review/racethreetable.inc"
}  // namespace three

constexpr int kSteps = 5;      // shanten 1 to 5 and more
constexpr int kTimes = 6;      // of twelve tiles each
constexpr int kMostBonus = 6;  // han
constexpr int kForms = 3 + 2 * kSteps;

struct RaceLayout : Layout {
  int form = block(kForms * kTimes);
  int wait = block(3);
  int ron = block(3);
  int noRon = block(3);
  int others = block(kForms * 3);
  int bonus = block(2 * 2);
  int nobody = block(12);
};
constexpr RaceLayout kRace{};

struct PointLayout : Layout {
  int form = block(kForms);
  int dealer = block(2);
  int bonus = block(2 * kMostBonus);
  int worth = block(3);
};
constexpr PointLayout kPoint{};
static_assert(kRace.size() == kRaceOdds.size() && kPoint.size() == kRacePoints.size());

struct RaceModel {
  std::span<const float, kRace.size()> odds;
  std::span<const float, kPoint.size()> points;
};
constexpr RaceModel kOfFour{kRaceOdds, kRacePoints};
constexpr RaceModel kOfThree{three::kRaceOdds, three::kRacePoints};

const RaceModel &modelOf(int players) {
  return players == 3 ? kOfThree : kOfFour;
}

// Ready and silent, in riichi, open; then those that are not ready, closed and open.
int formOf(const RaceHand &hand) {
  if (hand.away <= 0)
    return hand.riichi ? 1 : hand.open ? 2 : 0;
  return 3 + (hand.open ? kSteps : 0) + std::min(hand.away, kSteps) - 1;
}

bool isReady(const RaceHand &hand) {
  return hand.away <= 0;
}

double share(int tiles, int coming) {
  return std::log((tiles + 0.2) / std::max(1, coming)) + 4;
}

int bonusOf(const SeatView &view, const TileCounts &concealed) {
  int bonus = view.drawn.isKnown() && view.drawn.isRed() ? 1 : 0;
  TileCounts all = concealed;
  for (const Tile tile : view.hand)
    bonus += tile.isRed() ? 1 : 0;
  for (const Meld &meld : view.me().melds) {
    for (const Tile tile : meld.tiles) {
      bonus += tile.isRed() ? 1 : 0;
      all.add(tile);
    }
  }
  all[kNorth] = static_cast<std::uint8_t>(all[kNorth] + view.me().kita);
  if (view.rules().kita)
    bonus += all[kNorth];
  for (const Tile indicator : view.board.doraIndicators)
    bonus += all[doraOf(indicator.kind(), view.board.seats())];
  return bonus;
}

// What a ready hand may win on.
void readWaits(const SeatView &view, const TileCounts &coming, RaceHand &hand) {
  SeatView ready = view;
  ready.drawn = Tile();
  const TileCounts counts = ready.concealedCounts();
  const HeldTiles own = heldBy(ready, counts);
  double points = 0;
  int paid = 0;
  for (const Kind kind : view.waits) {
    if (coming[kind] == 0)
      continue;
    const WinInput off = withoutMoment(winInputOf(own, view.board.nextSeat(view.seat), Tile(kind)));
    if (const ScoreOutcome win = scoreHand(off, view.rules()); win.result) {
      points += static_cast<double>(win.result->handPoints) * coming[kind];
      paid += coming[kind];
      hand.live += coming[kind];
      hand.ronLive += view.furiten.any() ? 0 : coming[kind];
    } else if (view.me().isMenzen()) {
      hand.live += coming[kind];
    }
  }
  hand.worth = paid == 0 ? 0 : points / paid;
}

// The best that a discard leaves: it is not known yet which.
void readBestWaits(const TileCounts &held, int melds, const TileCounts &coming, RaceHand &hand) {
  TileCounts counts = held;
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if (counts[kind] == 0)
      continue;
    --counts[kind];
    int live = 0;
    for (const Kind wait : waits(counts, melds))
      live += coming[wait];
    hand.live = std::max(hand.live, live);
    ++counts[kind];
  }
  hand.ronLive = hand.live;
}

}  // namespace

TileCounts stillToCome(const std::array<SeatView, 4> &views) {
  const int players = views[0].board.seats();
  TileCounts seen = views[0].visibleCounts();
  for (int seat = 1; seat < players; ++seat) {
    const TileCounts held = views[static_cast<std::size_t>(seat)].concealedCounts();
    for (Kind kind = 0; kind < kKinds; ++kind)
      seen[kind] = static_cast<std::uint8_t>(seen[kind] + held[kind]);
  }
  TileCounts coming;
  for (Kind kind = 0; kind < kKinds; ++kind)
    coming[kind] = static_cast<std::uint8_t>(isInWall(kind, players) ? std::max(0, 4 - seen[kind]) : 0);
  return coming;
}

RaceHand raceHandOf(const SeatView &view, const TileCounts &coming) {
  RaceHand hand;
  const TileCounts held = view.concealedCounts();
  const auto melds = static_cast<int>(view.me().melds.size());
  hand.away = std::max(0, shanten(held, melds));
  hand.open = !view.me().isMenzen();
  hand.riichi = view.me().riichi != RiichiState::None;
  hand.dealer = view.board.dealer == view.seat;
  hand.bonus = bonusOf(view, held);
  if (isReady(hand) && !view.waits.empty())
    readWaits(view, coming, hand);
  else if (isReady(hand))
    readBestWaits(held, melds, coming, hand);
  return hand;
}

int raceFeatureCount() {
  return kRace.size();
}

void raceFeatures(const RaceHand &hand, const RaceTime &time, int seat, FeatureList &out) {
  if (seat == kNobody) {
    out.add(kRace.nobody + std::clamp(time.tilesLeft / 6, 0, 11));
    return;
  }
  const int form = formOf(hand);
  out.add(kRace.form + form * kTimes + std::clamp(time.tilesLeft / 12, 0, kTimes - 1));
  out.add(kRace.others + form * 3 + std::clamp(time.riichi - (hand.riichi ? 1 : 0), 0, 2));
  out.add(kRace.bonus + (hand.open ? 2 : 0) + (isReady(hand) ? 1 : 0), std::min(hand.bonus, kMostBonus));
  if (!isReady(hand))
    return;
  out.add(kRace.wait + form, share(hand.live, time.coming));
  if (hand.ronLive > 0)
    out.add(kRace.ron + form, share(hand.ronLive, time.coming));
  else
    out.add(kRace.noRon + form);
}

int racePointFeatureCount() {
  return kPoint.size();
}

void racePointFeatures(const RaceHand &hand, FeatureList &out) {
  out.add(kPoint.form + formOf(hand));
  out.add(kPoint.dealer + (hand.dealer ? 1 : 0));
  out.add(kPoint.bonus + (hand.open ? kMostBonus : 0) + std::min(hand.bonus, kMostBonus - 1));
  if (isReady(hand) && hand.worth > 0)
    out.add(kPoint.worth + formOf(hand), std::log(hand.worth / 4000));
}

double raceOdds(const RaceHand &hand, const RaceTime &time, int seat) {
  FeatureList features;
  raceFeatures(hand, time, seat, features);
  return weightedSum(features, modelOf(time.players).odds);
}

double racePoints(const RaceHand &hand, int players) {
  FeatureList features;
  racePointFeatures(hand, features);
  return 1000 * std::exp(weightedSum(features, modelOf(players).points));
}

}  // namespace janso
