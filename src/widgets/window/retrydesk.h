// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Manages the exercises from mistakes of all matches: remembers the results of the exercise page, and brings
// up mistakes again when they are due.
#pragma once

#include <QDate>
#include <QObject>
#include <QString>
#include <functional>
#include <vector>

#include "review/scale.h"
#include "study/latestjob.h"
#include "study/retryschedule.h"
#include "widgets/review/retry.h"

namespace janso {

class RetryDesk : public QObject {
  Q_OBJECT

 public:
  // `reviews`: the folder of the reviews, which also holds the schedule; empty = nothing is saved.
  RetryDesk(const QString &reviews, QObject *parent);

  int dueCount() const { return m_schedule.dueCount(m_today()); }
  const RetrySchedule &schedule() const { return m_schedule; }
  QString file() const;  // of the schedule; empty = it is not saved
  // Reads the matches of the mistakes that are due; ready() follows. Mistakes that cannot be read come back
  // tomorrow, and failed() reports their number.
  void startDue(Strictness strictness);
  // Records that a position was tried on the exercise page; `found`: whether the better choice was found.
  void remember(const RetryPosition &position, bool found);
  void cancel() { m_job.cancel(); }
  // For tests: sets the current day.
  void setToday(const std::function<QDate()> &today) { m_today = today; }

 Q_SIGNALS:
  void dueChanged(int count);
  void ready(const std::vector<janso::RetryPosition> &positions);
  void failed(const QString &sentence);

 private:
  struct Found {
    std::vector<RetryPosition> positions;
    std::vector<RetryKey> missing;
  };
  static Found read(const std::vector<RetryEntry> &due, const QString &reviews, Strictness strictness);
  void take(const Found &found);
  void tellDue(bool kept);

  QString m_reviews;
  RetrySchedule m_schedule;
  std::function<QDate()> m_today;
  LatestJob m_job;
};

}  // namespace janso
