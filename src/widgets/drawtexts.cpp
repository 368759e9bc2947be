// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The part of handtexts.h about draws and about what follows a hand.
#include <QCoreApplication>
#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "widgets/handtexts.h"
#include "widgets/words.h"

namespace janso::handtexts {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(HandTexts)
};

const QString &nameOf(const HandEnd &end, int seat) {
  return end.names[static_cast<std::size_t>(seat)];
}

// Who pays whom at an exhaustive draw.
QString notenPayments(const HandEnd &end) {
  const RyukyokuInfo &draw = *end.draw;
  const auto tenpai = std::count(draw.tenpai.begin(), draw.tenpai.end(), true);
  const auto noten = end.before.seats() - tenpai;
  const auto [low, high] = std::minmax_element(draw.deltas.begin(), draw.deltas.begin() + end.before.seats());
  if (tenpai == 0)
    return Words::tr("Nobody is [[tenpai]]: nobody pays.");
  if (noten == 0)
    return Words::tr("Everybody is [[tenpai]]: nobody pays.");
  if (*high == 0)
    return Words::tr("These rules have no payments for [[noten]].");
  if (tenpai == 1 && noten > 1)
    return Words::tr("Noten players pay %1 each: %2 gets %3.")
        .arg(points(-*low), nameOf(end, static_cast<int>(high - draw.deltas.begin())), points(*high));
  if (noten == 1 && tenpai > 1)
    return Words::tr("%1 is noten and pays %2 to each of the others.")
        .arg(nameOf(end, static_cast<int>(low - draw.deltas.begin())), points(*high));
  if (noten == 1)
    return Words::tr("%1 is noten and pays %2 to %3.")
        .arg(nameOf(end, static_cast<int>(low - draw.deltas.begin())), points(*high),
             nameOf(end, static_cast<int>(high - draw.deltas.begin())));
  return Words::tr("Noten players pay %1 each, tenpai players get %2 each.")
      .arg(points(-*low), points(*high));
}

// "A", "A and B", "A, B and C".
QString listed(const QStringList &items) {
  if (items.size() < 2)
    return items.join(QString());
  return Words::tr("%1 and %2", "end of a list")
      .arg(items.mid(0, items.size() - 1).join(Words::tr(", ")), items.last());
}

// "4,000 from Aiko, 2,000 from Ren and Mei"; the most first.
QString paidText(const HandEnd &end) {
  std::vector<std::pair<std::int32_t, QStringList>> shares;
  for (int seat = 0; seat < end.before.seats(); ++seat) {
    const std::int32_t paid = -end.draw->deltas[static_cast<std::size_t>(seat)];
    if (paid <= 0)
      continue;
    const auto same =
        std::find_if(shares.begin(), shares.end(), [paid](const auto &s) { return s.first == paid; });
    if (same != shares.end())
      same->second << nameOf(end, seat);
    else
      shares.emplace_back(paid, QStringList{nameOf(end, seat)});
  }
  std::sort(shares.begin(), shares.end(), [](const auto &x, const auto &y) { return x.first > y.first; });
  QStringList parts;
  for (const auto &[paid, names] : shares)
    parts << Words::tr("%1 from %2").arg(points(paid), listed(names));
  return parts.join(Words::tr(", "));
}

QString nagashiReason(const HandEnd &end) {
  const RyukyokuInfo &draw = *end.draw;
  const RuleSet &rules = end.before.rules();
  QStringList lines;
  for (int seat = 0; seat < 4; ++seat) {
    if (draw.nagashi[static_cast<std::size_t>(seat)])
      lines << Words::tr("%1 discarded only terminals and honours, and none was called: paid like a mangan.")
                   .arg(nameOf(end, seat));
  }
  const auto winners = std::count(draw.nagashi.begin(), draw.nagashi.end(), true);
  const auto tenpai = std::count(draw.tenpai.begin(), draw.tenpai.end(), true);
  const bool notenToo = !rules.nagashiReplacesNoten && tenpai > 0 && tenpai < end.before.seats();
  if (winners == 1 && !notenToo)
    lines << Words::tr("%1.", "payments").arg(paidText(end));
  if (notenToo)
    lines << Words::tr("The [[noten]] players have paid the [[tenpai]] players as well.");
  else if (tenpai > 0 && tenpai < end.before.seats() && rules.nagashiReplacesNoten)
    lines << Words::tr("Nobody pays for [[noten]] then.");
  return lines.join(u' ');
}

