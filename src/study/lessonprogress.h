// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A learner's progress: which lessons are done, and the step at which the learner stopped; saved in a file of
// the data folder.
#pragma once

#include <QString>
#include <set>
#include <vector>

#include "rules/action.h"

namespace janso {

class LessonStore;

// An action of the learner at the table in a step.
struct LessonMade {
  int step = 0;
  Action action;
  bool operator==(const LessonMade &) const = default;
};

class LessonProgress {
 public:
  // Reads `file`; a missing or unreadable file means a learner who has not begun. Empty name: nothing is
  // saved. Every change is written immediately.
  explicit LessonProgress(const QString &file);
  // Imports what earlier versions stored in the settings, if there is no file yet: the ids of the finished
  // lessons ("tiles hand"), and the lesson left unfinished ("pon 3", and the moves as JSON). True when it has
  // been written, so that the settings can drop it.
  bool takeOver(const QString &done, const QString &at);

  bool isDone(const QString &id) const;
  int doneCount() const { return static_cast<int>(m_done.size()); }
  void setDone(const QString &id);
  // The lesson left unfinished; empty when there is none. `step` counts from 0.
  QString current() const { return m_current; }
  int step() const { return m_step; }
  // What was done before that in the hand of that step; it is replayed when the lesson continues.
  const std::vector<LessonMade> &made() const { return m_made; }
  void setAt(const QString &id, int step, const std::vector<LessonMade> &made = {});
  // The index of the lesson to continue with: the unfinished one, else the first that is not done, else 0.
  int nextIndex(const LessonStore &store) const;

 private:
  void read();
  bool write() const;

  QString m_file;
  std::set<QString> m_done;
  QString m_current;
  int m_step = 0;
  std::vector<LessonMade> m_made;
};

}  // namespace janso
