// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Computes the figures of the players at this computer, from matches played here and elsewhere, in another
// thread. The newest request wins; reading again costs only the new files.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <memory>
#include <optional>

#include "rules/result.h"
#include "statistics/localmatches.h"
#include "study/latestjob.h"
#include "widgets/statistics/reviewedmatches.h"
#include "widgets/statistics/statisticsanswer.h"

namespace janso {

class PlayedElsewhere;

// Where the matches are. An empty source has none.
struct StatisticsSources {
  QString journals;   // folder of the matches played here
  QString reviews;    // folder of their reviews
  QString library;    // folder of the library
  QStringList names;  // the user's names in the library, besides those that it knows
};

// The matches as they were last read.
struct CountedMatches {
  LocalMatches own;               // matches played elsewhere are among its seats, each in order of time
  QStringList unread;             // unreadable files of the library
  std::optional<Error> problem;   // with the library itself
  std::optional<Error> untagged;  // why the tags of matches played here are unknown
};

class StatisticsRunner : public QObject {
  Q_OBJECT

 public:
  explicit StatisticsRunner(QObject *parent = nullptr);
  // Does not wait: a running job is told to stop.
  ~StatisticsRunner() override;

  // Reads the matches, then answers the newest question again.
  void read(const StatisticsSources &sources);
  void ask(const StatisticsQuestion &question);
  bool isReading() const { return m_reading.isBusy(); }
  bool isBusy() const { return m_reading.isBusy() || m_counting.isBusy(); }
  // As last read; empty before that.
  const LocalMatches &matches() const { return m_matches->own; }
  const CountedMatches &all() const { return *m_matches; }

 Q_SIGNALS:
  // Emitted only while reading; counts files from 0.
  void progressed(int done, int files);
  void matchesRead();
  void answered(const std::shared_ptr<const janso::StatisticsAnswer> &answer);

 private:
  void reportProgress();
  void count();

  // Used by the job, which runs one at a time.
  std::shared_ptr<LocalMatchReader> m_reader;
  std::shared_ptr<PlayedElsewhere> m_elsewhere;
  std::shared_ptr<ReviewedMatches> m_reviews;
  std::shared_ptr<ReadingProgress> m_progress;
  std::shared_ptr<const CountedMatches> m_matches;
  std::optional<StatisticsQuestion> m_question;
  QTimer m_tick;  // while reading
  LatestJob m_reading;
  LatestJob m_counting;
};

}  // namespace janso
