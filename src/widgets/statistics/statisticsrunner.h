// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The figures of the people at this machine, of what they played here and elsewhere, worked out in another
// thread. The newest request wins; what is read again costs only its new files.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <memory>
#include <optional>

#include "rules/result.h"
#include "statistics/ownmatches.h"
#include "study/latestjob.h"
#include "widgets/statistics/reviewedmatches.h"
#include "widgets/statistics/statisticsanswer.h"

namespace janso {

class PlayedElsewhere;

// Where matches are; what is empty has none.
struct StatisticsSources {
  QString journals;   // the folder of what was played here
  QString reviews;    // that of what reviews say of them
  QString library;    // that of the library
  QStringList names;  // under which the user stands in it, beside those that it knows
};

// As they were read.
struct CountedMatches {
  OwnMatches own;                 // those that were played elsewhere are among its seats, each in its time
  QStringList unread;             // files of the library
  std::optional<Error> problem;   // of the library itself
  std::optional<Error> untagged;  // why the tags of what was played here are not known
};

class StatisticsRunner : public QObject {
  Q_OBJECT

 public:
  explicit StatisticsRunner(QObject *parent = nullptr);
  // Does not wait: what runs is told to stop.
  ~StatisticsRunner() override;

  // Reads what is there, then answers the newest question anew.
  void read(const StatisticsSources &sources);
  void ask(const StatisticsQuestion &question);
  bool isReading() const { return m_reading.isBusy(); }
  bool isBusy() const { return m_reading.isBusy() || m_counting.isBusy(); }
  // As they were read last; before that there are none.
  const OwnMatches &matches() const { return m_matches->own; }
  const CountedMatches &all() const { return *m_matches; }

 Q_SIGNALS:
  // Only while it reads: files, from 0.
  void progressed(int done, int files);
  void matchesRead();
  void answered(const std::shared_ptr<const janso::StatisticsAnswer> &answer);

 private:
  void tell();
  void count();

  // The job's, which runs once at a time.
  std::shared_ptr<OwnMatchReader> m_reader;
  std::shared_ptr<PlayedElsewhere> m_elsewhere;
  std::shared_ptr<ReviewedMatches> m_reviews;
  std::shared_ptr<ReadingProgress> m_progress;
  std::shared_ptr<const CountedMatches> m_matches;
  std::optional<StatisticsQuestion> m_question;
  QTimer m_tick;  // while it reads
  LatestJob m_reading;
  LatestJob m_counting;
};

}  // namespace janso
