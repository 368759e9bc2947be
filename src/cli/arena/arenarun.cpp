// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Threads play the matches in any order; a collector adds them up in the order of the plan.
#include "cli/arena/arenarun.h"

#include <QDir>
#include <QJsonObject>
#include <atomic>
#include <cmath>
#include <map>
#include <mutex>
#include <optional>

#include "cli/arena/arena.h"
#include "cli/arena/playedgame.h"
#include "cli/command/command.h"
#include "cli/command/outputfile.h"
#include "cli/command/sharedwork.h"
#include "mjai/writer.h"
#include "records/mjlog/mjlogwriter.h"
#include "records/rulesetjson.h"
#include "review/placeluck.h"
#include "widgets/sentences/faulttexts.h"

namespace janso::cli {
namespace {

struct PlayedMatch {
  MatchTally tally;  // its events only for ArenaOptions::played
  QByteArray record;
};

class Collector {
 public:
  Collector(const ArenaPlan &plan, const ArenaOptions &options, std::vector<int> matches)
      : m_plan(plan), m_options(options), m_matches(std::move(matches)), m_totals(plan), m_block(plan) {}

  // The next match that nobody plays yet; -1: none is left.
  int next() {
    const std::size_t at = m_next++;
    return m_enough || at >= m_matches.size() ? -1 : static_cast<int>(at);
  }
  int matchAt(int at) const { return m_matches[static_cast<std::size_t>(at)]; }

  void take(int at, PlayedMatch played) {
    const std::lock_guard lock(m_guard);
    m_waiting.emplace(at, std::move(played));
    for (auto first = m_waiting.begin(); first != m_waiting.end() && first->first == m_taken && !m_enough;
         first = m_waiting.erase(first)) {
      collect(matchAt(m_taken++), first->second);
      if (m_options.progress)
        m_options.progress(m_taken, static_cast<int>(m_matches.size()));
    }
  }

  const ArenaTotals &totals() const { return m_totals; }

 private:
  void collect(int match, const PlayedMatch &played) {
    const std::array<int, 4> seating = m_plan.seating(match);
    m_block.add(oneMatch(match, played.tally, seating));
    if (!played.record.isEmpty())
      save(match, played.record);
    if (m_options.played)
      m_options.played(match, seating, played.tally.record);
    if ((match + 1) % m_plan.blockSize() != 0)
      return;
    m_block.blocks.add(blockRow());
    m_totals.add(m_block);
    m_block = ArenaTotals(m_plan);
    m_enough = m_options.enough && m_options.enough(m_totals);
  }

  ArenaTotals oneMatch(int match, const MatchTally &tally, const std::array<int, 4> &seating) const {
    ArenaTotals one(m_plan);
    one.matches = 1;
    one.hands = tally.hands;
    one.events = tally.events;
    for (int seat = 0; seat < m_plan.rules.players; ++seat)
      one.bots[participantAt(seating, seat)].add(tally.bots[static_cast<std::size_t>(seat)]);
    for (const SeatFailure &failure : tally.failures) {
      const QString &name = m_plan.participants[participantAt(seating, failure.seat)].name;
      one.failures.push_back(
          {match, failure.hand,
           QStringLiteral("%1 in seat %2: %3").arg(name).arg(failure.seat).arg(failureText(failure.reason)),
           FailedSeat{name, failure.seat, failure.reason}});
    }
    if (!tally.broken.empty())
      one.broken.push_back({match, static_cast<int>(tally.hands), QString::fromStdString(tally.broken)});
    return one;
  }

  std::size_t participantAt(const std::array<int, 4> &seating, int seat) const {
    const auto index = static_cast<std::size_t>(seating[static_cast<std::size_t>(seat)]);
    return static_cast<std::size_t>(m_plan.seats[index]);
  }

  std::vector<std::int64_t> blockRow() const {
    std::vector<std::int64_t> row{m_block.matches, m_block.hands};
    for (const BotTally &bot : m_block.bots) {
      row.insert(row.end(), {bot.placeSum, bot.finalPoints, bot.wonPoints});
      if (m_plan.luck)
        row.push_back(bot.luck);
    }
    return row;
  }

