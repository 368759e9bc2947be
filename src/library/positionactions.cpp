// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/positionactions.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStringList>
#include <algorithm>
#include <cstddef>
#include <optional>

#include "library/librarysql.h"

namespace janso {
namespace {

constexpr std::size_t kTogether = 400;  // positions in one statement

// The positions are numbers of our own.
QString statementFor(const std::vector<FoundPosition> &positions, std::size_t from, std::size_t to) {
  QStringList rows;
  for (std::size_t i = from; i < to; ++i) {
    const FoundPosition &position = positions[i];
    rows << QStringLiteral("(%1,%2,%3,%4)")
                .arg(position.game)
                .arg(position.game * kHandsOfGame + position.hand)
                .arg(position.seat)
                .arg(position.event);
  }
  return QStringLiteral(
             "WITH wanted(game, hand, seat, event) AS (VALUES %1) SELECT m.bytes, g.players, w.event, "
             "h.won >> w.seat & 1, h.dealt_in >> w.seat & 1, CASE w.seat WHEN 0 THEN h.delta0 WHEN 1 THEN "
             "h.delta1 WHEN 2 THEN h.delta2 ELSE h.delta3 END FROM wanted w JOIN game g ON g.id=w.game JOIN "
             "moves m ON m.hand=w.hand JOIN hand h ON h.id=w.hand")
      .arg(rows.join(QLatin1Char(',')));
}

std::optional<PositionMove> moveAt(HandMoves moves, int event) {
  while (moves.next()) {
    if (moves.event() == event)
      return moves.move();
  }
  return std::nullopt;
}

void countTerms(std::vector<PositionAction> &actions, const QSqlQuery &row) {
  const std::optional<PositionMove> move =
      moveAt(HandMoves(row.value(0).toByteArray(), row.value(1).toInt()), row.value(2).toInt());
  if (!move)
    return;
  auto action = std::ranges::find(actions, *move, &PositionAction::move);
  if (action == actions.end())
    action = actions.insert(actions.end(), {*move});
  ++action->times;
  action->wins += row.value(3).toInt();
  action->dealIns += row.value(4).toInt();
  action->points += row.value(5).toInt();
}

}  // namespace

Result<std::vector<PositionAction>> actionsIn(const LibraryIndex &index,
                                              const std::vector<FoundPosition> &positions,
                                              const std::function<bool()> &keepGoing) {
  std::vector<PositionAction> actions;
  for (std::size_t from = 0; from < positions.size() && (!keepGoing || keepGoing()); from += kTogether) {
    QSqlQuery rows(index.database());
    rows.setForwardOnly(true);
    if (!execute(rows, statementFor(positions, from, std::min(from + kTogether, positions.size()))))
      return sqlFailure(index.database(), rows.lastError());
    while (rows.next())
      countTerms(actions, rows);
    if (rows.lastError().isValid())
      return sqlFailure(index.database(), rows.lastError());
  }
  std::ranges::stable_sort(actions, [](const PositionAction &one, const PositionAction &other) {
    return one.times > other.times;
  });
  return actions;
}

}  // namespace janso
