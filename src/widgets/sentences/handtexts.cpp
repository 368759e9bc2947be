// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/handtexts.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cstdlib>

#include "rules/wareme.h"
#include "rules/yakuid.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/words.h"
#include "widgets/sentences/drawnhandtexts.h"

namespace janso {

namespace {

struct HandTexts {
  Q_DECLARE_TR_FUNCTIONS(HandTexts)
};

std::int32_t paidBy(const WinResult &result, int seat) {
  return result.payments[static_cast<std::size_t>(seat)];
}

int payerCount(const WinResult &result) {
  return static_cast<int>(std::count_if(result.payments.begin(), result.payments.end(),
                                        [](std::int32_t paid) { return paid > 0; }));
}

// What a seat pays for the hand alone. Only where nobody is liable: there the share of the counters is plain.
std::int32_t handShare(const WinResult &result, int seat) {
  const std::int32_t paid = paidBy(result, seat);
  return paid > 0 ? paid - result.honbaPoints / std::max(1, payerCount(result)) : 0;
}

struct TsumoShares {
  std::int32_t small = 0;
  std::int32_t large = 0;
  QStringList smallFrom;
  QStringList largeFrom;
};

TsumoShares tsumoShares(const HandEnd &end, const HoraInfo &win) {
  TsumoShares shares;
  for (int seat = 0; seat < 4; ++seat) {
    const std::int32_t share = handShare(win.result, seat);
    if (share <= 0)
      continue;
    if (seat == end.before.dealer) {
      shares.large = share;
      shares.largeFrom << end.nameOf(seat);
    } else {
      shares.small = share;
      shares.smallFrom << end.nameOf(seat);
    }
  }
  return shares;
}

bool hasLiable(const WinResult &result) {
  return result.pao >= 0;
}

}  // namespace

QString winTitle(const HandEnd &end, std::size_t win) {
  const HoraInfo &info = end.wins[win];
  if (info.from < 0)
    return HandTexts::tr("%1 wins by tsumo").arg(end.nameOf(info.winner));
  return HandTexts::tr("%1 wins by ron from %2").arg(end.nameOf(info.winner), end.nameOf(info.from));
}

WinCaption winCaption(const HandEnd &end, std::size_t win) {
  const HoraInfo &info = end.wins[win];
  const WinResult &result = info.result;
  if (info.from < 0) {
    if (result.has(YakuId::Rinshan) || result.has(YakuId::UupinKaihou))
      return {HandTexts::tr("Winning tile"), HandTexts::tr("replacement tile")};
    if (result.has(YakuId::Haitei) || result.has(YakuId::IipinRaoyue))
      return {HandTexts::tr("Winning tile"), HandTexts::tr("last tile of the wall")};
    return {HandTexts::tr("Winning tile"), HandTexts::tr("tsumo")};
  }
  const QString &from = end.nameOf(info.from);
  if (result.has(YakuId::Chankan) || result.has(YakuId::RyansouChankan))
    return {HandTexts::tr("Winning tile"), HandTexts::tr("robbed from %1's kan").arg(from)};
  if (result.has(YakuId::Houtei))
    return {HandTexts::tr("Winning tile"), HandTexts::tr("last discard, from %1").arg(from)};
  return {HandTexts::tr("Winning tile"), HandTexts::tr("from %1").arg(from)};
}

QString limitName(Limit limit, int yakuman) {
  switch (limit) {
    case Limit::None:
      return {};
    case Limit::Mangan:
      return HandTexts::tr("Mangan");
    case Limit::Haneman:
      return HandTexts::tr("Haneman");
    case Limit::Baiman:
      return HandTexts::tr("Baiman");
    case Limit::Sanbaiman:
      return HandTexts::tr("Sanbaiman");
    case Limit::KazoeYakuman:
      return HandTexts::tr("Counted yakuman");
    case Limit::Yakuman:
      break;
  }
  switch (yakuman) {
    case 0:
    case 1:
      return HandTexts::tr("Yakuman");
    case 2:
      return HandTexts::tr("Double yakuman");
    case 3:
      return HandTexts::tr("Triple yakuman");
    default:
      return HandTexts::tr("%1× yakuman").arg(QLocale().toString(yakuman));
  }
}

QString limitName(const WinResult &result) {
  return limitName(result.limit, result.yakuman);
}

QString limitSecondName(const WinResult &result) {
  switch (result.limit) {
    case Limit::None:
      return {};
    case Limit::Mangan:
      return QStringLiteral(u"満貫");
    case Limit::Haneman:
      return QStringLiteral(u"跳満");
    case Limit::Baiman:
      return QStringLiteral(u"倍満");
    case Limit::Sanbaiman:
      return QStringLiteral(u"三倍満");
    case Limit::KazoeYakuman:
      return QStringLiteral(u"数え役満");
    case Limit::Yakuman:
      break;
  }
  if (result.yakuman == 2)
    return QStringLiteral(u"二倍役満");
  return result.yakuman == 3 ? QStringLiteral(u"三倍役満") : QStringLiteral(u"役満");
}

QString winUnlimitedPoints(const HandEnd &end, std::size_t win) {
  const HoraInfo &info = end.wins[win];
  if (info.from >= 0 || hasLiable(info.result))
    return pointsText(info.result.handPoints);
  const TsumoShares shares = tsumoShares(end, info);
  if (shares.largeFrom.isEmpty())
    return HandTexts::tr("%1 all", "points that everybody pays").arg(pointsText(shares.small));
  return HandTexts::tr("%1 / %2", "points: from each, from the dealer")
      .arg(pointsText(shares.small), pointsText(shares.large));
}

QString winPaymentText(const HandEnd &end, std::size_t win) {
  const HoraInfo &info = end.wins[win];
  const WinResult &result = info.result;
  if (hasLiable(result)) {
    QStringList parts;
    for (int seat = 0; seat < 4; ++seat) {
      if (paidBy(result, seat) > 0)
        parts << HandTexts::tr("%1 from %2").arg(pointsText(paidBy(result, seat)), end.nameOf(seat));
    }
    return parts.join(HandTexts::tr(", "));
  }
  if (info.from >= 0)
    return HandTexts::tr("%1 from %2").arg(pointsText(handShare(result, info.from)), end.nameOf(info.from));
  const TsumoShares shares = tsumoShares(end, info);
  if (shares.largeFrom.isEmpty())
    return HandTexts::tr("%1 from each").arg(pointsText(shares.small));
  return HandTexts::tr("%1 from %2, %3 from %4")
      .arg(pointsText(shares.large), listText(shares.largeFrom), pointsText(shares.small),
           listText(shares.smallFrom));
}

QString winPaymentBelow(const HandEnd &end, std::size_t win) {
  const HoraInfo &info = end.wins[win];
  const bool twice = info.from >= 0 && !hasLiable(info.result) &&
                     handShare(info.result, info.from) == info.result.handPoints;
  return twice ? HandTexts::tr("from %1").arg(end.nameOf(info.from)) : winPaymentText(end, win);
}

QString winBonusText(const HandEnd &end, std::size_t win) {
  const HoraInfo &info = end.wins[win];
  const WinResult &result = info.result;
  QStringList parts;
  if (result.honbaPoints > 0) {
    const int honba = end.before.honba;
    if (hasLiable(result))
      parts << HandTexts::tr("including %1 for %n [[honba]]", nullptr, honba)
                   .arg(pointsText(result.honbaPoints));
    else if (info.from < 0)
      parts << HandTexts::tr("+ %1 each for %n [[honba]]", nullptr, honba)
                   .arg(pointsText(result.honbaPoints / std::max(1, payerCount(result))));
    else
      parts << HandTexts::tr("+ %1 for %n [[honba]]", nullptr, honba).arg(pointsText(result.honbaPoints));
  }
  if (result.stickPoints > 0)
    parts << HandTexts::tr("+ %n [[riichibou|riichi stick(s)]] (%1)", nullptr, result.stickPoints / 1000)
                 .arg(pointsText(result.stickPoints));
  return parts.join(HandTexts::tr(", "));
}

QStringList winSideRules(const HandEnd &end, std::size_t win) {
  const HoraInfo &info = end.wins[win];
  const RuleSet &rules = end.before.rules();
  QStringList lines;
  const DoubledSeat doubled = doubledSeat(end.before);
  const bool pays = doubled.seat >= 0 && paidBy(info.result, doubled.seat) > 0;
  if (doubled.seat >= 0 && (pays || doubled.seat == info.winner)) {
    const QString &name = end.nameOf(doubled.seat);
    lines << (rules.wareme == Wareme::Doukasen
                  ? HandTexts::tr("The wall ends in front of %1: points × %2 (doukasen).")
                  : HandTexts::tr("The wall was broken in front of %1: points × %2 (wareme)."))
                 .arg(name, QLocale().toString(doubled.factor));
  }
  if (info.result.pocchiAs.isKnown())
    lines << HandTexts::tr("The marked white dragon counts as %1.").arg(tileName(info.result.pocchiAs));
  if (!info.arisu.empty()) {
    QStringList tiles;
    for (Tile tile : info.arisu)
      tiles << tileName(tile);
    lines << HandTexts::tr("Revealed next to the dora indicators (arisu): %1.").arg(listText(tiles));
  }
  const int chips = info.result.chips[static_cast<std::size_t>(info.winner)];
  if (chips != 0)
    lines << HandTexts::tr("%1 gets %n chip(s).", nullptr, chips).arg(end.nameOf(info.winner));
  return lines;
}

QString winLiability(const HandEnd &end, std::size_t win) {
  const WinResult &result = end.wins[win].result;
  if (!hasLiable(result))
    return {};
  const QString &name = end.nameOf(result.pao);
  struct Cause {
    YakuId id;
    QString text;
  };
  const std::array<Cause, 4> causes{{
      {YakuId::Daisangen,
       HandTexts::tr("%1 discarded the third dragon and is liable for daisangen ([[pao]]).").arg(name)},
      {YakuId::Daisuushii,
       HandTexts::tr("%1 discarded the fourth wind and is liable for daisuushii ([[pao]]).").arg(name)},
      {YakuId::Suukantsu,
       HandTexts::tr("%1 discarded the tile for the fourth kan and is liable for suukantsu ([[pao]]).")
           .arg(name)},
      {YakuId::Rinshan,
       HandTexts::tr("%1 discarded the tile for the winning kan and is liable ([[pao]]).").arg(name)},
  }};
  for (const Cause &cause : causes) {
    if (result.has(cause.id))
      return cause.text;
  }
  return HandTexts::tr("%1 is liable ([[pao]]).").arg(name);
}

QString fuName(FuReason reason) {
  switch (reason) {
    case FuReason::Base:
      return HandTexts::tr("Base fu");
    case FuReason::MenzenRon:
      return HandTexts::tr("Ron with a closed hand");
    case FuReason::Tsumo:
      return HandTexts::tr("Tsumo");
    case FuReason::Minko:
      return HandTexts::tr("Open triplet");
    case FuReason::Anko:
      return HandTexts::tr("Concealed triplet");
    case FuReason::Minkan:
      return HandTexts::tr("Open kan");
    case FuReason::Ankan:
      return HandTexts::tr("Closed kan");
    case FuReason::DragonPair:
      return HandTexts::tr("Dragon pair");
    case FuReason::SeatWindPair:
      return HandTexts::tr("Seat wind pair");
    case FuReason::RoundWindPair:
      return HandTexts::tr("Round wind pair");
    case FuReason::DoubleWindPair:
      return HandTexts::tr("Double wind pair");
    case FuReason::Kanchan:
      return HandTexts::tr("Middle wait");
    case FuReason::Penchan:
      return HandTexts::tr("Edge wait");
    case FuReason::Tanki:
      return HandTexts::tr("Pair wait");
    case FuReason::Chiitoitsu:
      return HandTexts::tr("Seven pairs (fixed fu)");
    case FuReason::OpenPinfu:
      return HandTexts::tr("Open hand with no other fu");
    case FuReason::PinfuTsumo:
      return HandTexts::tr("Pinfu: no fu for tsumo");
    case FuReason::NorthPair:
      return HandTexts::tr("North pair (yakuhai for all)");
  }
  return {};
}

QString fuSumText(const WinResult &result) {
  int sum = 0;
  for (const FuPart &part : result.fuParts)
    sum += part.fu;
  if (sum == result.fu)
    return HandTexts::tr("%1 fu").arg(QLocale().toString(sum));
  return HandTexts::tr("%1 \u2192 %2 fu", "sum, rounded up to the next ten")
      .arg(QLocale().toString(sum), QLocale().toString(result.fu));
}

namespace {

QString winSummary(const HandEnd &end, std::size_t win) {
  const HoraInfo &info = end.wins[win];
  const QString value = winValue(info.result);
  if (info.from < 0)
    return HandTexts::tr("Tsumo: %1, %2").arg(end.nameOf(info.winner), value);
  return HandTexts::tr("Ron: %1 from %2, %3").arg(end.nameOf(info.winner), end.nameOf(info.from), value);
}

}  // namespace

QString winValue(const WinResult &result) {
  const QString limit = limitName(result);
  const QString points = pointsText(result.handPoints);
  return limit.isEmpty() ? points : HandTexts::tr("%1 %2", "limit and points").arg(limit, points);
}

QString handSummary(const HandEnd &end, std::size_t win) {
  return end.draw ? drawSummary(end) : winSummary(end, win);
}

Scores handScores(const HandEnd &end, std::size_t win) {
  return end.draw ? end.draw->scores : end.wins[win].scores;
}

std::array<std::int32_t, 4> handDeltas(const HandEnd &end, std::size_t win) {
  return end.draw ? end.draw->deltas : end.wins[win].result.deltas;
}

}  // namespace janso
