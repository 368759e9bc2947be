// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "game/matchrecorder.h"

namespace janso {

namespace {

// Matches of bots alone are watched, not played: their disk need not turn for every tile.
constexpr int kWatchedSyncMs = 1000;

}  // namespace

template <class Entry>
void MatchRecorder::write(const Entry &entry) {
  if (!m_journal)
    return;
  m_journal->add(entry);
  check();
}
template void MatchRecorder::write(const JournalAnswer &);
template void MatchRecorder::write(const JournalNote &);
template void MatchRecorder::write(const JournalStop &);

void MatchRecorder::add(const Event &event) {
  if (std::holds_alternative<MatchStarted>(event))
    m_handSoFar.clear();
  else if (std::holds_alternative<KyokuStarted>(event))
    m_handSoFar.resize(1);  // the start of the match stays
  m_handSoFar.push_back(event);
  const QJsonObject object = m_writer.write(event);  // always: it follows the scores
  ++m_events;
  if (!m_journal || m_events <= m_written)
    return;
  m_written = m_events;
  m_journal->addEvent(object);
  check();
}

// Beside the game: nothing of it changes what happens.
void MatchRecorder::addCoach(const JournalNote &note) {
  const std::array<CoachUse, 4> before = m_coach;
  if (m_finished || !addCoachNote(note, m_players, m_coach) || m_coach == before)
    return;
  add(note);
}

void MatchRecorder::setJournal(std::unique_ptr<JournalWriter> journal) {
  m_journal = std::move(journal);
  m_reportedPath = path();
  const auto checkLater = [this] {
    QMetaObject::invokeMethod(this, &MatchRecorder::check, Qt::QueuedConnection);
  };
  m_journal->setListener(checkLater);
  checkLater();
}

void MatchRecorder::check() {
  const std::optional<JournalProblem> now = problem();
  if (now == m_reported && path() == m_reportedPath)
    return;
  m_reported = now;
  m_reportedPath = path();
  Q_EMIT savingChanged();
}

std::optional<JournalProblem> MatchRecorder::problem() const {
  return m_journal ? m_journal->problem() : std::nullopt;
}

void MatchRecorder::retry() {
  if (m_journal)
    m_journal->retry();
  check();
}

std::optional<JournalProblem> MatchRecorder::saveTo(const QString &path) {
  if (!m_journal)
    return std::nullopt;
  std::optional<JournalProblem> refused = m_journal->saveTo(path);
  check();
  return refused;
}

void MatchRecorder::sync() {
  if (!m_journal || m_finished)
    return;
  if (m_watched && m_sinceSync.isValid() && m_sinceSync.elapsed() < kWatchedSyncMs)
    return;
  m_sinceSync.start();
  m_journal->sync();
}

void MatchRecorder::finish() {
  m_finished = true;
  if (!m_journal)
    return;
  m_journal->finish();
  check();
}

void MatchRecorder::close() {
  m_finished = true;
  if (m_journal)
    m_journal->close();
}

QString MatchRecorder::programLogPath(int seat) const {
  return m_journal ? m_journal->path().section(QStringLiteral(".playing.jsonl"), 0, 0) +
                         QStringLiteral(" seat %1.log").arg(seat + 1)
                   : QString();
}

}  // namespace janso
