// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A whole match of players without sense, or of bots, watched: after every step the invariants hold, each
// seat's folded view is the table's, and the match's account adds up.
#pragma once

#include <QString>
#include <QtGlobal>
#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "rules/legal/legal.h"
#include "support/randomplay.h"
#include "table/mask.h"
#include "table/match.h"

namespace janso::test {

// A player that looks where it is going: riichi, wins and kans come up often enough to be tested.
inline const Action &builder(const Match &match, const Decision &decision, Random &random) {
  const SeatView view = match.viewOf(decision.seat);
  for (const Action &action : decision.legal) {
    if (action.isWin() && random.below(10) != 0)
      return action;
  }
  for (const Action &action : decision.legal) {
    const bool bold = action.type == ActionType::Riichi || action.type == ActionType::Ankan ||
                      action.type == ActionType::Kakan || action.type == ActionType::Daiminkan ||
                      action.type == ActionType::OpenRiichi || action.type == ActionType::Kita ||
                      action.type == ActionType::Kyuushu;
    if (bold && random.below(3) != 0)
      return action;
  }
  if (decision.legal[0].type == ActionType::Skip)
    return random.below(6) == 0 ? anyLegal(decision, random) : decision.legal[0];
  const Action *best = &decision.legal[0];
  int bestShanten = 99;
  for (const Action &action : decision.legal) {
    if (action.type != ActionType::Dahai)
      continue;
    TileCounts counts = view.concealedCounts();
    counts.remove(action.tile);
    const int after = shanten(counts, static_cast<int>(view.me().melds.size()));
    if (after < bestShanten || (after == bestShanten && random.below(2) == 0)) {
      best = &action;
      bestShanten = after;
    }
  }
  return *best;
}

// What came up, so that the test knows what it has tested.
struct PlayCounts {
  std::map<DrawType, int> draws;
  std::map<MeldType, int> melds;
  std::map<AdjustmentKind, int> adjustments;
  int matches = 0, overtime = 0, stops = 0, kita = 0, kitaRon = 0, openRiichi = 0, arisu = 0, chips = 0;
  int tsumo = 0, ron = 0, doubleRon = 0, riichi = 0, chankan = 0, rinshan = 0, furitenDenied = 0, hands = 0;
};

class WatchedMatch {
 public:
  // `sensible`: bit by seat, who builds hands; the others do anything legal.
  WatchedMatch(const RuleSet &rules, std::uint64_t seed, unsigned sensible)
      : m_match(rules, {"a", "b", "c", "d"}, wallSeedFromText(std::to_string(seed))),
        m_random(seed),
        m_sensible(sensible) {
    for (int seat = 0; seat < rules.players; ++seat) {
      m_folded.push_back(emptyView(seat));
      m_open.push_back(emptyView(seat));
    }
  }

  // Before play(): that seat is played by a bot.
  void sit(int seat, std::unique_ptr<Bot> bot) { m_bots[static_cast<std::size_t>(seat)] = std::move(bot); }

  // Plays to the end, or, where draws may keep the deal for ever, for so many hands. Empty when all was well.
  QString play(PlayCounts &tally, int mostHands = 1000) {
    while (!m_match.isOver() && m_hands <= mostHands) {
      m_events.clear();
      if (m_match.canStop() >= 0 && m_random.below(2) == 0) {
        m_match.stop(m_events);
        ++tally.stops;
      } else {
        const QString refused = answerAll();
        if (!refused.isEmpty())
          return refused;
        m_match.advance(m_events);
      }
      const QString broken = compare(tally);
      if (!broken.isEmpty())
        return QStringLiteral("step %1: %2").arg(m_steps).arg(broken);
      ++m_steps;
    }
    tally.matches += m_match.isOver() ? 1 : 0;
    return {};
  }
  bool isOver() const { return m_match.isOver(); }
  // Compared with what the seat works out from its view.
  int decisions() const { return m_decisions; }

 private:
  QString answerAll() {
    while (!m_match.pending().empty()) {
      const std::span<const Decision> pending = m_match.pending();
      const Decision decision = pending[m_random.below(pending.size())];
      const Action action = chosenAt(decision);
      if (!std::ranges::any_of(decision.legal, [&](const Action &each) { return each == action; }))
        return QStringLiteral("seat %1 chose what it may not do").arg(decision.seat);
      if (m_match.answer(decision.seat, decision.id, action) != AnswerStatus::Accepted)
        return QStringLiteral("a legal action was refused");
      if (m_match.answer(decision.seat, decision.id, action) == AnswerStatus::Accepted)
        return QStringLiteral("an action was taken twice");
    }
    return {};
  }

