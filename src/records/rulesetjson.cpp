// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table of fields, and the two loops over it.
#include "records/rulesetjson.h"

#include <QJsonArray>
#include <cmath>
#include <limits>
#include <type_traits>

namespace janso {

namespace {

// Names of enumerators in their order in ruleset.h.
template <class E>
constexpr std::array<const char *, 0> kNames{};
template <>
constexpr auto kNames<MatchLength> = std::to_array({"East", "South"});
template <>
constexpr auto kNames<TieBreak> = std::to_array({"SeatOrder", "Shared"});
template <>
constexpr auto kNames<FinalRounding> = std::to_array({"None", "Thousand4Down5Up", "Thousand5Down6Up"});
template <>
constexpr auto kNames<ExtraRound> = std::to_array({"None", "OneWindSuddenDeath", "UntilTarget"});
template <>
constexpr auto kNames<Yame> = std::to_array({"None", "Automatic", "Asked"});
template <>
constexpr auto kNames<Bankruptcy> = std::to_array({"None", "BelowZero", "ZeroOrBelow"});
template <>
constexpr auto kNames<LeftoverSticks> = std::to_array({"First", "FirstSplitOnTie", "Lost", "Returned"});
template <>
constexpr auto kNames<KanDora> = std::to_array({"ImmediateBeforeDraw", "AfterDrawBeforeDiscard",
                                                "WithDiscard", "Never"});
template <>
constexpr auto kNames<MultiRon> = std::to_array({"All", "HeadBump", "Abort"});
template <>
constexpr auto kNames<MultiRonBonus> = std::to_array({"Nearest", "Each", "OwnBackRestNearest"});
template <>
constexpr auto kNames<AbortSuukaikan> = std::to_array({"None", "AtDeclaration", "AfterFourthKansDiscard"});
template <>
constexpr auto kNames<NagashiRenchan> = std::to_array({"DealerTenpai", "DealerIsNagashiWinner"});
template <>
constexpr auto kNames<RiichiAnkan> = std::to_array({"SameWaitAndStructure", "SameWait", "NotAWinningTile",
                                                    "Never"});
template <>
constexpr auto kNames<TempFuritenEnd> = std::to_array({"OwnDraw", "OwnDiscard", "OwnDrawOrCall",
                                                       "OwnDrawOrAnyCall"});
template <>
constexpr auto kNames<Karaten> = std::to_array({"TenpaiAlways", "NotenConcealedOnly", "NotenCountingMelds"});
template <>
constexpr auto kNames<Renchan> = std::to_array({"WinOrTenpai", "WinOnly", "Never"});
template <>
constexpr auto kNames<Kazoe> = std::to_array({"Yakuman", "Sanbaiman", "NoLimit"});
template <>
constexpr auto kNames<YakumanStacking> = std::to_array({"Add", "None"});
template <>
constexpr auto kNames<PaoHonba> = std::to_array({"Discarder", "Liable"});
template <>
constexpr auto kNames<PaoScope> = std::to_array({"ThatYakumanOnly", "WholeHand"});
template <>
constexpr auto kNames<Renhou> = std::to_array({"None", "Mangan", "Yakuman"});

// Inclusive. Wide enough for any rule that people play, narrow enough that no sum overflows.
struct Range {
  int low = 0;
  int high = 0;
};
constexpr Range kAny{};
constexpr Range kPoints{-1000000, 1000000};
constexpr Range kPositive{0, 1000000};

// The one table: every field once, in the order of ruleset.h.
template <class Rules, class Visit>
void forEachField(Rules &r, Visit visit) {
  visit("id", r.id, kAny);
  visit("name", r.name, kAny);
  visit("players", r.players, Range{4, 4});
  visit("redFives", r.redFives, Range{0, 1});
  visit("length", r.length, kAny);
  visit("startingPoints", r.startingPoints, kPositive);
  visit("returnPoints", r.returnPoints, kPositive);
  visit("targetPoints", r.targetPoints, kPositive);
  visit("uma", r.uma, kPoints);
  visit("oka", r.oka, kPoints);
  visit("tieBreak", r.tieBreak, kAny);
  visit("finalRounding", r.finalRounding, kAny);
  visit("extraRound", r.extraRound, kAny);
  visit("agariYame", r.agariYame, kAny);
  visit("tenpaiYame", r.tenpaiYame, kAny);
  visit("bankruptcy", r.bankruptcy, kAny);
  visit("leftoverSticks", r.leftoverSticks, kAny);
  visit("dora", r.dora, kAny);
  visit("uraDora", r.uraDora, kAny);
  visit("kanDora", r.kanDora, kAny);
  visit("kanUraDora", r.kanUraDora, kAny);
  visit("kanDoraAnkan", r.kanDoraAnkan, kAny);
  visit("kanDoraDaiminkan", r.kanDoraDaiminkan, kAny);
  visit("kanDoraKakan", r.kanDoraKakan, kAny);
  visit("kuitan", r.kuitan, kAny);
  visit("kuikaeSameForbidden", r.kuikaeSameForbidden, kAny);
  visit("kuikaeOtherEndForbidden", r.kuikaeOtherEndForbidden, kAny);
  visit("chi", r.chi, kAny);
  visit("pinfuTsumo", r.pinfuTsumo, kAny);
  visit("openPinfuRonFu", r.openPinfuRonFu, Range{20, 30});
  visit("openTsumoFu", r.openTsumoFu, kAny);
  visit("doubleWindPairFu", r.doubleWindPairFu, Range{0, 4});
  visit("rinshanTsumoFu", r.rinshanTsumoFu, kAny);
  visit("chiitoitsuFu", r.chiitoitsuFu, Range{20, 50});
  visit("renchan", r.renchan, kAny);
  visit("honbaRon", r.honbaRon, Range{0, 10000});
  visit("honbaTsumoEach", r.honbaTsumoEach, Range{0, 10000});
  visit("notenPool", r.notenPool, Range{0, 100000});
  visit("twoHanMinimumAt", r.twoHanMinimumAt, Range{-1, 100});
  visit("doubleRon", r.doubleRon, kAny);
  visit("tripleRon", r.tripleRon, kAny);
  visit("multiRonHonba", r.multiRonHonba, kAny);
  visit("multiRonSticks", r.multiRonSticks, kAny);
  visit("abortKyuushu", r.abortKyuushu, kAny);
  visit("abortSuufon", r.abortSuufon, kAny);
  visit("abortSuucha", r.abortSuucha, kAny);
  visit("abortSuukaikan", r.abortSuukaikan, kAny);
  visit("nagashiMangan", r.nagashiMangan, kAny);
  visit("nagashiClosed", r.nagashiClosed, kAny);
  visit("nagashiIsWin", r.nagashiIsWin, kAny);
  visit("nagashiRenchan", r.nagashiRenchan, kAny);
  visit("riichiMinPoints", r.riichiMinPoints, kPoints);
  visit("riichiMinWall", r.riichiMinWall, Range{0, 70});
  visit("furitenRiichi", r.furitenRiichi, kAny);
  visit("riichiAnkan", r.riichiAnkan, kAny);
  visit("ippatsu", r.ippatsu, kAny);
  visit("tempFuritenEnd", r.tempFuritenEnd, kAny);
  visit("karaten", r.karaten, kAny);
  visit("kiriage", r.kiriage, kAny);
  visit("kazoe", r.kazoe, kAny);
  visit("doubleDaisuushii", r.doubleDaisuushii, kAny);
  visit("doubleSuuankouTanki", r.doubleSuuankouTanki, kAny);
  visit("doubleKokushi13", r.doubleKokushi13, kAny);
  visit("doubleJunseiChuuren", r.doubleJunseiChuuren, kAny);
  visit("yakumanStacking", r.yakumanStacking, kAny);
  visit("yakumanCap", r.yakumanCap, Range{0, 100});
  visit("paoDaisangen", r.paoDaisangen, kAny);
  visit("paoDaisuushii", r.paoDaisuushii, kAny);
  visit("paoSuukantsu", r.paoSuukantsu, kAny);
  visit("paoHonba", r.paoHonba, kAny);
  visit("paoScope", r.paoScope, kAny);
  visit("daiminkanRinshanPao", r.daiminkanRinshanPao, kAny);
  visit("renhou", r.renhou, kAny);
  visit("ryuuiisouNeedsHatsu", r.ryuuiisouNeedsHatsu, kAny);
  visit("chankanAnkanKokushi", r.chankanAnkanKokushi, kAny);
  visit("haiteiWithRinshan", r.haiteiWithRinshan, kAny);
}

// --- Values, by their type ---
template <class T>
QJsonValue write(const T &value) {
  if constexpr (std::is_enum_v<T>)
    return QString::fromLatin1(kNames<T>[static_cast<std::size_t>(value)]);
  else if constexpr (std::is_same_v<T, bool>)
    return value;
  else if constexpr (std::is_same_v<T, std::string>)
    return QString::fromStdString(value);
  else
    return static_cast<int>(value);
}
template <class T, std::size_t N>
QJsonValue write(const std::array<T, N> &values) {
  QJsonArray array;
  for (const T &value : values)
    array.append(write(value));
  return array;
}

// Each read() leaves `target` alone and says what was expected when it cannot read.
template <class T>
std::string read(const QJsonValue &value, Range range, T &target) {
  if constexpr (std::is_enum_v<T>) {
    const QString text = value.toString();
    for (std::size_t i = 0; i < kNames<T>.size(); ++i) {
      if (text == QLatin1String(kNames<T>[i])) {
        target = static_cast<T>(i);
        return {};
      }
    }
    return "has no value '" + text.left(40).toStdString() + "'";
  } else if constexpr (std::is_same_v<T, bool>) {
    if (!value.isBool())
      return "must be true or false";
    target = value.toBool();
  } else if constexpr (std::is_same_v<T, std::string>) {
    if (!value.isString())
      return "must be a text";
    target = value.toString().toStdString();
  } else {
    const double number = value.toDouble(std::numeric_limits<double>::quiet_NaN());
    if (!(number >= range.low && number <= range.high) || number != std::floor(number))
      return "must be a whole number from " + std::to_string(range.low) + " to " + std::to_string(range.high);
    target = static_cast<T>(static_cast<int>(number));
  }
  return {};
}
template <class T, std::size_t N>
std::string read(const QJsonValue &value, Range range, std::array<T, N> &target) {
  const QJsonArray array = value.toArray();
  if (array.size() != static_cast<qsizetype>(N))
    return "must be a list of " + std::to_string(N) + " values";
  for (std::size_t i = 0; i < N; ++i) {
    if (std::string problem = read(array[static_cast<qsizetype>(i)], range, target[i]); !problem.empty())
      return problem;
  }
  return {};
}

}  // namespace

QJsonObject toJson(const RuleSet &rules) {
  QJsonObject object;
  forEachField(rules, [&](const char *key, const auto &field, Range) {
    object.insert(QLatin1String(key), write(field));
  });
  return object;
}

Result<RuleSet> ruleSetFromJson(const QJsonObject &object) {
  RuleSet rules;
  std::string problem;
  forEachField(rules, [&](const char *key, auto &field, Range range) {
    const QJsonValue value = object.value(QLatin1String(key));
    if (value.isUndefined() || !problem.empty())
      return;
    if (const std::string wrong = read(value, range, field); !wrong.empty())
      problem = std::string("the rule '") + key + "' " + wrong;
  });
  if (!problem.empty())
    return Error{problem};
  return rules;
}

int ruleSetJsonFields() {
  int count = 0;
  const RuleSet rules;
  forEachField(rules, [&](const char *, const auto &, Range) { ++count; });
  return count;
}

}  // namespace janso
