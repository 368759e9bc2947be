// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The journal of a match that another program plays, read and proved as it grows.
//
// Only what is new is read, in whole lines: half of one is awaited, and so is a wrong one as long as nothing
// stands behind it. The file is never written and never locked; once it is open it is followed under whatever
// name it gets. What is read holds the truth of the table, the walls to come included.
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>
#include <optional>
#include <vector>

#include "records/journal.h"
#include "records/journalfault.h"
#include "records/journalreplay.h"
#include "rules/event.h"

namespace janso {

// One thread at a time.
class GrowingJournal {
 public:
  explicit GrowingJournal(const QString &path);

  // Reads on. Nothing more is read behind a problem().
  void read();
  // What is wrong with the file, or with a line that has others behind it.
  const std::optional<JournalProblem> &problem() const { return m_problem; }
  // The first line is there.
  bool isBegun() const { return m_replayer.has_value(); }
  const JournalHeader &header() const { return m_journal.header; }
  // The match was played to its end.
  bool isFinished() const { return m_journal.finished; }
  // Recorded and confirmed until now.
  const std::vector<Event> &events() const { return m_replayer->soFar().events; }
  // How often some of them were taken back (practice): those that were there before may be others now.
  int timesTakenBack() const { return m_timesTakenBack; }

 private:
  bool openFile();
  bool take(const QByteArray &line);
  std::string play(std::size_t from);
  void fail(JournalFault fault, const std::string &detail);

  QFile m_file;
  Journal m_journal;
  int m_lines = 0;
  std::optional<JournalReplayer> m_replayer;
  int m_timesTakenBack = 0;
  std::optional<JournalProblem> m_problem;
};

}  // namespace janso
