// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/drawnhandtexts.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>
#include <vector>

#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/words.h"

namespace janso {

namespace {

struct DrawnHandTexts {
  Q_DECLARE_TR_FUNCTIONS(DrawnHandTexts)
};

// Who pays whom at an exhaustive draw.
QString notenPayments(const HandEnd &end) {
  const RyukyokuInfo &draw = *end.draw;
  const auto tenpai = std::count(draw.tenpai.begin(), draw.tenpai.end(), true);
  const auto noten = end.before.seats() - tenpai;
  const auto [low, high] = std::minmax_element(draw.deltas.begin(), draw.deltas.begin() + end.before.seats());
  if (tenpai == 0)
    return DrawnHandTexts::tr("Nobody is [[tenpai]], so nobody pays.");
  if (noten == 0)
    return DrawnHandTexts::tr("Everyone is [[tenpai]], so nobody pays.");
  if (*high == 0)
    return DrawnHandTexts::tr("These rules have no [[noten]] payments.");
  if (tenpai == 1 && noten > 1)
    return DrawnHandTexts::tr("Each noten player pays %1, and %2 gets %3.")
        .arg(pointsText(-*low), end.nameOf(static_cast<int>(high - draw.deltas.begin())), pointsText(*high));
  if (noten == 1 && tenpai > 1)
    return DrawnHandTexts::tr("%1 is noten and pays each of the other players %2.")
        .arg(end.nameOf(static_cast<int>(low - draw.deltas.begin())), pointsText(*high));
  if (noten == 1)
    return DrawnHandTexts::tr("%1 is noten and pays %2 to %3.")
        .arg(end.nameOf(static_cast<int>(low - draw.deltas.begin())), pointsText(*high),
             end.nameOf(static_cast<int>(high - draw.deltas.begin())));
  return DrawnHandTexts::tr("Each noten player pays %1, and each tenpai player gets %2.")
      .arg(pointsText(-*low), pointsText(*high));
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
      same->second << end.nameOf(seat);
    else
      shares.emplace_back(paid, QStringList{end.nameOf(seat)});
  }
  std::sort(shares.begin(), shares.end(), [](const auto &x, const auto &y) { return x.first > y.first; });
  QStringList parts;
  for (const auto &[paid, names] : shares)
    parts << DrawnHandTexts::tr("%1 from %2").arg(pointsText(paid), listText(names));
  return parts.join(DrawnHandTexts::tr(", "));
}

QString nagashiReason(const HandEnd &end) {
  const RyukyokuInfo &draw = *end.draw;
  const RuleSet &rules = end.before.rules();
  QStringList lines;
  for (int seat = 0; seat < 4; ++seat) {
    if (draw.nagashi[static_cast<std::size_t>(seat)])
      lines << DrawnHandTexts::tr(
                   "%1 discarded only terminals and honors, and nobody called any of them. This pays like a "
                   "mangan.")
                   .arg(end.nameOf(seat));
  }
  const auto winners = std::count(draw.nagashi.begin(), draw.nagashi.end(), true);
  const auto tenpai = std::count(draw.tenpai.begin(), draw.tenpai.end(), true);
  const bool notenToo = !rules.nagashiReplacesNoten && tenpai > 0 && tenpai < end.before.seats();
  if (winners == 1 && !notenToo)
    lines << DrawnHandTexts::tr("%1.", "payments").arg(paidText(end));
  if (notenToo)
    lines << DrawnHandTexts::tr("The [[noten]] players also paid the [[tenpai]] players.");
  else if (tenpai > 0 && tenpai < end.before.seats() && rules.nagashiReplacesNoten)
    lines << DrawnHandTexts::tr("With nagashi mangan there are no [[noten]] payments.");
  return lines.join(u' ');
}

// The wind that all four have discarded, if the ponds are known.
QString suufonReason(const HandEnd &end) {
  const auto &pond = end.before.players[0].pond;
  if (pond.empty() || !pond[0].tile.isKnown())
    return DrawnHandTexts::tr("Everyone's first discard was the same wind.");
  return DrawnHandTexts::tr("Everyone's first discard was the same wind: %1.").arg(tileName(pond[0].tile));
}

QString suukaikanReason(const HandEnd &end) {
  QStringList parts;
  for (int seat = 0; seat < end.before.seats(); ++seat) {
    const Melds &melds = end.before.player(seat).melds;
    const auto kans = static_cast<int>(
        std::count_if(melds.begin(), melds.end(), [](const Meld &meld) { return meld.isKan(); }));
    if (kans > 0)
      parts << DrawnHandTexts::tr("%1 %2", "name, number of kans").arg(end.nameOf(seat)).arg(kans);
  }
  if (parts.size() < 2)
    return DrawnHandTexts::tr("There were four kans, not all by the same player.");
  return DrawnHandTexts::tr("There were four kans, not all by the same player: %1.")
      .arg(parts.join(DrawnHandTexts::tr(", ")));
}

QString tripleRonReason(const HandEnd &end) {
  if (end.before.phase != BoardPhase::AfterDahai || !end.before.lastTile.isKnown())
    return DrawnHandTexts::tr("Three players called ron on the same discard.");
  return DrawnHandTexts::tr("Three players called ron on the same discard: %1 from %2.")
      .arg(tileName(end.before.lastTile), end.nameOf(end.before.turn));
}

}  // namespace

