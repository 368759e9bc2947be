// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The lessons that there are, and how far the learner has come.
#pragma once

#include <QString>
#include <QStringList>
#include <set>
#include <vector>

#include "coach/lesson.h"

namespace janso {

class Settings;

class LessonStore {
 public:
  // Those of the program, and the files *.lesson of `folder` (empty = the user's data folder). Files are read
  // once, here; one with an error is left out and named in problems().
  explicit LessonStore(const QString &folder = {});

  // In the order in which they are to be learned.
  const std::vector<Lesson> &lessons() const { return m_lessons; }
  // A sentence for each file that could not be read, with file and line.
  const QStringList &problems() const { return m_problems; }
  // -1 when there is none.
  int indexOf(const QString &id) const;
  static QString userFolder();

 private:
  void readFolder(const QString &folder);
  void add(const QByteArray &text, const QString &name);

  std::vector<Lesson> m_lessons;
  QStringList m_problems;
};

// What a learner did at the table in a step.
struct LessonMade {
  int step = 0;
  Action action;
  bool operator==(const LessonMade &) const = default;
};

// What is kept of a learner: which lessons are done, and the step at which he stopped.
class LessonProgress {
 public:
  // `settings` must outlive it.
  explicit LessonProgress(Settings *settings);

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
  Settings *m_settings;
  std::set<QString> m_done;
  QString m_current;
  int m_step = 0;
  std::vector<LessonMade> m_made;
};

// A lesson's text in the program's language.
QString lessonText(const LessonText &text);

}  // namespace janso
