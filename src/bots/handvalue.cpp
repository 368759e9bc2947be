// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/handvalue.h"

#include <algorithm>

#include "bots/fittedflow.h"
namespace janso {
namespace {

// Ura dora and ippatsu: probability of one and of two han more.
constexpr double kOneMore = 0.30;
constexpr double kTwoMore = 0.08;

double pointsOf(int han, int fu, const RuleSet &rules, bool dealer) {
  Limit limit = Limit::None;
  return basePoints(han, fu, 0, rules, limit) * (dealer ? 6.0 : 4.0);
}

}  // namespace

HandValue::HandValue(const Knowledge &know, const Flow &flow, const OwnHand &hand, Kind discarded,
                     bool riichi)
    : m_know(know), m_flow(flow), m_discarded(discarded), m_riichi(riichi) {
  for (const Meld &meld : hand.melds)
    m_open += meld.isOpen() ? 1 : 0;
  m_input.concealed = hand.tiles();
  m_input.melds = hand.melds;
  m_input.winner = static_cast<std::int8_t>(know.seat());
  m_input.dealer = know.board().dealer;
  m_input.roundWind = know.board().bakaze;
  m_input.riichi = riichi;
  m_input.doraIndicators = know.board().doraIndicators;
  m_input.tableHonba = know.board().honba;
  m_input.kita = know.view().me().kita;
}

// Probability that this wait is discarded, and can be won on, in one go-around.
double HandValue::ronOf(Kind kind, int tilesLeft) const {
  const Tuning &tuning = m_flow.tuning();
  if (m_flow.isFitted() && tuning.fittedRon > 0) {
    // A discard that says nothing about the wait, where none is known.
    const Kind neutral = kind == kNorth ? kWest : kNorth;
    OwnWait wait = ownWait(m_know, kind, m_discarded < kKinds ? m_discarded : neutral, m_riichi, m_open);
    wait.left = tilesLeft;
    return tuning.ronFactor * ronChance(wait);
  }
  const double share = static_cast<double>(tilesLeft) / std::max(1, m_know.unseen());
  const double readily = !m_riichi         ? tuning.ronSilent
                         : isYaochuu(kind) ? tuning.ronRiichiOuter
                                           : tuning.ronRiichi;
  return (m_know.board().seats() - 1) * readily * share;
}

bool HandValue::of(Kind kind, int tilesLeft, bool furiten, WaitWorth &worth) {
  const Worth tsumo = win(kind, true);
  const Worth ron = furiten ? Worth{} : win(kind, false);
  if (tsumo.points <= 0 && ron.points <= 0)
    return false;
  const double share = static_cast<double>(tilesLeft) / std::max(1, m_know.unseen());
  worth.kind = kind;
  worth.draw = tsumo.points > 0 ? static_cast<float>(share) : 0;
  worth.ron = ron.points > 0 ? static_cast<float>(ronOf(kind, tilesLeft)) : 0;
  worth.tsumo = tsumo.value;
  worth.claimed = ron.value;
  worth.tsumoPoints = tsumo.points;
  worth.ronPoints = ron.points;
  return true;
}

HandValue::Worth HandValue::win(Kind kind, bool tsumo) {
  m_input.winTile = Tile(kind);
  m_input.tsumo = tsumo;
  m_input.from = static_cast<std::int8_t>(tsumo ? -1 : m_know.board().nextSeat(m_know.seat()));
  const ScoreOutcome outcome = scoreHand(m_input, m_know.rules());
  if (!outcome.result)
    return {};
  const WinResult &result = *outcome.result;
  const RuleSet &rules = m_know.rules();
  const bool dealer = m_know.isDealer();
  // What an absent player does not pay is the business of Stakes: here a self-draw counts in full.
  const bool lossy = tsumo && m_know.board().seats() == 3 && rules.tsumoLoss;
  const double paid = result.handPoints * (!lossy ? 1.0 : dealer ? 3.0 / 2 : 4.0 / 3);
  if (!m_riichi || result.yakuman > 0)
    return {static_cast<float>(paid), valueOf(paid, tsumo)};
  const double share = rules.uraDora ? 1.0 : rules.ippatsu ? 0.3 : 0.0;
  const double one = pointsOf(result.han + 1, result.fu, rules, dealer);
  const double two = pointsOf(result.han + 2, result.fu, rules, dealer);
  const double p1 = share * kOneMore;
  const double p2 = share * kTwoMore;
  const double points = (1 - p1 - p2) * paid + p1 * one + p2 * two;
  const double value = (1 - p1 - p2) * static_cast<double>(valueOf(paid, tsumo)) +
                       p1 * static_cast<double>(valueOf(one, tsumo)) +
                       p2 * static_cast<double>(valueOf(two, tsumo));
  return {static_cast<float>(points), static_cast<float>(value)};
}

}  // namespace janso
