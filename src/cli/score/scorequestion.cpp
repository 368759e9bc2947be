// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/score/scorequestion.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "cli/command/command.h"
#include "cli/score/scorereading.h"
#include "mjai/names.h"
#include "rules/mpsz.h"
#include "rules/presets/presets.h"
#include "widgets/sentences/faulttexts.h"

namespace janso::cli {
namespace {

struct MeldWord {
  const char *word;
  MeldType type;
  std::size_t tiles;
};
constexpr std::array kMelds = {
    MeldWord{"chi", MeldType::Chi, 3},     MeldWord{"pon", MeldType::Pon, 3},
    MeldWord{"ankan", MeldType::Ankan, 4}, MeldWord{"daiminkan", MeldType::Daiminkan, 4},
    MeldWord{"kakan", MeldType::Kakan, 4},
};

// Where an option stands in the arguments joined by single spaces.
qsizetype columnOf(const QStringList &arguments, const char *option) {
  qsizetype column = 1;
  for (const QString &argument : arguments) {
    if (argument == QLatin1String(option) || argument.startsWith(QLatin1String(option) + QLatin1Char('=')))
      return column;
    column += argument.size() + 1;
  }
  return 1;
}

// kind:tiles, and <seat who fed it.
Mistake readMeld(const GivenOption &whole, ScoreReading &reading) {
  GivenOption word = whole;
  Meld meld;
  const qsizetype fed = word.text.indexOf(QLatin1Char('<'));
  if (fed >= 0) {
    const std::optional<int> wind = windFromMjai(word.text.mid(fed + 1).toUpper());
    if (!wind || *wind > 3)
      return wrongAt(word.column + fed + 1,
                     Text::tr("%1: < must be followed by the seat of the discarder: E, S, W or N")
                         .arg(shown(word.text)));
    meld.from = static_cast<std::int8_t>(*wind);
    word.text.truncate(fed);
  }
  const qsizetype colon = word.text.indexOf(QLatin1Char(':'));
  const QString kindWord = word.text.left(colon);
  const auto *kind = std::find_if(kMelds.begin(), kMelds.end(),
                                  [&](const MeldWord &each) { return kindWord == QLatin1String(each.word); });
  if (kind == kMelds.end())
    return wrongAt(
        word.column,
        Text::tr("'%1' is not a meld; melds are chi, pon, ankan, daiminkan and kakan").arg(shown(kindWord)));
  const Result<std::vector<Tile>> tiles =
      readTiles(word.text, word.text.mid(colon + 1), word.column + colon + 1, reading);
  if (!tiles)
    return tiles.error();
  if (tiles->size() != kind->tiles)
    return wrongAt(word.column + colon + 1, Text::tr("%1: %2 takes %3 tiles, not %4")
                                                .arg(shown(word.text), shown(kindWord))
                                                .arg(kind->tiles)
                                                .arg(tiles->size()));
  if (reading.question.input.melds.size() == 4)
    return wrongAt(word.column, Text::tr("a hand has at most four melds"));
  meld.type = kind->type;
  for (const Tile &tile : *tiles)
    insertSorted(meld.tiles, tile);
  const int step = meld.type == MeldType::Chi ? 1 : 0;
  for (std::size_t i = 1; i < meld.tiles.size(); ++i) {
    const Kind before = meld.tiles[i - 1].kind();
    const Kind now = meld.tiles[i].kind();
    if (now != before + step || suitOf(now) != suitOf(before) || (step == 1 && isHonor(now)))
      return wrongAt(word.column + colon + 1,
                     Text::tr("%1: these tiles are not a valid %2").arg(shown(word.text), shown(kindWord)));
  }
  if (meld.type != MeldType::Ankan)
    meld.called = meld.tiles[0];
  if (meld.type == MeldType::Kakan)
    meld.added = meld.tiles[3];
  reading.question.input.melds.push_back(meld);
  return std::nullopt;
}

// No tile more often than the set has it.
Mistake countTiles(const ScoreReading &reading) {
  TileCounts counts;
  std::array<int, 3> red{};
  counts[kNorth] = reading.question.input.kita;
  for (const PlacedTile &placed : reading.tiles) {
    const Tile tile = placed.tile;
    counts.add(tile);
    const auto suit = static_cast<std::size_t>(suitOf(tile.kind()));
    if (counts[tile.kind()] > 4 || (tile.isRed() && ++red[suit] > reading.question.rules.redFives[suit]))
      return wrongAt(placed.column, Text::tr("there are more copies of %1 than a set of tiles contains")
                                        .arg(QString::fromStdString(toMpsz(tile))));
  }
  return std::nullopt;
}

Mistake finishQuestion(const QStringList &arguments, ScoreReading &reading) {
  WinInput &input = reading.question.input;
  const RuleSet &rules = reading.question.rules;
  if (reading.hand.empty())
    return wrong(Text::tr("specify the tiles of the hand, winning tile last"));
  const std::size_t expected = 14 - 3 * input.melds.size();
  if (reading.hand.size() != expected)
    return wrong(Text::tr("with %n meld(s) a hand has %1 concealed tiles including the winning tile, not %2",
                          nullptr, static_cast<int>(input.melds.size()))
                     .arg(expected)
                     .arg(reading.hand.size()));
  if (const Mistake error = countTiles(reading))
    return error;
  for (std::size_t i = 0; i + 1 < reading.hand.size(); ++i)
    insertSorted(input.concealed, reading.hand[i]);
  input.winTile = reading.hand.back();
  input.riichi = input.riichi || input.doubleRiichi || input.openRiichi;
  const bool open =
      std::any_of(input.melds.begin(), input.melds.end(), [](const Meld &meld) { return meld.isOpen(); });
  if (input.riichi && open)
    return wrongAt(columnOf(arguments, input.openRiichi     ? "--open-riichi"
                                       : input.doubleRiichi ? "--double-riichi"
                                                            : "--riichi"),
                   Text::tr("an open hand cannot be in riichi"));
  if (input.ippatsu && !input.riichi)
    return wrongAt(columnOf(arguments, "--ippatsu"), Text::tr("ippatsu needs riichi"));
  // Seats by wind: the winner sits at his wind, the dealer at 0. Unless it is said, the player before him fed
  // a meld and discarded.
  input.winner = static_cast<std::int8_t>(reading.seat);
  const int before = (reading.seat + rules.players - 1) % rules.players;
  for (Meld &meld : input.melds) {
    if (meld.isOpen() && meld.from < 0)
      meld.from = static_cast<std::int8_t>(before);
    if (!meld.isOpen())
      meld.from = -1;
  }
  if (input.tsumo && reading.from >= 0)
    return wrongAt(columnOf(arguments, "--from"), Text::tr("a win by tsumo has no discarder"));
  input.from = static_cast<std::int8_t>(input.tsumo ? -1 : reading.from >= 0 ? reading.from : before);
  return winInputError(input, rules);
}

}  // namespace

Error wrongAt(qsizetype column, const QString &sentence) {
  Error error = wrong(sentence);
  error.position = static_cast<int>(column);
  return error;
}

Result<std::vector<Tile>> readTiles(const QString &word, const QString &text, qsizetype column,
                                    ScoreReading &reading) {
  const Result<std::vector<Tile>> tiles = parseTiles(text.toStdString());
  if (!tiles)
    return wrongAt(column + tiles.error().position - 1,
                   shown(word) + QStringLiteral(": ") + faultText(tiles.error()));
  auto next = tiles->begin();
  for (qsizetype i = 0; i < text.size() && next != tiles->end(); ++i) {
    if (text[i].isDigit())
      reading.tiles.push_back({*next++, column + i});
  }
  return tiles;
}

Mistake readWord(const GivenOption &word, ScoreReading &reading) {
  if (word.text.contains(QLatin1Char(':')))
    return readMeld(word, reading);
  const Result<std::vector<Tile>> tiles = readTiles(word.text, word.text, word.column, reading);
  if (!tiles)
    return tiles.error();
  reading.hand.insert(reading.hand.end(), tiles->begin(), tiles->end());
  return std::nullopt;
}

Result<ScoreQuestion> parseScoreQuestion(const QStringList &arguments) {
  ScoreReading reading;
  reading.question.rules = basicAriAri();
  OptionReader reader(scoreOptions(), arguments);
  while (reader.next()) {
    if (const Mistake mistake = setScoreOption(reader.given(), reading))
      return *mistake;
  }
  if (reader.mistake())
    return wrongAt(reader.column(), QString::fromStdString(reader.mistake()->text));
  if (const Mistake mistake = finishQuestion(arguments, reading))
    return *mistake;
  return reading.question;
}

}  // namespace janso::cli
