// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/statistics/reviewedmatches.h"

#include <QDir>
#include <QFileInfo>

#include "review/matchfigures.h"
#include "review/reviewfile.h"

namespace janso {

namespace {

// A review that is still being made would count as a match of few mistakes.
bool isWhole(const GameReview &review, const PlayedSeat &seat) {
  return review.game == seat.facts->hash && (review.seats >> seat.game.seat & 1U) != 0 &&
         review.hands.size() >= seat.game.hands.size();
}

}  // namespace

void ReviewedMatches::addTo(std::vector<PlayedSeat> &seats, const QString &folder) {
  for (PlayedSeat &seat : seats) {
    seat.game.review.reset();
    if (folder.isEmpty() || seat.facts->hash.empty())
      continue;
    const QString name = reviewFileName(seat.facts->hash);
    const QDir all(folder);
    seat.game.review = read(all.filePath(QStringLiteral("seat%1/").arg(seat.game.seat + 1) + name), seat);
    if (!seat.game.review)
      seat.game.review = read(all.filePath(name), seat);
  }
}

std::optional<ReviewFigures> ReviewedMatches::read(const QString &path, const PlayedSeat &seat) {
  const QFileInfo file(path);
  if (!file.exists())
    return std::nullopt;
  Known &known = m_known[path + QLatin1Char('#') + QString::number(seat.game.seat)];
  if (known.size == file.size() && known.written == file.lastModified())
    return known.figures;
  known = {file.size(), file.lastModified(), std::nullopt};
  const Result<GameReview> review = readReview(path);
  if (review && isWhole(*review, seat))
    known.figures = matchFiguresOf(figuresOf(*review, seat.game.seat));
  return known.figures;
}

}  // namespace janso