Renchan renchanOf(const Board &board) {
  if (board.round == 0)
    return board.rules().renchan;
  switch (board.rules().renchanLater) {
    case RenchanLater::Same:
      return board.rules().renchan;
    case RenchanLater::WinOrTenpai:
      return Renchan::WinOrTenpai;
    case RenchanLater::WinOnly:
      return Renchan::WinOnly;
    case RenchanLater::Never:
      return Renchan::Never;
    case RenchanLater::WinOrAnyDraw:
      return Renchan::WinOrAnyDraw;
  }
  return board.rules().renchan;
}

// Who deals next after a hand that was played to its end without a win, and by which rule.
QString afterDraw(const HandEnd &end, const QString &dealer, const QString &next) {
  const RuleSet &rules = end.before.rules();
  const bool stays = end.ended.dealerStays;
  const bool tenpai = end.draw->tenpai[static_cast<std::size_t>(end.before.dealer)];
  const Renchan renchan = renchanOf(end.before);
  if (end.draw->type == DrawType::NagashiMangan &&
      rules.nagashiRenchan == NagashiRenchan::DealerIsNagashiWinner && renchan != Renchan::Never)
    return stays ? Words::tr("%1 has the nagashi mangan and stays dealer", "dealer").arg(dealer)
                 : Words::tr("%1 has no nagashi mangan, %2 deals next", "dealer, next dealer")
                       .arg(dealer, next);
  switch (renchan) {
    case Renchan::WinOrTenpai:
      if (stays && tenpai)
        return Words::tr("%1 is tenpai and stays dealer", "dealer").arg(dealer);
      if (!stays && !tenpai)
        return Words::tr("%1 is noten, %2 deals next", "dealer, next dealer").arg(dealer, next);
      return {};
    case Renchan::WinOnly:
      return stays ? QString()
                   : Words::tr("Only a win keeps the deal in these rules, %1 deals next", "next dealer")
                         .arg(next);
    case Renchan::Never:
      return stays
                 ? QString()
                 : Words::tr("The deal passes after every hand in these rules, %1 deals next", "next dealer")
                       .arg(next);
    case Renchan::WinOrAnyDraw:
      return stays ? Words::tr("A draw keeps the deal in these rules, %1 stays dealer", "dealer").arg(dealer)
                   : QString();
  }
  return {};
}

QString afterAbort(const HandEnd &end, const QString &dealer, const QString &next) {
  return end.ended.dealerStays
             ? Words::tr("The hand is played again, %1 stays dealer", "dealer").arg(dealer)
             : Words::tr("The deal passes after an abortive draw in these rules, %1 deals next",
                         "next dealer")
                   .arg(next);
}

QString afterWin(const HandEnd &end, const QString &dealer, const QString &next) {
  const bool won = std::any_of(end.wins.begin(), end.wins.end(),
                               [&end](const HoraInfo &info) { return info.winner == end.before.dealer; });
  const bool stays = end.ended.dealerStays;
  if (won && stays)
    return Words::tr("The dealer has won, %1 stays dealer", "dealer").arg(dealer);
  if (!won && !stays)
    return Words::tr("The dealer has not won, %1 deals next", "next dealer").arg(next);
  if (!won)
    return {};
  if (renchanOf(end.before) == Renchan::Never)
    return Words::tr("The deal passes after every hand in these rules, %1 deals next", "next dealer")
        .arg(next);
  if (end.wins.size() > 1 && !end.before.rules().multiRonDealerRepeats)
    return Words::tr("Another winner was nearer to the discard than the dealer, %1 deals next", "next dealer")
        .arg(next);
  return {};
}

// Why the dealer stays or goes; empty where no plain rule says so.
QString dealerReason(const HandEnd &end) {
  const QString dealer = nameOf(end, end.before.dealer);
  const QString next = nameOf(end, end.before.nextSeat(end.before.dealer));
  if (!end.draw)
    return afterWin(end, dealer, next);
  const DrawType type = end.draw->type;
  return type == DrawType::Exhaustive || type == DrawType::NagashiMangan ? afterDraw(end, dealer, next)
                                                                         : afterAbort(end, dealer, next);
}

