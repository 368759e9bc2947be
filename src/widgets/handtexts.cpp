// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/handtexts.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cstdlib>

#include "rules/wareme.h"
#include "rules/yakuid.h"
#include "widgets/words.h"

namespace janso::handtexts {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(HandTexts)
};

constexpr char16_t kMinus = u'\u2212';

bool hasYaku(const WinResult &result, YakuId id) {
  return std::any_of(result.yaku.begin(), result.yaku.end(), [id](const YakuHan &y) { return y.id == id; });
}

const QString &nameOf(const HandEnd &end, int seat) {
  return end.names[static_cast<std::size_t>(seat)];
}

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

// "A", "A and B", "A, B and C".
QString listed(const QStringList &items) {
  if (items.size() < 2)
    return items.join(QString());
  return Words::tr("%1 and %2", "end of a list")
      .arg(items.mid(0, items.size() - 1).join(Words::tr(", ")), items.last());
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
      shares.largeFrom << nameOf(end, seat);
    } else {
      shares.small = share;
      shares.smallFrom << nameOf(end, seat);
    }
  }
  return shares;
}

bool hasLiable(const WinResult &result) {
  return result.pao >= 0;
}

}  // namespace

QString points(std::int32_t value) {
  QString text = QLocale().toString(std::abs(value));
  return value < 0 ? kMinus + text : text;
}

QString signedPoints(std::int32_t value) {
  return value > 0 ? u'+' + points(value) : points(value);
}

QString finalPoints(std::int32_t value) {
  const QString text = QLocale().toString(std::abs(value) / 1000.0, 'f', 1);
  return value == 0 ? text : (value > 0 ? QChar(u'+') : QChar(kMinus)) + text;
}

QString place(int place) {
  switch (place) {
    case 1:
      return Words::tr("1st");
    case 2:
      return Words::tr("2nd");
    case 3:
      return Words::tr("3rd");
    default:
      return Words::tr("4th");
  }
}

QString winTitle(const HandEnd &end, std::size_t win) {
  const HoraInfo &info = end.wins[win];
  if (info.from < 0)
    return Words::tr("%1 wins by tsumo").arg(nameOf(end, info.winner));
  return Words::tr("%1 wins by ron from %2").arg(nameOf(end, info.winner), nameOf(end, info.from));
}

Caption winCaption(const HandEnd &end, std::size_t win) {
  const HoraInfo &info = end.wins[win];
  const WinResult &result = info.result;
  if (info.from < 0) {
    if (hasYaku(result, YakuId::Rinshan) || hasYaku(result, YakuId::UupinKaihou))
      return {Words::tr("Winning tile"), Words::tr("replacement tile")};
    if (hasYaku(result, YakuId::Haitei) || hasYaku(result, YakuId::IipinRaoyue))
      return {Words::tr("Winning tile"), Words::tr("last tile of the wall")};
    return {Words::tr("Winning tile"), Words::tr("own draw")};
  }
  const QString &from = nameOf(end, info.from);
  if (hasYaku(result, YakuId::Chankan) || hasYaku(result, YakuId::RyansouChankan))
    return {Words::tr("Winning tile"), Words::tr("robbed from the kan of %1").arg(from)};
  if (hasYaku(result, YakuId::Houtei))
    return {Words::tr("Winning tile"), Words::tr("last discard, from %1").arg(from)};
  return {Words::tr("Winning tile"), Words::tr("from %1").arg(from)};
}

QString limitOf(Limit limit, int yakuman) {
  switch (limit) {
    case Limit::None:
      return {};
    case Limit::Mangan:
      return Words::tr("Mangan");
    case Limit::Haneman:
      return Words::tr("Haneman");
    case Limit::Baiman:
      return Words::tr("Baiman");
    case Limit::Sanbaiman:
      return Words::tr("Sanbaiman");
    case Limit::KazoeYakuman:
      return Words::tr("Counted yakuman");
    case Limit::Yakuman:
      break;
  }
  switch (yakuman) {
    case 0:
    case 1:
      return Words::tr("Yakuman");
    case 2:
      return Words::tr("Double yakuman");
    case 3:
      return Words::tr("Triple yakuman");
    default:
      return Words::tr("%1-fold yakuman").arg(QLocale().toString(yakuman));
  }
}

