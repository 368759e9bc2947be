// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The loop of a match, and the counts from its events.
#include "cli/arena/arena.h"

#include <algorithm>
#include <utility>

#include "table/mask.h"

namespace janso::cli {
namespace {

// Counts what the events say, for all four seats.
class Counter {
 public:
  Counter(MatchTally &tally, const RuleSet &rules)
      : m_tally(tally), m_players(rules.players), m_start(rules.startingPoints) {}

  void operator()(const KyokuStarted &) {
    ++m_tally.hands;
    m_called.fill(false);
    for (int seat = 0; seat < m_players; ++seat)
      ++bot(seat).hands;
  }
  void operator()(const Kita &kita) { ++bot(kita.seat).norths; }
  void operator()(const Call &call) {
    bool &called = m_called[static_cast<std::size_t>(call.seat)];
    if (call.meld.isOpen() && !called) {
      called = true;
      ++bot(call.seat).calledHands;
    }
  }
  void operator()(const Riichi &riichi) { ++bot(riichi.seat).riichi; }
  void operator()(const Hora &hora) {
    const HoraInfo &info = *hora.info;
    ++bot(info.winner).wins;
    bot(info.winner).winPoints += info.result.handPoints;
    bot(info.winner).flushes += isFlush(info.result) ? 1 : 0;
    if (info.from < 0) {
      ++bot(info.winner).tsumo;
    } else {
      ++bot(info.from).dealIns;
      bot(info.from).dealInPoints += info.result.handPoints;
    }
  }
  void operator()(const Ryukyoku &draw) {
    if (draw.info->type != DrawType::Exhaustive)
      return;
    for (int seat = 0; seat < m_players; ++seat) {
      ++bot(seat).drawnHands;
      bot(seat).tenpaiAtDraw += draw.info->tenpai[static_cast<std::size_t>(seat)] ? 1 : 0;
    }
  }
  void operator()(const MatchEnded &ended) {
    for (int seat = 0; seat < m_players; ++seat) {
      const auto at = static_cast<std::size_t>(seat);
      ++bot(seat).matches;
      ++bot(seat).places[static_cast<std::size_t>(ended.result->place[at] - 1)];
      bot(seat).placeSum += ended.result->place[at];
      bot(seat).finalPoints += ended.result->finalPoints[at];
      bot(seat).wonPoints += ended.result->scores[at] - m_start;
    }
  }
  template <class T>
  void operator()(const T &) {}

 private:
  static bool isFlush(const WinResult &win) {
    return std::any_of(win.yaku.begin(), win.yaku.end(), [](const YakuHan &yaku) {
      return yaku.id == YakuId::Honitsu || yaku.id == YakuId::Chinitsu;
    });
  }
  BotTally &bot(int seat) { return m_tally.bots[static_cast<std::size_t>(seat)]; }

  MatchTally &m_tally;
  int m_players;
  int m_start;
  std::array<bool, 4> m_called{};
};

class Arena {
 public:
  explicit Arena(const MatchPlan &plan)
      : m_plan(plan), m_match(plan.rules, plan.names, plan.seed, plan.order), m_counter(m_tally, plan.rules) {
    for (int seat = 0; seat < plan.rules.players; ++seat) {
      const auto at = static_cast<std::size_t>(seat);
      m_players[at] = plan.makers[at](seat, plan.botSeeds[at]);
      m_views[at] = emptyView(seat);
    }
  }

  MatchTally play() {
    while (!m_match.isOver() && m_tally.broken.empty()) {
      settle();
      if (m_tally.broken.empty())
        step();
    }
    for (int seat = 0; seat < m_plan.rules.players && m_match.isOver(); ++seat) {
      if (const auto failure = m_players[static_cast<std::size_t>(seat)]->matchOver())
        note(seat, *failure);
    }
    return std::move(m_tally);
  }

 private:
  // Gets answers until the table can go on.
  void settle() {
    const std::span<const Decision> pending = m_match.pending();
    std::array<bool, 4> open{};
    for (const Decision &decision : pending) {
      const auto seat = static_cast<std::size_t>(decision.seat);
      if (!m_players[seat]->hears())
        continue;
      open[seat] = true;
      m_players[seat]->ask(decision, m_match.viewOf(decision.seat));
    }
    while (!m_match.pending().empty() && m_tally.broken.empty()) {
      open[static_cast<std::size_t>(m_match.pending().front().seat)] = false;
      answer(Decision(m_match.pending().front()));
    }
    for (std::size_t seat = 0; seat < open.size(); ++seat) {
      if (open[seat])
        m_players[seat]->drop();
    }
  }

  void answer(const Decision &decision) {
    const auto seat = static_cast<std::size_t>(decision.seat);
    const SeatView view = m_match.viewOf(decision.seat);
    SeatReply reply = m_players[seat]->decide(decision, view);
    const std::optional<FailureCode> illegal = m_players[seat]->illegal();
    if (!reply.failure) {
      m_tally.bots[seat].times.add(reply.spent);
      if (m_match.answer(decision.seat, decision.id, reply.action) == AnswerStatus::Accepted)
        return;
      if (illegal)
        reply.failure = Failure{*illegal};
    }
    if (!illegal) {
      m_tally.broken = m_plan.names[seat] + " chose an illegal action";
      return;
    }
    fail(decision.seat, *reply.failure);
    if (m_match.answer(decision.seat, decision.id, m_players[seat]->decide(decision, view).action) !=
        AnswerStatus::Accepted)
      m_tally.broken = "the replacement chose an illegal action";
  }

  void fail(int seat, const Failure &reason) {
    const auto at = static_cast<std::size_t>(seat);
    note(seat, reason);
    m_players[at] = replacementMaker()(seat, m_plan.botSeeds[at]);
  }

  void note(int seat, const Failure &reason) {
    ++m_tally.bots[static_cast<std::size_t>(seat)].failures;
    m_tally.failures.push_back({seat, static_cast<int>(m_tally.hands), reason});
  }

  void step() {
    m_events.clear();
    m_match.advance(m_events);
    m_tally.events += static_cast<std::int64_t>(m_events.size());
    for (const Event &event : m_events)
      std::visit(m_counter, event);
    for (int seat = 0; seat < m_plan.rules.players; ++seat) {
      SeatPlayer &player = *m_players[static_cast<std::size_t>(seat)];
      for (std::size_t i = 0; player.hears() && i < m_events.size(); ++i)
        player.hear(maskFor(seat, m_events[i]));
    }
    if (m_plan.record)
      m_tally.record.insert(m_tally.record.end(), m_events.begin(), m_events.end());
    if (m_plan.check)
      check();
  }

  void check() {
    m_tally.broken = m_match.check();
    for (int seat = 0; seat < m_plan.rules.players && m_tally.broken.empty(); ++seat) {
      SeatView &view = m_views[static_cast<std::size_t>(seat)];
      for (const Event &event : m_events)
        view.apply(maskFor(seat, event));
      if (!(view == m_match.viewOf(seat)))
        m_tally.broken =
            "the view of seat " + std::to_string(seat) + " rebuilt from its events differs from the table";
    }
  }

  const MatchPlan &m_plan;
  Match m_match;
  MatchTally m_tally;
  Counter m_counter;
  std::array<std::unique_ptr<SeatPlayer>, 4> m_players;
  std::array<SeatView, 4> m_views;
  std::vector<Event> m_events;
};

}  // namespace

MatchTally playMatch(const MatchPlan &plan) {
  return Arena(plan).play();
}

}  // namespace janso::cli