// The wind that all four have discarded, where the rivers are known.
QString suufonReason(const HandEnd &end) {
  const auto &river = end.before.players[0].river;
  if (river.empty() || !river[0].tile.isKnown())
    return Words::tr("All four first discards were the same wind.");
  return Words::tr("All four first discards were the same wind: %1.").arg(tileName(river[0].tile));
}

QString suukaikanReason(const HandEnd &end) {
  QStringList parts;
  for (int seat = 0; seat < end.before.seats(); ++seat) {
    const Melds &melds = end.before.player(seat).melds;
    const auto kans = static_cast<int>(
        std::count_if(melds.begin(), melds.end(), [](const Meld &meld) { return meld.isKan(); }));
    if (kans > 0)
      parts << Words::tr("%1 %2", "name, number of kans").arg(nameOf(end, seat)).arg(kans);
  }
  if (parts.size() < 2)
    return Words::tr("Four kans were made, by more than one player.");
  return Words::tr("Four kans were made, by more than one player: %1.").arg(parts.join(Words::tr(", ")));
}

QString tripleRonReason(const HandEnd &end) {
  if (end.before.phase != BoardPhase::AfterDahai || !end.before.lastTile.isKnown())
    return Words::tr("Three players claimed the same discard.");
  return Words::tr("Three players claimed the same discard: %1 from %2.")
      .arg(tileName(end.before.lastTile), nameOf(end, end.before.turn));
}

QString winSummary(const HandEnd &end, std::size_t win) {
  const HoraInfo &info = end.wins[win];
  QString value = limitName(info.result);
  const QString hand = points(info.result.handPoints);
  value = value.isEmpty() ? hand : Words::tr("%1 %2", "limit and points").arg(value, hand);
  if (info.from < 0)
    return Words::tr("Tsumo: %1, %2").arg(nameOf(end, info.winner), value);
  return Words::tr("Ron: %1 from %2, %3").arg(nameOf(end, info.winner), nameOf(end, info.from), value);
}

QString drawSummary(const HandEnd &end) {
  QStringList who;
  for (int seat = 0; seat < 4; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    if (end.draw->type == DrawType::NagashiMangan ? end.draw->nagashi[at] : end.draw->tenpai[at])
      who << nameOf(end, seat);
  }
  const QString title = drawTitle(end.draw->type);
  if (end.draw->type == DrawType::NagashiMangan)
    return Words::tr("%1: %2", "draw: players").arg(title, who.join(Words::tr(", ")));
  if (end.draw->type == DrawType::Kyuushu && end.draw->declarer >= 0)
    return Words::tr("%1: %2", "draw: players").arg(title, nameOf(end, end.draw->declarer));
  if (end.draw->type != DrawType::Exhaustive)
    return title;
  if (who.isEmpty())
    return Words::tr("%1, nobody tenpai").arg(title);
  if (who.size() == end.before.seats())
    return Words::tr("%1, all tenpai").arg(title);
  return Words::tr("%1, tenpai: %2").arg(title, who.join(Words::tr(", ")));
}

}  // namespace

QString drawTitle(DrawType type) {
  switch (type) {
    case DrawType::Exhaustive:
      return Words::tr("Exhaustive draw");
    case DrawType::NagashiMangan:
      return Words::tr("Nagashi mangan");
    case DrawType::Kyuushu:
      return Words::tr("Nine terminals");
    case DrawType::Suufon:
      return Words::tr("Four winds");
    case DrawType::Suucha:
      return Words::tr("Four riichi");
    case DrawType::Suukaikan:
      return Words::tr("Four kans");
    case DrawType::TripleRon:
      return Words::tr("Triple ron");
  }
  return {};
}

