// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/handscore.h"

#include "bots/reading/figures.h"
#include "rules/legal/legal.h"

namespace janso {
namespace {

// All payments together.
double pointsOf(int han, int fu, const RuleSet &rules, bool dealer) {
  Limit limit = Limit::None;
  return basePoints(han, fu, 0, rules, limit) * (dealer ? 6.0 : 4.0);
}

}  // namespace

HandScore::HandScore(const Knowledge &know, const OwnHand &hand)
    : m_know(know), m_input(unfinishedWin(know.board(), know.seat())) {
  m_input.concealed = hand.tiles();
  m_input.melds = hand.melds;
}

WinPoints HandScore::of(Kind kind, bool tsumo, bool riichi) {
  m_input.riichi = riichi;
  m_input.winTile = Tile(kind);
  m_input.tsumo = tsumo;
  m_input.from = static_cast<std::int8_t>(tsumo ? -1 : m_know.board().nextSeat(m_know.seat()));
  const RuleSet &rules = m_know.rules();
  const ScoreOutcome outcome = scoreHand(m_input, rules);
  if (!outcome.result)
    return {};
  const WinResult &result = *outcome.result;
  const bool dealer = m_know.isDealer();
  const bool lossy = tsumo && m_know.board().seats() == 3 && rules.tsumoLoss;
  WinPoints points;
  points.paid = result.handPoints * (!lossy ? 1.0 : dealer ? 3.0 / 2 : 4.0 / 3);
  if (!m_input.riichi || result.yakuman > 0)
    return points;
  points.extras = kRiichiExtras.shareOf(rules.uraDora, rules.ippatsu);
  points.asScored = pointsOf(result.han, result.fu, rules, dealer);
  points.oneMore = pointsOf(result.han + 1, result.fu, rules, dealer);
  points.twoMore = pointsOf(result.han + 2, result.fu, rules, dealer);
  return points;
}

}  // namespace janso