  Action chosenAt(const Decision &decision) {
    if (const auto &bot = m_bots[static_cast<std::size_t>(decision.seat)])
      return bot->decide(m_match.viewOf(decision.seat), {decision.legal.data(), decision.legal.size()});
    const bool sensible = (m_sensible >> decision.seat & 1U) != 0;
    return sensible ? builder(m_match, decision, m_random) : anyLegal(decision, m_random);
  }

  QString compare(PlayCounts &tally) {
    const std::string broken = m_match.check();
    if (!broken.empty())
      return QString::fromStdString(broken);
    for (const Event &event : m_events) {
      m_board.apply(event);
      const QString wrong = account(event, tally);
      if (!wrong.isEmpty())
        return wrong;
      count(event, tally);
    }
    if (!(m_board == m_match.board()))
      return QStringLiteral("the folded board differs");
    for (int seat = 0; seat < m_match.board().seats(); ++seat) {
      for (const Event &event : m_events) {
        m_folded[static_cast<std::size_t>(seat)].apply(maskFor(seat, event));
        m_open[static_cast<std::size_t>(seat)].apply(event);
      }
      const SeatView view = m_match.viewOf(seat);
      if (!(view == m_folded[static_cast<std::size_t>(seat)]))
        return QStringLiteral("the folded view of seat %1 differs").arg(seat);
      const QString wrong = compareDecision(seat);
      if (!wrong.isEmpty())
        return wrong;
      if (!(m_match.openViewOf(seat) == m_open[static_cast<std::size_t>(seat)]))
        return QStringLiteral("the folded open view of seat %1 differs").arg(seat);
    }
    for (const SeatDenial &denied : m_match.unaskedDenials())
      tally.furitenDenied += denied.denial.reason <= DenialReason::FuritenRiichi ? 1 : 0;
    return {};
  }

  // What a client at this seat would work out is what the table asks.
  QString compareDecision(int seat) {
    Decision worked;
    const bool asked = decisionOf(m_folded[static_cast<std::size_t>(seat)], worked);
    const Decision *table = m_match.decisionOf(seat);
    if (asked != (table != nullptr))
      return QStringLiteral("seat %1 works out that it is %2asked")
          .arg(seat)
          .arg(QLatin1String(asked ? "" : "not "));
    if (asked && !(worked.legal == table->legal && worked.denied == table->denied))
      return QStringLiteral("seat %1 works out other actions than the table offers").arg(seat);
    m_decisions += asked ? 1 : 0;
    return {};
  }

  // What an event says adds up.
  QString account(const Event &event, PlayCounts &tally) {
    const auto sum = [](const auto &bySeat) { return std::accumulate(bySeat.begin(), bySeat.end(), 0); };
    const RuleSet &rules = m_match.info().rules;
    if (const auto *deal = std::get_if<KyokuStarted>(&event)) {
      ++m_hands;
      if (deal->round >= mostRounds(rules) || deal->bakaze != roundWind(rules, deal->round) ||
          deal->kyoku / rules.players * rules.players != firstKyokuOf(rules, deal->round) ||
          deal->dealer != deal->kyoku % rules.players)
        return QStringLiteral("round %1 has no such hand").arg(deal->round);
      if (sum(deal->tally.chips) != 0 || (!usesYakitori(rules) && sum(deal->tally.yakitori) != 0))
        return QStringLiteral("the tally of a deal is wrong");
      tally.overtime += deal->round >= scheduledRounds(rules) ? 1 : 0;
    } else if (const auto *win = std::get_if<Hora>(&event)) {
      const WinResult &result = win->info->result;
      if (sum(result.deltas) != result.stickPoints || sum(result.chips) != 0)
        return QStringLiteral("a win does not add up");
      if (rules.players == 3 && (result.deltas[3] != 0 || result.payments[3] != 0 || result.chips[3] != 0))
        return QStringLiteral("the empty seat has paid");
      tally.chips += result.chips != std::array<std::int16_t, 4>{} ? 1 : 0;
    } else if (const auto *ended = std::get_if<MatchEnded>(&event)) {
      return accountOf(*ended->result, tally);
    }
    return {};
  }

