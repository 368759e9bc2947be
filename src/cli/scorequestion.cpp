// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/scorequestion.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "cli/command.h"
#include "mjai/names.h"
#include "rules/mpsz.h"
#include "rules/presets.h"
#include "rules/rulesetfields.h"

namespace janso::cli {
namespace {

struct Flag {
  const char *option;
  bool WinInput::*field;
};
constexpr std::array kFlags = {
    Flag{"--tsumo", &WinInput::tsumo},
    Flag{"--riichi", &WinInput::riichi},
    Flag{"--ippatsu", &WinInput::ippatsu},
    Flag{"--haitei", &WinInput::haitei},
    Flag{"--houtei", &WinInput::houtei},
    Flag{"--rinshan", &WinInput::rinshan},
    Flag{"--chankan", &WinInput::chankan},
    Flag{"--tenhou", &WinInput::tenhou},
    Flag{"--chiihou", &WinInput::chiihou},
    Flag{"--renhou", &WinInput::renhou},
    Flag{"--double-riichi", &WinInput::doubleRiichi},
    Flag{"--open-riichi", &WinInput::openRiichi},
    Flag{"--from-riichi", &WinInput::fromRiichi},
    Flag{"--after-kan", &WinInput::afterKan},
    Flag{"--riichi-tile", &WinInput::riichiTile},
    Flag{"--kita-ron", &WinInput::kitaRon},
    Flag{"--shot-bird", &WinInput::shotBird},
};

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

Error wrongAt(qsizetype column, const QString &text) {
  return wrong(Text::tr("column %1: %2").arg(column).arg(text));
}

// A word of the command line, and where it begins (from 1).
struct Word {
  QString text;
  qsizetype column = 1;
  QString rest(qsizetype from) const { return text.mid(from); }
};

struct PlacedTile {
  Tile tile;
  qsizetype column = 1;
};

class Parser {
 public:
  explicit Parser(const QStringList &arguments);
  Result<ScoreQuestion> parse();

 private:
  using Done = std::optional<Error>;

  Done word(const Word &word);
  Done option(const Word &name);
  Done setOption(const Word &name, const Word &value);
  Done setTiles(const Word &name, const Word &value);
  Done setWind(const Word &name, const Word &value);
  Done setWareme(const Word &value);
  Done setCount(const Word &name, const Word &value);
  Done setRules(const Word &value);
  Done setRule(const Word &value);
  Done meld(const Word &word);
  Done finish();
  Done countTiles() const;
  Result<std::vector<Tile>> tilesOf(const Word &word, qsizetype from);
  qsizetype columnOf(const char *option) const;

