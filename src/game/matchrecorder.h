// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Records a running match: it writes the journal, if there is one, and keeps the events that a program needs
// when it joins.
//
// If the journal cannot be written, the recorder reports it. The match continues, and the missing part is
// written as soon as possible.
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
  // `watched`: no human plays, so the disk may lag behind the table.
  MatchRecorder(int players, bool watched) : m_players(players), m_watched(watched) {}

  // Writes everything to this journal from now on.
  void setJournal(std::unique_ptr<JournalWriter> journal);
  // The journal already contains this many events; when they happen again, they are not written again.
  void skipUntil(int events) { m_written = events; }
  // Sets the counts that were read from the resumed journal.
  void setCoachUse(const std::array<CoachUse, 4> &coach) { m_coach = coach; }

  void add(const Event &event);
  void add(const JournalAnswer &answer) { write(answer); }
  void add(const JournalNote &note) { write(note); }
  void add(const JournalStop &stop) { write(stop); }
  // Counts the note. Writes it only if it says something new.
  void addCoach(const JournalNote &note);
  // Flushes the journal to disk. Called between two events.
  void sync();
  // The match is over: the journal gets its final name, in the background.
  void finish();
  // The match is left: nothing more is written, and other programs can resume the journal.
  void close();

  // --- Writing problems ---
  // Nothing while everything has been written.
  std::optional<JournalProblem> problem() const;
  void retry();
  // Does the same as JournalWriter::saveTo().
  std::optional<JournalProblem> saveTo(const QString &path);

  int eventCount() const { return m_events; }
  // The start of the match and the events of this hand, unmasked.
  const std::vector<Event> &handSoFar() const { return m_handSoFar; }
  const std::array<CoachUse, 4> &coachUse() const { return m_coach; }
  // The path of the journal; empty when there is none, or when nothing could be written yet.
  QString path() const { return m_journal ? m_journal->path() : QString(); }
  // Whether the match is finished and completely written.
  bool isSaved() const { return m_journal && m_journal->isFinished(); }
  // The log file next to the journal for the standard error of the program in this seat; empty when there is
  // no journal.
  QString programLogPath(int seat) const;

 Q_SIGNALS:
  // problem() or path() has changed. Never emitted from inside setJournal().
  void savingChanged();

 private:
  template <class Entry>
  void write(const Entry &entry);
  void check();

  int m_players;
  bool m_watched;
  std::unique_ptr<JournalWriter> m_journal;  // nullptr = the match is not saved
  MjaiWriter m_writer{-1};
  int m_events = 0;
  int m_written = 0;  // number of events in the journal
  std::vector<Event> m_handSoFar;
  std::array<CoachUse, 4> m_coach;
  std::optional<JournalProblem> m_reported;
  QString m_reportedPath;
  bool m_finished = false;
  QElapsedTimer m_sinceSync;
};

}  // namespace janso
