// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli lessons: checks lesson files, and extracts their texts for translators.
#include "cli/texts/textcommands.h"

#include <QFile>
#include <QFileInfo>
#include <array>
#include <string>

#include "cli/texts/textextraction.h"
#include "coach/lessons/lessonfile.h"
#include "coach/lessons/lessontexts.h"
#include "records/diskfault.h"

namespace janso::cli {
namespace {

constexpr auto kLessonsOptions = std::to_array<Option<TextFilesGiven>>({
    {{"FILE", "", QT_TRANSLATE_NOOP("janso::cli::Text", "read this lesson file (*.lesson)")},
     &addText<&TextFilesGiven::paths>},
    {{"--texts", "FILE",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "write all the text of the lessons to this file, as source code for Qt's lupdate")},
     &setText<&TextFilesGiven::texts>},
});

Result<TextFile> readLesson(const QString &path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    return cannotRead(file);
  const QByteArray bytes = file.readAll();
  const Result<Lesson> lesson = parseLesson({bytes.constData(), static_cast<std::size_t>(bytes.size())},
                                            QFileInfo(path).fileName().toStdString());
  if (!lesson)
    return lesson.error();
  TextFile read{Text::tr("%1: %Ln step(s)", nullptr, static_cast<int>(lesson->steps.size())).arg(path), {}};
  for (const LessonText *text : textsOf(*lesson))
    read.source += translationSource("Lessons", QString::fromStdString(text->in("en")),
                                     QString::fromStdString(text->lesson()));
  return read;
}

}  // namespace

std::span<const OptionInfo> lessonsOptions() {
  static constexpr auto kInfos = infosOf(kLessonsOptions);
  return kInfos;
}

Result<int> runLessons(const QStringList &arguments, Console &console) {
  TextFilesGiven given;
  if (const auto used = readOptions(kLessonsOptions, arguments, given); !used)
    return used.error();
  return extractTexts(given, readLesson, console);
}

}  // namespace janso::cli
