// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A run that is split into shards, each of which writes a file, and which shards are in such a file.
#pragma once

#include <QJsonObject>
#include <QString>
#include <vector>

#include "rules/result.h"

namespace janso::cli {

// One of `of` shards. Each takes every `of`-th unit of a run, beginning with the one of its own number.
struct Shard {
  static constexpr int kMost = 100'000;

  int number = 1;  // from 1
  int of = 1;

  bool isWhole() const { return of == 1; }
  bool takes(int unit) const { return unit % of == number - 1; }  // units count from 0
  bool operator==(const Shard &) const = default;
};

// Reads "3/64". The error is a sentence about the option --shard.
Result<Shard> readShard(const QString &text);

// The shards in a file.
class ShardSet {
 public:
  ShardSet() : ShardSet(Shard()) {}
  explicit ShardSet(const Shard &shard) : m_of(shard.of), m_numbers{shard.number} {}

  int of() const { return m_of; }
  bool isWhole() const { return static_cast<int>(m_numbers.size()) == m_of; }
  // Ranges of the missing numbers: "2, 5-9".
  QString missing() const;

  // Adds those of the file `path`. The error is a sentence about `path`, or about it and the file `first`
  // that was read before all others.
  Result<bool> add(const ShardSet &other, const QString &path, const QString &first);

  // An empty object if all shards are there, however many there were.
  QJsonObject toJson() const;
  static Result<ShardSet> fromJson(const QJsonObject &object);

 private:
  int m_of;
  std::vector<int> m_numbers;  // ascending
};

// The keys with different values, separated by commas; empty if there are none.
QString differingKeys(const QJsonObject &first, const QJsonObject &second);

// "missing shards (of 4): 2-3"
QString missingShardsText(const ShardSet &shards);

}  // namespace janso::cli
