// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/yakurules.h"

#include <QCoreApplication>

#include "rules/optionalyaku.h"
#include "rules/redfives.h"
#include "rules/yaku.h"

namespace janso {

namespace {

struct YakuRules {
  Q_DECLARE_TR_FUNCTIONS(YakuRules)
};

constexpr int kManganHan = 5;

// Renhou stands in both tables of the rules; the list shows it as the mangan of the second one.
bool isStandard(YakuId id) {
  return id < YakuId::Dora && id != YakuId::Renhou;
}

// What the tables of the rules say, before a ruleset's options other than double yakuman.
YakuValue tableValue(YakuId id, const RuleSet &rules) {
  const bool closedOnly = yakuText(id).closedOnly;
  if (isBonus(id))
    return {1, closedOnly ? -1 : 1, 0};
  const auto valued = [closedOnly](int closed, int open, int yakuman) {
    return yakuman > 0 ? YakuValue{0, closedOnly ? -1 : 0, yakuman}
                       : YakuValue{closed, open > 0 ? open : -1, 0};
  };
  if (isStandard(id)) {
    const YakuRule &rule = yakuRule(id);
    return valued(rule.hanClosed, rule.hanOpen, yakumanOf(id, rules));
  }
  const ExtraRule &rule = extraRule(id);
  return valued(rule.hanClosed, rule.hanOpen, rule.yakuman);
}

// 2 where some ruleset counts it as a double yakuman, 0 for a yaku with han.
int mostYakuman(YakuId id) {
  if (isBonus(id))
    return 0;
  if (!isStandard(id))
    return extraRule(id).yakuman;
  return yakuRule(id).yakuman + (yakuRule(id).doubled != nullptr ? 1 : 0);
}

void addYakumanNotes(YakuId id, const RuleSet &rules, QStringList &notes) {
  if (mostYakuman(id) == 2) {
    notes << (tableValue(id, rules).yakuman == 2 ? YakuRules::tr("Counts as a double yakuman.")
                                                 : YakuRules::tr("Counts as a single yakuman."));
  }
  const bool pao =
      (id == YakuId::Daisangen && rules.paoDaisangen) || (id == YakuId::Daisuushii && rules.paoDaisuushii) ||
      (id == YakuId::Shousuushii && rules.paoShousuushii) || (id == YakuId::Suukantsu && rules.paoSuukantsu);
  if (pao)
    notes << YakuRules::tr(
        "Pao: the player who discards the tile for the last open group is liable for the payment.");
  if (id == YakuId::Kokushi || id == YakuId::Kokushi13) {
    notes << (rules.chankanAnkanKokushi ? YakuRules::tr("It can rob a closed kan.")
                                        : YakuRules::tr("It cannot rob a closed kan."));
  }
  if ((id == YakuId::ChuurenPoutou || id == YakuId::JunseiChuuren) && rules.chuurenManOnly)
    notes << YakuRules::tr("It counts only in man.");
  if (id == YakuId::Ryuuiisou && rules.ryuuiisouNeedsHatsu)
    notes << YakuRules::tr("It must contain the green dragon.");
  if (rules.yakumanStacking == YakumanStacking::None)
    notes << YakuRules::tr("Multiple yakuman are not added together.");
  else if (rules.yakumanCap == 0)
    notes << YakuRules::tr("Multiple yakuman are added together.");
}

void addBonusNotes(YakuId id, const RuleSet &rules, QStringList &notes) {
  if (id == YakuId::Dora)
    notes << (rules.kanDora ? YakuRules::tr("Each kan reveals another indicator.")
                            : YakuRules::tr("Kans do not reveal more indicators."));
  if (id == YakuId::AkaDora && redFivesInPlay(rules) > 0)
    notes << YakuRules::tr("The tile set has %n red five(s).", nullptr, redFivesInPlay(rules));
  if (id == YakuId::UraDora && rules.uraDora)
    notes << (rules.kanUraDora ? YakuRules::tr("The tiles under kan indicators also count.")
                               : YakuRules::tr("Only the tile under the first indicator counts."));
}

void addSituationNotes(YakuId id, const RuleSet &rules, QStringList &notes) {
  if (id == YakuId::Riichi || id == YakuId::DoubleRiichi) {
    if (rules.riichiMinWall > 0)
      notes << YakuRules::tr("At least %n tile(s) must be left in the wall.", nullptr, rules.riichiMinWall);
    if (rules.riichiMinPoints > 0)
      notes << YakuRules::tr("You must have 1,000 points for the stick.");
    if (!rules.furitenRiichi)
      notes << YakuRules::tr("You cannot declare riichi while furiten.");
  }
  if (id == YakuId::Haitei)
    notes << (rules.haiteiWithRinshan ? YakuRules::tr("It can be combined with rinshan.")
                                      : YakuRules::tr("It cannot be combined with rinshan."));
  if (id == YakuId::Chankan)
    notes << (rules.chankanAnkanKokushi ? YakuRules::tr("Only kokushi can rob a closed kan.")
                                        : YakuRules::tr("A closed kan cannot be robbed."));
  if (id == YakuId::Renhou && rules.renhou == Renhou::Mangan)
    notes << (rules.renhouCumulative ? YakuRules::tr("Counts as 5 han, added to the other yaku.")
                                     : YakuRules::tr("Counts as a mangan."));
  if (id == YakuId::Renhou && rules.renhou == Renhou::Yakuman)
    notes << YakuRules::tr("Counts as a yakuman.");
}

void addShapeNotes(YakuId id, const RuleSet &rules, QStringList &notes) {
  if (id == YakuId::Tanyao)
    notes << (rules.kuitan ? YakuRules::tr("Open tanyao is allowed.")
                           : YakuRules::tr("Open tanyao does not count: the hand must be closed."));
  if (id == YakuId::Pinfu)
    notes << (rules.pinfuTsumo ? YakuRules::tr("It also counts with tsumo; the hand then has 20 fu.")
                               : YakuRules::tr("It does not count with tsumo."));
  if (id == YakuId::Chiitoitsu)
    notes << YakuRules::tr("It is always worth %n fu.", nullptr, rules.chiitoitsuFu);
  if (id == YakuId::SeatWind || id == YakuId::RoundWind)
    notes << YakuRules::tr("If your seat wind is also the round wind, a pair of it is worth %n fu.", nullptr,
                           rules.doubleWindPairFu);
}

// The notes of what a ruleset may add.
void addOptionalNotes(YakuId id, const RuleSet &rules, QStringList &notes) {
  switch (id) {
    case YakuId::OpenRiichi:
      notes << (rules.openRiichiReveal == OpenRiichiReveal::Hand
                    ? YakuRules::tr("The whole hand is shown.")
                    : YakuRules::tr("Only the tiles that form the wait are shown."));
      if (rules.openRiichiDealInYakuman)
        notes << YakuRules::tr("A player who deals into it without being in riichi pays a yakuman.");
      break;
    case YakuId::PaaRenchan:
      notes << (rules.paaRenchanCounts == PaaRenchanCounts::Wins
                    ? YakuRules::tr("It takes %n or more win(s) in a row.", nullptr, rules.paaRenchan)
                    : YakuRules::tr("It takes %n or more honba on the table; after the win, the next player "
                                    "becomes dealer.",
                                    nullptr, rules.paaRenchan));
      break;
    case YakuId::KinkeiDokuritsu:
      if (rules.kinkeiAnyTile)
        notes << YakuRules::tr("A win on any other tile is worth 1 han.");
      break;
    case YakuId::AoNoDoumon:
      if (rules.aoNoDoumonHatsu)
        notes << YakuRules::tr("It can include green dragons.");
      break;
    case YakuId::Kinmonkyou:
      if (rules.kinmonkyouFlush)
        notes << YakuRules::tr("The pair must be in the same suit.");
      if (rules.kinmonkyouDouble)
        notes << YakuRules::tr("A closed hand in one suit is a double yakuman.");
      break;
    case YakuId::SuuRenkou:
    case YakuId::IsshokuSuujun:
      if (rules.paoOptionalYakuman)
        notes << YakuRules::tr(
            "Pao: the player who discards the tile for the last open group is liable for the payment.");
      break;
    case YakuId::Arisu:
      notes << (rules.arisu == Arisu::Any      ? YakuRules::tr("It counts for every winner.")
                : rules.arisu == Arisu::Closed ? YakuRules::tr("It counts only in a closed hand.")
                                               : YakuRules::tr("It counts only after riichi."));
      break;
    default:
      break;
  }
}

// What three players change: 2 to 8 man are missing.
void addThreePlayerNotes(YakuId id, const RuleSet &rules, QStringList &notes) {
  if (rules.players != 3)
    return;
  if (id == YakuId::SanshokuDoujun)
    notes << YakuRules::tr("Not possible with three players: there are no man runs.");
  if (id == YakuId::SanshokuDoukou)
    notes << YakuRules::tr("With three players, only 1s or 9s can form it.");
  if (id == YakuId::Dora)
    notes << YakuRules::tr("With three players, 9 man is the dora when 1 man is the indicator.");
}

YakuValue optionalValue(YakuId id, const YakuValue &value, const RuleSet &rules) {
  constexpr YakuValue kUnknown{-1, -1, 0};
  const auto onlyIf = [&](bool played) { return played ? value : kUnknown; };
  if (isOptional(id) && (rules.optionalYaku & optionalYakuBit(id)) == 0)
    return kUnknown;
  switch (id) {
    case YakuId::Kita:
      return onlyIf(rules.players == 3 && rules.kita);
    case YakuId::Arisu:
      return onlyIf(rules.arisu != Arisu::None && rules.arisuReward == ArisuReward::Han);
    case YakuId::NorthYakuhai:
      return onlyIf(rules.players == 3 && rules.northYaku == NorthYaku::Yakuhai);
    case YakuId::OpenRiichi:
    case YakuId::DoubleOpenRiichi:
      return onlyIf(rules.openRiichi);
    case YakuId::OpenRiichiDealIn:
      return onlyIf(rules.openRiichi && rules.openRiichiDealInYakuman);
    case YakuId::PaaRenchan:
      return onlyIf(rules.paaRenchan > 0);
    case YakuId::KinkeiDokuritsu:
      return {-1, kManganHan, 0};  // four calls, and a mangan that stands alone
    case YakuId::Uumensai:
      return {value.closed, rules.uumensaiOpen ? value.open : -1, 0};
    case YakuId::UupinKaihou:
    case YakuId::IipinRaoyue:
    case YakuId::RyansouChankan:
      return rules.specialWinsMangan ? YakuValue{kManganHan, kManganHan, 0} : value;
    case YakuId::ShiisanPuutaa:
    case YakuId::ShiisuuPuutaa:
      return rules.puutaaValue == PuutaaValue::Mangan ? YakuValue{kManganHan, -1, 0} : value;
    case YakuId::Kinmonkyou:
      return rules.kinmonkyouClosed ? YakuValue{0, -1, 1} : value;
    default:
      return value;
  }
}

}  // namespace

YakuValue yakuValue(YakuId id, const RuleSet &rules) {
  YakuValue value = tableValue(id, rules);
  constexpr YakuValue kUnknown{-1, -1, 0};
  switch (id) {
    case YakuId::Tanyao:
      value.open = rules.kuitan ? value.open : -1;
      break;
    case YakuId::DoubleRiichi:
      value.closed = rules.doubleRiichiHan;
      break;
    case YakuId::Ippatsu:
      return rules.ippatsu ? value : kUnknown;
    case YakuId::Tenhou:
    case YakuId::Chiihou:
      return rules.tenhouChiihou ? value : kUnknown;
    case YakuId::Dora:
      return rules.dora ? value : kUnknown;
    case YakuId::UraDora:
      return rules.uraDora ? value : kUnknown;
    case YakuId::AkaDora:
      return redFivesInPlay(rules) > 0 ? value : kUnknown;
    case YakuId::Renhou:
      if (rules.renhou == Renhou::None)
        return kUnknown;
      return rules.renhou == Renhou::Mangan ? value : YakuValue{0, -1, 1};
    default:
      break;
  }
  return optionalValue(id, value, rules);
}

QStringList yakuRuleNotes(YakuId id, const RuleSet &rules) {
  if (!yakuValue(id, rules).known())
    return {YakuRules::tr("It does not count under these rules.")};
  QStringList notes;
  addShapeNotes(id, rules, notes);
  addSituationNotes(id, rules, notes);
  if (mostYakuman(id) > 0)
    addYakumanNotes(id, rules, notes);
  if (isBonus(id))
    addBonusNotes(id, rules, notes);
  addOptionalNotes(id, rules, notes);
  addThreePlayerNotes(id, rules, notes);
  return notes;
}

QString yakuGroupTitle(const YakuText &text) {
  if (isBonus(text.id))
    return YakuRules::tr("Bonus tiles");
  if (text.id == YakuId::Renhou)
    return YakuRules::tr("By ruleset");
  if (text.id > YakuId::UraDora)
    return mostYakuman(text.id) > 0 ? YakuRules::tr("Optional yakuman") : YakuRules::tr("Optional yaku");
  if (mostYakuman(text.id) > 0)
    return YakuRules::tr("Yakuman");
  return YakuRules::tr("%n han", nullptr, yakuRule(text.id).hanClosed);
}

bool yakuListed(YakuId id, const RuleSet &rules) {
  return id <= YakuId::UraDora || yakuValue(id, rules).known();
}

}  // namespace janso
