// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// When a mistake of an own match is asked about again: what was missed comes back after 1 day, and each time
// that it is found then, after 3, 7 and 21 days; found once more it is learned. A miss begins anew.
//
// The file: {"type":"janso_retries","version":1,"positions":[...]}, each
//   game, seat, hand, answer  which choice: HASH, seat, hand and answer of a review (review/reviewjson.h)
//   path, number              the file in which the match lay last, and which of its games, from 0
//   found                     how often in a row it was found when it was due: 0 to 3
//   due                       the day, ISO 8601
#pragma once

#include <QDate>
#include <QString>
#include <array>
#include <optional>
#include <vector>

namespace janso {

// Days until it comes back, by how often it was found in a row.
inline constexpr std::array kRetryDays{1, 3, 7, 21};

struct RetryKey {
  QString game;
  int seat = 0;
  int hand = 0;
  int answer = 0;
  bool operator==(const RetryKey &) const = default;
};

struct RetryEntry {
  RetryKey key;
  QString path;
  int number = 0;
  int found = 0;
  QDate due;
  bool operator==(const RetryEntry &) const = default;
};

class RetrySchedule {
 public:
  // Reads `file`. One that cannot be read is an empty schedule, and is set aside with ".damaged" after its
  // name when the new one is written. Empty name: nothing is kept.
  explicit RetrySchedule(const QString &file);

  // The first answer to a position, or its solution was shown. `path`, `number`: as in RetryEntry. Writes the
  // file at once; false: it cannot be written, though it counts.
  bool missed(const RetryKey &key, const QString &path, int number, const QDate &today);
  // Found before it is due it changes nothing; so does one that was never missed.
  bool found(const RetryKey &key, const QDate &today);
  // It cannot be asked now, and comes back tomorrow as it is.
  bool putOff(const RetryKey &key, const QDate &today);

  // The longest due first.
  std::vector<RetryEntry> due(const QDate &today) const;
  int dueCount(const QDate &today) const;
  const std::vector<RetryEntry> &entries() const { return m_entries; }

 private:
  void read();
  bool write();
  std::vector<RetryEntry>::iterator find(const RetryKey &key);

  QString m_file;
  std::vector<RetryEntry> m_entries;
  bool m_damaged = false;  // the file is there and cannot be read
};

}  // namespace janso
