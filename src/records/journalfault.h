// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What can be wrong with a journal: a code with what belongs to it. Whatever reads, replays or writes one
// gives a JournalResult; the window makes its sentence from the problem, logs and command lines from the
// error.
#pragma once

#include <QString>
#include <utility>

#include "rules/result.h"

namespace janso {

enum class JournalFault {
  Unreadable = 1,  // the file cannot be opened
  NoJournal,       // empty, far too large, or something else
  OtherVersion,    // of a format that this program does not know
  Damaged,         // a line is wrong
  Differs,         // the table, played again, does not do what is recorded
  Unseated,        // a player of the match cannot be had: its bot or program is not known here
  NotApproved,     // a program or plugin of the match may not be run before the user was asked
  Finished,        // the match was played to its end: there is nothing to go on with
  InUse,           // another program plays this match now
  Changed,         // somebody has written to the file since it was read
  NoFolder,        // the folder of the journals cannot be made
  Unwritable,      // the file cannot be made or written
  Unsynced,        // what was written did not reach the disk
  Unnamed,         // the match is over and saved, but its file cannot be given its final name
};

struct JournalProblem {
  JournalFault fault{};
  QString path;        // of the journal; NoFolder: of the folder
  int line = 0;        // Damaged, Differs: in the file, from 1; 0 = no single line
  int system = 0;      // errno of what the system refused; 0 = it refused nothing
  std::string detail;  // what is the matter, in English, for logs; empty where `system` says it
  QString program;  // OtherVersion, Differs: the version of Janso that began the journal; empty = not known

  // One sentence in English: "FILE, line 3: not JSON".
  std::string text() const;
  // The text, with the fault as its code.
  Error error() const { return {text(), static_cast<int>(fault)}; }
  bool operator==(const JournalProblem &) const = default;
};

// The words of the system for one of its error numbers (errno).
std::string systemWords(int error);

// A Result whose error can be looked at as a JournalProblem.
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
