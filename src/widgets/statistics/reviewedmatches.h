// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Adds review results to the counted matches, from existing review files. Nothing is reviewed here: a match
// without a file has no results.
#pragma once

#include <QDateTime>
#include <QHash>
#include <QString>
#include <optional>
#include <vector>

#include "statistics/filter.h"
#include "statistics/seatgame.h"

namespace janso {

// Remembers what it has read: a file with the same size and time is not read again. Use it from one thread at
// a time.
class ReviewedMatches {
 public:
  // Sets the review of every seat whose match has a hash (MatchFacts). `folder` holds review files of all
  // seats; its folders seat1 to seat4 hold those of one seat. Empty: no reviews are known.
  void addTo(std::vector<PlayedSeat> &seats, const QString &folder);

 private:
  struct Known {
    qint64 size = 0;
    QDateTime written;
    std::optional<ReviewFigures> figures;  // nothing: the file is incomplete, or not of this seat
  };
  std::optional<ReviewFigures> read(const QString &path, const PlayedSeat &seat);

  QHash<QString, Known> m_known;  // by path and seat
};

}  // namespace janso
