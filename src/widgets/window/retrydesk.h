// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Mistakes that come back: what was tried on the page of exercises is remembered, and what is due is asked
// again, of all matches together.
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
  // `reviews`: the folder of the reviews, in which the schedule is kept too; empty = nothing is kept.
  RetryDesk(const QString &reviews, QObject *parent);

  int dueCount() const { return m_schedule.dueCount(m_today()); }
  const RetrySchedule &schedule() const { return m_schedule; }
  QString file() const;  // of the schedule; empty = it is not kept
  // Reads the matches of what is due, for ready(). What cannot be read comes back tomorrow; how many these
  // are is told by problem().
  void startDue(Strictness strictness);
  // It was tried on the page of exercises, and the better choice was found or not.
  void remember(const RetryPosition &position, bool found);
  void cancel() { m_job.cancel(); }
  // For tests: what day it is.
  void setToday(const std::function<QDate()> &today) { m_today = today; }

 Q_SIGNALS:
  void dueChanged(int count);
  void ready(const std::vector<janso::RetryPosition> &positions);
  void problem(const QString &sentence);

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
