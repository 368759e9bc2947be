// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The schedule for retrying mistakes from the user's matches. A missed position returns after 1 day, and
// after each success when due, after 3, 7 and 21 days; one more success and it is learned. A miss restarts
// it.
//
// The file: {"type":"janso_retries","version":1,"positions":[...]}, each
//   game, seat, hand, answer  which decision: HASH, seat, hand and answer of a review (review/reviewjson.h)
//   path, number              the last known file of the match, and which of its games, from 0
//   found                     successes in a row when it was due: 0 to 3
//   due                       the day, ISO 8601
#pragma once

#include <QDate>
#include <QString>
#include <array>
#include <optional>
#include <vector>

namespace janso {

// Days until a position returns, by the number of successes in a row.
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
  // Reads `file`. An unreadable file means an empty schedule; it is renamed with the suffix ".damaged" when
  // the new one is written. Empty name: nothing is saved.
  explicit RetrySchedule(const QString &file);

  // The first answer to a position was wrong, or its solution was shown. `path`, `number`: as in RetryEntry.
  // Writes the file immediately; false: it could not be written, but the miss counts.
  bool missed(const RetryKey &key, const QString &path, int number, const QDate &today);
  // The position was solved. Changes nothing before it is due, or if it was never missed.
  bool found(const RetryKey &key, const QDate &today);
  // The position cannot be shown now; it returns unchanged tomorrow.
  bool postpone(const RetryKey &key, const QDate &today);

  // Longest overdue first.
  std::vector<RetryEntry> due(const QDate &today) const;
  int dueCount(const QDate &today) const;
  const std::vector<RetryEntry> &entries() const { return m_entries; }

 private:
  void read();
  bool write();
  std::vector<RetryEntry>::iterator find(const RetryKey &key);

  QString m_file;
  std::vector<RetryEntry> m_entries;
  bool m_damaged = false;  // the file exists but cannot be read
};

}  // namespace janso
