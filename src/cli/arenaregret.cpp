// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/arenaregret.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

#include "bots/bot.h"
#include "bots/evaluation.h"
#include "cli/arenareport.h"
#include "cli/command.h"
#include "cli/counts.h"
#include "cli/sharedwork.h"
#include "review/verdict.h"
#include "review/worldrandom.h"
#include "rules/actionkinds.h"
#include "rules/lasthand.h"
#include "table/match.h"
#include "widgets/lexicon/numbers.h"

namespace janso::cli {
namespace {

// --- Cells ---

struct Band {
  int below;  // the first value that is no longer in it
  const char *name;
};
constexpr Band kTurnBands[] = {{4, QT_TRANSLATE_NOOP("janso::cli::Text", "turn 1-3")},
                               {7, QT_TRANSLATE_NOOP("janso::cli::Text", "turn 4-6")},
                               {10, QT_TRANSLATE_NOOP("janso::cli::Text", "turn 7-9")},
                               {13, QT_TRANSLATE_NOOP("janso::cli::Text", "turn 10-12")},
                               {99, QT_TRANSLATE_NOOP("janso::cli::Text", "turn 13-")}};
constexpr Band kGapBands[] = {{50, QT_TRANSLATE_NOOP("janso::cli::Text", "gap -50")},
                              {200, QT_TRANSLATE_NOOP("janso::cli::Text", "gap 50-200")},
                              {400, QT_TRANSLATE_NOOP("janso::cli::Text", "gap 200-400")},
                              {800, QT_TRANSLATE_NOOP("janso::cli::Text", "gap 400-800")},
                              {1'000'000, QT_TRANSLATE_NOOP("janso::cli::Text", "gap 800-")}};
constexpr Band kRiichiBands[] = {{1, QT_TRANSLATE_NOOP("janso::cli::Text", "nobody in riichi")},
                                 {2, QT_TRANSLATE_NOOP("janso::cli::Text", "one in riichi")},
                                 {9, QT_TRANSLATE_NOOP("janso::cli::Text", "more in riichi")}};
constexpr Band kShantenBands[] = {{1, QT_TRANSLATE_NOOP("janso::cli::Text", "ready")},
                                  {2, QT_TRANSLATE_NOOP("janso::cli::Text", "1 step")},
                                  {3, QT_TRANSLATE_NOOP("janso::cli::Text", "2 steps")},
                                  {50, QT_TRANSLATE_NOOP("janso::cli::Text", "3 steps and more")},
                                  {200, QT_TRANSLATE_NOOP("janso::cli::Text", "not looked at")}};
constexpr Band kHandBands[] = {{1, QT_TRANSLATE_NOOP("janso::cli::Text", "last hand")},
                               {3, QT_TRANSLATE_NOOP("janso::cli::Text", "2 or 3 to play")},
                               {99, QT_TRANSLATE_NOOP("janso::cli::Text", "earlier hands")}};

enum Kind : std::uint8_t { Discard, Declare, CallOrNot, KanOrNot, Rest };
constexpr const char *kKindNames[] = {
    QT_TRANSLATE_NOOP("janso::cli::Text", "discard"), QT_TRANSLATE_NOOP("janso::cli::Text", "riichi or not"),
    QT_TRANSLATE_NOOP("janso::cli::Text", "call or not"), QT_TRANSLATE_NOOP("janso::cli::Text", "kan or not"),
    QT_TRANSLATE_NOOP("janso::cli::Text", "other")};

template <std::size_t N>
int bandOf(const Band (&bands)[N], double value) {
  for (std::size_t i = 0; i + 1 < N; ++i) {
    if (value < bands[i].below)
      return static_cast<int>(i);
  }
  return static_cast<int>(N) - 1;
}

template <std::size_t N>
QStringList namesOf(const Band (&bands)[N]) {
  QStringList names;
  for (const Band &band : bands)
    names << Text::tr(band.name);
  return names;
}

Kind kindOf(const Action &a, const Action &b) {
  if (isKan(a.type) || isKan(b.type))
    return KanOrNot;
  if (a.type == ActionType::Skip || b.type == ActionType::Skip || isCall(a.type) || isCall(b.type))
    return CallOrNot;
  if (isDiscard(a.type) && isDiscard(b.type))
    return a.type == b.type ? Discard : Declare;
  return Rest;
}

// --- Play ---

class Ledger {
 public:
  Ledger(const RegretPlan &plan, int match)
      : m_plan(plan),
        m_number(match),
        m_seat(match % plan.rules.players),
        m_match(plan.rules, {"new", "field", "field", plan.rules.players == 4 ? "field" : ""},
                wallSeedFromText(plan.seed.toStdString() + '/' + std::to_string(match))) {
    for (int seat = 0; seat < m_plan.rules.players; ++seat)
      m_bots[index(seat)] = botFor(seat, plan.newBot, seedOf(seat));
    m_old = makeBot(plan.oldBot.toStdString(), seedOf(m_seat));
  }

