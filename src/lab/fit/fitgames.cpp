// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "lab/fit/fitgames.h"

#include <QDirIterator>
#include <QFileInfo>
#include <algorithm>
#include <exception>
#include <memory>
#include <set>
#include <span>

#include "cli/arena/arena.h"
#include "cli/command/command.h"
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

// --- Answers as a text: for each decision a character that tells which of the legal actions was chosen ---

constexpr char16_t kFirstAction = u'0';

// Notes what a built-in bot answers.
class NotingSeat : public SeatPlayer {
 public:
  NotingSeat(std::unique_ptr<SeatPlayer> player, QString &answers)
      : m_player(std::move(player)), m_answers(answers) {}

  SeatReply decide(const Decision &decision, const SeatView &view) override {
    SeatReply reply = m_player->decide(decision, view);
    const auto at = std::ranges::find(decision.legal, reply.action) - decision.legal.begin();
    m_answers += QChar(static_cast<char16_t>(kFirstAction + at));
    return reply;
  }

 private:
  std::unique_ptr<SeatPlayer> m_player;
  QString &m_answers;
};

// What was noted of a match. All seats read from it.
struct Answers {
  QString text;
  qsizetype next = 0;
  bool fits = true;  // so far
};

// Answers as noted, and with the first legal action where the text does not fit.
class RepeatingSeat : public SeatPlayer {
 public:
  explicit RepeatingSeat(Answers &answers) : m_answers(answers) {}

  SeatReply decide(const Decision &decision, const SeatView &) override {
    const std::size_t at =
        m_answers.next < m_answers.text.size()
            ? static_cast<std::size_t>(m_answers.text[m_answers.next++].unicode()) - kFirstAction
            : decision.legal.size();
    m_answers.fits = m_answers.fits && at < decision.legal.size();
    return {decision.legal[at < decision.legal.size() ? at : 0], {}, {}};
  }

 private:
  Answers &m_answers;
};

MatchPlan botMatch(const FitSources &sources, int number) {
  MatchPlan plan;
  plan.rules = usualRules(sources.players);
  plan.seed = wallSeedFromText(sources.seed.toStdString() + '/' + std::to_string(number));
  for (std::size_t seat = 0; seat < plan.rules.players; ++seat)
    plan.botSeeds[seat] = static_cast<std::uint64_t>(number) * 4 + seat;
  plan.record = true;
  return plan;
}

Result<bool> takePlayed(const FitSources &sources, const QJsonArray &rows, Source &source) {
  if (rows.size() != sources.matches)
    return wrong(QStringLiteral("the files hold %1 of %2 matches").arg(rows.size()).arg(sources.matches));
  for (int i = 0; i < sources.matches; ++i) {
    Answers answers{rows[i][1].toString()};
    MatchPlan plan = botMatch(sources, i);
    plan.makers.fill([&answers](int, std::uint64_t) { return std::make_unique<RepeatingSeat>(answers); });
    MatchInfo info;
    info.rules = plan.rules;
    FitMatch match = fromEvents(info, playMatch(plan).record);
    if (rows[i][0].toInt(-1) != i || !answers.fits || answers.next != answers.text.size())
      return wrong(QStringLiteral("match %1 of the files was not played like this").arg(i));
    source.take(std::move(match));
  }
  return true;
}

}  // namespace

QJsonObject FitSources::toJson() const {
  return {{QStringLiteral("players"), players},
          {QStringLiteral("paths"), QJsonArray::fromStringList(paths)},
          {QStringLiteral("bot"), bot},
          {QStringLiteral("matches"), matches},
          {QStringLiteral("seed"), seed}};
}

Result<FitSources> FitSources::fromJson(const QJsonObject &object) {
  FitSources sources;
  sources.players = object.value(QStringLiteral("players")).toInt();
  for (const QJsonValue path : object.value(QStringLiteral("paths")).toArray())
    sources.paths.push_back(path.toString());
  sources.bot = object.value(QStringLiteral("bot")).toString();
  sources.matches = object.value(QStringLiteral("matches")).toInt();
  sources.seed = object.value(QStringLiteral("seed")).toString();
  if ((sources.players != 3 && sources.players != 4) || sources.matches < 0)
    return wrong(QStringLiteral("the plan of the matches is not valid"));
  return sources;
}

QJsonArray playedRows(const FitSources &sources, const Shard &shard) {
  const MakeSeat maker = *seatMaker(sources.bot);
  QJsonArray rows;
  for (int i = 0; i < sources.matches; ++i) {
    if (!shard.takes(i))
      continue;
    QString answers;
    MatchPlan plan = botMatch(sources, i);
    plan.makers.fill([&](int seat, std::uint64_t seed) {
      return std::make_unique<NotingSeat>(maker(seat, seed), answers);
    });
    playMatch(plan);
    rows.append(QJsonArray{i, answers});
  }
  return rows;
}

Result<FitCounts> forEachMatch(const FitSources &sources, const std::function<void(const FitMatch &)> &use,
                               const QJsonArray *played) {
  Source source(sources.players, use);
  for (const QString &path : sources.paths) {
    if (!QFileInfo::exists(path))
      return wrong(QStringLiteral("there is no file or folder '%1'").arg(shown(path)));
    for (const QString &file : filesOf(path))
      takeFile(file, source);
  }
  if (played != nullptr) {
    const Result<bool> taken = takePlayed(sources, *played, source);
    return taken ? Result<FitCounts>(source.counts) : taken.error();
  }
  if (sources.matches == 0)
    return source.counts;
  const Result<MakeSeat> maker = seatMaker(sources.bot);
  if (!maker)
    return maker.error();
  for (int i = 0; i < sources.matches; ++i) {
    MatchPlan plan = botMatch(sources, i);
    plan.makers.fill(*maker);
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
