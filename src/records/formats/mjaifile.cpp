// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reads recorded games from mjai lines.
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

#include "mjai/reader.h"
#include "records/formats/gamefile.h"
#include "records/rulesetjson.h"
#include "rules/presets/presets.h"

namespace janso {
namespace {

class MjaiGames {
 public:
  // Sorts one event into its game and hand.
  Result<bool> take(const ReadEvent &read, FilePlace place);
  // What stands beside the start_game that has been taken: our own lines hold the rules, others the date.
  Result<bool> takeHead(const QJsonObject &head);
  std::vector<RecordedGame> finish();

  bool hidden = false;  // a tile was written as `?`

 private:
  RecordedGame &game();
  int players(const KyokuStarted &start);
  Result<bool> startHand(const ReadEvent &read, FilePlace place);
  void noteHidden(const ReadEvent &read);
  void gameOver();

  std::vector<RecordedGame> m_games;
  bool m_inHand = false;
  int m_turn = 0;  // what must be added to the file's seats in the game that is being read
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
  if (rules.players != dealt && game().hands.empty() && !game().rulesKnown) {
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
  if ((start.hands[3].empty() ? 3 : 4) != players)
    return Error{handName(start) + " is dealt to a different number of players than the first hand"};
  const int turn = (start.kyoku - start.dealer + 100 * players) % players;
  if (!game().hands.empty() && turn != m_turn)
    return Error{"the dealer of " + handName(start) + " does not follow from the dealer of the first hand"};
  m_turn = turn;
  m_inHand = true;
  game().hands.push_back({{{turned(read, m_turn, players), place}}});
  return true;
}

Result<bool> MjaiGames::take(const ReadEvent &read, FilePlace place) {
  noteHidden(read);
  if (const auto *start = std::get_if<MatchStarted>(&read.event)) {
    gameOver();
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

Result<bool> MjaiGames::takeHead(const QJsonObject &head) {
  for (auto entry = head.begin(); entry != head.end() && game().date.isEmpty(); ++entry)
    game().date = dateIn(entry.value().toString());
  const QJsonObject rules = head.value(QLatin1String("rules")).toObject();
  if (rules.isEmpty())
    return true;
  Result<RuleSet> read = ruleSetFromJson(rules);
  if (!read)
    return read.error();
  if (read->players != game().info.rules.players)
    return Error{"'rules' are for a different number of players than the game"};
  game().info.rules = std::move(read).value();
  game().stated.length = game().stated.redFives = true;
  game().rulesKnown = true;
  return true;
}

// Names by our seats, and what the whole game shows of its rules.
void MjaiGames::gameOver() {
  if (m_games.empty())
    return;
  RecordedGame &played = m_games.back();
  if (m_turn != 0) {
    const ReadEvent names{MatchStarted{played.info}, {}, {}};
    played.info = *std::get<MatchStarted>(turned(names, m_turn, played.info.rules.players).event).info;
  }
  m_turn = 0;
  if (played.stated.length || !played.end || played.hands.empty())
    return;
  // A file that does not say how long the game is shows it: a finished game that never left the east round.
  const RecordedHand &last = played.hands.back();
  if (last.events.front().stated().round && last.start().bakaze == 0)
    played.info.rules.length = MatchLength::East;
}

std::vector<RecordedGame> MjaiGames::finish() {
  gameOver();
  return std::move(m_games);
}

Result<bool> takeLine(const QByteArray &line, FilePlace place, MjaiReader &reader, MjaiGames &games) {
  const Result<std::vector<ReadEvent>> read = reader.readLine(line);
  if (!read)
    return read.error();
  for (const ReadEvent &event : *read) {
    if (const Result<bool> taken = games.take(event, place); !taken)
      return taken;
  }
  if (line.contains("\"start_game\""))
    return games.takeHead(QJsonDocument::fromJson(line).object());
  return true;
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
    if (const Result<bool> taken = takeLine(line, {number, 0}, reader, games); !taken)
      file.broken = taken.error().in(toText({number, 0}));
  }
  file.games = games.finish();
  for (const std::string &key : reader.unknownKeys()) {
    if (!file.games.empty())
      file.games.front().notes.push_back(recordRemark(RecordRemark::KeyUnread, {key}));
  }
  if (!file.broken && file.games.empty())
    file.broken = fileFault(FileFault::NoStart);
  if (!file.broken && games.hidden) {
    file.games.clear();
    file.skipped = fileFault(FileFault::HiddenTiles);
  }
  return file;
}

}  // namespace janso