  QString accountOf(const MatchResult &result, PlayCounts &tally) const {
    const RuleSet &rules = m_match.info().rules;
    std::int64_t points = 0, left = 0, due = 0;
    for (std::size_t seat = 0; seat < rules.players; ++seat) {
      points += result.finalPoints[seat];
      left += result.scores[seat] - rules.returnPoints;
      due += result.placement[seat];
      if (result.place[seat] < 1 || result.place[seat] > rules.players)
        return QStringLiteral("no such place");
      for (std::size_t other = 0; other < rules.players; ++other) {
        if (result.scores[seat] > result.scores[other] && result.place[seat] >= result.place[other])
          return QStringLiteral("the places do not follow the scores");
      }
    }
    if (due != rules.oka)
      return QStringLiteral("uma and oka are %1").arg(due);
    if (points != (rules.finalRounding == FinalRounding::None ? left + due : 0))
      return QStringLiteral("the final points add up to %1").arg(points);
    for (const Adjustment &adjustment : result.adjustments) {
      if (std::accumulate(adjustment.points.begin(), adjustment.points.end(), std::int64_t{0}) != 0)
        return QStringLiteral("an adjustment does not add up");
      ++tally.adjustments[adjustment.kind];
    }
    const bool empty = result.place[3] == 0 && result.finalPoints[3] == 0 && result.scores[3] == 0;
    return rules.players == 4 || empty ? QString() : QStringLiteral("the empty seat has played");
  }

  void count(const Event &event, PlayCounts &tally) {
    if (const auto *draw = std::get_if<Ryukyoku>(&event)) {
      ++tally.draws[draw->info->type];
    } else if (const auto *call = std::get_if<Call>(&event)) {
      ++tally.melds[call->meld.type];
    } else if (const auto *win = std::get_if<Hora>(&event)) {
      ++(win->info->from < 0 ? tally.tsumo : tally.ron);
      tally.doubleRon += m_lastWasHora ? 1 : 0;
      tally.kitaRon += m_lastWasKita ? 1 : 0;
      tally.arisu += win->info->arisu.empty() ? 0 : 1;
      for (const YakuHan &yaku : win->info->result.yaku) {
        tally.chankan += yaku.id == YakuId::Chankan ? 1 : 0;
        tally.rinshan += yaku.id == YakuId::Rinshan ? 1 : 0;
      }
    } else if (const auto *riichi = std::get_if<Riichi>(&event)) {
      tally.openRiichi += riichi->open ? 1 : 0;
    } else if (std::holds_alternative<Kita>(event)) {
      ++tally.kita;
    } else if (std::holds_alternative<RiichiAccepted>(event)) {
      ++tally.riichi;
    } else if (std::holds_alternative<KyokuEnded>(event)) {
      ++tally.hands;
    }
    m_lastWasHora = std::holds_alternative<Hora>(event);
    m_lastWasKita = std::holds_alternative<Kita>(event);
  }

  Match m_match;
  Random m_random;
  unsigned m_sensible = 0;
  std::array<std::unique_ptr<Bot>, 4> m_bots;  // empty: a player without sense
  Board m_board;
  std::vector<SeatView> m_folded;
  std::vector<SeatView> m_open;
  std::vector<Event> m_events;
  int m_steps = 0;
  int m_decisions = 0;
  int m_hands = 0;
  bool m_lastWasHora = false;
  bool m_lastWasKita = false;
};

inline void show(const PlayCounts &tally) {
  QString text =
      QStringLiteral("%1 matches, %2 hands (%3 in overtime): %4 tsumo, %5 ron (%6 of several), %7 riichi")
          .arg(tally.matches)
          .arg(tally.hands)
          .arg(tally.overtime)
          .arg(tally.tsumo)
          .arg(tally.ron)
          .arg(tally.doubleRon)
          .arg(tally.riichi);
  text += QStringLiteral(" (%1 open), %2 chankan, %3 rinshan, %4 kita (%5 won on), %6 arisu, ")
              .arg(tally.openRiichi)
              .arg(tally.chankan)
              .arg(tally.rinshan)
              .arg(tally.kita)
              .arg(tally.kitaRon)
              .arg(tally.arisu);
  text += QStringLiteral("%1 wins with chips, %2 stops, ").arg(tally.chips).arg(tally.stops);
  text += QStringLiteral("%1 rons denied by furiten; draws").arg(tally.furitenDenied);
  const auto list = [&text](const auto &counts) {
    for (const auto &[type, count] : counts)
      text += QStringLiteral(" %1:%2").arg(static_cast<int>(type)).arg(count);
  };
  list(tally.draws);
  text += QStringLiteral("; melds");
  list(tally.melds);
  text += QStringLiteral("; adjustments");
  list(tally.adjustments);
  qInfo("%s", qPrintable(text));
}

}  // namespace janso::test