QString drawTitle(DrawType type) {
  switch (type) {
    case DrawType::Exhaustive:
      return DrawnHandTexts::tr("Exhaustive draw");
    case DrawType::NagashiMangan:
      return DrawnHandTexts::tr("Nagashi mangan");
    case DrawType::Kyuushu:
      return DrawnHandTexts::tr("Nine terminals");
    case DrawType::Suufon:
      return DrawnHandTexts::tr("Four winds");
    case DrawType::Suucha:
      return DrawnHandTexts::tr("Four riichi");
    case DrawType::Suukaikan:
      return DrawnHandTexts::tr("Four kans");
    case DrawType::TripleRon:
      return DrawnHandTexts::tr("Triple ron");
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
      return DrawnHandTexts::tr(
                 "At an exhaustive draw, the [[noten]] players pay the [[tenpai]] players %1 points in "
                 "total.")
                 .arg(pointsText(end.before.rules().notenPool)) +
             u' ' + paid;
    }
    case DrawType::NagashiMangan:
      return nagashiReason(end);
    case DrawType::Kyuushu:
      if (end.draw->declarer < 0)
        return DrawnHandTexts::tr(
            "A player was dealt nine different terminals and honors and aborted the hand.");
      return DrawnHandTexts::tr("%1 was dealt nine different terminals and honors and aborted the hand.")
          .arg(end.nameOf(end.draw->declarer));
    case DrawType::Suufon:
      return suufonReason(end);
    case DrawType::Suucha:
      return DrawnHandTexts::tr("All four players declared riichi.");
    case DrawType::Suukaikan:
      return suukaikanReason(end);
    case DrawType::TripleRon:
      return tripleRonReason(end);
  }
  return {};
}

QString drawSummary(const HandEnd &end) {
  QStringList who;
  for (int seat = 0; seat < 4; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    if (end.draw->type == DrawType::NagashiMangan ? end.draw->nagashi[at] : end.draw->tenpai[at])
      who << end.nameOf(seat);
  }
  const QString title = drawTitle(end.draw->type);
  if (end.draw->type == DrawType::NagashiMangan)
    return DrawnHandTexts::tr("%1: %2", "draw: players").arg(title, who.join(DrawnHandTexts::tr(", ")));
  if (end.draw->type == DrawType::Kyuushu && end.draw->declarer >= 0)
    return DrawnHandTexts::tr("%1: %2", "draw: players").arg(title, end.nameOf(end.draw->declarer));
  if (end.draw->type != DrawType::Exhaustive)
    return title;
  if (who.isEmpty())
    return DrawnHandTexts::tr("%1, nobody tenpai").arg(title);
  if (who.size() == end.before.seats())
    return DrawnHandTexts::tr("%1, all tenpai").arg(title);
  return DrawnHandTexts::tr("%1, tenpai: %2").arg(title, who.join(DrawnHandTexts::tr(", ")));
}

}  // namespace janso
