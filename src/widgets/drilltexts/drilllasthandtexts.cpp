// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/drilltexts/drilllasthandtexts.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>
#include <functional>

#include "widgets/drilltexts/drilltexts.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/sentences/handtexts.h"

namespace janso {

namespace {

struct DrillLastHandTexts {
  Q_DECLARE_TR_FUNCTIONS(DrillLastHandTexts)
};

// --- Last hand ---

QString seatText(const LastHandTask &task, int seat) {
  return seat == task.seat ? DrillLastHandTexts::tr("you") : drillSeatName(seat, task.dealer);
}

// By place: "West 33,000", "you 31,200".
QStringList standing(const LastHandTask &task, const std::array<std::int32_t, 4> &scores) {
  std::array<int, 4> seats{0, 1, 2, 3};
  const auto points = [&](int seat) { return scores[static_cast<std::size_t>(seat)]; };
  std::stable_sort(seats.begin(), seats.end(), [&](int a, int b) { return points(a) > points(b); });
  QStringList texts;
  for (const int seat : seats)
    texts << QStringLiteral("%1 %2").arg(seatText(task, seat), pointsText(points(seat)));
  return texts;
}

QString gapLine(const LastHandTask &task) {
  std::array<std::int32_t, 4> scores = task.scores;
  std::sort(scores.begin(), scores.end(), std::greater<>());
  const std::int32_t wanted = scores[static_cast<std::size_t>(task.target - 1)];
  return DrillLastHandTexts::tr(
             "You're %2 points behind %1 place. Points you win from that player count twice: they lose what "
             "you gain.")
      .arg(placeText(task.target), pointsText(wanted - task.scores[static_cast<std::size_t>(task.seat)]));
}

}  // namespace

QString drillLastHandReasons(const LastHandTask &task) {
  QStringList lines{gapLine(task)};
  for (const WayNeed &way : task.ways) {
    const QStringList after = standing(task, way.after);
    QString size = DrillLastHandTexts::tr("not even a sanbaiman is enough");
    if (way.rung >= 0) {
      const Rung &rung = task.rungs[static_cast<std::size_t>(way.rung)];
      size = rung.limit != Limit::None ? limitName(rung.limit, 0)
                                       : DrillLastHandTexts::tr("%1 han %2 fu").arg(rung.han).arg(rung.fu);
    }
    const QString line =
        way.from < 0
            ? DrillLastHandTexts::tr("By tsumo: %1. Result: %2").arg(size, after.join(QStringLiteral(", ")))
            : DrillLastHandTexts::tr("By ron from %1: %2. Result: %3")
                  .arg(drillSeatName(way.from, task.dealer), size, after.join(QStringLiteral(", ")));
    lines << line;
  }
  return lines.join(u'\n');
}

}  // namespace janso
