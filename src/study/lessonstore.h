// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All available lessons.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "coach/lessons/lesson.h"

namespace janso {

class LessonStore {
 public:
  // Loads the built-in lessons and the files *.lesson of `folder` (empty = none). Files are read once, here;
  // a file with an error is skipped and listed in problems().
  explicit LessonStore(const QString &folder);

  // In the order in which they should be learned.
  const std::vector<Lesson> &lessons() const { return m_lessons; }
  // A sentence for each file that could not be read, with file and line.
  const QStringList &problems() const { return m_problems; }
  // -1 when there is no such lesson.
  int indexOf(const QString &id) const;
  // The folder where this user can put lessons.
  static QString usualFolder();

 private:
  void readFolder(const QString &folder);
  void add(const QByteArray &text, const QString &name);

  std::vector<Lesson> m_lessons;
  QStringList m_problems;
};

// A lesson's text in the program's language: as written in the lesson's file, else translated (context
// "Lessons"; the lesson's id distinguishes identical texts), else in English.
QString lessonText(const LessonText &text);

}  // namespace janso
