// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The options of janso-cli score and their effects.
#include <array>

#include "cli/command/command.h"
#include "cli/score/scorereading.h"
#include "mjai/names.h"
#include "rules/presets/rulesetfields.h"
#include "widgets/sentences/faulttexts.h"

namespace janso::cli {
namespace {

template <bool WinInput::*Field>
Mistake set(const GivenOption &, ScoreReading &reading) {
  reading.question.input.*Field = true;
  return std::nullopt;
}

template <InlineVec<Tile, 5> WinInput::*Field>
Mistake setIndicators(const GivenOption &option, ScoreReading &reading) {
  const Result<std::vector<Tile>> tiles = readTiles(option.text, option.text, option.column, reading);
  if (!tiles)
    return tiles.error();
  InlineVec<Tile, 5> &target = reading.question.input.*Field;
  if (tiles->size() + target.size() > target.capacity())
    return wrongAt(option.column, Text::tr("%1: there can be at most five indicators").arg(option.name));
  for (const Tile &tile : *tiles)
    target.push_back(tile);
  return std::nullopt;
}

Mistake setArisu(const GivenOption &option, ScoreReading &reading) {
  const Result<std::vector<Tile>> tiles = readTiles(option.text, option.text, option.column, reading);
  if (!tiles)
    return tiles.error();
  auto &arisu = reading.question.input.arisu;
  if (tiles->size() > arisu.capacity())
    return wrongAt(option.column,
                   Text::tr("%1: there can be at most %2 tiles").arg(option.name).arg(arisu.capacity()));
  arisu = {};
  for (const Tile &tile : *tiles)
    arisu.push_back(tile);
  return std::nullopt;
}

template <int ScoreReading::*Field>
Mistake setSeat(const GivenOption &option, ScoreReading &reading) {
  const std::optional<int> wind = windFromMjai(option.text.toUpper());
  if (!wind || *wind > 3)
    return wrongAt(option.column,
                   Text::tr("%1 must be E, S, W or N, not '%2'").arg(option.name, shown(option.text)));
  reading.*Field = *wind;
  return std::nullopt;
}

Mistake setRound(const GivenOption &option, ScoreReading &reading) {
  const std::optional<int> wind = windFromMjai(option.text.toUpper());
  if (!wind)
    return wrongAt(
        option.column,
        Text::tr("%1 must be E, S, W, N, P, F or C, not '%2'").arg(option.name, shown(option.text)));
  reading.question.input.roundWind = static_cast<std::uint8_t>(*wind);
  return std::nullopt;
}

Mistake setWareme(const GivenOption &option, ScoreReading &reading) {
  const std::optional<int> wind = windFromMjai(option.text.left(1).toUpper());
  const QString factor = option.text.mid(1);
  const bool four = factor == QLatin1String("x4");
  if (!wind || *wind > 3 || !(factor.isEmpty() || four || factor == QLatin1String("x2")))
    return wrongAt(option.column,
                   Text::tr("--wareme must be a seat, as in 'S' or 'Nx4', not '%1'").arg(shown(option.text)));
  reading.question.input.doubledSeat = static_cast<std::int8_t>(*wind);
  reading.question.input.doubledFactor = four ? 4 : 2;
  return std::nullopt;
}

template <auto Field, int Most>
Mistake setCount(const GivenOption &option, ScoreReading &reading) {
  const Result<int> number = numberOption(option.name, option.text, 0, Most);
  if (!number)
    return wrongAt(option.column, QString::fromStdString(number.error().text));
  auto &field = reading.question.input.*Field;
  field = static_cast<std::remove_reference_t<decltype(field)>>(*number);
  return std::nullopt;
}

Mistake setScoreRules(const GivenOption &option, ScoreReading &reading) {
  const Result<RuleSet> rules = rulesOption(option.text);
  // What is wrong inside of a file is no matter of the command line's columns.
  if (!rules)
    return rules.error().code != 0 ? rules.error()
                                   : wrongAt(option.column, QString::fromStdString(rules.error().text));
  reading.question.rules = *rules;
  return std::nullopt;
}

// key=value, or key=value,value... where an option has several.
Mistake setRule(const GivenOption &option, ScoreReading &reading) {
  const QString &text = option.text;
  const qsizetype equals = text.indexOf(QLatin1Char('='));
  if (equals < 0)
    return wrongAt(option.column, Text::tr("--set must be option=value, not '%1'").arg(shown(text)));
  const QString key = text.left(equals);
  const RuleField *field = findRuleField(key.toStdString());
  if (field == nullptr)
    return wrongAt(option.column, Text::tr("there is no option '%1'").arg(shown(key)));
  qsizetype column = option.column + equals + 1;
  const QStringList values = text.mid(equals + 1).split(QLatin1Char(','));
  if (values.size() != field->count)
    return wrongAt(
        column, Text::tr("%1 takes %n value(s), not %2", nullptr, field->count).arg(key).arg(values.size()));
  for (int index = 0; index < field->count; ++index) {
    if (const std::optional<Error> error =
            setRuleValue(reading.question.rules, *field, values[index].toStdString(), index))
      return wrongAt(column, faultText(*error));
    column += values[index].size() + 1;
  }
  reading.question.changed << key;
  return std::nullopt;
}

Mistake setScoreJson(const GivenOption &, ScoreReading &reading) {
  reading.question.json = true;
  return std::nullopt;
}

constexpr auto kScoreOptions = std::to_array<Option<ScoreReading>>({
    {{"HAND", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "give the concealed tiles, winning tile last, as in 123m406p789s1122z (0 = red five, "
                        "0z = marked haku)")},
     &readWord},
    {{"MELD", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "add a meld: chi:123m pon:777z ankan:1111p daiminkan:2222s kakan:3333m; pon:777z<S "
                        "says who discarded the tile (default: the previous seat)")},
     &readWord},
    {{"--tsumo", "", QT_TRANSLATE_NOOP("janso::cli::Text", "the win is by tsumo (default: ron)")},
     &set<&WinInput::tsumo>},
    {{"--seat", "W", QT_TRANSLATE_NOOP("janso::cli::Text", "set the seat wind: E S W N (default: E)")},
     &setSeat<&ScoreReading::seat>},
    {{"--round", "W",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "set the round wind: E S W N (default: E; dragon rounds: P F C)")},
     &setRound},
    {{"--from", "W",
      QT_TRANSLATE_NOOP("janso::cli::Text", "set the seat of the discarder (default: the previous seat)")},
     &setSeat<&ScoreReading::from>},
    {{"--dora", "TILES", QT_TRANSLATE_NOOP("janso::cli::Text", "set the dora indicators")},
     &setIndicators<&WinInput::doraIndicators>},
    {{"--ura", "TILES", QT_TRANSLATE_NOOP("janso::cli::Text", "set the ura dora indicators")},
     &setIndicators<&WinInput::uraIndicators>},
    {{"--riichi", "", QT_TRANSLATE_NOOP("janso::cli::Text", "the winner is in riichi")},
     &set<&WinInput::riichi>},
    {{"--double-riichi", "",
      QT_TRANSLATE_NOOP("janso::cli::Text", "riichi was declared with the first discard")},
     &set<&WinInput::doubleRiichi>},
    {{"--open-riichi", "", QT_TRANSLATE_NOOP("janso::cli::Text", "riichi was declared with the hand shown")},
     &set<&WinInput::openRiichi>},
    {{"--ippatsu", "",
      QT_TRANSLATE_NOOP("janso::cli::Text", "the win comes within one go-around of the riichi")},
     &set<&WinInput::ippatsu>},
    {{"--haitei", "", QT_TRANSLATE_NOOP("janso::cli::Text", "the win is on the last tile of the wall")},
     &set<&WinInput::haitei>},
    {{"--houtei", "", QT_TRANSLATE_NOOP("janso::cli::Text", "the win is on the last discard")},
     &set<&WinInput::houtei>},
    {{"--rinshan", "", QT_TRANSLATE_NOOP("janso::cli::Text", "the win is on the replacement tile of a kan")},
     &set<&WinInput::rinshan>},
    {{"--chankan", "", QT_TRANSLATE_NOOP("janso::cli::Text", "the win is on a tile added to a pon")},
     &set<&WinInput::chankan>},
    {{"--tenhou", "", QT_TRANSLATE_NOOP("janso::cli::Text", "the win is on the dealer's first draw")},
     &set<&WinInput::tenhou>},
    {{"--chiihou", "", QT_TRANSLATE_NOOP("janso::cli::Text", "the win is on a non-dealer's first draw")},
     &set<&WinInput::chiihou>},
    {{"--renhou", "",
      QT_TRANSLATE_NOOP("janso::cli::Text", "the win is by ron before the winner's first draw")},
     &set<&WinInput::renhou>},
    {{"--from-riichi", "", QT_TRANSLATE_NOOP("janso::cli::Text", "the discarder is in riichi")},
     &set<&WinInput::fromRiichi>},
    {{"--after-kan", "", QT_TRANSLATE_NOOP("janso::cli::Text", "the discarder has just made a kan")},
     &set<&WinInput::afterKan>},
    {{"--riichi-tile", "", QT_TRANSLATE_NOOP("janso::cli::Text", "the winning tile is a riichi discard")},
     &set<&WinInput::riichiTile>},
    {{"--kita", "N",
      QT_TRANSLATE_NOOP("janso::cli::Text", "set the number of Norths set aside (three players)")},
     &setCount<&WinInput::kita, 4>},
    {{"--kita-ron", "",
      QT_TRANSLATE_NOOP("janso::cli::Text", "the win is by ron on a North that was set aside")},
     &set<&WinInput::kitaRon>},
    {{"--honba", "N", QT_TRANSLATE_NOOP("janso::cli::Text", "set the number of honba")},
     &setCount<&WinInput::honba, 100>},
    {{"--table-honba", "N",
      QT_TRANSLATE_NOOP(
          "janso::cli::Text",
          "set the number of honba on the table, if higher (for the two-han minimum and paa renchan)")},
     &setCount<&WinInput::tableHonba, 100>},
    {{"--sticks", "N", QT_TRANSLATE_NOOP("janso::cli::Text", "set the number of riichi sticks on the table")},
     &setCount<&WinInput::kyotaku, 100>},
    {{"--wins-in-row", "N",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "set the number of the dealer's wins in a row, including this one (paa renchan)")},
     &setCount<&WinInput::winsInRow, 100>},
    {{"--wareme", "W[x4]",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "set the seat that pays and receives double, or four times as much")},
     &setWareme},
    {{"--arisu", "TILES", QT_TRANSLATE_NOOP("janso::cli::Text", "set the tiles turned over for arisu")},
     &setArisu},
    {{"--shot-bird", "", QT_TRANSLATE_NOOP("janso::cli::Text", "the discarder has a 7p (toriuchi)")},
     &set<&WinInput::shotBird>},
    {{"--rules", "ID|FILE",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "score under this ruleset, an ID or a JSON file (default: basic_ariari)")},
     &setScoreRules},
    {{"--set", "OPTION=VALUE",
      QT_TRANSLATE_NOOP("janso::cli::Text", "change one option of the ruleset; can be repeated")},
     &setRule},
    {{"--json", "", QT_TRANSLATE_NOOP("janso::cli::Text", "print a JSON object")}, &setScoreJson},
});

}  // namespace

std::span<const OptionInfo> scoreOptions() {
  static constexpr auto kInfos = infosOf(kScoreOptions);
  return kInfos;
}

Mistake setScoreOption(const GivenOption &option, ScoreReading &reading) {
  return kScoreOptions[option.row].set(option, reading);
}

}  // namespace janso::cli
