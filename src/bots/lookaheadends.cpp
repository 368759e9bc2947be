// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The end of the look-ahead: tenpai hands, hands in stages, and one go-around after the other.
#include <algorithm>

#include "bots/lookahead.h"
#include "bots/reading/figures.h"
#include "bots/tablefigures.h"

namespace janso {
template <class W>
ProspectOf<W> noProspect() {
  ProspectOf<W> none;
  for (OutcomeOf<W> &outcome : none.by)
    outcome.value.fill(kWorst);
  return none;
}

template <class W>
void takeBetter(OutcomeOf<W> &best, const OutcomeOf<W> &other, int draws, float stays, W cost) {
  // Without branches: the compiler takes four at a time.
  for (std::size_t t = 0; t <= at(draws); ++t) {
    const W value = stays * other.value[t] - cost;
    const float win = stays * other.win[t];
    const float points = stays * other.points[t];
    const bool better = order(value) > order(best.value[t]);
    best.value[t] = better ? value : best.value[t];
    best.win[t] = better ? win : best.win[t];
    best.points[t] = better ? points : best.points[t];
  }
}

template <class W>
void takeBetter(ProspectOf<W> &best, int draws, const ProspectOf<W> &other) {
  for (std::size_t r = 0; r < best.by.size(); ++r)
    takeBetter(best.by[r], other.by[r], draws, 1, W(0));
  best.shanten = std::min(best.shanten, other.shanten);
}

// --- Ready hands ---

template <class W>
typename LookaheadOf<W>::Waits LookaheadOf<W>::waitsOf(const OwnHand &hand, Kind discarded) const {
  Waits found;
  found.kinds = waits(hand.counts, hand.meldCount());
  found.furiten = m_know.view().furiten.riichi || (discarded < kKinds && found.kinds.has(discarded));
  for (const PondTile &tile : m_know.view().me().pond)
    found.furiten = found.furiten || found.kinds.has(tile.tile.kind());
  return found;
}

template <class W>
WaitWorthsOf<W> LookaheadOf<W>::worthsOf(const OwnHand &hand, const Waits &waits, HandValueOf<W> &value,
                                         bool riichi) const {
  WaitWorthsOf<W> worths;
  for (Kind kind : waits.kinds) {
    const int tiles = left(hand, kind);
    WaitWorthOf<W> worth;
    if (tiles > 0 && worths.size() < worths.capacity() && value.of(kind, tiles, waits.furiten, riichi, worth))
      worths.push_back(worth);
  }
  return worths;
}

// After a declaration everything that is drawn goes, and the stick is lost but by an own win.
template <class W>
ProspectOf<W> LookaheadOf<W>::waiting(const WaitWorthsOf<W> &waits, bool riichi) const {
  float ron = 0, ronPoints = 0, draw = 0, drawPoints = 0;
  W ronValue = 0, drawValue = 0;
  for (const WaitWorthOf<W> &w : waits) {
    ron += w.ron;
    ronValue += w.ron * w.claimed;
    ronPoints += w.ron * w.ronPoints;
    draw += w.draw;
    drawValue += w.draw * w.tsumo;
    drawPoints += w.draw * w.tsumoPoints;
  }
  Prospect prospect;
  prospect.shanten = 0;
  const W stick = riichi ? m_flow.stick() : W(0);
  DrawnByDraws underRiichi;  // of the regime that is worked out first
  for (Regime regime : kRegimes) {
    if (static_cast<int>(regime) >= m_flow.regimes())
      continue;
    Outcome &now = prospect.by[at(static_cast<int>(regime))];
    const float risk = m_flow.meanRisk(regime);
    now.value[0] = m_flow.drawTenpai() + stick;
    for (int t = 1; t <= m_flow.draws(); ++t) {
      const std::size_t before = at(t - 1);
      const float end = m_flow.end(regime, t, riichi);
      const W rest = riichi ? (1 - risk) * now.value[before] - m_flow.meanCost(regime) + risk * stick
                            : m_flow.useless(regime, now.value[before], m_flow.fold(regime)[before]);
      Drawn next{drawValue + (1 - draw) * rest, draw + (1 - draw) * (1 - risk) * now.win[before],
                 drawPoints + (1 - draw) * (1 - risk) * now.points[before]};
      if (regime == Regime::Under)
        underRiichi[before] = next;
      else if (const float turns = m_flow.newRiichi(t, riichi); turns > 0)
        next.mix(turns, underRiichi[before]);
      const float live = (1 - ron) * (1 - end);
      now.value[at(t)] = ronValue + (1 - ron) * end * (m_flow.elsewhere() + stick) + live * next.value;
      now.win[at(t)] = ron + live * next.win;
      now.points[at(t)] = ronPoints + live * next.points;
    }
  }
  return prospect;
}

template <class W>
ProspectOf<W> LookaheadOf<W>::ready(const OwnHand &hand, Kind discarded, bool canRiichi) const {
  const Waits waits = waitsOf(hand, discarded);
  HandValueOf<W> value(m_know, m_flow, hand, discarded);
  Prospect best = waiting(worthsOf(hand, waits, value, false), false);
  if (canRiichi && hand.isMenzen()) {
    Prospect declaredNow = waiting(worthsOf(hand, waits, value, true), true);
    for (Outcome &outcome : declaredNow.by)
      outcome.value[0] = kWorst;
    takeBetter(best, m_flow.draws(), declaredNow);
  }
  return best;
}

template <class W>
ProspectOf<W> LookaheadOf<W>::declared(const OwnHand &hand, Kind discarded) {
  HandValueOf<W> value(m_know, m_flow, hand, discarded);
  return waiting(worthsOf(hand, waitsOf(hand, discarded), value, true), true);
}

// --- Stages ---

// A usual ready hand, and what is so many usual steps before it.
template <class W>
const ProspectOf<W> &LookaheadOf<W>::usual(bool open, double points, int steps) {
  for (const Usual &known : m_usual) {
    if (known.open == open && known.points == points && known.steps == steps)
      return known.prospect;
  }
  Prospect found;
  if (steps > 0) {
    const double tiles = kUsualHand.tiles[at(std::min(steps, 6))] * (open ? kUsualHand.openTiles : 1.0);
    found = before(usual(open, points, steps - 1), atOneDraw(steps, tiles));
  } else {
    const double shareOfTsumo = usualWins(m_know.board().seats()).shareOfTsumo;
    const auto byTsumo = static_cast<float>(shareOfTsumo);
    const auto byRon = static_cast<float>(1 - shareOfTsumo);
    const double ron = open ? kRonReadiness.silent : kRonReadiness.closed;
    WaitWorthOf<W> wait;
    wait.draw = static_cast<float>(kUsualHand.waits / std::max(1, m_know.unseen()));
    wait.ron = wait.draw * static_cast<float>((m_know.board().seats() - 1) * ron);
    wait.tsumo = wait.claimed = byTsumo * m_flow.tsumo(points) + byRon * m_flow.ron(points);
    wait.tsumoPoints = wait.ronPoints = static_cast<float>(points);
    found = waiting({wait}, !open);
  }
  m_usual.push_back({open, points, steps, found});
  return m_usual.back().prospect;
}

// Probability of passing a stage, the last one before a ready hand being the first, at one draw.
template <class W>
double LookaheadOf<W>::atOneDraw(int stage, double tiles) const {
  const double unseen = std::max(1, m_know.unseen());
  const double trust =
      std::max(kLookaheadFigures.leastTrust, m_tuning.trustStages - m_tuning.trustFall * m_know.turn());
  const double wide = stage == 1 ? m_tuning.wide1 : stage == 2 ? m_tuning.wide2 : m_tuning.wide3;
  return std::min(kUsualHand.mostAtOnce, tiles * wide / unseen) * (stage == 1 ? 1 : trust);
}

// What a stage earlier is worth, that is passed with this probability at one draw.
template <class W>
ProspectOf<W> LookaheadOf<W>::before(const Prospect &later, double probability) const {
  Draw draw;
  draw.share = static_cast<float>(probability);
  draw.declinable = false;
  for (int r = 0; r < m_flow.regimes(); ++r) {
    const auto regime = static_cast<Regime>(r);
    takeBetter(draw.after.by[at(r)], later.by[at(r)], m_flow.draws(), 1 - m_flow.meanRisk(regime),
               m_flow.meanCost(regime));
  }
  Prospect earlier;
  follow(earlier, {&draw, 1}, {});
  return earlier;
}

// A chain of stages: the hand in question, the next one, and usual ones.
template <class W>
ProspectOf<W> LookaheadOf<W>::stages(const OwnHand &hand, Route route, int shanten) {
  const bool open = route.type != Route::Type::Closed;
  const double tiles = usefulTiles(hand, route);
  const double han = open ? hanAlong(m_know, hand, route) : closedHan(m_know, hand);
  const double points = typicalPoints(han, m_know.isDealer());
  Prospect now;
  if (shanten == 1) {
    now = before(usual(open, points, 0), atOneDraw(1, tiles));
  } else {
    const double next =
        shanten <= 3 ? nextTiles(hand, route, shanten) : kUsualHand.tiles[at(std::min(shanten - 1, 6))];
    now = before(usual(open, points, shanten - 2), atOneDraw(shanten - 1, next));
    now = before(now, atOneDraw(shanten, tiles));
  }
  now.shanten = shanten;
  return now;
}

// --- Go-arounds ---

// Value, probability of winning and its points at the own draw, for a hand that is worth `stay` as it is. A
// draw that helps need not be taken: the hand that it makes may be worth less.
template <class W>
typename LookaheadOf<W>::Drawn LookaheadOf<W>::afterDraw(const Outcome &stay, Regime regime,
                                                         std::span<const Draw> draws, float helpful,
                                                         std::size_t before) const {
  const W fold = m_flow.fold(regime)[before];
  const float rest = 1 - std::min(1.0F, helpful);
  const float goesOn = order(stay.value[before]) >= order(fold) ? rest * (1 - m_flow.meanRisk(regime)) : 0.0F;
  Drawn sum{rest * m_flow.useless(regime, stay.value[before], fold), goesOn * stay.win[before],
            goesOn * stay.points[before]};
  const std::size_t r = at(static_cast<int>(regime));
  for (const Draw &draw : draws) {
    const Outcome &after = draw.after.by[r];
    W value = after.value[before];
    float win = after.win[before];
    float points = after.points[before];
    if (draw.declinable) {
      const W declined = draw.passes[r] * stay.value[before] - draw.cost[r];
      if (order(declined) > order(value)) {
        value = declined;
        win = draw.passes[r] * stay.win[before];
        points = draw.passes[r] * stay.points[before];
      }
    }
    const bool folds = order(fold) > order(value);
    sum.value += draw.share * (folds ? fold : value);
    sum.win += folds ? 0 : draw.share * win;
    sum.points += folds ? 0 : draw.share * points;
  }
  return sum;
}

// One go-around after the other: calls, the others, the own draw.
template <class W>
void LookaheadOf<W>::follow(Prospect &prospect, std::span<const Draw> draws,
                            std::span<const Claim> calls) const {
  float helpful = 0;
  for (const Draw &draw : draws)
    helpful += draw.share;
  DrawnByDraws underRiichi;  // of the regime that is worked out first
  for (Regime regime : kRegimes) {
    if (static_cast<int>(regime) >= m_flow.regimes())
      continue;
    Outcome &now = prospect.by[at(static_cast<int>(regime))];
    now.value[0] = m_flow.drawNoten();
    for (int t = 1; t <= m_flow.draws(); ++t) {
      const std::size_t before = at(t - 1);
      const float end = m_flow.end(regime, t, false);
      Drawn next = afterDraw(now, regime, draws, helpful, before);
      if (regime == Regime::Under)
        underRiichi[before] = next;
      else if (const float turns = m_flow.newRiichi(t, false); turns > 0)
        next.mix(turns, underRiichi[before]);
      const W value = end * m_flow.elsewhere() + (1 - end) * next.value;
      W more = 0;
      float chance = 0, moreWin = 0, morePoints = 0;
      for (const Claim &claim : calls) {
        const Outcome &after = claim.after.by[at(static_cast<int>(regime))];
        const std::size_t then = claim.fromLeft ? before : at(t);
        if (order(after.value[then]) <= order(value))
          continue;
        chance += claim.chance;
        more += claim.chance * after.value[then];
        moreWin += claim.chance * after.win[then];
        morePoints += claim.chance * after.points[then];
      }
      const float none = 1 - std::min(chance, kLookaheadFigures.mostClaimed);
      now.value[at(t)] = more + none * value;
      now.win[at(t)] = moreWin + none * (1 - end) * next.win;
      now.points[at(t)] = morePoints + none * (1 - end) * next.points;
    }
  }
}

template ProspectOf<float> noProspect();
template ProspectOf<Units<float>> noProspect();
template void takeBetter(OutcomeOf<float> &, const OutcomeOf<float> &, int, float, float);
template void takeBetter(OutcomeOf<Units<float>> &, const OutcomeOf<Units<float>> &, int, float,
                         Units<float>);
template void takeBetter(ProspectOf<float> &, int, const ProspectOf<float> &);
template void takeBetter(ProspectOf<Units<float>> &, int, const ProspectOf<Units<float>> &);
template ProspectOf<float> LookaheadOf<float>::ready(const OwnHand &, Kind, bool) const;
template ProspectOf<float> LookaheadOf<float>::declared(const OwnHand &, Kind);
template ProspectOf<float> LookaheadOf<float>::stages(const OwnHand &, Route, int);
template void LookaheadOf<float>::follow(ProspectOf<float> &, std::span<const Draw>,
                                         std::span<const Claim>) const;
template ProspectOf<Units<float>> LookaheadOf<Units<float>>::ready(const OwnHand &, Kind, bool) const;
template ProspectOf<Units<float>> LookaheadOf<Units<float>>::declared(const OwnHand &, Kind);
template ProspectOf<Units<float>> LookaheadOf<Units<float>>::stages(const OwnHand &, Route, int);
template void LookaheadOf<Units<float>>::follow(ProspectOf<Units<float>> &, std::span<const Draw>,
                                                std::span<const Claim>) const;

}  // namespace janso
