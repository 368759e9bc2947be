// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/outlook.h"

#include <algorithm>
#include <cmath>

#include "bots/handscore.h"
#include "bots/reading/figures.h"
#include "rules/fnv.h"
#include "rules/score.h"

namespace janso {
namespace {

constexpr const OutlookFigures &kFigures = kOutlookFigures;

// Mean points of this win, what may come by ura dora and ippatsu in.
double meanPoints(const WinPoints &win) {
  if (win.extras <= 0)
    return win.paid;
  return win.paid + win.extras * (kRiichiExtras.oneHan * (win.oneMore - win.asScored) +
                                  kRiichiExtras.twoHan * (win.twoMore - win.asScored));
}

bool inOwnPond(const Knowledge &know, KindSet waiting) {
  const auto &pond = know.view().me().pond;
  return std::any_of(pond.begin(), pond.end(),
                     [waiting](const PondTile &t) { return waiting.has(t.tile.kind()); });
}

std::size_t hashOf(const OwnHand &hand) {
  Fnv hash(0x9E3779B97F4A7C15U + hand.melds.size());
  for (std::uint8_t n : hand.counts.n)
    hash.add(n);
  for (std::uint8_t n : hand.reds)
    hash.add(n);
  return static_cast<std::size_t>(hash.value() >> 40);
}

// Whether an open hand could claim `kind` from another's discard: a pair for pon, two neighbors for chi.
double callFactor(const Knowledge &know, const OwnHand &hand, Kind kind) {
  if (hand.counts[kind] >= 2)
    return 1.0 + kFigures.byPon;
  if (isHonor(kind) || !know.rules().chi)
    return 1.0;
  const int rank = rankOf(kind);
  const auto has = [&](int step) {
    return rank + step >= 1 && rank + step <= 9 && hand.counts[static_cast<Kind>(kind + step)] > 0;
  };
  const bool run = (has(-2) && has(-1)) || (has(-1) && has(1)) || (has(1) && has(2));
  return run ? 1.0 + kFigures.byChi : 1.0;
}

}  // namespace

bool couldRiichi(const Knowledge &know) {
  const RuleSet &rules = know.rules();
  return know.view().me().riichi == RiichiState::None &&
         affordsRiichi(rules, know.board().scores[static_cast<std::size_t>(know.seat())]) &&
         know.board().tilesLeft >= rules.riichiMinWall;
}

Outlook Forecast::tenpai(const OwnHand &hand, bool riichi) {
  Outlook outlook;
  outlook.shanten = 0;
  outlook.tenpai.fill(1.0F);
  const KindSet waiting = waits(hand.counts, hand.meldCount());
  const bool furiten = inOwnPond(m_know, waiting) || m_know.view().furiten.riichi;
  HandScore score(m_know, hand);
  const int opponents = m_know.board().seats() - 1;
  double perTurn = 0;
  double points = 0;
  for (Kind kind : waiting) {
    const double share = m_know.unseen() > 0 ? static_cast<double>(m_know.left(kind)) / m_know.unseen() : 0;
    if (share <= 0)
      continue;
    const double tsumo = meanPoints(score.of(kind, true, riichi));
    const double ron = meanPoints(score.of(kind, false, riichi));
    if (tsumo > 0) {
      perTurn += share;
      points += share * tsumo;
    }
    if (ron > 0 && !furiten) {
      const double readily = kRonReadiness.of(kind, riichi);
      perTurn += opponents * readily * share;
      points += opponents * readily * share * ron;
    }
  }
  if (perTurn <= 0)
    return outlook;
  outlook.points = points / perTurn;
  const double miss = std::max(0.0, 1.0 - perTurn);
  double missed = 1;
  for (std::size_t t = 1; t < outlook.win.size(); ++t) {
    missed *= miss;
    outlook.win[t] = static_cast<float>(1 - missed);
  }
  return outlook;
}

Outlook Forecast::bestTenpai(const OwnHand &hand, bool canRiichi) {
  Outlook silent = tenpai(hand, false);
  if (!canRiichi || !hand.isMenzen())
    return silent;
  const Outlook declared = tenpai(hand, true);
  const int turns = m_know.turnsLeft() / 2 + 1;
  return declared.worth(turns) > silent.worth(turns) ? declared : silent;
}

Outlook Forecast::oneShanten(const OwnHand &hand, bool canRiichi) {
  Outlook outlook;
  outlook.shanten = 1;
  const bool open = !hand.isMenzen();
  constexpr auto turns = static_cast<int>(kFigures.comparedAt);
  double arrives = 0;
  double weight = 0;
  std::array<double, kMostTurns + 1> gain{};
  for (Kind kind : acceptedKinds(hand.counts, hand.meldCount())) {
    if (m_know.left(kind) == 0)
      continue;
    OwnHand drawn = hand;
    drawn.add(Tile(kind));
    TileCounts visible = m_know.visible();
    ++visible[kind];
    const DiscardOptions options = discardOptions(drawn.counts, drawn.meldCount(), visible);
    // The widest tenpai, and the next to it: the narrower may be dearer.
    Outlook best;
    std::array<const DiscardOption *, 2> widest{};
    for (const DiscardOption &option : options) {
      if (option.shanten != 0)
        continue;
      if (widest[0] == nullptr || option.tiles > widest[0]->tiles) {
        widest[1] = widest[0];
        widest[0] = &option;
      } else if (widest[1] == nullptr || option.tiles > widest[1]->tiles) {
        widest[1] = &option;
      }
    }
    for (const DiscardOption *option : widest) {
      if (option == nullptr)
        continue;
      OwnHand left = drawn;
      left.remove(left.cheapest(option->discard));
      const Outlook next = of(left, canRiichi);
      if (next.worth(turns) > best.worth(turns))
        best = next;
    }
    double share = static_cast<double>(m_know.left(kind)) / m_know.unseen();
    if (open)
      share *= callFactor(m_know, hand, kind);
    arrives += share;
    weight += share * static_cast<double>(best.win[kFigures.comparedAt]);
    outlook.points += share * static_cast<double>(best.win[kFigures.comparedAt]) * best.points;
    for (std::size_t t = 0; t < gain.size(); ++t)
      gain[t] += share * static_cast<double>(best.win[t]);
  }
  outlook.points = weight > 0 ? outlook.points / weight : 0;
  if (open) {
    for (double &g : gain)
      g *= kFigures.trustOpenNear;
  }
  const double stays = std::max(0.0, 1 - arrives);
  for (std::size_t t = 1; t < outlook.win.size(); ++t) {
    outlook.win[t] = static_cast<float>(gain[t - 1] + stays * static_cast<double>(outlook.win[t - 1]));
    outlook.tenpai[t] = static_cast<float>(1 - stays + stays * static_cast<double>(outlook.tenpai[t - 1]));
  }
  return outlook;
}

// A chain of stages, each passed with a probability per turn.
Outlook Forecast::far(const OwnHand &hand, int shanten, double tiles, double nextTiles, double points) const {
  Outlook outlook;
  outlook.shanten = shanten;
  outlook.points = points;
  const double unseen = std::max(1, m_know.unseen());
  const double ron = hand.isMenzen() ? kRonReadiness.closed : kRonReadiness.silent;
  std::array<double, kMostTurns + 1> later{};
  std::array<double, kMostTurns + 1> ready{};
  ready.fill(1.0);
  const double q = kUsualHand.waits / unseen * (1 + (m_know.board().seats() - 1) * ron);
  for (std::size_t t = 1; t < later.size(); ++t)
    later[t] = later[t - 1] + (1 - later[t - 1]) * q;
  for (int stage = 1; stage <= shanten; ++stage) {
    const double stageTiles = stage == shanten ? tiles
                              : stage == shanten - 1
                                  ? nextTiles
                                  : kUsualHand.tiles[static_cast<std::size_t>(std::min(stage, 6))];
    const double p = std::min(kUsualHand.mostAtOnce, stageTiles / unseen);
    std::array<double, kMostTurns + 1> now{};
    std::array<double, kMostTurns + 1> nowReady{};
    for (std::size_t t = 1; t < now.size(); ++t) {
      now[t] = p * later[t - 1] + (1 - p) * now[t - 1];
      nowReady[t] = p * ready[t - 1] + (1 - p) * nowReady[t - 1];
    }
    later = now;
    ready = nowReady;
  }
  const double trust = std::pow(kFigures.trustFarStep, shanten - 1);
  for (std::size_t t = 0; t < later.size(); ++t) {
    outlook.win[t] = static_cast<float>(trust * later[t]);
    outlook.tenpai[t] = static_cast<float>(ready[t]);
  }
  return outlook;
}

// Helpful tiles after the next step, averaged over the tiles that make it.
double Forecast::nextStage(const OwnHand &hand, KindSet accepted) const {
  double sum = 0;
  double weight = 0;
  for (Kind kind : accepted) {
    if (m_know.left(kind) == 0)
      continue;
    TileCounts drawn = hand.counts;
    ++drawn[kind];
    TileCounts visible = m_know.visible();
    ++visible[kind];
    int best = 0;
    int lowest = 99;
    for (const DiscardOption &option : discardOptions(drawn, hand.meldCount(), visible)) {
      if (option.shanten < lowest || (option.shanten == lowest && option.tiles > best)) {
        lowest = option.shanten;
        best = option.tiles;
      }
    }
    sum += m_know.left(kind) * best;
    weight += m_know.left(kind);
  }
  return weight > 0 ? sum / weight : 0;
}

Outlook Forecast::byPlan(const OwnHand &hand, const Plan &plan) const {
  double tiles = 0;
  for (Kind kind : plan.accepted)
    tiles += m_know.left(kind) * callFactor(m_know, hand, kind);
  const double usual =
      kUsualHand.openTiles * kUsualHand.tiles[static_cast<std::size_t>(std::clamp(plan.shanten - 1, 0, 6))];
  OwnHand open = hand;
  if (open.isMenzen() && plan.shanten > 0) {
    Meld any;  // it will be open by then
    any.tiles = {Tile(kHaku), Tile(kHaku), Tile(kHaku)};
    any.type = MeldType::Pon;
    if (open.melds.size() < 4)
      open.melds.push_back(any);
  }
  Outlook outlook =
      far(open, std::max(plan.shanten, 0), tiles, usual, typicalPoints(plan.han, m_know.isDealer()));
  for (float &win : outlook.win)
    win *= static_cast<float>(kFigures.trustPlan * plan.chance);
  return outlook;
}

Outlook Forecast::of(const OwnHand &hand, bool canRiichi) {
  Known &known = m_known[hashOf(hand) % m_known.size()];
  if (known.used && known.hand == hand && known.canRiichi == canRiichi)
    return known.outlook;

  const int now = shanten(hand.counts, hand.meldCount());
  const bool menzen = hand.isMenzen();
  const int turns = std::max(3, m_know.turnsLeft());
  Outlook best;
  best.shanten = now;
  if (now <= 0) {
    best = bestTenpai(hand, canRiichi);
  } else if (now == 1) {
    best = oneShanten(hand, canRiichi);
  } else if (menzen && canRiichi) {
    const KindSet accepted = acceptedKinds(hand.counts, hand.meldCount());
    double tiles = 0;
    for (Kind kind : accepted)
      tiles += m_know.left(kind);
    const double next = now == 2 ? nextStage(hand, accepted)
                                 : kUsualHand.tiles[static_cast<std::size_t>(std::clamp(now - 1, 0, 6))];
    best = far(hand, now, tiles, next, typicalPoints(closedHan(m_know, hand), m_know.isDealer()));
  }
  if (now >= 1 || best.points <= 0) {
    const Plan plan = bestPlan(m_know, hand);
    if (plan.shanten < 99 && plan.shanten >= 1 && (menzen || plan.shanten > now || now > 1)) {
      const Outlook open = byPlan(hand, plan);
      if (open.worth(turns) > best.worth(turns))
        best = open;
    }
  }
  known = {hand, canRiichi, true, best};
  return best;
}

}  // namespace janso
