// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/statistics/statisticsrunner.h"

#include <algorithm>
#include <utility>

#include "library/playedelsewhere.h"
#include "review/matchfigures.h"
#include "widgets/statistics/taggedmatches.h"

namespace janso {

namespace {

constexpr int kTickMs = 100;

void supplyLuck(const ProvedGame &game, SeatGame &seat) {
  seat.luck = matchLuckOf(game, seat.seat);
}

// Oldest first; what is not dated comes before all.
void add(std::vector<PlayedSeat> &seats, const std::vector<PlayedSeat> &more) {
  seats.insert(seats.end(), more.begin(), more.end());
  std::stable_sort(seats.begin(), seats.end(),
                   [](const PlayedSeat &a, const PlayedSeat &b) { return a.facts->date < b.facts->date; });
}

}  // namespace

StatisticsRunner::StatisticsRunner(QObject *parent)
    : QObject(parent),
      m_reader(std::make_shared<LocalMatchReader>(supplyLuck)),
      m_elsewhere(std::make_shared<PlayedElsewhere>(supplyLuck)),
      m_reviews(std::make_shared<ReviewedMatches>()),
      m_progress(std::make_shared<ReadingProgress>()),
      m_matches(std::make_shared<const CountedMatches>()) {
  m_tick.setInterval(kTickMs);
  connect(&m_tick, &QTimer::timeout, this, &StatisticsRunner::reportProgress);
}

StatisticsRunner::~StatisticsRunner() {
  m_progress->canceled = true;
}

void StatisticsRunner::read(const StatisticsSources &sources) {
  m_progress->canceled = true;
  m_progress = std::make_shared<ReadingProgress>();
  m_tick.start();
  using Read = std::shared_ptr<const CountedMatches>;
  m_reading.ask(
      [reader = m_reader, elsewhere = m_elsewhere, known = m_reviews, progress = m_progress,
       sources]() -> Read {
        CountedMatches all{reader->read(sources.journals, *progress), {}, {}, {}};
        all.untagged = addTags(all.own.seats, sources.library);
        if (const Result<ElsewhereMatches> more =
                elsewhere->read({sources.library, sources.names, sources.journals}, *progress)) {
          add(all.own.seats, more->seats);
          all.unread = more->unread;
        } else {
          all.problem = more.error();
        }
        known->addTo(all.own.seats, sources.reviews);
        return std::make_shared<const CountedMatches>(std::move(all));
      },
      [this](const Read &read) {
        m_tick.stop();
        m_matches = read;
        Q_EMIT matchesRead();
        count();
      });
}

void StatisticsRunner::reportProgress() {
  Q_EMIT progressed(m_progress->done, m_progress->files);
}

void StatisticsRunner::ask(const StatisticsQuestion &question) {
  m_question = question;
  if (!isReading())
    count();
}

void StatisticsRunner::count() {
  if (!m_question)
    return;
  using Answer = std::shared_ptr<const StatisticsAnswer>;
  m_counting.ask(
      [matches = m_matches, question = *m_question]() -> Answer {
        return std::make_shared<const StatisticsAnswer>(answerOf(matches->own.seats, question));
      },
      [this](const Answer &answer) { Q_EMIT answered(answer); });
}

}  // namespace janso
