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
    return GapTexts::tr("nothing below a yakuman");
  if (way.from >= 0)
    return pointsText(way.points);
  return way.dealerPays == 0
             ? GapTexts::tr("%1 all").arg(pointsText(way.othersPay))
             //: Points of a self-draw: from each, from the dealer
             : GapTexts::tr("%1 / %2").arg(pointsText(way.othersPay), pointsText(way.dealerPays));
}

QString lineOf(const PassNeed &need, const std::array<QString, 4> &names) {
  const QString &name = names[static_cast<std::size_t>(need.over)];
  const QString head = need.gap == 0 ? GapTexts::tr("To pass %1, who is level and sits before you").arg(name)
                                     : GapTexts::tr("To pass %1, %2 ahead").arg(name, pointsText(need.gap));
  //: "To pass Mei, 3,200 ahead: ron from her 2,000, ron from another 3,900, tsumo 700 / 1,300"
  return GapTexts::tr("%1: ron from %2 %3, ron from another %4, tsumo %5")
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
             ? GapTexts::tr("You are first, level with %1 and seated before.").arg(name)
             : GapTexts::tr("You are first, %1 before %2.").arg(pointsText(at(seat) - at(second)), name);
}

}  // namespace janso
