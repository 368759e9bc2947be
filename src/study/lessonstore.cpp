// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "study/lessonstore.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QStandardPaths>
#include <algorithm>

#include "coach/lessons/lessonfile.h"
#include "game/setup/setdealcheck.h"
#include "rules/presets/presets.h"

namespace janso {

namespace {

// The walls too must be possible, or a lesson would fail when it is played.
QString wallProblem(const Lesson &lesson) {
  const RuleSet rules = findPreset(lesson.ruleset)->make();
  for (const LessonDeal &deal : lesson.deals) {
    const Result<bool> dealt = checkSetDeal(deal.deal, rules);
    if (!dealt)
      return QString::fromStdString(
          dealt.error().in(lesson.file + ", line " + std::to_string(deal.line)).text);
  }
  return {};
}

}  // namespace

LessonStore::LessonStore(const QString &folder) {
  readFolder(QStringLiteral(":/lessons"));
  if (!folder.isEmpty())
    readFolder(folder);
  std::stable_sort(m_lessons.begin(), m_lessons.end(),
                   [](const Lesson &a, const Lesson &b) { return a.order < b.order; });
}

QString LessonStore::usualFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/lessons");
}

void LessonStore::readFolder(const QString &folder) {
  const QDir dir(folder);
  for (const QString &name : dir.entryList({QStringLiteral("*.lesson")}, QDir::Files, QDir::Name)) {
    QFile file(dir.filePath(name));
    if (file.open(QIODevice::ReadOnly))
      add(file.readAll(), name);
    else
      m_problems << name + QStringLiteral(": ") + file.errorString();
  }
}

void LessonStore::add(const QByteArray &text, const QString &name) {
  const std::string_view content(text.constData(), static_cast<std::size_t>(text.size()));
  Result<Lesson> lesson = parseLesson(content, name.toStdString());
  if (!lesson) {
    m_problems << QString::fromStdString(lesson.error().text);
    return;
  }
  QString problem = wallProblem(*lesson);
  if (problem.isEmpty() && indexOf(QString::fromStdString(lesson->id)) >= 0)
    problem = QStringLiteral("%1, line 1: another lesson has the id '%2'")
                  .arg(name, QString::fromStdString(lesson->id));
  if (problem.isEmpty())
    m_lessons.push_back(std::move(lesson).value());
  else
    m_problems << problem;
}

int LessonStore::indexOf(const QString &id) const {
  const auto found = std::find_if(m_lessons.begin(), m_lessons.end(),
                                  [wanted = id.toStdString()](const Lesson &l) { return l.id == wanted; });
  return found == m_lessons.end() ? -1 : static_cast<int>(found - m_lessons.begin());
}

QString lessonText(const LessonText &text) {
  const std::string language = QLocale().name().section(QLatin1Char('_'), 0, 0).toStdString();
  if (text.has(language))
    return QString::fromStdString(text.in(language));
  return QCoreApplication::translate("Lessons", text.in("en").c_str(), text.lesson().c_str());
}

}  // namespace janso
