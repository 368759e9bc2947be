// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "records/journalbranch.h"

#include <QJsonArray>
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "rules/mpsz.h"

namespace janso {

namespace {

template <class Tiles>
QString tilesText(const Tiles &tiles, int count) {
  std::string written;
  for (int i = 0; i < count; ++i)
    written += toMpsz(tiles[static_cast<std::size_t>(i)]);
  return QString::fromStdString(written);
}

template <class Numbers>
QJsonArray array(const Numbers &numbers) {
  QJsonArray values;
  for (const auto number : numbers)
    values.append(static_cast<int>(number));
  return values;
}

// The reader of one object; the first thing that is wrong stays.
class Reader {
 public:
  explicit Reader(const QJsonObject &object) : m_object(object) {}

  int number(const QString &key, int low, int high) { return within(m_object.value(key), key, low, high); }

  template <class Numbers>
  void numbers(const QString &key, Numbers &into, int low, int high) {
    const QJsonArray values = m_object.value(key).toArray();
    if (static_cast<std::size_t>(values.size()) != into.size()) {
      fail("'" + key.toStdString() + "' must be a list of " + std::to_string(into.size()));
      return;
    }
    for (std::size_t i = 0; i < into.size(); ++i)
      into[i] = static_cast<typename Numbers::value_type>(
          within(values[static_cast<qsizetype>(i)], key, low, high));
  }

  template <class Tiles>
  void tiles(const QString &key, Tiles &into, int count) {
    const Result<std::vector<Tile>> read = parseTiles(m_object.value(key).toString().toStdString());
    if (!read)
      fail("'" + key.toStdString() + "': " + read.error().text);
    else if (static_cast<int>(read->size()) != count)
      fail("'" + key.toStdString() + "' must be " + std::to_string(count) + " tiles");
    else
      std::copy(read->begin(), read->end(), into.begin());
  }

  void fail(const std::string &what) {
    if (m_wrong.empty())
      m_wrong = what;
  }
  const std::string &wrong() const { return m_wrong; }

 private:
  int within(const QJsonValue &value, const QString &key, int low, int high) {
    const double number = value.toDouble(low - 1.0);
    if (number < low || number > high || number != std::floor(number)) {
      fail("'" + key.toStdString() + "' must be a whole number from " + std::to_string(low) + " to " +
           std::to_string(high));
      return low;
    }
    return static_cast<int>(number);
  }