QString limitName(const WinResult &result) {
  return limitOf(result.limit, result.yakuman);
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

QString unlimitedPoints(const HandEnd &end, std::size_t win) {
  const HoraInfo &info = end.wins[win];
  if (info.from >= 0 || hasLiable(info.result))
    return points(info.result.handPoints);
  const TsumoShares shares = tsumoShares(end, info);
  if (shares.largeFrom.isEmpty())
    return Words::tr("%1 all", "points that everybody pays").arg(points(shares.small));
  return Words::tr("%1 / %2", "points: from each, from the dealer")
      .arg(points(shares.small), points(shares.large));
}

QString payments(const HandEnd &end, std::size_t win) {
  const HoraInfo &info = end.wins[win];
  const WinResult &result = info.result;
  if (hasLiable(result)) {
    QStringList parts;
    for (int seat = 0; seat < 4; ++seat) {
      if (paidBy(result, seat) > 0)
        parts << Words::tr("%1 from %2").arg(points(paidBy(result, seat)), nameOf(end, seat));
    }
    return parts.join(Words::tr(", "));
  }
  if (info.from >= 0)
    return Words::tr("%1 from %2").arg(points(handShare(result, info.from)), nameOf(end, info.from));
  const TsumoShares shares = tsumoShares(end, info);
  if (shares.largeFrom.isEmpty())
    return Words::tr("%1 from each").arg(points(shares.small));
  return Words::tr("%1 from %2, %3 from %4")
      .arg(points(shares.large), listed(shares.largeFrom), points(shares.small), listed(shares.smallFrom));
}

QString bonuses(const HandEnd &end, std::size_t win) {
  const HoraInfo &info = end.wins[win];
  const WinResult &result = info.result;
  QStringList parts;
  if (result.honbaPoints > 0) {
    const int honba = end.before.honba;
    if (hasLiable(result))
      parts << Words::tr("%1 of it for %n [[honba]]", nullptr, honba).arg(points(result.honbaPoints));
    else if (info.from < 0)
      parts << Words::tr("+ %1 each for %n [[honba]]", nullptr, honba)
                   .arg(points(result.honbaPoints / std::max(1, payerCount(result))));
    else
      parts << Words::tr("+ %1 for %n [[honba]]", nullptr, honba).arg(points(result.honbaPoints));
  }
  if (result.stickPoints > 0)
    parts << Words::tr("+ %n [[riichibou|riichi stick(s)]] (%1)", nullptr, result.stickPoints / 1000)
                 .arg(points(result.stickPoints));
  return parts.join(Words::tr(", "));
}

QStringList sideRules(const HandEnd &end, std::size_t win) {
  const HoraInfo &info = end.wins[win];
  const RuleSet &rules = end.before.rules();
  QStringList lines;
  const DoubledSeat doubled = doubledSeat(end.before);
  const bool pays = doubled.seat >= 0 && paidBy(info.result, doubled.seat) > 0;
  if (doubled.seat >= 0 && (pays || doubled.seat == info.winner)) {
    const QString name = nameOf(end, doubled.seat);
    lines << (rules.wareme == Wareme::Doukasen
                  ? Words::tr("The wall ends before %1: %2 times the points (doukasen).")
                  : Words::tr("The wall was broken before %1: %2 times the points (wareme)."))
                 .arg(name, QLocale().toString(doubled.factor));
  }
  if (info.result.pocchiAs.isKnown())
    lines << Words::tr("The marked white dragon stands for %1.").arg(tileName(info.result.pocchiAs));
  if (!info.arisu.empty()) {
    QStringList tiles;
    for (Tile tile : info.arisu)
      tiles << tileName(tile);
    lines << Words::tr("Turned beside the dora: %1 (arisu).").arg(listed(tiles));
  }
  const int chips = info.result.chips[static_cast<std::size_t>(info.winner)];
  if (chips != 0)
    lines << Words::tr("%1 gets %n chip(s).", nullptr, chips).arg(nameOf(end, info.winner));
  return lines;
}

QString liability(const HandEnd &end, std::size_t win) {
  const WinResult &result = end.wins[win].result;
  if (!hasLiable(result))
    return {};
  const QString &name = nameOf(end, result.pao);
  struct Cause {
    YakuId id;
    QString text;
  };
  const std::array<Cause, 4> causes{{
      {YakuId::Daisangen, Words::tr("%1 is liable for daisangen: fed its third dragon ([[pao]]).").arg(name)},
      {YakuId::Daisuushii,
       Words::tr("%1 is liable for daisuushii: fed its fourth wind ([[pao]]).").arg(name)},
      {YakuId::Suukantsu, Words::tr("%1 is liable for suukantsu: fed its fourth kan ([[pao]]).").arg(name)},
      {YakuId::Rinshan,
       Words::tr("%1 is liable: fed the kan that drew the winning tile ([[pao]]).").arg(name)},
  }};
  for (const Cause &cause : causes) {
    if (hasYaku(result, cause.id))
      return cause.text;
  }
  return Words::tr("%1 is liable ([[pao]]).").arg(name);
}

QString fuName(FuReason reason) {
  switch (reason) {
    case FuReason::Base:
      return Words::tr("Every hand");
    case FuReason::MenzenRon:
      return Words::tr("Closed hand, won by ron");
    case FuReason::Tsumo:
      return Words::tr("Won by tsumo");
    case FuReason::Minko:
      return Words::tr("Open triplet");
    case FuReason::Anko:
      return Words::tr("Concealed triplet");
    case FuReason::Minkan:
      return Words::tr("Open kan");
    case FuReason::Ankan:
      return Words::tr("Closed kan");
    case FuReason::DragonPair:
      return Words::tr("Pair of dragons");
    case FuReason::SeatWindPair:
      return Words::tr("Pair of the seat wind");
    case FuReason::RoundWindPair:
      return Words::tr("Pair of the round wind");
    case FuReason::DoubleWindPair:
      return Words::tr("Pair of seat and round wind");
    case FuReason::Kanchan:
      return Words::tr("Closed wait");
    case FuReason::Penchan:
      return Words::tr("Edge wait");
    case FuReason::Tanki:
      return Words::tr("Pair wait");
    case FuReason::Chiitoitsu:
      return Words::tr("Seven pairs, always the same");
    case FuReason::OpenPinfu:
      return Words::tr("Open hand without any other fu");
    case FuReason::PinfuTsumo:
      return Words::tr("Pinfu: no fu for tsumo");
    case FuReason::NorthPair:
      return Words::tr("Pair of North, a yaku to everybody");
  }
  return {};
}

QString fuSum(const WinResult &result) {
  int sum = 0;
  for (const FuPart &part : result.fuParts)
    sum += part.fu;
  if (sum == result.fu)
    return Words::tr("%1 fu").arg(QLocale().toString(sum));
  return Words::tr("%1 \u2192 %2 fu", "sum, rounded up to the next ten")
      .arg(QLocale().toString(sum), QLocale().toString(result.fu));
}

}  // namespace janso::handtexts