QString drawSecondTitle(DrawType type) {
  switch (type) {
    case DrawType::Exhaustive:
      return QStringLiteral(u"荒牌平局");
    case DrawType::NagashiMangan:
      return QStringLiteral(u"流し満貫");
    case DrawType::Kyuushu:
      return QStringLiteral(u"九種九牌");
    case DrawType::Suufon:
      return QStringLiteral(u"四風連打");
    case DrawType::Suucha:
      return QStringLiteral(u"四家立直");
    case DrawType::Suukaikan:
      return QStringLiteral(u"四槓散了");
    case DrawType::TripleRon:
      return QStringLiteral(u"三家和");
  }
  return {};
}

QString drawReason(const HandEnd &end) {
  switch (end.draw->type) {
    case DrawType::Exhaustive: {
      const QString paid = notenPayments(end);
      const bool moved = std::any_of(end.draw->deltas.begin(), end.draw->deltas.end(),
                                     [](std::int32_t delta) { return delta != 0; });
      if (!moved)
        return paid;
      return Words::tr(
                 "At a draw %1 points go from those who are [[noten]] (not ready) to those who are "
                 "[[tenpai]] (ready to win).")
                 .arg(points(end.before.rules().notenPool)) +
             u' ' + paid;
    }
    case DrawType::NagashiMangan:
      return nagashiReason(end);
    case DrawType::Kyuushu:
      if (end.draw->declarer < 0)
        return Words::tr("A first hand held nine kinds of terminals and honours.");
      return Words::tr("%1 was dealt nine kinds of terminals and honours and stopped the hand.")
          .arg(nameOf(end, end.draw->declarer));
    case DrawType::Suufon:
      return suufonReason(end);
    case DrawType::Suucha:
      return Words::tr("All four players are in riichi.");
    case DrawType::Suukaikan:
      return suukaikanReason(end);
    case DrawType::TripleRon:
      return tripleRonReason(end);
  }
  return {};
}

QString next(const HandEnd &end) {
  if (end.ended.matchOver)
    return Words::tr("This was the last hand.");
  const Board &before = end.before;
  const bool stays = end.ended.dealerStays;
  const int dealer = stays ? before.dealer : before.nextSeat(before.dealer);
  const bool newRound = !stays && dealer == 0;
  const int round = before.round + (newRound ? 1 : 0);
  const int bakaze = newRound ? roundWind(before.rules(), round) : before.bakaze;
  const int kyoku = newRound ? firstKyokuOf(before.rules(), round) : before.kyoku + (stays ? 0 : 1);
  const bool asWin = end.draw && end.draw->type == DrawType::NagashiMangan && before.rules().nagashiIsWin;
  const bool abortive =
      end.draw && end.draw->type != DrawType::Exhaustive && end.draw->type != DrawType::NagashiMangan;
  const bool counts = abortive ? before.rules().abortHonba : stays || (end.draw && !asWin);
  const int honba = counts ? before.honba + 1 : 0;
  const int sticks = end.draw ? end.after.kyotaku : 0;

  QString who = dealerReason(end);
  if (who.isEmpty())
    who = stays ? Words::tr("%1 stays dealer").arg(nameOf(end, dealer))
                : Words::tr("%1 deals next").arg(nameOf(end, dealer));
  const QString counted = counterText(honba, sticks);
  const QString name = roundName(bakaze, kyoku);
  if (counted.isEmpty())
    return Words::tr("%1: %2", "who deals: round").arg(who, name);
  return Words::tr("%1: %2, %3", "who deals: round, counters").arg(who, name, counted);
}

QString summary(const HandEnd &end, std::size_t win) {
  return end.draw ? drawSummary(end) : winSummary(end, win);
}

Scores scoresAfter(const HandEnd &end, std::size_t win) {
  return end.draw ? end.draw->scores : end.wins[win].scores;
}

std::array<int, 4> placesOf(const Scores &scores, int seats) {
  std::array<std::size_t, 4> order{};
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.begin() + seats,
                   [&](std::size_t a, std::size_t b) { return scores[a] > scores[b]; });
  std::array<int, 4> places{};
  for (std::size_t i = 0; i < order.size(); ++i)
    places[order[i]] = static_cast<int>(i) + 1;
  return places;
}

std::array<std::int32_t, 4> deltasOf(const HandEnd &end, std::size_t win) {
  return end.draw ? end.draw->deltas : end.wins[win].result.deltas;
}

}  // namespace janso::handtexts
