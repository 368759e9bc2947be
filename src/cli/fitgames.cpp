// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/fitgames.h"

#include <QDirIterator>
#include <QFileInfo>
#include <algorithm>
#include <exception>
#include <set>
#include <span>

#include "cli/arena.h"
#include "cli/command.h"
#include "records/formats/gamefile.h"
#include "records/verify.h"
#include "rules/fnv.h"
#include "rules/legal/legal.h"
#include "rules/presets/presets.h"
#include "rules/score.h"
#include "table/mask.h"
#include "table/wall.h"

namespace janso::cli {
namespace {

constexpr std::uint64_t kHeldOut = 5;  // one match in so many is kept for judging

std::uint64_t keyOf(const FitMatch &match) {
  Fnv hash;
  for (const HandTiles &hand : std::get<KyokuStarted>(match.hands.front().front()).hands) {
    for (Tile tile : hand)
      hash.add(static_cast<std::uint64_t>(tile.face()));
  }
  hash.add(match.hands.size());
  return hash.value() ^ (hash.value() >> 29);
}

bool isWhole(const std::vector<Event> &hand, int players) {
  const KyokuStarted &start = std::get<KyokuStarted>(hand.front());
  for (const HandTiles &tiles : std::span(start.hands).first(static_cast<std::size_t>(players))) {
    if (tiles.size() != 13 || !tiles[0].isKnown())
      return false;
  }
  return std::holds_alternative<Hora>(hand.back()) || std::holds_alternative<Ryukyoku>(hand.back());
}

RuleSet usualRules(int players) {
  return players == 3 ? tenhouSanma() : tenhou();
}

bool isUsual(const RuleSet &rules, int players) {
  return rules.players == players && rules.length == MatchLength::South && rules.kuitan &&
         rules.redFives == usualRules(players).redFives;
}

// A match from the events of a whole one.
FitMatch fromEvents(const MatchInfo &info, const std::vector<Event> &events) {
  FitMatch match;
  match.info = info;
  for (const Event &event : events) {
    if (std::holds_alternative<KyokuStarted>(event))
      match.hands.emplace_back();
    const bool ends = std::holds_alternative<KyokuEnded>(event) || std::holds_alternative<MatchEnded>(event);
    if (!match.hands.empty() && !ends)
      match.hands.back().push_back(event);
    if (const auto *over = std::get_if<MatchEnded>(&event))
      match.places = over->result->place;
  }
  return match;
}

FitMatch fromRecord(const RecordedGame &game) {
  std::vector<Event> events;
  for (const RecordedHand &hand : game.hands) {
    for (const RecordedEvent &event : hand.events)
      events.push_back(event.event());
  }
  FitMatch match = fromEvents(game.info, events);
  match.recorded = true;
  return match;
}

class Source {
 public:
  Source(int players, const std::function<void(const FitMatch &)> &use) : m_players(players), m_use(use) {}

  void take(FitMatch match) {
    std::erase_if(match.hands,
                  [this](const auto &hand) { return hand.size() < 2 || !isWhole(hand, m_players); });
    if (!isUsual(match.info.rules, m_players) || match.hands.empty()) {
      ++counts.skippedGames;
      return;
    }
    const std::uint64_t key = keyOf(match);
    if (!m_seen.insert(key).second)
      return;
    match.heldOut = key % kHeldOut == 0;
    ++(match.recorded ? counts.recorded : counts.played);
    counts.hands += static_cast<int>(match.hands.size());
    m_use(match);
  }

  FitCounts counts;

 private:
  int m_players;
  const std::function<void(const FitMatch &)> &m_use;
  std::set<std::uint64_t> m_seen;
};

// Views are folded from events of a real table only: a game that the table does not make is passed over.
void takeGames(const GameFile &read, Source &source) {
  if (read.broken || read.journal || read.skipped)
    ++source.counts.skippedGames;
  for (const RecordedGame &game : read.games) {
    if (isProved(game, verifyGame(game)))
      source.take(fromRecord(game));
    else
      ++source.counts.skippedGames;
  }
}

// Whatever a file leads to, the others are still taken.
void takeFile(const QString &path, Source &source) {
  try {
    takeGames(readGameFile(path), source);
  } catch (const std::exception &) {
    ++source.counts.skippedGames;
  }
}

QStringList filesOf(const QString &path) {
  if (!QFileInfo(path).isDir())
    return {path};
  QStringList found;
  QDirIterator it(path, QDir::Files, QDirIterator::Subdirectories);
  while (it.hasNext())
    found.push_back(it.next());
  found.sort();
  return found;
}

}  // namespace

Result<FitCounts> forEachMatch(const FitSources &sources, const std::function<void(const FitMatch &)> &use) {
  Source source(sources.players, use);
  for (const QString &path : sources.paths) {
    if (!QFileInfo::exists(path))
      return wrong(Text::tr("there is no file or folder '%1'").arg(shown(path)));
    for (const QString &file : filesOf(path))
      takeFile(file, source);
  }
  if (sources.matches == 0)
    return source.counts;
  const Result<MakeSeat> maker = seatMaker(sources.bot);
  if (!maker)
    return maker.error();
  for (int i = 0; i < sources.matches; ++i) {
    MatchPlan plan;
    plan.rules = usualRules(sources.players);
    plan.makers.fill(*maker);
    plan.seed = wallSeedFromText(sources.seed.toStdString() + '/' + std::to_string(i));
    for (std::size_t seat = 0; seat < plan.rules.players; ++seat)
      plan.botSeeds[seat] = static_cast<std::uint64_t>(i) * 4 + seat;
    plan.record = true;
    MatchInfo info;
    info.rules = plan.rules;
    source.take(fromEvents(info, playMatch(plan).record));
  }
  return source.counts;
}

void walk(const FitMatch &match, const std::vector<FitCollector *> &collectors) {
  const Event started = MatchStarted{Shared<MatchInfo>(match.info)};
  for (const std::vector<Event> &hand : match.hands) {
    FitTable table{match, hand, 0, {}};
    for (int seat = 0; seat < table.seats(); ++seat) {
      table.views[static_cast<std::size_t>(seat)] = emptyView(seat);
      table.views[static_cast<std::size_t>(seat)].apply(started);
    }
    for (; table.at < hand.size(); ++table.at) {
      const Event &event = hand[table.at];
      const Board &board = table.board();
      if (board.phase == BoardPhase::Discard && board.player(board.turn).riichi != RiichiState::Declared) {
        for (FitCollector *collector : collectors)
          collector->turn(table, board.turn);
      }
      for (FitCollector *collector : collectors)
        collector->next(table, event);
      for (int seat = 0; seat < table.seats(); ++seat)
        table.views[static_cast<std::size_t>(seat)].apply(maskFor(seat, event));
    }
    for (FitCollector *collector : collectors)
      collector->handOver(table);
  }
}

KindSet ronKinds(const FitTable &table, int seat) {
  const SeatView &view = table.view(seat);
  if (view.waits.empty() || view.furiten.any())
    return {};
  const PlayerBoard &me = view.me();
  if (me.riichi != RiichiState::None)
    return view.waits;
  const TileCounts counts = view.concealedCounts();
  const HeldTiles own = heldBy(view, counts);
  KindSet kinds;
  for (Kind kind : view.waits) {
    if (!whyNoWin(withoutMoment(winInputOf(own, view.board.nextSeat(seat), Tile(kind))), view.rules()))
      kinds.add(kind);
  }
  return kinds;
}

}  // namespace janso::cli
