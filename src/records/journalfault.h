// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What can be wrong with a journal: a code and its data. All code that reads, replays or writes a journal
// returns a JournalResult. The window makes its sentence from the problem; logs and command lines use the
// error.
#pragma once

#include <QString>
#include <utility>

#include "rules/result.h"

namespace janso {

enum class JournalFault {
  Unreadable = 1,  // the file cannot be opened
  NoJournal,       // empty, far too large, or something else
  OtherVersion,    // a format that this program does not know
  Damaged,         // a line is damaged
  Differs,         // when replayed, the table does something else than the record says
  Unseated,        // a bot or program of the match is not available here
  NotApproved,     // the user must approve a program or plugin of the match first
  Finished,        // the match was played to its end and cannot be resumed
  InUse,           // another program is playing this match
  Changed,         // the file was modified after it was read
  NoFolder,        // the folder of the journals could not be created
  Unwritable,      // the file could not be created or written
  Unsynced,        // the data did not reach the disk
  Unnamed,         // the match is over and saved, but the file could not be renamed to its final name
};

struct JournalProblem {
  JournalFault fault{};
  QString path;        // the journal; NoFolder: the folder
  int line = 0;        // Damaged, Differs: line of the file, from 1; 0 = no single line
  int system = 0;      // errno of the system call that failed; 0 = none did
  std::string detail;  // what is wrong, in English, for logs; empty if `system` says it
  QString program;     // OtherVersion, Differs: version of Janso that began the journal; empty = unknown

  // Returns one sentence in English: "FILE, line 3: not JSON".
  std::string text() const;
  // The same text as an Error with the fault as its code.
  Error error() const { return {text(), static_cast<int>(fault)}; }
  bool operator==(const JournalProblem &) const = default;
};

// Returns the system's text for an error number (errno).
std::string systemWords(int error);

// A Result whose error is also available as a JournalProblem.
template <class T>
class [[nodiscard]] JournalResult : public Result<T> {
 public:
  JournalResult(T value) : Result<T>(std::move(value)) {}  // NOLINT: converts on purpose
  JournalResult(JournalProblem problem)                    // NOLINT: converts on purpose
      : Result<T>(problem.error()), m_problem(std::move(problem)) {}

  // Only when not ok().
  const JournalProblem &problem() const { return m_problem; }

 private:
  JournalProblem m_problem;
};

}  // namespace janso
