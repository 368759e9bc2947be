// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Writes down what happens in a running match: the journal, when one is kept, and what a program that joins
// must be told.
//
// A journal that cannot be written is told of; the match goes on, and what is missing is written as soon as
// it can be.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "game/coachnotes.h"
#include "mjai/writer.h"
#include "records/journalwriter.h"
#include "rules/event.h"

namespace janso {

class MatchRecorder : public QObject {
  Q_OBJECT

 public:
  // `watched`: no human plays, so that the disk may be slower than the table.
  MatchRecorder(int players, bool watched) : m_players(players), m_watched(watched) {}

  // Everything is written there from now on.
  void keep(std::unique_ptr<JournalWriter> journal);
  // The journal holds this many events already; those that come again are not written again.
  void skipUntil(int events) { m_written = events; }
  // Counted before, from the journal that goes on.
  void setCoachUse(const std::array<CoachUse, 4> &coach) { m_coach = coach; }

  void add(const Event &event);
  void add(const JournalAnswer &answer) { write(answer); }
  void add(const JournalNote &note) { write(note); }
  void add(const JournalStop &stop) { write(stop); }
  // Counted; written only when it says something new.
  void addCoach(const JournalNote &note);
  // Between two things that happen: brings to the disk what is written.
  void sync();
  // The match is over: the journal gets its final name, in the background.
  void finish();
  // The match is left: nothing more is written, and others may go on with the journal.
  void close();

  // --- What could not be written ---
  // Nothing while all is well.
  std::optional<JournalProblem> problem() const;
  void retry();
  // As JournalWriter::saveTo().
  std::optional<JournalProblem> saveTo(const QString &path);

  int eventCount() const { return m_events; }
  // The start of the match and this hand, open.
  const std::vector<Event> &handSoFar() const { return m_handSoFar; }
  const std::array<CoachUse, 4> &coachUse() const { return m_coach; }
  // Of the journal; empty when nothing is kept, or nothing could be written yet.
  QString path() const { return m_journal ? m_journal->path() : QString(); }
  // Finished, and all of it is written.
  bool isKept() const { return m_journal && m_journal->isFinished(); }
  // Beside the journal: for the standard error of the program in this seat. Empty when nothing is kept.
  QString programLogPath(int seat) const;

 Q_SIGNALS:
  // problem() or path() is another. Not from inside keep().
  void savingChanged();

 private:
  template <class Entry>
  void write(const Entry &entry);
  void check();

  int m_players;
  bool m_watched;
  std::unique_ptr<JournalWriter> m_journal;  // empty = nothing is kept
  MjaiWriter m_writer{-1};
  int m_events = 0;
  int m_written = 0;  // events that the journal holds
  std::vector<Event> m_handSoFar;
  std::array<CoachUse, 4> m_coach;
  std::optional<JournalProblem> m_told;
  QString m_toldPath;
  bool m_finished = false;
  QElapsedTimer m_sinceSync;
};

}  // namespace janso
