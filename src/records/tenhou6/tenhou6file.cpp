// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reads recorded games from tenhou.net/6 JSON: one object with all hands, or one object per hand and line.
#include "records/tenhou6/tenhou6file.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <cmath>
#include <utility>

#include "records/tenhou6/tenhou6order.h"
#include "records/tenhou6/tenhou6rules.h"
#include "rules/mpsz.h"

namespace janso {
namespace {

constexpr double kMostFinalPoints = 1'000'000;

// Plain fives of this suit that the lists show.
int plainFives(const ListedHand &hand, std::size_t suit) {
  const Tile five(kindOf(static_cast<Suit>(suit), 5));
  auto count = std::count(hand.dora.begin(), hand.dora.end(), five) +
               std::count(hand.ura.begin(), hand.ura.end(), five);
  for (const ListedPlayer &player : hand.players) {
    count += std::count(player.deal.begin(), player.deal.end(), five);
    count += std::count_if(player.takes.begin(), player.takes.end(), [&](const ListedTake &take) {
      return take.kind == ListedTake::Kind::Draw && take.tile == five;
    });
  }
  return static_cast<int>(count);
}

class ListedGames {
 public:
  // One object: a game, or a hand of one.
  Result<bool> take(const QJsonObject &object, FilePlace place);
  // The games, and which hands were left out.
  void finish(GameFile &file);

 private:
  Result<bool> takeHand(const QJsonObject &object, const QJsonArray &array, FilePlace place);
  bool goesOn(const QJsonObject &object, const ListedHand &first) const;
  void start(const QJsonObject &object, const ListedRules &rules);
  void readEnd(const QJsonObject &object, FilePlace place);
  void checkRedFives(const ListedHand &hand, std::size_t index);

