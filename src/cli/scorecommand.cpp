// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli score: what a winning hand is worth, and why.
#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "cli/command.h"
#include "mjai/names.h"
#include "rules/mpsz.h"
#include "rules/presets.h"
#include "rules/score.h"

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

struct FuWord {
  FuReason reason;
  const char *text;
};
constexpr std::array kFuWords = {
    FuWord{FuReason::Base, QT_TRANSLATE_NOOP("janso::cli::Text", "base")},
    FuWord{FuReason::MenzenRon, QT_TRANSLATE_NOOP("janso::cli::Text", "closed hand, ron")},
    FuWord{FuReason::Tsumo, QT_TRANSLATE_NOOP("janso::cli::Text", "self-draw")},
    FuWord{FuReason::Minko, QT_TRANSLATE_NOOP("janso::cli::Text", "open triplet")},
    FuWord{FuReason::Anko, QT_TRANSLATE_NOOP("janso::cli::Text", "concealed triplet")},
    FuWord{FuReason::Minkan, QT_TRANSLATE_NOOP("janso::cli::Text", "open kan")},
    FuWord{FuReason::Ankan, QT_TRANSLATE_NOOP("janso::cli::Text", "closed kan")},
    FuWord{FuReason::DragonPair, QT_TRANSLATE_NOOP("janso::cli::Text", "pair of dragons")},
    FuWord{FuReason::SeatWindPair, QT_TRANSLATE_NOOP("janso::cli::Text", "pair of the seat wind")},
    FuWord{FuReason::RoundWindPair, QT_TRANSLATE_NOOP("janso::cli::Text", "pair of the round wind")},
    FuWord{FuReason::DoubleWindPair, QT_TRANSLATE_NOOP("janso::cli::Text", "pair of the double wind")},
    FuWord{FuReason::Kanchan, QT_TRANSLATE_NOOP("janso::cli::Text", "closed wait")},
    FuWord{FuReason::Penchan, QT_TRANSLATE_NOOP("janso::cli::Text", "edge wait")},
    FuWord{FuReason::Tanki, QT_TRANSLATE_NOOP("janso::cli::Text", "pair wait")},
    FuWord{FuReason::Chiitoitsu, QT_TRANSLATE_NOOP("janso::cli::Text", "seven pairs")},
    FuWord{FuReason::OpenPinfu, QT_TRANSLATE_NOOP("janso::cli::Text", "open hand without fu")},
    FuWord{FuReason::PinfuTsumo, QT_TRANSLATE_NOOP("janso::cli::Text", "pinfu, self-draw")},
};

constexpr std::array kLimitWords = {"",          "mangan",        "haneman", "baiman",
                                    "sanbaiman", "kazoe yakuman", "yakuman"};

struct Question {
  WinInput input;
  RuleSet rules = basicAriAri();
  std::vector<Tile> concealed;
  int seatWind = 0;
};

Error wrong(const QString &text) {
  return Error{text.toStdString()};
}

Result<std::vector<Tile>> tilesOf(const QString &name, const QString &text) {
  Result<std::vector<Tile>> tiles = parseTiles(text.toStdString());
  return tiles ? tiles : Result<std::vector<Tile>>(tiles.error().in(name.toStdString()));
}

Result<bool> addMeld(const QString &text, Question &question) {
  const qsizetype colon = text.indexOf(QLatin1Char(':'));
  const QString word = text.left(colon);
  const auto *kind = std::find_if(kMelds.begin(), kMelds.end(),
                                  [&](const MeldWord &meld) { return word == QLatin1String(meld.word); });
  if (kind == kMelds.end())
    return wrong(Text::tr("'%1' is no meld; melds are chi, pon, ankan, daiminkan and kakan").arg(word));
  const Result<std::vector<Tile>> tiles = tilesOf(text, text.mid(colon + 1));
  if (!tiles)
    return tiles.error();
  if (tiles->size() != kind->tiles)
    return wrong(
        Text::tr("%1: a %2 has %3 tiles, not %4").arg(text, word).arg(kind->tiles).arg(tiles->size()));
  if (question.input.melds.size() == 4)
    return wrong(Text::tr("a hand has at most four melds"));
  Meld meld;
  meld.type = kind->type;
  for (Tile tile : *tiles)
    insertSorted(meld.tiles, tile);
  for (std::size_t i = 1; i < meld.tiles.size(); ++i) {
    const int step = meld.type == MeldType::Chi ? 1 : 0;
    const Kind before = meld.tiles[i - 1].kind();
    const Kind kindNow = meld.tiles[i].kind();
    if (kindNow != before + step || suitOf(kindNow) != suitOf(before) || (step == 1 && isHonour(kindNow)))
      return wrong(Text::tr("%1: these tiles make no %2").arg(text, word));
  }
  if (meld.type != MeldType::Ankan) {
    meld.called = meld.tiles[0];
    meld.from = 3;
  }
  if (meld.type == MeldType::Kakan)
    meld.added = meld.tiles[3];
  question.input.melds.push_back(meld);
  return true;
}

