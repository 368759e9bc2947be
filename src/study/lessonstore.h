// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The lessons that there are.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "coach/lesson.h"

namespace janso {

class LessonStore {
 public:
  // Those of the program, and the files *.lesson of `folder` (empty = none). Files are read once, here; one
  // with an error is left out and named in problems().
  explicit LessonStore(const QString &folder);

  // In the order in which they are to be learned.
  const std::vector<Lesson> &lessons() const { return m_lessons; }
  // A sentence for each file that could not be read, with file and line.
  const QStringList &problems() const { return m_problems; }
  // -1 when there is none.
  int indexOf(const QString &id) const;
  // Where this user may put lessons.
  static QString usualFolder();

 private:
  void readFolder(const QString &folder);
  void add(const QByteArray &text, const QString &name);

  std::vector<Lesson> m_lessons;
  QStringList m_problems;
};

// A lesson's text in the program's language: as its file has it, else translated (context "Lessons", the
// lesson's id tells like texts apart), else in English.
QString lessonText(const LessonText &text);

}  // namespace janso
