// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli lessons: whether files of lessons can be read, and their texts for translators.
#include <QFile>
#include <QFileInfo>
#include <array>
#include <string>

#include "cli/command.h"
#include "cli/outputfile.h"
#include "coach/lessonfile.h"
#include "coach/lessontexts.h"
#include "records/diskfault.h"
#include "widgets/sentences/faulttexts.h"

namespace janso::cli {
namespace {

struct LessonsGiven {
  QStringList paths;
  QString texts;  // where to write them
};

constexpr auto kLessonsOptions = std::to_array<Option<LessonsGiven>>({
    {{"FILE", "", QT_TRANSLATE_NOOP("janso::cli::Text", "a lesson: a file *.lesson")},
     &addText<&LessonsGiven::paths>},
    {{"--texts", "FILE",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "write all that they say to this file, as a source that Qt's lupdate reads")},
     &setText<&LessonsGiven::texts>},
});

Result<Lesson> readLesson(const QString &path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    return cannotRead(file);
  const QByteArray bytes = file.readAll();
  return parseLesson({bytes.constData(), static_cast<std::size_t>(bytes.size())},
                     QFileInfo(path).fileName().toStdString());
}

QString quoted(const std::string &text) {
  QString out = QString::fromStdString(text);
  out.replace(u'\\', QStringLiteral("\\\\")).replace(u'"', QStringLiteral("\\\""));
  return u'"' + out + u'"';
}

QString sourceOf(const Lesson &lesson) {
  QString source;
  for (const LessonText *text : textsOf(lesson))
    source += QStringLiteral("QT_TRANSLATE_NOOP3(\"Lessons\", %1, %2)\n")
                  .arg(quoted(text->in("en")), quoted(text->lesson()));
  return source;
}

}  // namespace

std::span<const OptionInfo> lessonsOptions() {
  static constexpr auto kInfos = infosOf(kLessonsOptions);
  return kInfos;
}

Result<int> runLessons(const QStringList &arguments, Console &console) {
  LessonsGiven given;
  if (const auto used = readOptions(kLessonsOptions, arguments, given); !used)
    return used.error();
  if (given.paths.isEmpty())
    return wrong(Text::tr("name at least one file"));
  int status = kFine;
  QString source;
  for (const QString &path : given.paths) {
    const Result<Lesson> lesson = readLesson(path);
    if (!lesson) {
      console.err << faultText(lesson.error()) << '\n';
      status = kFoundWrong;
    } else {
      console.out << Text::tr("%1: steps: %2").arg(path).arg(lesson->steps.size()) << '\n';
      source += sourceOf(*lesson);
    }
  }
  if (!given.texts.isEmpty() && status == kFine) {
    if (const Result<bool> written = writeOutputFile(given.texts, source.toUtf8()); !written)
      return written.error();
  }
  return status;
}

}  // namespace janso::cli