Result<bool> setIndicators(const QString &name, const QString &text, InlineVec<Tile, 5> &target) {
  const Result<std::vector<Tile>> tiles = tilesOf(name, text);
  if (!tiles)
    return tiles.error();
  if (tiles->size() > target.capacity())
    return wrong(Text::tr("%1: at most five indicators are turned").arg(name));
  for (Tile tile : *tiles)
    target.push_back(tile);
  return true;
}

Result<bool> setWind(const QString &name, const QString &text, int &wind) {
  const std::optional<int> read = windFromMjai(text.toUpper());
  if (!read)
    return wrong(Text::tr("%1 is E, S, W or N, not '%2'").arg(name, text));
  wind = *read;
  return true;
}

Result<bool> setCount(const QString &name, const QString &text, std::int32_t &target) {
  const Result<int> number = numberOption(name, text, 0, 100);
  if (!number)
    return number.error();
  target = *number;
  return true;
}

Result<bool> setOption(const QString &name, const QString &value, Question &question) {
  WinInput &input = question.input;
  if (name == QLatin1String("--dora"))
    return setIndicators(name, value, input.doraIndicators);
  if (name == QLatin1String("--ura"))
    return setIndicators(name, value, input.uraIndicators);
  if (name == QLatin1String("--seat"))
    return setWind(name, value, question.seatWind);
  if (name == QLatin1String("--honba"))
    return setCount(name, value, input.honba);
  if (name == QLatin1String("--sticks"))
    return setCount(name, value, input.kyotaku);
  if (name == QLatin1String("--round")) {
    int wind = 0;
    const Result<bool> set = setWind(name, value, wind);
    input.roundWind = static_cast<std::uint8_t>(wind);
    return set;
  }
  if (name == QLatin1String("--rules")) {
    const Preset *preset = findPreset(value.toStdString());
    if (preset == nullptr)
      return wrong(Text::tr("there is no ruleset '%1'").arg(value));
    question.rules = preset->make();
    return true;
  }
  return wrong(Text::tr("unknown option '%1'").arg(name));
}

// No tile more often than the set has it.
Result<bool> countTiles(const Question &question) {
  std::vector<Tile> all = question.concealed;
  for (const Meld &meld : question.input.melds)
    all.insert(all.end(), meld.tiles.begin(), meld.tiles.end());
  all.insert(all.end(), question.input.doraIndicators.begin(), question.input.doraIndicators.end());
  all.insert(all.end(), question.input.uraIndicators.begin(), question.input.uraIndicators.end());
  TileCounts counts;
  std::array<int, 3> red{};
  for (Tile tile : all) {
    counts.add(tile);
    const auto suit = static_cast<std::size_t>(suitOf(tile.kind()));
    if (counts[tile.kind()] > 4 || (tile.isRed() && ++red[suit] > 1))
      return wrong(Text::tr("there are more %1 than a set has").arg(QString::fromStdString(toMpsz(tile))));
  }
  return true;
}

Result<bool> finish(Question &question) {
  WinInput &input = question.input;
  const std::size_t expected = 14 - 3 * input.melds.size();
  if (question.concealed.size() != expected)
    return wrong(Text::tr("with %1 melds a hand has %2 concealed tiles, the winning one included, not %3")
                     .arg(input.melds.size())
                     .arg(expected)
                     .arg(question.concealed.size()));
  const Result<bool> counted = countTiles(question);
  if (!counted)
    return counted;
  for (std::size_t i = 0; i + 1 < question.concealed.size(); ++i)
    insertSorted(input.concealed, question.concealed[i]);
  input.winTile = question.concealed.back();
  input.riichi = input.riichi || input.doubleRiichi;
  const bool open =
      std::any_of(input.melds.begin(), input.melds.end(), [](const Meld &meld) { return meld.isOpen(); });
  if (input.riichi && open)
    return wrong(Text::tr("an open hand cannot be in riichi"));
  if (input.ippatsu && !input.riichi)
    return wrong(Text::tr("ippatsu needs riichi"));
  // Seats by wind: the winner sits at his wind, the dealer at 0; a ron comes from the player before him.
  input.winner = static_cast<std::int8_t>(question.seatWind);
  input.from = static_cast<std::int8_t>(input.tsumo ? -1 : (question.seatWind + 3) % 4);
  return true;
}