  std::vector<RegretCase> play() {
    std::vector<Event> events;
    while (!m_match.isOver()) {
      while (!m_match.pending().empty())
        answer(Decision(m_match.pending().front()));
      events.clear();
      m_match.advance(events);
    }
    return std::move(m_cases);
  }

 private:
  static std::size_t index(int seat) { return static_cast<std::size_t>(seat); }
  static std::span<const Action> legalOf(const Decision &decision) {
    return {decision.legal.data(), decision.legal.size()};
  }

  std::uint64_t seedOf(int seat) const {
    return WorldRandom(static_cast<std::uint64_t>(m_number) * 4 + index(seat)).next();
  }

  std::unique_ptr<Bot> botFor(int seat, const QString &own, std::uint64_t seed) const {
    return makeBot((seat == m_seat ? own : m_plan.field).toStdString(), seed);
  }

  void answer(const Decision &decision) {
    const SeatView view = m_match.viewOf(decision.seat);
    const Action action = m_bots[index(decision.seat)]->decide(view, legalOf(decision));
    if (decision.seat == m_seat && decision.legal.size() > 1) {
      Reasoning reasoning;
      const Action old = m_old->explain(view, legalOf(decision), reasoning);
      if (!isSameChoice(action, old))
        judge(view, decision, action, old, reasoning);
    }
    m_match.answer(decision.seat, decision.id, action);
  }

  void judge(const SeatView &view, const Decision &decision, const Action &now, const Action &old,
             const Reasoning &reasoning) {
    RegretGain gain;
    for (int wall = 0; wall < m_plan.walls; ++wall) {
      const std::uint64_t seed =
          WorldRandom(seedOf(m_seat) + m_judged * 1000 + static_cast<std::uint64_t>(wall)).next();
      WorldRandom random(seed);
      const Round round = m_match.round()->comingAnew([&random](std::size_t n) { return random.below(n); });
      const RegretGain ofOld = playOut(round, view, decision, old, seed);
      const RegretGain ofNew = playOut(round, view, decision, now, seed);
      gain.places += (ofNew.places - ofOld.places) / m_plan.walls;
      gain.points += (ofNew.points - ofOld.points) / m_plan.walls;
    }
    ++m_judged;
    m_cases.push_back({cellOf(view, now, old, reasoning), gain});
  }

  // What is won until the hand is over.
  RegretGain playOut(Round round, const SeatView &before, const Decision &decision, const Action &action,
                     std::uint64_t seed) const {
    std::array<std::unique_ptr<Bot>, 4> bots;
    for (int seat = 0; seat < m_plan.rules.players; ++seat)
      bots[index(seat)] = botFor(seat, m_plan.oldBot, seed + index(seat));
    round.answer(m_seat, decision.id, action);
    std::vector<Event> events;
    while (!round.isOver()) {
      while (!round.pending().empty()) {
        const Decision next = round.pending().front();
        round.answer(next.seat, next.id,
                     bots[index(next.seat)]->decide(round.viewOf(next.seat), legalOf(next)));
      }
      if (round.canAdvance())
        round.advance(events);
    }
    const HandOutcome end = handOutcome(before.board.scores, round.outcome());
    return {-placeChange(before, end), placementChange(before, end) + end.deltas[index(m_seat)]};
  }

  std::array<int, kRegretSorts> cellOf(const SeatView &view, const Action &now, const Action &old,
                                       const Reasoning &reasoning) const {
    const Board &board = view.board;
    int riichi = 0;
    for (int seat = 0; seat < m_plan.rules.players; ++seat)
      riichi += seat != m_seat && board.player(seat).riichi != RiichiState::None ? 1 : 0;
    double gap = 0;
    for (const Considered &considered : reasoning.considered) {
      if (isSameChoice(considered.action, now))
        gap = static_cast<double>(reasoning.considered[0].value - considered.value);
    }
    return {kindOf(now, old),
            bandOf(kTurnBands, board.turnNumber()),
            bandOf(kRiichiBands, riichi),
            bandOf(kGapBands, gap),
            bandOf(kShantenBands, reasoning.considered[0].shanten),
            bandOf(kHandBands, handsAfter(board))};
  }

