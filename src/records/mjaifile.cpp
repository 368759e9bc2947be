// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Recorded games out of mjai lines.
#include <algorithm>

#include "mjai/reader.h"
#include "records/gamefile.h"
#include "rules/presets.h"

namespace janso {
namespace {

class MjaiGames {
 public:
  // Sorts one event into its game and hand.
  Result<bool> take(const ReadEvent &read, FilePlace place);
  std::vector<RecordedGame> finish();

  bool hidden = false;  // a tile was written as `?`

 private:
  RecordedGame &game();
  int players(const KyokuStarted &start);
  Result<bool> startHand(const ReadEvent &read, FilePlace place);
  void noteHidden(const ReadEvent &read);

  std::vector<RecordedGame> m_games;
  bool m_inHand = false;
  int m_turn = 0;  // what must be added to the file's seats
};

RecordedGame &MjaiGames::game() {
  if (m_games.empty()) {
    m_games.emplace_back();
    m_games.back().info.rules = tenhou();
  }
  return m_games.back();
}

void MjaiGames::noteHidden(const ReadEvent &read) {
  if (const auto *draw = std::get_if<Tsumo>(&read.event))
    hidden = hidden || !draw->tile.isKnown();
  if (std::holds_alternative<KyokuStarted>(read.event))
    hidden = hidden || !read.stated.hands;
}

// Most files show only by their deals how many play.
int MjaiGames::players(const KyokuStarted &start) {
  RuleSet &rules = game().info.rules;
  const int dealt = start.hands[3].empty() ? 3 : 4;
  if (rules.players != dealt && game().hands.empty()) {
    RuleSet others = dealt == 3 ? tenhouSanma() : tenhou();
    others.length = rules.length;
    if (game().stated.redFives && rules.redFives[1] == 0)
      others.redFives = {0, 0, 0};
    rules = others;
  }
  return rules.players;
}

Result<bool> MjaiGames::startHand(const ReadEvent &read, FilePlace place) {
  const auto &start = std::get<KyokuStarted>(read.event);
  const int players = this->players(start);
  const int turn = (start.kyoku - start.dealer + 100 * players) % players;
  if (!game().hands.empty() && turn != m_turn)
    return Error{"the dealer of " + handName(start) + " is not who it must be after the first hand"};
  m_turn = turn;
  m_inHand = true;
  game().hands.push_back({{{turned(read, m_turn, players), place}}});
  return true;
}

Result<bool> MjaiGames::take(const ReadEvent &read, FilePlace place) {
  noteHidden(read);
  if (const auto *start = std::get_if<MatchStarted>(&read.event)) {
    m_games.emplace_back();
    m_games.back().info = *start->info;
    m_games.back().stated = read.stated;
    m_inHand = false;
    return true;
  }
  if (std::holds_alternative<KyokuStarted>(read.event))
    return startHand(read, place);
  if (std::holds_alternative<MatchEnded>(read.event)) {
    m_inHand = false;
    game().end = RecordedEvent{turned(read, m_turn, game().info.rules.players), place};
    return true;
  }
  if (std::holds_alternative<KyokuEnded>(read.event)) {
    m_inHand = false;
    return true;
  }
  if (!m_inHand)
    return Error{"an event outside of any hand"};
  game().hands.back().events.push_back({turned(read, m_turn, game().info.rules.players), place});
  return true;
}

std::vector<RecordedGame> MjaiGames::finish() {
  for (RecordedGame &played : m_games) {
    if (m_turn != 0) {
      const ReadEvent names{MatchStarted{played.info}, {}, {}};
      played.info = *std::get<MatchStarted>(turned(names, m_turn, played.info.rules.players).event).info;
    }
    if (played.stated.length || !played.end || played.hands.empty())
      continue;
    // A file that does not say how long the game is shows it: a finished game that never left the east round.
    const RecordedHand &last = played.hands.back();
    if (last.events.front().stated().round && last.start().bakaze == 0)
      played.info.rules.length = MatchLength::East;
  }
  return std::move(m_games);
}

}  // namespace

GameFile readMjai(const QByteArray &bytes) {
  GameFile file;
  MjaiReader reader(tenhou());
  MjaiGames games;
  const bool drawn = bytes.startsWith('#');  // comments and drawings of the table between the objects
  int number = 0;
  qsizetype at = bytes.startsWith("\xef\xbb\xbf") ? 3 : 0;
  while (at < bytes.size() && !file.broken) {
    const qsizetype end = bytes.indexOf('\n', at);
    const QByteArray line = bytes.mid(at, (end < 0 ? bytes.size() : end) - at);
    at = end < 0 ? bytes.size() : end + 1;
    ++number;
    if (drawn && !line.startsWith("{\""))
      continue;
    const Result<std::vector<ReadEvent>> read = reader.readLine(line);
    if (!read) {
      file.broken = read.error().in(toText({number, 0}));
      break;
    }
    for (const ReadEvent &event : *read) {
      const Result<bool> taken = games.take(event, {number, 0});
      if (!taken) {
        file.broken = taken.error().in(toText({number, 0}));
        break;
      }
    }
  }
  file.games = games.finish();
  if (!file.broken && file.games.empty())
    file.broken = Error{"no game: there is no start_game and no start_kyoku"};
  if (!file.broken && games.hidden) {
    file.games.clear();
    file.skipped = "written from one player's view: hidden tiles cannot be replayed";
  }
  return file;
}

}  // namespace janso
