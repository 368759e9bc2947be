// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/gaptexts.h"

#include <QCoreApplication>
#include <QStringList>

#include "coach/passneeds.h"
#include "rules/places.h"
#include "widgets/lexicon/numbers.h"

namespace janso {

namespace {

struct GapTexts {
  Q_DECLARE_TR_FUNCTIONS(GapTexts)
};

QString sizeOf(const PassWay &way) {
  if (!way.possible)
    return GapTexts::tr("only a yakuman");
  if (way.from >= 0)
    return pointsText(way.points);
  return way.dealerPays == 0
             ? GapTexts::tr("%1 all").arg(pointsText(way.othersPay))
             //: Points of a tsumo: from each, from the dealer
             : GapTexts::tr("%1 / %2").arg(pointsText(way.othersPay), pointsText(way.dealerPays));
}

QString lineOf(const PassNeed &need, const std::array<QString, 4> &names) {
  const QString &name = names[static_cast<std::size_t>(need.over)];
  const QString head = need.gap == 0
                           ? GapTexts::tr("To overtake %1 (tied, but ahead in seat order)").arg(name)
                           : GapTexts::tr("To overtake %1 (%2 ahead)").arg(name, pointsText(need.gap));
  //: "To overtake Mei (3,200 ahead): 2,000 by ron from Mei, 3,900 by ron from anyone else, 700 / 1,300 by
  //: tsumo"
  return GapTexts::tr("%1: %3 by ron from %2, %4 by ron from anyone else, %5 by tsumo")
      .arg(head, name, sizeOf(need.ways[0]), sizeOf(need.ways[1]), sizeOf(need.ways[2]));
}

}  // namespace

QString gapsText(const Board &board, int seat, const std::array<QString, 4> &names) {
  QStringList lines;
  for (const PassNeed &need : passNeeds(board, seat))
    lines << lineOf(need, names);
  if (!lines.isEmpty())
    return lines.join(u'\n');
  const int second = seatsByScore(board.scores, board.seats())[1];
  const auto at = [&board](int each) { return board.scores[static_cast<std::size_t>(each)]; };
  const QString &name = names[static_cast<std::size_t>(second)];
  return at(seat) == at(second)
             ? GapTexts::tr("You're in 1st place, tied with %1 but ahead in seat order.").arg(name)
             : GapTexts::tr("You're in 1st place, %1 ahead of %2.")
                   .arg(pointsText(at(seat) - at(second)), name);
}

}  // namespace janso