  std::vector<RecordedGame> m_games;
  QJsonObject m_head;     // of the game that is being read
  bool m_isFirst = true;  // of the object's hands: it may begin a game
  bool m_gap = false;     // the hand before was left out
  std::vector<Remark> m_leftOut;
};

// Whether this object's hands belong to the game before.
bool ListedGames::goesOn(const QJsonObject &object, const ListedHand &first) const {
  if (m_games.empty() || m_games.back().end)
    return false;
  for (const char *key : {"title", "name", "rule"}) {
    if (object.value(QLatin1String(key)) != m_head.value(QLatin1String(key)))
      return false;
  }
  const KyokuStarted &begin = first.start;
  return begin.bakaze > 0 || begin.kyoku > 0 || begin.honba > 0;
}

void ListedGames::start(const QJsonObject &object, const ListedRules &rules) {
  m_games.emplace_back();
  RecordedGame &game = m_games.back();
  game.info.rules = rules.rules;
  game.mayBeTyped = true;
  game.stated.redFives = rules.statesRedFives;
  game.stated.length = rules.statesLength;
  const QJsonArray names = object.value(QLatin1String("name")).toArray();
  for (qsizetype i = 0; i < std::min<qsizetype>(names.size(), rules.rules.players); ++i)
    game.info.names[static_cast<std::size_t>(i)] = names[i].toString().toStdString();
  QString told = object.value(QLatin1String("ref")).toString();
  for (const QJsonValue &title : object.value(QLatin1String("title")).toArray())
    told += QLatin1Char('\n') + title.toString();
  game.date = dateIn(told);
  m_head = object;
}

// The tiles outrank the rule: four plain fives of a suit, and no red one is left.
void ListedGames::checkRedFives(const ListedHand &hand, std::size_t index) {
  RecordedGame &game = m_games.back();
  for (std::size_t suit = hand.playerCount == 3 ? 1 : 0; suit < 3; ++suit) {
    std::uint8_t &red = game.info.rules.redFives[suit];
    if (red == 0 || plainFives(hand, suit) != 4)
      continue;
    red = 0;
    game.faults.push_back({index, "the rule has a red five in each suit, but all four " +
                                      toMpsz(Tile(kindOf(static_cast<Suit>(suit), 5))) + " are plain"});
  }
}

// sc: final score and points of each player, as Tenhou itself writes it.
void ListedGames::readEnd(const QJsonObject &object, FilePlace place) {
  const QJsonArray sc = object.value(QLatin1String("sc")).toArray();
  const int players = m_games.back().info.rules.players;
  if (sc.size() < 2 * players)
    return;
  MatchResult result;
  for (qsizetype i = 0; i < players; ++i) {
    const double score = sc[2 * i].toDouble();
    const double points = sc[2 * i + 1].toDouble();
    if (!(std::abs(score) <= kMostFinalPoints) || !(std::abs(points) <= kMostFinalPoints))
      return;
    result.scores[static_cast<std::size_t>(i)] = static_cast<std::int32_t>(std::lround(score));
    result.finalPoints[static_cast<std::size_t>(i)] = static_cast<std::int32_t>(std::lround(points * 1000));
  }
  Stated stated;
  stated.scores = stated.finalPoints = true;
  m_games.back().end = RecordedEvent{{MatchEnded{result}, stated, {}}, place};
}

Result<bool> ListedGames::takeHand(const QJsonObject &object, const QJsonArray &array, FilePlace place) {
  const Result<ListedHand> listed = listedHand(array);
  if (!listed && listed.error().code == static_cast<int>(RecordRemark::HandLeftOut)) {
    m_leftOut.push_back(listed.error());
    m_gap = true;
    return true;
  }
  if (!listed)
    return listed.error();
  if (std::exchange(m_isFirst, false) && !goesOn(object, *listed))
    start(object, listedRules(object, listed->playerCount));
  RecordedGame &game = m_games.back();
  if (listed->playerCount != game.info.rules.players)
    return Error{std::to_string(listed->playerCount) + " players, but before there were " +
                 std::to_string(game.info.rules.players)};
  const std::string named = handName(listed->start);
  const Result<std::vector<int>> order = turnOrder(*listed);
  if (!order)
    return order.error().in(named);
  Result<RecordedHand> hand = eventsOf(*listed, *order, game.info.rules, place);
  if (!hand)
    return hand.error().in(named);
  game.hands.push_back(std::move(hand).value());
  game.hands.back().afterGap = std::exchange(m_gap, false);
  const std::size_t index = game.hands.size() - 1;
  checkRedFives(*listed, index);
  for (const std::string &fault : listed->faults)
    game.faults.push_back({index, fault});
  return true;
}

Result<bool> ListedGames::take(const QJsonObject &object, FilePlace place) {
  if (!object.value(QLatin1String("log")).isArray())
    return fileFault(FileFault::NoLog);
  const QJsonArray log = object.value(QLatin1String("log")).toArray();
  if (log.isEmpty())
    return fileFault(FileFault::NoHand);
  m_isFirst = true;
  for (qsizetype i = 0; i < log.size(); ++i) {
    const Result<bool> taken = takeHand(object, log[i].toArray(), place);
    if (!taken)
      return taken.error().in("hand " + std::to_string(i + 1));
  }
  // What follows the last hand cannot be told from one before it.
  if (!m_isFirst && !m_gap)
    readEnd(object, place);
  return true;
}

void ListedGames::finish(GameFile &file) {
  if (!m_games.empty())
    m_games.front().notes = std::move(m_leftOut);
  else if (!m_leftOut.empty() && !file.broken)
    file.skipped = m_leftOut.front();
  // One whose first hand was broken.
  std::erase_if(m_games, [](const RecordedGame &game) { return game.hands.empty(); });
  file.games = std::move(m_games);
}

FilePlace placeOf(const QByteArray &bytes, qsizetype offset, int firstLine) {
  const QByteArray before = bytes.left(offset);
  const auto line = static_cast<int>(before.count('\n'));
  return {firstLine + line, static_cast<int>(offset - (before.lastIndexOf('\n') + 1)) + 1};
}

// One document: a line, or all of the file where it is `alone`.
std::optional<Error> readDocument(const QByteArray &text, int line, bool alone, ListedGames &games) {
  QJsonParseError wrong;
  const QJsonDocument document = QJsonDocument::fromJson(text, &wrong);
  if (wrong.error != QJsonParseError::NoError)
    return Error{"not JSON: " + wrong.errorString().toStdString()}.in(
        toText(placeOf(text, wrong.offset, line)));
  const Result<bool> taken = games.take(document.object(), {line, 0});
  if (taken)
    return {};
  return alone && taken.error().words != nullptr ? taken.error() : taken.error().in(toText({line, 0}));
}

std::optional<Error> readLines(const QByteArray &text, ListedGames &games) {
  int number = 0;
  for (const QByteArray &line : text.split('\n')) {
    ++number;
    if (line.trimmed().isEmpty())
      continue;
    if (std::optional<Error> wrong = readDocument(line, number, false, games))
      return wrong;
  }
  return {};
}

}  // namespace

GameFile readTenhou6(const QByteArray &bytes) {
  const QByteArray text = bytes.startsWith("\xef\xbb\xbf") ? bytes.mid(3) : bytes;
  ListedGames games;
  GameFile file;
  // A document may spread over several lines; a line that is one by itself means a line a hand.
  const QByteArray first = text.trimmed().left(text.trimmed().indexOf('\n'));
  const bool lines = text.trimmed().contains('\n') && QJsonDocument::fromJson(first).isObject();
  file.broken = lines ? readLines(text, games) : readDocument(text, 1, true, games);
  games.finish(file);
  return file;
}

}  // namespace janso