  std::vector<Word> m_words;
  std::size_t m_next = 0;
  ScoreQuestion m_question{{}, basicAriAri(), {}, false};
  std::vector<Tile> m_hand;
  std::vector<PlacedTile> m_tiles;  // every tile that is named, in the order written
  int m_seat = 0;
  int m_from = -1;
};

Parser::Parser(const QStringList &arguments) {
  qsizetype column = 1;
  for (const QString &argument : arguments) {
    m_words.push_back({argument, column});
    column += argument.size() + 1;
  }
}

qsizetype Parser::columnOf(const char *option) const {
  const auto found = std::find_if(m_words.begin(), m_words.end(),
                                  [&](const Word &word) { return word.text == QLatin1String(option); });
  return found == m_words.end() ? 1 : found->column;
}

Result<ScoreQuestion> Parser::parse() {
  while (m_next < m_words.size()) {
    const Word &next = m_words[m_next++];
    if (const Done error = word(next))
      return *error;
  }
  if (const Done error = finish())
    return *error;
  return m_question;
}

Parser::Done Parser::word(const Word &word) {
  const auto *flag = std::find_if(kFlags.begin(), kFlags.end(),
                                  [&](const Flag &each) { return word.text == QLatin1String(each.option); });
  if (flag != kFlags.end()) {
    m_question.input.*(flag->field) = true;
    return std::nullopt;
  }
  if (word.text == QLatin1String("--json")) {
    m_question.json = true;
    return std::nullopt;
  }
  if (word.text.startsWith(QLatin1String("--")))
    return option(word);
  if (word.text.contains(QLatin1Char(':')))
    return meld(word);
  const Result<std::vector<Tile>> tiles = tilesOf(word, 0);
  if (!tiles)
    return tiles.error();
  m_hand.insert(m_hand.end(), tiles->begin(), tiles->end());
  return std::nullopt;
}

// The tiles of a word from a character on, and where each stands.
Result<std::vector<Tile>> Parser::tilesOf(const Word &word, qsizetype from) {
  const QString text = word.rest(from);
  const Result<std::vector<Tile>> tiles = parseTiles(text.toStdString());
  if (!tiles) {
    // "position 4: ..." counts from the first character of the tiles.
    QString said = QString::fromStdString(tiles.error().text);
    const QString start = QStringLiteral("position ");
    qsizetype column = word.column + from;
    const qsizetype colon = said.indexOf(QLatin1String(": "));
    if (said.startsWith(start) && colon > 0) {
      column += said.mid(start.size(), colon - start.size()).toInt() - 1;
      said = said.mid(colon + 2);
    }
    return wrongAt(column, word.text + QStringLiteral(": ") + said);
  }
  auto next = tiles->begin();
  for (qsizetype i = 0; i < text.size() && next != tiles->end(); ++i) {
    if (text[i].isDigit())
      m_tiles.push_back({*next++, word.column + from + i});
  }
  return tiles;
}

Parser::Done Parser::option(const Word &name) {
  static constexpr std::array kOptions = {"--dora", "--ura",         "--arisu",       "--seat",  "--round",
                                          "--from", "--wareme",      "--honba",       "--kita",  "--rules",
                                          "--set",  "--table-honba", "--wins-in-row", "--sticks"};
  const bool known = std::any_of(kOptions.begin(), kOptions.end(),
                                 [&](const char *each) { return name.text == QLatin1String(each); });
  if (!known)
    return wrongAt(name.column, Text::tr("unknown option '%1'").arg(name.text));
  if (m_next == m_words.size())
    return wrongAt(name.column, Text::tr("%1 needs a value").arg(name.text));
  return setOption(name, m_words[m_next++]);
}

Parser::Done Parser::setOption(const Word &name, const Word &value) {
  if (name.text == QLatin1String("--dora") || name.text == QLatin1String("--ura") ||
      name.text == QLatin1String("--arisu"))
    return setTiles(name, value);
  if (name.text == QLatin1String("--seat") || name.text == QLatin1String("--round") ||
      name.text == QLatin1String("--from"))
    return setWind(name, value);
  if (name.text == QLatin1String("--wareme"))
    return setWareme(value);
  if (name.text == QLatin1String("--rules"))
    return setRules(value);
  if (name.text == QLatin1String("--set"))
    return setRule(value);
  return setCount(name, value);
}

Parser::Done Parser::setTiles(const Word &name, const Word &value) {
  WinInput &input = m_question.input;
  const Result<std::vector<Tile>> tiles = tilesOf(value, 0);
  if (!tiles)
    return tiles.error();
  if (name.text == QLatin1String("--arisu")) {
    if (tiles->size() > input.arisu.capacity())
      return wrongAt(value.column,
                     Text::tr("%1: at most %2 tiles are turned").arg(name.text).arg(input.arisu.capacity()));
    input.arisu = {};
    for (const Tile &tile : *tiles)
      input.arisu.push_back(tile);
    return std::nullopt;
  }
  InlineVec<Tile, 5> &target =
      name.text == QLatin1String("--dora") ? input.doraIndicators : input.uraIndicators;
  if (tiles->size() + target.size() > target.capacity())
    return wrongAt(value.column, Text::tr("%1: at most five indicators are turned").arg(name.text));
  for (const Tile &tile : *tiles)
    target.push_back(tile);
  return std::nullopt;
}

Parser::Done Parser::setWind(const Word &name, const Word &value) {
  const std::optional<int> wind = windFromMjai(value.text.toUpper());
  const bool isRound = name.text == QLatin1String("--round");
  if (!wind || (!isRound && *wind > 3))
    return wrongAt(value.column,
                   isRound ? Text::tr("%1 is E, S, W, N, P, F or C, not '%2'").arg(name.text, value.text)
                           : Text::tr("%1 is E, S, W or N, not '%2'").arg(name.text, value.text));
  if (isRound)
    m_question.input.roundWind = static_cast<std::uint8_t>(*wind);
  else
    (name.text == QLatin1String("--from") ? m_from : m_seat) = *wind;
  return std::nullopt;
}

Parser::Done Parser::setWareme(const Word &value) {
  const std::optional<int> wind = windFromMjai(value.text.left(1).toUpper());
  const QString factor = value.rest(1);
  const bool four = factor == QLatin1String("x4");
  if (!wind || *wind > 3 || !(factor.isEmpty() || four || factor == QLatin1String("x2")))
    return wrongAt(value.column,
                   Text::tr("--wareme is a seat, as in 'S' or 'Nx4', not '%1'").arg(value.text));
  m_question.input.doubledSeat = static_cast<std::int8_t>(*wind);
  m_question.input.doubledFactor = four ? 4 : 2;
  return std::nullopt;
}

Parser::Done Parser::setCount(const Word &name, const Word &value) {
  const bool kita = name.text == QLatin1String("--kita");
  const Result<int> number = numberOption(name.text, value.text, 0, kita ? 4 : 100);
  if (!number)
    return wrongAt(value.column, QString::fromStdString(number.error().text));
  WinInput &input = m_question.input;
  if (kita)
    input.kita = static_cast<std::uint8_t>(*number);
  else if (name.text == QLatin1String("--wins-in-row"))
    input.winsInRow = static_cast<std::uint8_t>(*number);
  else if (name.text == QLatin1String("--honba"))
    input.honba = *number;
  else if (name.text == QLatin1String("--table-honba"))
    input.tableHonba = *number;
  else
    input.kyotaku = *number;
  return std::nullopt;
}

Parser::Done Parser::setRules(const Word &value) {
  const Result<RuleSet> rules = rulesOption(value.text);
  if (!rules)
    return wrongAt(value.column, QString::fromStdString(rules.error().text));
  m_question.rules = *rules;
  return std::nullopt;
}

// key=value, or key=value,value... where an option has several.
Parser::Done Parser::setRule(const Word &value) {
  const qsizetype equals = value.text.indexOf(QLatin1Char('='));
  const QString key = value.text.left(equals);
  const RuleField *field = equals < 0 ? nullptr : findRuleField(key.toStdString());
  if (equals < 0)
    return wrongAt(value.column, Text::tr("--set takes option=value, not '%1'").arg(value.text));
  if (field == nullptr)
    return wrongAt(value.column, Text::tr("there is no option '%1'").arg(key));
  const QStringList values = value.rest(equals + 1).split(QLatin1Char(','));
  if (values.size() != field->count)
    return wrongAt(value.column + equals + 1,
                   Text::tr("%1 has %2 values, not %3").arg(key).arg(field->count).arg(values.size()));
  qsizetype column = value.column + equals + 1;
  for (int index = 0; index < field->count; ++index) {
    if (const std::optional<Error> error =
            setRuleValue(m_question.rules, *field, values[index].toStdString(), index))
      return wrongAt(column, QString::fromStdString(error->text));
    column += values[index].size() + 1;
  }
  m_question.changed << key;
  return std::nullopt;
}

// kind:tiles, and <seat who fed it.
Parser::Done Parser::meld(const Word &whole) {
  Word word = whole;
  Meld meld;
  const qsizetype fed = word.text.indexOf(QLatin1Char('<'));
  if (fed >= 0) {
    const std::optional<int> wind = windFromMjai(word.rest(fed + 1).toUpper());
    if (!wind || *wind > 3)
      return wrongAt(word.column + fed + 1,
                     Text::tr("%1: after < stands the seat that fed it: E, S, W or N").arg(word.text));
    meld.from = static_cast<std::int8_t>(*wind);
    word.text.truncate(fed);
  }
  const qsizetype colon = word.text.indexOf(QLatin1Char(':'));
  const QString kindWord = word.text.left(colon);
  const auto *kind = std::find_if(kMelds.begin(), kMelds.end(),
                                  [&](const MeldWord &each) { return kindWord == QLatin1String(each.word); });
  if (kind == kMelds.end())
    return wrongAt(word.column,
                   Text::tr("'%1' is no meld; melds are chi, pon, ankan, daiminkan and kakan").arg(kindWord));
  const Result<std::vector<Tile>> tiles = tilesOf(word, colon + 1);
  if (!tiles)
    return tiles.error();
  if (tiles->size() != kind->tiles)
    return wrongAt(word.column + colon + 1, Text::tr("%1: a %2 has %3 tiles, not %4")
                                                .arg(word.text, kindWord)
                                                .arg(kind->tiles)
                                                .arg(tiles->size()));
  if (m_question.input.melds.size() == 4)
    return wrongAt(word.column, Text::tr("a hand has at most four melds"));
  meld.type = kind->type;
  for (const Tile &tile : *tiles)
    insertSorted(meld.tiles, tile);
  const int step = meld.type == MeldType::Chi ? 1 : 0;
  for (std::size_t i = 1; i < meld.tiles.size(); ++i) {
    const Kind before = meld.tiles[i - 1].kind();
    const Kind now = meld.tiles[i].kind();
    if (now != before + step || suitOf(now) != suitOf(before) || (step == 1 && isHonour(now)))
      return wrongAt(word.column + colon + 1,
                     Text::tr("%1: these tiles make no %2").arg(word.text, kindWord));
  }
  if (meld.type != MeldType::Ankan)
    meld.called = meld.tiles[0];
  if (meld.type == MeldType::Kakan)
    meld.added = meld.tiles[3];
  m_question.input.melds.push_back(meld);
  return std::nullopt;
}

// No tile more often than the set has it.
Parser::Done Parser::countTiles() const {
  TileCounts counts;
  std::array<int, 3> red{};
  counts[kNorth] = m_question.input.kita;
  for (const PlacedTile &placed : m_tiles) {
    const Tile tile = placed.tile;
    counts.add(tile);
    const auto suit = static_cast<std::size_t>(suitOf(tile.kind()));
    if (counts[tile.kind()] > 4 || (tile.isRed() && ++red[suit] > m_question.rules.redFives[suit]))
      return wrongAt(placed.column,
                     Text::tr("there are more %1 than a set has").arg(QString::fromStdString(toMpsz(tile))));
  }
  return std::nullopt;
}

Parser::Done Parser::finish() {
  WinInput &input = m_question.input;
  const RuleSet &rules = m_question.rules;
  if (m_hand.empty())
    return wrong(Text::tr("name the tiles of the hand, the winning tile last"));
  const std::size_t expected = 14 - 3 * input.melds.size();
  if (m_hand.size() != expected)
    return wrong(Text::tr("with %1 melds a hand has %2 concealed tiles, the winning one included, not %3")
                     .arg(input.melds.size())
                     .arg(expected)
                     .arg(m_hand.size()));
  if (const Done error = countTiles())
    return error;
  for (std::size_t i = 0; i + 1 < m_hand.size(); ++i)
    insertSorted(input.concealed, m_hand[i]);
  input.winTile = m_hand.back();
  input.riichi = input.riichi || input.doubleRiichi || input.openRiichi;
  const bool open =
      std::any_of(input.melds.begin(), input.melds.end(), [](const Meld &meld) { return meld.isOpen(); });
  if (input.riichi && open)
    return wrongAt(columnOf(input.openRiichi     ? "--open-riichi"
                            : input.doubleRiichi ? "--double-riichi"
                                                 : "--riichi"),
                   Text::tr("an open hand cannot be in riichi"));
  if (input.ippatsu && !input.riichi)
    return wrongAt(columnOf("--ippatsu"), Text::tr("ippatsu needs riichi"));
  // Seats by wind: the winner sits at his wind, the dealer at 0. Unless it is said, the player before him fed
  // a meld and discarded.
  input.winner = static_cast<std::int8_t>(m_seat);
  const int before = (m_seat + rules.players - 1) % rules.players;
  for (Meld &meld : input.melds) {
    if (meld.isOpen() && meld.from < 0)
      meld.from = static_cast<std::int8_t>(before);
    if (!meld.isOpen())
      meld.from = -1;
  }
  if (input.tsumo && m_from >= 0)
    return wrongAt(columnOf("--from"), Text::tr("nobody discards on a self-draw"));
  input.from = static_cast<std::int8_t>(input.tsumo ? -1 : m_from >= 0 ? m_from : before);
  return winInputError(input, rules);
}

}  // namespace

Result<ScoreQuestion> parseScoreQuestion(const QStringList &arguments) {
  return Parser(arguments).parse();
}

}  // namespace janso::cli
