// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "study/drillhistory.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

#include "records/savefile.h"

namespace janso {

namespace {

QString keyOf(const DrillInfo &info) {
  return QString::fromLatin1(info.key.data(), static_cast<qsizetype>(info.key.size()));
}

}  // namespace

DrillHistory::DrillHistory(const QString &file) : m_file(file) {
  read();
}

void DrillHistory::read() {
  QFile file(m_file);
  if (m_file.isEmpty() || !file.open(QIODevice::ReadOnly))
    return;
  const QJsonObject all = QJsonDocument::fromJson(file.readAll()).object();
  for (const DrillInfo &info : drillTable()) {
    const auto index = static_cast<std::size_t>(info.id);
    const QJsonObject drill = all.value(keyOf(info)).toObject();
    m_streaks[index].now = std::max(0, drill.value(QLatin1String("streak")).toInt());
    m_streaks[index].best = std::max(m_streaks[index].now, drill.value(QLatin1String("best")).toInt());
    const QJsonObject days = drill.value(QLatin1String("days")).toObject();
    for (auto day = days.begin(); day != days.end(); ++day) {
      const QDate date = QDate::fromString(day.key(), Qt::ISODate);
      const QJsonArray count = day.value().toArray();
      if (date.isValid() && count.size() == 2)
        m_days[index].insert(date, {std::max(0, count[0].toInt()), std::max(0, count[1].toInt())});
    }
  }
}

void DrillHistory::write() const {
  if (m_file.isEmpty())
    return;
  QJsonObject all;
  for (const DrillInfo &info : drillTable()) {
    const auto index = static_cast<std::size_t>(info.id);
    QJsonObject days;
    for (auto day = m_days[index].begin(); day != m_days[index].end(); ++day)
      days.insert(day.key().toString(Qt::ISODate), QJsonArray{day->right, day->wrong});
    if (days.isEmpty())
      continue;
    all.insert(keyOf(info), QJsonObject{{QStringLiteral("streak"), m_streaks[index].now},
                                        {QStringLiteral("best"), m_streaks[index].best},
                                        {QStringLiteral("days"), days}});
  }
  saveOwnFile(m_file, QJsonDocument(all).toJson());
}

void DrillHistory::add(DrillId id, const QDate &day, Verdict verdict) {
  const auto index = static_cast<std::size_t>(id);
  Count &count = m_days[index][day];
  Streak &streak = m_streaks[index];
  if (verdict == Verdict::Right) {
    ++count.right;
    ++streak.now;
    streak.best = std::max(streak.best, streak.now);
  } else {
    ++count.wrong;
    if (verdict == Verdict::Wrong)
      streak.now = 0;
  }
  write();
}

DrillHistory::Count DrillHistory::on(DrillId id, const QDate &day) const {
  return m_days[static_cast<std::size_t>(id)].value(day);
}

DrillHistory::Count DrillHistory::total(DrillId id) const {
  Count sum;
  for (const Count &count : m_days[static_cast<std::size_t>(id)]) {
    sum.right += count.right;
    sum.wrong += count.wrong;
  }
  return sum;
}

QList<QDate> DrillHistory::days(DrillId id) const {
  QList<QDate> days = m_days[static_cast<std::size_t>(id)].keys();
  std::reverse(days.begin(), days.end());
  return days;
}

}  // namespace janso
