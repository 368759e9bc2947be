// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "study/retryschedule.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <iterator>

#include "records/savefile.h"

namespace janso {

namespace {

constexpr int kRetryFormat = 1;

QJsonObject entryJson(const RetryEntry &entry) {
  return {{QStringLiteral("game"), entry.key.game}, {QStringLiteral("seat"), entry.key.seat},
          {QStringLiteral("hand"), entry.key.hand}, {QStringLiteral("answer"), entry.key.answer},
          {QStringLiteral("path"), entry.path},     {QStringLiteral("number"), entry.number},
          {QStringLiteral("found"), entry.found},   {QStringLiteral("due"), entry.due.toString(Qt::ISODate)}};
}

std::optional<RetryEntry> entryFromJson(const QJsonObject &object) {
  const auto number = [&](const char *key) { return object.value(QLatin1String(key)).toInt(-1); };
  const auto text = [&](const char *key) { return object.value(QLatin1String(key)).toString(); };
  const RetryEntry entry{{text("game"), number("seat"), number("hand"), number("answer")},
                         text("path"),
                         number("number"),
                         number("found"),
                         QDate::fromString(text("due"), Qt::ISODate)};
  const bool isSound = !entry.key.game.isEmpty() && entry.key.seat >= 0 && entry.key.seat < 4 &&
                       entry.key.hand >= 0 && entry.key.answer >= 0 && entry.number >= 0 &&
                       entry.found >= 0 && entry.found < static_cast<int>(kRetryDays.size()) &&
                       entry.due.isValid();
  return isSound ? std::optional(entry) : std::nullopt;
}

}  // namespace

RetrySchedule::RetrySchedule(const QString &file) : m_file(file) {
  read();
}

void RetrySchedule::read() {
  QFile file(m_file);
  if (m_file.isEmpty() || !file.exists())
    return;
  m_damaged = true;
  if (!file.open(QIODevice::ReadOnly))
    return;
  const QJsonObject all = QJsonDocument::fromJson(file.readAll()).object();
  if (all.value(QLatin1String("type")).toString() != QLatin1String("janso_retries") ||
      all.value(QLatin1String("version")).toInt() != kRetryFormat)
    return;
  m_damaged = false;
  for (const QJsonValue &value : all.value(QLatin1String("positions")).toArray()) {
    if (const auto entry = entryFromJson(value.toObject()); entry && find(entry->key) == m_entries.end())
      m_entries.push_back(*entry);
    else
      m_damaged = true;
  }
}

bool RetrySchedule::write() {
  if (m_file.isEmpty())
    return true;
  if (m_damaged && QFile::exists(m_file) && moveDamagedFile(m_file).isEmpty())
    return false;
  m_damaged = false;
  QJsonArray positions;
  for (const RetryEntry &entry : m_entries)
    positions.append(entryJson(entry));
  const QJsonObject all{{QStringLiteral("type"), QStringLiteral("janso_retries")},
                        {QStringLiteral("version"), kRetryFormat},
                        {QStringLiteral("positions"), positions}};
  return !saveOwnFile(m_file, QJsonDocument(all).toJson());
}

std::vector<RetryEntry>::iterator RetrySchedule::find(const RetryKey &key) {
  return std::ranges::find(m_entries, key, &RetryEntry::key);
}

bool RetrySchedule::missed(const RetryKey &key, const QString &path, int number, const QDate &today) {
  const RetryEntry entry{key, path, number, 0, today.addDays(kRetryDays.front())};
  if (const auto there = find(key); there != m_entries.end())
    *there = entry;
  else
    m_entries.push_back(entry);
  return write();
}

bool RetrySchedule::found(const RetryKey &key, const QDate &today) {
  const auto there = find(key);
  if (there == m_entries.end() || there->due > today)
    return true;
  if (++there->found == static_cast<int>(kRetryDays.size()))
    m_entries.erase(there);
  else
    there->due = today.addDays(kRetryDays[static_cast<std::size_t>(there->found)]);
  return write();
}

bool RetrySchedule::postpone(const RetryKey &key, const QDate &today) {
  const auto there = find(key);
  if (there == m_entries.end())
    return true;
  there->due = today.addDays(1);
  return write();
}

std::vector<RetryEntry> RetrySchedule::due(const QDate &today) const {
  std::vector<RetryEntry> due;
  std::ranges::copy_if(m_entries, std::back_inserter(due),
                       [&](const RetryEntry &entry) { return entry.due <= today; });
  std::ranges::stable_sort(due, {}, &RetryEntry::due);
  return due;
}

int RetrySchedule::dueCount(const QDate &today) const {
  return static_cast<int>(due(today).size());
}

}  // namespace janso