Result<Question> parse(const QStringList &arguments) {
  Question question;
  for (int i = 0; i < arguments.size(); ++i) {
    const QString &argument = arguments[i];
    const auto *flag = std::find_if(kFlags.begin(), kFlags.end(),
                                    [&](const Flag &each) { return argument == QLatin1String(each.option); });
    Result<bool> done = true;
    if (flag != kFlags.end()) {
      question.input.*(flag->field) = true;
    } else if (argument.startsWith(QLatin1String("--"))) {
      done = setOption(argument, arguments.value(++i), question);
    } else if (argument.contains(QLatin1Char(':'))) {
      done = addMeld(argument, question);
    } else {
      const Result<std::vector<Tile>> tiles = tilesOf(argument, argument);
      if (!tiles)
        return tiles.error();
      question.concealed.insert(question.concealed.end(), tiles->begin(), tiles->end());
    }
    if (!done)
      return done.error();
  }
  if (question.concealed.empty())
    return wrong(Text::tr("name the tiles of the hand, the winning tile last"));
  const Result<bool> whole = finish(question);
  if (!whole)
    return whole.error();
  return question;
}

QString fuWord(FuReason reason) {
  for (const FuWord &word : kFuWords) {
    if (word.reason == reason)
      return Text::tr(word.text);
  }
  return {};
}

void printResult(const WinResult &result, const WinInput &input, QTextStream &out) {
  for (const YakuHan &yaku : result.yaku) {
    const QString key =
        QString::fromUtf8(yakuKey(yaku.id).data(), static_cast<qsizetype>(yakuKey(yaku.id).size()));
    out << (yaku.yakuman > 0 ? Text::tr("%1  yakuman x %2").arg(key, -18).arg(yaku.yakuman)
                             : Text::tr("%1  %2 han").arg(key, -18).arg(yaku.han))
        << '\n';
  }
  for (const FuPart &part : result.fuParts) {
    QString line = Text::tr("%1 fu  %2").arg(part.fu, 4).arg(fuWord(part.reason));
    if (!part.tiles.empty())
      line += QLatin1Char(' ') + QString::fromStdString(toMpsz({part.tiles.data(), part.tiles.size()}));
    out << line << '\n';
  }
  QString sum = result.yakuman > 0 ? Text::tr("yakuman x %1").arg(result.yakuman)
                                   : Text::tr("%1 han %2 fu").arg(result.han).arg(result.fu);
  if (result.yakuman == 0 && result.limit != Limit::None)
    sum += QLatin1Char(' ') + QLatin1String(kLimitWords[static_cast<std::size_t>(result.limit)]);
  out << Text::tr("%1: %2 points").arg(sum).arg(result.handPoints) << '\n';
  for (int seat = 0; seat < 4; ++seat) {
    const std::int32_t pays = result.payments[static_cast<std::size_t>(seat)];
    if (pays > 0)
      out << Text::tr("%1 pays %2").arg(windToMjai(seat)).arg(pays) << '\n';
  }
  out << Text::tr("%1 receives %2")
             .arg(windToMjai(input.winner))
             .arg(result.deltas[static_cast<std::size_t>(input.winner)])
      << '\n';
}

QString whyNot(NoWin why) {
  switch (why) {
    case NoWin::NotComplete:
      return Text::tr("no win: the hand is not complete");
    case NoWin::NoYaku:
      return Text::tr("no win: the hand has no yaku");
    case NoWin::BelowMinimumHan:
      break;
  }
  return Text::tr("no win: too few han");
}

}  // namespace

Result<int> runScore(const QStringList &arguments, Console &console) {
  const Result<Question> question = parse(arguments);
  if (!question)
    return question.error();
  const ScoreOutcome outcome = scoreHand(question->input, question->rules);
  if (!outcome.result) {
    console.out << whyNot(outcome.why) << '\n';
    return kFoundWrong;
  }
  printResult(*outcome.result, question->input, console.out);
  return kFine;
}

}  // namespace janso::cli