  void save(int match, const QByteArray &text) {
    const QString name = QStringLiteral("match%1.%2")
                             .arg(match, 5, 10, QLatin1Char('0'))
                             .arg(m_options.mjlog ? QStringLiteral("mjlog") : QStringLiteral("mjson"));
    if (const Result<bool> written = writeOutputFile(QDir(m_options.save).filePath(name), text); !written)
      m_block.broken.push_back({match, 0, faultText(written.error())});
  }

  const ArenaPlan &m_plan;
  const ArenaOptions &m_options;
  std::vector<int> m_matches;  // numbers of those to play
  std::atomic<std::size_t> m_next{0};
  std::atomic<bool> m_enough{false};

  std::mutex m_guard;  // of all below
  std::map<int, PlayedMatch> m_waiting;
  int m_taken = 0;
  ArenaTotals m_totals;  // of whole blocks
  ArenaTotals m_block;   // of the one that is being collected
};

MatchPlan matchPlan(const ArenaPlan &plan, const ArenaOptions &options, const std::vector<MakeSeat> &makers,
                    int match) {
  MatchPlan one;
  one.rules = plan.rules;
  const std::array<int, 4> seating = plan.seating(match);
  for (std::size_t seat = 0; seat < plan.rules.players; ++seat) {
    const auto index = static_cast<std::size_t>(seating[seat]);
    const auto who = static_cast<std::size_t>(plan.seats[index]);
    one.names[seat] = plan.participants[who].name.toStdString();
    one.makers[seat] = makers[who];
    one.botSeeds[seat] = plan.botSeed(match, seating[seat]);
  }
  one.seed = plan.wallSeed(match);
  one.check = options.check;
  one.record = !options.save.isEmpty() || options.played || plan.luck;
  return one;
}

// A match that broke off has none.
void takeLuck(MatchTally &tally, const RuleSet &rules) {
  if (!tally.broken.empty())
    return;
  const std::optional<PlaceLuck> luck = placeLuckOf(provedGameOf(tally.record, rules));
  for (int seat = 0; luck && seat < rules.players; ++seat)
    tally.bots[static_cast<std::size_t>(seat)].luck = std::llround(1e5 * luck->of(seat));
}

}  // namespace

QByteArray recordText(bool mjlog, const std::vector<Event> &events) {
  if (mjlog) {
    MjlogWriter writer;
    for (const Event &event : events)
      writer.take(event);
    return writer.text();
  }
  MjaiWriter writer(-1);
  QByteArray text;
  for (const Event &event : events) {
    QJsonObject object = writer.write(event);
    // So that the match can be verified by the rules that it was played by.
    if (const auto *start = std::get_if<MatchStarted>(&event))
      object.insert(QStringLiteral("rules"), toJson(start->info->rules));
    text += toMjaiLine(object);
  }
  return text;
}

ArenaTotals playAll(const ArenaPlan &plan, const ArenaOptions &options) {
  std::vector<MakeSeat> makers;
  for (const Participant &participant : plan.participants)
    makers.push_back(*seatMaker(participant.spec));
  std::vector<int> matches;
  for (int match = 0; match < plan.matches; ++match) {
    if (options.shard.takes(plan.blockOf(match)))
      matches.push_back(match);
  }
  Collector collector(plan, options, std::move(matches));
  runOnThreads(options.threads, [&] {
    for (int at = collector.next(); at >= 0; at = collector.next()) {
      PlayedMatch played;
      played.tally = playMatch(matchPlan(plan, options, makers, collector.matchAt(at)));
      if (plan.luck)
        takeLuck(played.tally, plan.rules);
      if (!options.save.isEmpty())
        played.record = recordText(options.mjlog, played.tally.record);
      if (!options.played)
        played.tally.record.clear();
      collector.take(at, std::move(played));
    }
  });
  return collector.totals();
}

}  // namespace janso::cli
