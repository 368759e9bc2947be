// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The counts of an arena. Everything is a sum of whole numbers, so parts add up exactly in any order.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <array>
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "rules/result.h"

namespace janso::cli {

// A histogram of how long decisions took. It has a fixed number of buckets, each as wide as 1/16 of the first
// value of its octave, so a quantile is at most 6% too high.
class TimeHistogram {
 public:
  void add(std::chrono::nanoseconds time);
  void add(const TimeHistogram &other);

  std::int64_t count() const { return m_count; }
  // Both in milliseconds. The time that `share` (0..1) of the decisions did not exceed; 0 without any
  // decision.
  double quantile(double share) const;
  double longest() const { return static_cast<double>(m_longest) / 1e6; }

  QJsonObject toJson() const;
  static Result<TimeHistogram> fromJson(const QJsonObject &object);

 private:
  static constexpr std::size_t kBuckets = 640;  // up to 2^43 ns
  static std::size_t bucketOf(std::int64_t nanoseconds);
  static std::int64_t upperEnd(std::size_t bucket);

  std::array<std::int64_t, kBuckets> m_buckets{};
  std::int64_t m_count = 0;
  std::int64_t m_longest = 0;  // ns
};

// What one participant did. Each of its seats counts separately: two seats in a match are two matches, and
// every hand counts as two hands.
struct BotTally {
  std::int64_t matches = 0;
  std::array<std::int64_t, 4> places{};
  std::int64_t placeSum = 0;
  std::int64_t finalPoints = 0;  // includes uma, oka and adjustments
  std::int64_t wonPoints = 0;    // final score minus starting points
  std::int64_t hands = 0;
  std::int64_t wins = 0;
  std::int64_t tsumo = 0;
  std::int64_t flushes = 0;  // wins with honitsu or chinitsu
  std::int64_t dealIns = 0;
  std::int64_t riichi = 0;
  std::int64_t calledHands = 0;  // with at least one open call
  std::int64_t norths = 0;       // norths set aside
  std::int64_t drawnHands = 0;   // exhaustive draws
  std::int64_t tenpaiAtDraw = 0;
  std::int64_t winPoints = 0;     // without honba and riichi sticks
  std::int64_t dealInPoints = 0;  // the same, of the hands dealt into
  std::int64_t luck = 0;          // in 1/100,000 of a place; only with ArenaPlan::luck
  std::int64_t failures = 0;      // cases where a built-in bot took the seat for the rest of the match
  TimeHistogram times;

  void add(const BotTally &other);
  QJsonObject toJson() const;
  static Result<BotTally> fromJson(const QJsonObject &object);
};

// An estimate with its standard error, which is negative if it is unknown because there is only one block.
struct Estimate {
  double value = 0;
  double error = -1;
};

// Sums over independent blocks of a vector of whole numbers, and of the products of every two of its entries.
// These give the mean and the standard error of any linear or ratio estimate.
class BlockSums {
 public:
  explicit BlockSums(std::size_t width = 0) : m_sum(width), m_product(width * (width + 1) / 2) {}

  void add(const std::vector<std::int64_t> &block);  // must have `width` entries
  void add(const BlockSums &other);                  // must have the same width

  std::int64_t blocks() const { return m_blocks; }
  std::size_t width() const { return m_sum.size(); }

  // weights . sum / sum[divisor], with the linearized error of a ratio.
  Estimate ratio(const std::vector<double> &weights, std::size_t divisor) const;

  QJsonObject toJson() const;
  static Result<BlockSums> fromJson(const QJsonObject &object);

 private:
  std::int64_t product(std::size_t a, std::size_t b) const;

  std::int64_t m_blocks = 0;
  std::vector<std::int64_t> m_sum;
  std::vector<std::int64_t> m_product;  // lower triangle by rows
};

}  // namespace janso::cli
