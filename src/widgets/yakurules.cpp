// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the ruleset in play makes of a yaku: its value, and what is particular about it.
#include <QCoreApplication>

#include "widgets/yakutexts.h"

namespace janso {

namespace {

// For the sentences below, so that they stand in one context.
struct YakuWords {
  Q_DECLARE_TR_FUNCTIONS(YakuRules)
};

constexpr int kManganHan = 5;

bool isDoubled(YakuId id, const RuleSet &rules) {
  switch (id) {
    case YakuId::Kokushi13:
      return rules.doubleKokushi13;
    case YakuId::SuuankouTanki:
      return rules.doubleSuuankouTanki;
    case YakuId::Daisuushii:
      return rules.doubleDaisuushii;
    case YakuId::JunseiChuuren:
      return rules.doubleJunseiChuuren;
    case YakuId::DaiChisei:
      return true;
    default:
      return false;
  }
}

int redFives(const RuleSet &rules) {
  return rules.redFives[0] + rules.redFives[1] + rules.redFives[2];
}

void addYakumanNotes(const YakuText &text, const RuleSet &rules, QStringList &notes) {
  if (text.yakuman == 2) {
    notes << (isDoubled(text.id, rules) ? YakuWords::tr("Counts as a double yakuman.")
                                        : YakuWords::tr("Counts as a single yakuman."));
  }
  const bool pao = (text.id == YakuId::Daisangen && rules.paoDaisangen) ||
                   (text.id == YakuId::Daisuushii && rules.paoDaisuushii) ||
                   (text.id == YakuId::Shousuushii && rules.paoShousuushii) ||
                   (text.id == YakuId::Suukantsu && rules.paoSuukantsu);
  if (pao)
    notes << YakuWords::tr("Pao: who feeds the last of its open groups pays for it.");
  if (text.id == YakuId::Kokushi || text.id == YakuId::Kokushi13) {
    notes << (rules.chankanAnkanKokushi ? YakuWords::tr("It may rob a closed kan.")
                                        : YakuWords::tr("It may not rob a closed kan."));
  }
  if ((text.id == YakuId::ChuurenPoutou || text.id == YakuId::JunseiChuuren) && rules.chuurenManOnly)
    notes << YakuWords::tr("It counts in man only.");
  if (text.id == YakuId::Ryuuiisou && rules.ryuuiisouNeedsHatsu)
    notes << YakuWords::tr("The green dragon must be in it.");
  if (rules.yakumanStacking == YakumanStacking::None)
    notes << YakuWords::tr("Several yakuman in one hand count once.");
  else if (rules.yakumanCap == 0)
    notes << YakuWords::tr("Several yakuman in one hand add up.");
}

void addBonusNotes(YakuId id, const RuleSet &rules, QStringList &notes) {
  if (id == YakuId::Dora)
    notes << (rules.kanDora ? YakuWords::tr("Every kan turns a further indicator.")
                            : YakuWords::tr("Kans turn no further indicators."));
  if (id == YakuId::AkaDora && redFives(rules) > 0)
    notes << YakuWords::tr("There are %n red five(s) in the set.", nullptr, redFives(rules));
  if (id == YakuId::UraDora && rules.uraDora)
    notes << (rules.kanUraDora ? YakuWords::tr("The tiles under kan indicators count too.")
                               : YakuWords::tr("Only the tile under the first indicator counts."));
}

void addSituationNotes(YakuId id, const RuleSet &rules, QStringList &notes) {
  if (id == YakuId::Riichi || id == YakuId::DoubleRiichi) {
    if (rules.riichiMinWall > 0)
      notes << YakuWords::tr("At least %n tile(s) must be left in the wall.", nullptr, rules.riichiMinWall);
    if (rules.riichiMinPoints > 0)
      notes << YakuWords::tr("You must have the 1,000 points of the stick.");
    if (!rules.furitenRiichi)
      notes << YakuWords::tr("Riichi in furiten is not allowed.");
  }
  if (id == YakuId::Haitei)
    notes << (rules.haiteiWithRinshan ? YakuWords::tr("It counts together with rinshan.")
                                      : YakuWords::tr("It does not count together with rinshan."));
  if (id == YakuId::Chankan)
    notes << (rules.chankanAnkanKokushi
                  ? YakuWords::tr("A closed kan may be robbed only by thirteen orphans.")
                  : YakuWords::tr("A closed kan cannot be robbed."));
  if (id == YakuId::Renhou && rules.renhou == Renhou::Mangan)
    notes << (rules.renhouCumulative ? YakuWords::tr("Counts as 5 han, which add to the other yaku.")
                                     : YakuWords::tr("Counts as a mangan."));
  if (id == YakuId::Renhou && rules.renhou == Renhou::Yakuman)
    notes << YakuWords::tr("Counts as a yakuman.");
}

void addShapeNotes(YakuId id, const RuleSet &rules, QStringList &notes) {
  if (id == YakuId::Tanyao)
    notes << (rules.kuitan ? YakuWords::tr("Open tanyao is allowed.")
                           : YakuWords::tr("Open tanyao does not count: the hand must be closed."));
  if (id == YakuId::Pinfu)
    notes << (rules.pinfuTsumo ? YakuWords::tr("It holds on your own draw too: then the hand has 20 fu.")
                               : YakuWords::tr("On your own draw it does not count."));
  if (id == YakuId::Chiitoitsu)
    notes << YakuWords::tr("It is always worth %n fu.", nullptr, rules.chiitoitsuFu);
  if (id == YakuId::SeatWind || id == YakuId::RoundWind)
    notes << YakuWords::tr("A pair of a wind that is both is worth %n fu.", nullptr, rules.doubleWindPairFu);
}

// The notes of what a ruleset may add.
void addOptionalNotes(YakuId id, const RuleSet &rules, QStringList &notes) {
  switch (id) {
    case YakuId::OpenRiichi:
      notes << (rules.openRiichiReveal == OpenRiichiReveal::Hand
                    ? YakuWords::tr("The whole hand is laid open.")
                    : YakuWords::tr("Only the tiles that wait are laid open."));
      if (rules.openRiichiDealInYakuman)
        notes << YakuWords::tr("Who deals into it without being in riichi pays a yakuman.");
      break;
    case YakuId::PaaRenchan:
      notes << (rules.paaRenchanCounts == PaaRenchanCounts::Wins
                    ? YakuWords::tr("From %n win(s) in a row on.", nullptr, rules.paaRenchan)
                    : YakuWords::tr("From %n counter(s) on the table on; then the deal passes.", nullptr,
                                    rules.paaRenchan));
      break;
    case YakuId::KinkeiDokuritsu:
      if (rules.kinkeiAnyTile)
        notes << YakuWords::tr("Any other tile counts 1 han.");
      break;
    case YakuId::AoNoDoumon:
      if (rules.aoNoDoumonHatsu)
        notes << YakuWords::tr("Green dragons are allowed in it.");
      break;
    case YakuId::Kinmonkyou:
      if (rules.kinmonkyouFlush)
        notes << YakuWords::tr("The pair must be of the same suit.");
      if (rules.kinmonkyouDouble)
        notes << YakuWords::tr("Closed and of one suit it is a double yakuman.");
      break;
    case YakuId::SuuRenkou:
    case YakuId::IsshokuSuujun:
      if (rules.paoOptionalYakuman)
        notes << YakuWords::tr("Pao: who feeds the last of its open groups pays for it.");
      break;
    case YakuId::Arisu:
      notes << (rules.arisu == Arisu::Any      ? YakuWords::tr("For every winner.")
                : rules.arisu == Arisu::Closed ? YakuWords::tr("For winners with a closed hand.")
                                               : YakuWords::tr("For winners in riichi."));
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
    notes << YakuWords::tr("Not possible with three players: there are no runs of man.");
  if (id == YakuId::SanshokuDoukou)
    notes << YakuWords::tr("With three players only ones or nines can make it.");
  if (id == YakuId::Dora)
    notes << YakuWords::tr("With three players 9 man follows 1 man.");
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
    case YakuId::Uumensai:
      return rules.uumensaiOpen ? YakuValue{2, 2, 0} : value;
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
  const YakuText &text = yakuText(id);
  YakuValue value{text.closed, text.open, 0};
  if (text.yakuman > 0)
    value = {0, text.open, isDoubled(id, rules) ? 2 : 1};
  constexpr YakuValue kUnknown{-1, -1, 0};
  switch (id) {
    case YakuId::Tanyao:
      value.open = rules.kuitan ? 1 : -1;
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
  const YakuText &text = yakuText(id);
  if (!yakuValue(id, rules).known())
    return {YakuWords::tr("This ruleset does not count it.")};
  QStringList notes;
  addShapeNotes(id, rules, notes);
  addSituationNotes(id, rules, notes);
  if (text.yakuman > 0)
    addYakumanNotes(text, rules, notes);
  if (isBonus(id))
    addBonusNotes(id, rules, notes);
  addOptionalNotes(id, rules, notes);
  addThreePlayerNotes(id, rules, notes);
  return notes;
}

QString yakuGroupTitle(const YakuText &text) {
  if (isBonus(text.id))
    return YakuWords::tr("Bonus tiles");
  if (text.id == YakuId::Renhou)
    return YakuWords::tr("By ruleset");
  if (text.id > YakuId::UraDora)
    return text.yakuman > 0 ? YakuWords::tr("Optional yakuman") : YakuWords::tr("Optional yaku");
  if (text.yakuman > 0)
    return YakuWords::tr("Yakuman");
  return YakuWords::tr("%n han", nullptr, text.closed);
}

bool yakuListed(YakuId id, const RuleSet &rules) {
  return id <= YakuId::UraDora || yakuValue(id, rules).known();
}

}  // namespace janso
