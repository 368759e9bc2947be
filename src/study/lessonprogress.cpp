// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "study/lessonprogress.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>
#include <algorithm>

#include "records/actionjson.h"
#include "records/savefile.h"
#include "study/lessonstore.h"

namespace janso {

namespace {

const QString kDoneKey = QStringLiteral("done");
const QString kAtKey = QStringLiteral("at");
const QString kLessonKey = QStringLiteral("lesson");
const QString kMadeKey = QStringLiteral("made");
const QString kStepKey = QStringLiteral("step");
const QString kMoveKey = QStringLiteral("move");

QJsonArray toJson(const std::vector<LessonMade> &made) {
  QJsonArray moves;
  for (const LessonMade &each : made)
    moves << QJsonObject{{kStepKey, each.step}, {kMoveKey, janso::toJson(each.action)}};
  return moves;
}

// Nothing when it is not what toJson() gives.
std::vector<LessonMade> madeOf(const QJsonArray &moves) {
  std::vector<LessonMade> made;
  for (const QJsonValue &value : moves) {
    const Result<Action> action = actionFromJson(value[kMoveKey].toObject());
    if (!action)
      return {};
    made.push_back({value[kStepKey].toInt(), *action});
  }
  return made;
}

}  // namespace

LessonProgress::LessonProgress(const QString &file) : m_file(file) {
  read();
}

void LessonProgress::read() {
  QFile file(m_file);
  if (m_file.isEmpty() || !file.open(QIODevice::ReadOnly))
    return;
  const QJsonObject all = QJsonDocument::fromJson(file.readAll()).object();
  for (const QJsonValue &id : all.value(kDoneKey).toArray()) {
    if (!id.toString().isEmpty())
      m_done.insert(id.toString());
  }
  const QJsonObject at = all.value(kAtKey).toObject();
  m_current = at.value(kLessonKey).toString();
  m_step = std::max(0, at.value(kStepKey).toInt());
  m_made = madeOf(at.value(kMadeKey).toArray());
}

bool LessonProgress::write() const {
  if (m_file.isEmpty())
    return false;
  QJsonArray done;
  for (const QString &id : m_done)
    done << id;
  QJsonObject all{{kDoneKey, done}};
  if (!m_current.isEmpty())
    all.insert(kAtKey, QJsonObject{{kLessonKey, m_current}, {kStepKey, m_step}, {kMadeKey, toJson(m_made)}});
  return !saveOwnFile(m_file, QJsonDocument(all).toJson());
}

bool LessonProgress::takeOver(const QString &done, const QString &at) {
  if ((done.isEmpty() && at.isEmpty()) || (!m_file.isEmpty() && QFile::exists(m_file)))
    return false;
  for (const QString &id : done.split(QLatin1Char(' '), Qt::SkipEmptyParts))
    m_done.insert(id);
  m_current = at.section(QLatin1Char(' '), 0, 0);
  m_step = std::max(0, at.section(QLatin1Char(' '), 1, 1).toInt());
  m_made = madeOf(QJsonDocument::fromJson(at.section(QLatin1Char(' '), 2).toUtf8()).array());
  return write();
}

bool LessonProgress::isDone(const QString &id) const {
  return m_done.count(id) != 0;
}

void LessonProgress::setDone(const QString &id) {
  m_done.insert(id);
  write();
}

void LessonProgress::setAt(const QString &id, int step, const std::vector<LessonMade> &made) {
  m_current = id;
  m_step = step;
  m_made = made;
  write();
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

}  // namespace janso
