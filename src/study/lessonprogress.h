// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How far a learner has come: which lessons are done, and the step at which he stopped; kept in a file of the
// data folder.
#pragma once

#include <QString>
#include <set>
#include <vector>

#include "rules/action.h"

namespace janso {

class LessonStore;

// What a learner did at the table in a step.
struct LessonMade {
  int step = 0;
  Action action;
  bool operator==(const LessonMade &) const = default;
};

class LessonProgress {
 public:
  // Reads `file`; one that is missing or cannot be read is a learner who has not begun. Empty name: nothing
  // is kept. What is set is written at once.
  explicit LessonProgress(const QString &file);
  // Takes over what earlier versions kept in the settings, where there is no file yet: the ids of the lessons
  // that are done ("tiles hand"), and the one that was left ("pon 3", and the moves as JSON). True when it is
  // written, so that the settings may forget it.
  bool takeOver(const QString &done, const QString &at);

  bool isDone(const QString &id) const;
  int doneCount() const { return static_cast<int>(m_done.size()); }
  void setDone(const QString &id);
  // The lesson that was left in the middle; empty when there is none. `step` counts from 0.
  QString current() const { return m_current; }
  int step() const { return m_step; }
  // What was done until then in the hand of that step: it is done again when the lesson is gone on with.
  const std::vector<LessonMade> &made() const { return m_made; }
  void setAt(const QString &id, int step, const std::vector<LessonMade> &made = {});
  // The index of the lesson to go on with: the one that was left, else the first that is not done, else 0.
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
