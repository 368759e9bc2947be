// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Matches between built-in bots.
#include "cli/arena.h"

#include <algorithm>
#include <chrono>
#include <random>

#include "table/mask.h"
#include "table/match.h"

namespace janso::cli {
namespace {

constexpr char kRandom[] = "random";

// Any legal action, but never passes up a win: reaches every corner of the rules quickly.
class RandomBot : public Bot {
 public:
  explicit RandomBot(std::uint64_t seed) : m_random(seed) {}
  Action decide(const SeatView &, std::span<const Action> legal) override {
    for (const Action &action : legal) {
      if (action.isWin())
        return action;
    }
    return legal[m_random() % legal.size()];
  }

 private:
  std::mt19937_64 m_random;
};

// Counts what the events say, for all four seats.
class Counter {
 public:
  Counter(MatchTally &tally, int players) : m_tally(tally), m_players(players) {}

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
      bot(seat).finalPoints += ended.result->finalPoints[at];
    }
  }
  template <class T>
  void operator()(const T &) {}

 private:
  BotTally &bot(int seat) { return m_tally.bots[static_cast<std::size_t>(seat)]; }

  MatchTally &m_tally;
  int m_players;
  std::array<bool, 4> m_called{};
};

class Arena {
 public:
  explicit Arena(const MatchPlan &plan)
      : m_plan(plan), m_match(plan.rules, plan.bots, plan.seed), m_counter(m_tally, plan.rules.players) {
    for (int seat = 0; seat < plan.rules.players; ++seat) {
      const auto at = static_cast<std::size_t>(seat);
      m_bots[at] = botMaker(plan.bots[at])(plan.botSeed * 4 + at);
      m_views[at] = emptyView(seat);
    }
  }

  MatchTally play() {
    while (!m_match.isOver() && m_tally.broken.empty()) {
      while (!m_match.pending().empty() && m_tally.broken.empty())
        answer(m_match.pending().front());
      if (m_tally.broken.empty())
        step();
    }
    return std::move(m_tally);
  }

 private:
  void answer(const Decision decision) {
    const auto seat = static_cast<std::size_t>(decision.seat);
    const SeatView view = m_match.viewOf(decision.seat);
    const auto before = std::chrono::steady_clock::now();
    const Action action =
        m_bots[seat]->decide(view, std::span<const Action>(decision.legal.data(), decision.legal.size()));
    const auto spent = std::chrono::steady_clock::now() - before;
    const auto micros = std::chrono::duration_cast<std::chrono::microseconds>(spent).count();
    m_tally.bots[seat].decisionMicros.push_back(static_cast<std::uint32_t>(micros));
    if (m_match.answer(decision.seat, decision.id, action) != AnswerStatus::Accepted)
      m_tally.broken = m_plan.bots[seat] + " answered with an action that is not legal";
  }

  void step() {
    m_events.clear();
    m_match.advance(m_events);
    m_tally.events += static_cast<std::int64_t>(m_events.size());
    for (const Event &event : m_events)
      std::visit(m_counter, event);
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
            "the view of seat " + std::to_string(seat) + " folded from its events is not the table's";
    }
  }

  const MatchPlan &m_plan;
  Match m_match;
  MatchTally m_tally;
  Counter m_counter;
  std::array<std::unique_ptr<Bot>, 4> m_bots;
  std::array<SeatView, 4> m_views;
  std::vector<Event> m_events;
};

}  // namespace

MakeBot botMaker(const std::string &id) {
  if (id == kRandom)
    return [](std::uint64_t seed) { return std::make_unique<RandomBot>(seed); };
  if (const BotInfo *info = findBot(id))
    return info->make;
  return {};
}

std::vector<std::string> botIds() {
  std::vector<std::string> ids{kRandom};
  for (const BotInfo &info : builtInBots())
    ids.emplace_back(info.id);
  return ids;
}

void BotTally::add(const BotTally &other) {
  matches += other.matches;
  for (std::size_t i = 0; i < 4; ++i)
    places[i] += other.places[i];
  finalPoints += other.finalPoints;
  hands += other.hands;
  wins += other.wins;
  tsumo += other.tsumo;
  dealIns += other.dealIns;
  riichi += other.riichi;
  calledHands += other.calledHands;
  norths += other.norths;
  drawnHands += other.drawnHands;
  tenpaiAtDraw += other.tenpaiAtDraw;
  winPoints += other.winPoints;
  dealInPoints += other.dealInPoints;
  decisionMicros.insert(decisionMicros.end(), other.decisionMicros.begin(), other.decisionMicros.end());
}

MatchTally playMatch(const MatchPlan &plan) {
  return Arena(plan).play();
}

}  // namespace janso::cli
