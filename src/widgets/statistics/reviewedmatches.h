// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What reviews say of the matches that are counted, from the files that they have left. Nothing is reviewed
// here: of a match without a file nothing is known.
#pragma once

#include <QDateTime>
#include <QHash>
#include <QString>
#include <optional>
#include <vector>

#include "statistics/filter.h"
#include "statistics/seatgame.h"

namespace janso {

// Remembers what it has read: a file of the same length and time is not read again. One thread at a time.
class ReviewedMatches {
 public:
  // Sets the review of every seat whose match has a hash (MatchFacts). `folder` holds review files of all
  // seats, and in its folders seat1 to seat4 those of one. Empty: nothing is known.
  void addTo(std::vector<PlayedSeat> &seats, const QString &folder);

 private:
  struct Known {
    qint64 size = 0;
    QDateTime written;
    std::optional<ReviewFigures> figures;  // nothing: the file is not whole, or not of the seat
  };
  std::optional<ReviewFigures> read(const QString &path, const PlayedSeat &seat);

  QHash<QString, Known> m_known;  // by path and seat
};

}  // namespace janso