  const RegretPlan &m_plan;
  int m_number;
  int m_seat;
  Match m_match;
  std::array<std::unique_ptr<Bot>, 4> m_bots;
  std::unique_ptr<Bot> m_old;
  std::uint64_t m_judged = 0;
  std::vector<RegretCase> m_cases;
};

template <class Counts>
Estimate sumOf(const RegretTable &table, double RegretGain::*unit, Counts counts) {
  double sum = 0;
  double square = 0;
  for (const std::vector<RegretCase> &match : table.matches) {
    double one = 0;
    for (const RegretCase &each : match)
      one += counts(each) ? each.gain.*unit : 0;
    sum += one;
    square += one * one;
  }
  const auto n = static_cast<double>(table.matches.size());
  Estimate estimate{n > 0 ? sum / n : 0};
  if (n > 1)
    estimate.error = std::sqrt(std::max(0.0, square / n - estimate.value * estimate.value) / (n - 1));
  return estimate;
}

template <class Counts>
RegretEstimate bothOf(const RegretTable &table, Counts counts) {
  return {sumOf(table, &RegretGain::places, counts), sumOf(table, &RegretGain::points, counts)};
}

}  // namespace

RegretTable regretsOf(const RegretPlan &plan, int threads, const std::function<void(int, int)> &progress) {
  RegretTable table;
  table.matches.resize(static_cast<std::size_t>(plan.matches));
  std::mutex guard;
  int done = 0;
  forEachOnThreads(threads, table.matches.size(), [&](std::size_t match) {
    table.matches[match] = Ledger(plan, static_cast<int>(match)).play();
    const std::lock_guard lock(guard);
    if (progress)
      progress(++done, plan.matches);
  });
  return table;
}

QStringList regretCells(RegretSort sort) {
  switch (sort) {
    case RegretSort::Kind: {
      QStringList names;
      for (const char *name : kKindNames)
        names << Text::tr(name);
      return names;
    }
    case RegretSort::Turn:
      return namesOf(kTurnBands);
    case RegretSort::Riichi:
      return namesOf(kRiichiBands);
    case RegretSort::Gap:
      return namesOf(kGapBands);
    case RegretSort::Shanten:
      return namesOf(kShantenBands);
    case RegretSort::Hand:
      break;
  }
  return namesOf(kHandBands);
}

RegretEstimate regretOf(const RegretTable &table) {
  return bothOf(table, [](const RegretCase &) { return true; });
}

RegretEstimate regretOf(const RegretTable &table, RegretSort sort, int cell) {
  return bothOf(table,
                [&](const RegretCase &each) { return each.cell[static_cast<std::size_t>(sort)] == cell; });
}

void printRegrets(const RegretPlan &plan, const RegretTable &table, QTextStream &out) {
  QList<QStringList> rows{{QString(), Text::tr("choices a match"), Text::tr("places won a match"),
                           Text::tr("in errors"), Text::tr("points won a match"), Text::tr("in errors")}};
  const auto inErrors = [](const Estimate &gain) {
    return gain.error > 0 ? decimalText(gain.value / gain.error, 1) : QStringLiteral("-");
  };
  const auto row = [&](const QString &name, const RegretEstimate &gain, std::size_t cases) {
    const auto matches = static_cast<double>(std::max<std::size_t>(1, table.matches.size()));
    rows.push_back({name, decimalText(static_cast<double>(cases) / matches, 2), estimateText(gain.places, 4),
                    inErrors(gain.places), estimateText(gain.points, 0), inErrors(gain.points)});
  };
  const auto count = [&](auto counts) {
    std::size_t cases = 0;
    for (const std::vector<RegretCase> &match : table.matches)
      cases += static_cast<std::size_t>(std::ranges::count_if(match, counts));
    return cases;
  };
  row(Text::tr("all"), regretOf(table), count([](const RegretCase &) { return true; }));
  for (int sort = 0; sort < kRegretSorts; ++sort) {
    const QStringList names = regretCells(static_cast<RegretSort>(sort));
    for (int cell = 0; cell < names.size(); ++cell) {
      const std::size_t cases =
          count([&](const RegretCase &each) { return each.cell[static_cast<std::size_t>(sort)] == cell; });
      if (cases > 0)
        row(names[cell], regretOf(table, static_cast<RegretSort>(sort), cell), cases);
    }
  }
  printTable(rows, out);
  //: %1, %2 and %4: bots; %3: matches, %5: walls, with their number
  out << Text::tr("%1 against %2 over %3 among %4, %5 a choice; ± is one standard error")
             .arg(plan.newBot, plan.oldBot, matchCount(static_cast<qint64>(table.matches.size())), plan.field,
                  wallCount(plan.walls))
      << '\n';
}

}  // namespace janso::cli
