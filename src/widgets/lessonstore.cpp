// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lessonstore.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QStandardPaths>
#include <algorithm>

#include "coach/lessonfile.h"
#include "game/setdealcheck.h"
#include "records/actionjson.h"
#include "rules/presets.h"
#include "widgets/settings.h"

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
  readFolder(folder.isEmpty() ? userFolder() : folder);
  std::stable_sort(m_lessons.begin(), m_lessons.end(),
                   [](const Lesson &a, const Lesson &b) { return a.order < b.order; });
}

QString LessonStore::userFolder() {
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

namespace {

const QString kStepKey = QStringLiteral("step");
const QString kMoveKey = QStringLiteral("move");

QString madeText(const std::vector<LessonMade> &made) {
  QJsonArray moves;
  for (const LessonMade &each : made)
    moves << QJsonObject{{kStepKey, each.step}, {kMoveKey, toJson(each.action)}};
  return QString::fromUtf8(QJsonDocument(moves).toJson(QJsonDocument::Compact));
}

// Nothing when it is not what madeText() writes.
std::vector<LessonMade> madeOf(const QString &text) {
  std::vector<LessonMade> made;
  for (const QJsonValue &value : QJsonDocument::fromJson(text.toUtf8()).array()) {
    const Result<Action> action = actionFromJson(value[kMoveKey].toObject());
    if (!action)
      return {};
    made.push_back({value[kStepKey].toInt(), *action});
  }
  return made;
}

}  // namespace

LessonProgress::LessonProgress(Settings *settings) : m_settings(settings) {
  for (const QString &id : settings->text(Setting::LessonsDone).split(QLatin1Char(' '), Qt::SkipEmptyParts))
    m_done.insert(id);
  const QString at = settings->text(Setting::LessonAt);
  m_current = at.section(QLatin1Char(' '), 0, 0);
  m_step = at.section(QLatin1Char(' '), 1, 1).toInt();
  m_made = madeOf(at.section(QLatin1Char(' '), 2));
}

bool LessonProgress::isDone(const QString &id) const {
  return m_done.count(id) != 0;
}

void LessonProgress::setDone(const QString &id) {
  m_done.insert(id);
  const QStringList ids(m_done.begin(), m_done.end());
  m_settings->setValue(Setting::LessonsDone, ids.join(QLatin1Char(' ')));
}

void LessonProgress::setAt(const QString &id, int step, const std::vector<LessonMade> &made) {
  m_current = id;
  m_step = step;
  m_made = made;
  const QStringList parts{id, QString::number(step), madeText(made)};
  m_settings->setValue(Setting::LessonAt, id.isEmpty() ? QString() : parts.join(QLatin1Char(' ')));
}

int LessonProgress::nextIndex(const LessonStore &store) const {
  if (const int left = m_current.isEmpty() ? -1 : store.indexOf(m_current); left >= 0)
    return left;
  const std::vector<Lesson> &lessons = store.lessons();
  const auto open = std::find_if(lessons.begin(), lessons.end(), [this](const Lesson &lesson) {
    return !isDone(QString::fromStdString(lesson.id));
  });
  return open == lessons.end() ? 0 : static_cast<int>(open - lessons.begin());
}

QString lessonText(const LessonText &text) {
  const QString language = QLocale().name().section(QLatin1Char('_'), 0, 0);
  return QString::fromStdString(text.in(language.toStdString()));
}

}  // namespace janso
