// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The journal of a match that another program is playing, read and proved as it grows.
//
// Each call reads only new, whole lines. It waits for the rest of an incomplete line, and it waits with a
// wrong line, too, as long as no other line follows. The file is never written and never locked. Once open,
// it is followed even when it is renamed. The events contain everything that the table knows, including the
// walls to come.
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

// Use it in one thread at a time.
class GrowingJournal {
 public:
  explicit GrowingJournal(const QString &path);

  // Reads what is new. Nothing is read after a problem().
  void read();
  // What is wrong with the file, or with a line that is followed by others.
  const std::optional<JournalProblem> &problem() const { return m_problem; }
  // Whether the first line has been read.
  bool isBegun() const { return m_replayer.has_value(); }
  const JournalHeader &header() const { return m_journal.header; }
  // Whether the match was played to its end.
  bool isFinished() const { return m_journal.finished; }
  // The events that were recorded and confirmed so far.
  const std::vector<Event> &events() const { return m_replayer->soFar().events; }
  // How often events were undone (practice). After that, earlier events may have been replaced by others.
  int undoCount() const { return m_undoCount; }

 private:
  bool openFile();
  bool take(const QByteArray &line);
  std::string play(std::size_t from);
  void fail(JournalFault fault, const std::string &detail);

  QFile m_file;
  Journal m_journal;
  int m_lines = 0;
  std::optional<JournalReplayer> m_replayer;
  int m_undoCount = 0;
  std::optional<JournalProblem> m_problem;
};

}  // namespace janso
