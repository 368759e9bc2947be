// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The results of the exercises: right and wrong by exercise and day, and streaks; saved in a file of the data
// folder.
#pragma once

#include <QDate>
#include <QMap>
#include <QString>
#include <array>

#include "coach/drill.h"

namespace janso {

class DrillHistory {
 public:
  struct Count {
    int right = 0;
    int wrong = 0;  // including nearly right answers
  };
  struct Streak {
    int now = 0;  // right answers in a row
    int best = 0;
  };

  // Reads `file`; a missing or unreadable file is an empty history. Empty name: nothing is saved.
  explicit DrillHistory(const QString &file);

  // Counts an answer and writes the file immediately. A nearly right answer neither ends nor extends a
  // streak.
  void add(DrillId id, const QDate &day, Verdict verdict);

  Count on(DrillId id, const QDate &day) const;
  Count total(DrillId id) const;
  // The days with at least one answer, newest first.
  QList<QDate> days(DrillId id) const;
  Streak streak(DrillId id) const { return m_streaks[static_cast<std::size_t>(id)]; }

 private:
  void read();
  void write() const;

  QString m_file;
  std::array<QMap<QDate, Count>, kDrills> m_days;
  std::array<Streak, kDrills> m_streaks;
};

}  // namespace janso
