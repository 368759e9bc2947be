// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/yakurules.h"

#include <QCoreApplication>

#include "rules/optionalyaku.h"
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

int redFives(const RuleSet &rules) {
  return rules.redFives[0] + rules.redFives[1] + rules.redFives[2];
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
    notes << YakuRules::tr("Pao: who feeds the last of its open groups pays for it.");
  if (id == YakuId::Kokushi || id == YakuId::Kokushi13) {
    notes << (rules.chankanAnkanKokushi ? YakuRules::tr("It may rob a closed kan.")
                                        : YakuRules::tr("It may not rob a closed kan."));
  }
  if ((id == YakuId::ChuurenPoutou || id == YakuId::JunseiChuuren) && rules.chuurenManOnly)
    notes << YakuRules::tr("It counts in man only.");
  if (id == YakuId::Ryuuiisou && rules.ryuuiisouNeedsHatsu)
    notes << YakuRules::tr("The green dragon must be in it.");
  if (rules.yakumanStacking == YakumanStacking::None)
    notes << YakuRules::tr("Several yakuman in one hand count once.");
  else if (rules.yakumanCap == 0)
    notes << YakuRules::tr("Several yakuman in one hand add up.");
}

void addBonusNotes(YakuId id, const RuleSet &rules, QStringList &notes) {
  if (id == YakuId::Dora)
    notes << (rules.kanDora ? YakuRules::tr("Every kan turns a further indicator.")
                            : YakuRules::tr("Kans turn no further indicators."));
  if (id == YakuId::AkaDora && redFives(rules) > 0)
    notes << YakuRules::tr("There are %n red five(s) in the set.", nullptr, redFives(rules));
  if (id == YakuId::UraDora && rules.uraDora)
    notes << (rules.kanUraDora ? YakuRules::tr("The tiles under kan indicators count too.")
                               : YakuRules::tr("Only the tile under the first indicator counts."));
}

void addSituationNotes(YakuId id, const RuleSet &rules, QStringList &notes) {
  if (id == YakuId::Riichi || id == YakuId::DoubleRiichi) {
    if (rules.riichiMinWall > 0)
      notes << YakuRules::tr("At least %n tile(s) must be left in the wall.", nullptr, rules.riichiMinWall);
    if (rules.riichiMinPoints > 0)
      notes << YakuRules::tr("You must have the 1,000 points of the stick.");
    if (!rules.furitenRiichi)
      notes << YakuRules::tr("Riichi in furiten is not allowed.");
  }
  if (id == YakuId::Haitei)
    notes << (rules.haiteiWithRinshan ? YakuRules::tr("It counts together with rinshan.")
                                      : YakuRules::tr("It does not count together with rinshan."));
  if (id == YakuId::Chankan)
    notes << (rules.chankanAnkanKokushi
                  ? YakuRules::tr("A closed kan may be robbed only by thirteen orphans.")
                  : YakuRules::tr("A closed kan cannot be robbed."));
  if (id == YakuId::Renhou && rules.renhou == Renhou::Mangan)
    notes << (rules.renhouCumulative ? YakuRules::tr("Counts as 5 han, which add to the other yaku.")
                                     : YakuRules::tr("Counts as a mangan."));
  if (id == YakuId::Renhou && rules.renhou == Renhou::Yakuman)
    notes << YakuRules::tr("Counts as a yakuman.");
}

void addShapeNotes(YakuId id, const RuleSet &rules, QStringList &notes) {
  if (id == YakuId::Tanyao)
    notes << (rules.kuitan ? YakuRules::tr("Open tanyao is allowed.")
                           : YakuRules::tr("Open tanyao does not count: the hand must be closed."));
  if (id == YakuId::Pinfu)
    notes << (rules.pinfuTsumo ? YakuRules::tr("It holds on your own draw too: then the hand has 20 fu.")
                               : YakuRules::tr("On your own draw it does not count."));
  if (id == YakuId::Chiitoitsu)
    notes << YakuRules::tr("It is always worth %n fu.", nullptr, rules.chiitoitsuFu);
  if (id == YakuId::SeatWind || id == YakuId::RoundWind)
    notes << YakuRules::tr("A pair of a wind that is both is worth %n fu.", nullptr, rules.doubleWindPairFu);
}

// The notes of what a ruleset may add.
void addOptionalNotes(YakuId id, const RuleSet &rules, QStringList &notes) {
  switch (id) {
    case YakuId::OpenRiichi:
      notes << (rules.openRiichiReveal == OpenRiichiReveal::Hand
                    ? YakuRules::tr("The whole hand is laid open.")
                    : YakuRules::tr("Only the tiles that wait are laid open."));
      if (rules.openRiichiDealInYakuman)
        notes << YakuRules::tr("Who deals into it without being in riichi pays a yakuman.");
      break;
    case YakuId::PaaRenchan:
      notes << (rules.paaRenchanCounts == PaaRenchanCounts::Wins
                    ? YakuRules::tr("From %n win(s) in a row on.", nullptr, rules.paaRenchan)
                    : YakuRules::tr("From %n counter(s) on the table on; then the deal passes.", nullptr,
                                    rules.paaRenchan));
      break;
    case YakuId::KinkeiDokuritsu:
      if (rules.kinkeiAnyTile)
        notes << YakuRules::tr("Any other tile counts 1 han.");
      break;
    case YakuId::AoNoDoumon:
      if (rules.aoNoDoumonHatsu)
        notes << YakuRules::tr("Green dragons are allowed in it.");
      break;
    case YakuId::Kinmonkyou:
      if (rules.kinmonkyouFlush)
        notes << YakuRules::tr("The pair must be of the same suit.");
      if (rules.kinmonkyouDouble)
        notes << YakuRules::tr("Closed and of one suit it is a double yakuman.");
      break;
    case YakuId::SuuRenkou:
    case YakuId::IsshokuSuujun:
      if (rules.paoOptionalYakuman)
        notes << YakuRules::tr("Pao: who feeds the last of its open groups pays for it.");
      break;
    case YakuId::Arisu:
      notes << (rules.arisu == Arisu::Any      ? YakuRules::tr("For every winner.")
                : rules.arisu == Arisu::Closed ? YakuRules::tr("For winners with a closed hand.")
                                               : YakuRules::tr("For winners in riichi."));
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
    notes << YakuRules::tr("Not possible with three players: there are no runs of man.");
  if (id == YakuId::SanshokuDoukou)
    notes << YakuRules::tr("With three players only ones or nines can make it.");
  if (id == YakuId::Dora)
    notes << YakuRules::tr("With three players 9 man follows 1 man.");
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
      return redFives(rules) > 0 ? value : kUnknown;
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
    return {YakuRules::tr("This ruleset does not count it.")};
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