  QJsonObject m_object;
  std::string m_wrong;
};

constexpr int kMostScore = 10'000'000;
constexpr int kShort = 30'000;

void readStart(Reader &reader, RoundStart &start, const RuleSet &rules) {
  start.bakaze = static_cast<std::uint8_t>(reader.number(QStringLiteral("bakaze"), 0, 6));
  start.kyoku = static_cast<std::uint8_t>(reader.number(QStringLiteral("kyoku"), 0, 2 * rules.players - 1));
  start.honba = static_cast<std::uint8_t>(reader.number(QStringLiteral("honba"), 0, 255));
  start.kyotaku = static_cast<std::uint8_t>(reader.number(QStringLiteral("kyotaku"), 0, 255));
  start.round = static_cast<std::uint8_t>(reader.number(QStringLiteral("round"), 0, 255));
  reader.numbers(QStringLiteral("scores"), start.scores, -kMostScore, kMostScore);
  reader.numbers(QStringLiteral("chips"), start.tally.chips, -kShort, kShort);
  reader.numbers(QStringLiteral("yakitori"), start.tally.yakitori, 0, 255);
  reader.numbers(QStringLiteral("wins"), start.tally.winsInRow, 0, 255);
}

// Every tile of the game once, wherever it stands.
void checkWall(Reader &reader, const Wall &wall, const RuleSet &rules) {
  const int players = rules.players;
  std::vector<Tile> all(wall.live.begin(), wall.live.begin() + liveTiles(players));
  all.insert(all.end(), wall.rinshan.begin(), wall.rinshan.begin() + replacementTiles(rules));
  all.insert(all.end(), wall.doraIndicators.begin(), wall.doraIndicators.begin() + ownIndicators(players));
  all.insert(all.end(), wall.uraIndicators.begin(), wall.uraIndicators.begin() + ownIndicators(players));
  std::vector<Tile> game = tileSet(rules);
  std::sort(all.begin(), all.end());
  std::sort(game.begin(), game.end());
  if (all != game)
    reader.fail("the wall does not contain every tile of the game exactly once");
}

}  // namespace

QJsonObject toJson(const JournalBranch &branch) {
  // Three players have fewer; what they have not stands behind the rest and is left out.
  const auto known = [](const auto &tiles) {
    return static_cast<int>(
        std::find_if(tiles.begin(), tiles.end(), [](Tile tile) { return !tile.isKnown(); }) - tiles.begin());
  };
  const Wall &wall = branch.wall;
  const int own = known(wall.live) < static_cast<int>(wall.live.size()) ? ownIndicators(3) : ownIndicators(4);
  QJsonObject object{{QStringLiteral("parent"), branch.parent},
                     {QStringLiteral("hand"), branch.hand},
                     {QStringLiteral("event"), branch.event},
                     {QStringLiteral("kind"), branch.kind},
                     {QStringLiteral("bakaze"), branch.start.bakaze},
                     {QStringLiteral("kyoku"), branch.start.kyoku},
                     {QStringLiteral("honba"), branch.start.honba},
                     {QStringLiteral("kyotaku"), branch.start.kyotaku},
                     {QStringLiteral("round"), branch.start.round},
                     {QStringLiteral("scores"), array(branch.start.scores)},
                     {QStringLiteral("chips"), array(branch.start.tally.chips)},
                     {QStringLiteral("yakitori"), array(branch.start.tally.yakitori)},
                     {QStringLiteral("wins"), array(branch.start.tally.winsInRow)},
                     {QStringLiteral("live"), tilesText(wall.live, known(wall.live))},
                     {QStringLiteral("rinshan"), tilesText(wall.rinshan, known(wall.rinshan))},
                     {QStringLiteral("dora"), tilesText(wall.doraIndicators, own)},
                     {QStringLiteral("ura"), tilesText(wall.uraIndicators, own)},
                     {QStringLiteral("dice"), array(wall.dice)}};
  if (branch.seat >= 0)
    object.insert(QStringLiteral("seat"), branch.seat);
  if (!branch.file.isEmpty())
    object.insert(QStringLiteral("file"), branch.file);
  return object;
}

Result<JournalBranch> journalBranchFromJson(const QJsonObject &object, const RuleSet &rules) {
  constexpr int kMost = 1 << 20;
  Reader reader(object);
  JournalBranch branch;
  branch.parent = object.value(QStringLiteral("parent")).toString();
  branch.kind = object.value(QStringLiteral("kind")).toString();
  branch.file = object.value(QStringLiteral("file")).toString();
  if (object.contains(QStringLiteral("seat")))
    branch.seat = reader.number(QStringLiteral("seat"), 0, rules.players - 1);
  branch.hand = reader.number(QStringLiteral("hand"), 0, kMost);
  branch.event = reader.number(QStringLiteral("event"), 1, kMost);
  readStart(reader, branch.start, rules);
  const int players = rules.players;
  Wall &wall = branch.wall;
  reader.tiles(QStringLiteral("live"), wall.live, liveTiles(players));
  reader.tiles(QStringLiteral("rinshan"), wall.rinshan, replacementTiles(rules));
  reader.tiles(QStringLiteral("dora"), wall.doraIndicators, ownIndicators(players));
  reader.tiles(QStringLiteral("ura"), wall.uraIndicators, ownIndicators(players));
  reader.numbers(QStringLiteral("dice"), wall.dice, 0, 6);
  if (reader.wrong().empty())
    checkWall(reader, wall, rules);
  if (!reader.wrong().empty())
    return Error{reader.wrong()};
  alignIndicators(wall, players);
  return branch;
}

}  // namespace janso
