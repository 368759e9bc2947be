// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Sums, their errors, and their form in a file.
#include "cli/arena/arenatally.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <iterator>

namespace janso::cli {
namespace {

constexpr int kStepBits = 4;  // 16 buckets an octave
constexpr std::int64_t kSteps = 1 << kStepBits;

struct CountRow {
  const char *key;
  std::int64_t BotTally::*field;
};

constexpr std::array kCounts = {
    CountRow{"matches", &BotTally::matches},
    CountRow{"placeSum", &BotTally::placeSum},
    CountRow{"finalPoints", &BotTally::finalPoints},
    CountRow{"wonPoints", &BotTally::wonPoints},
    CountRow{"hands", &BotTally::hands},
    CountRow{"wins", &BotTally::wins},
    CountRow{"tsumo", &BotTally::tsumo},
    CountRow{"flushes", &BotTally::flushes},
    CountRow{"dealIns", &BotTally::dealIns},
    CountRow{"riichi", &BotTally::riichi},
    CountRow{"calledHands", &BotTally::calledHands},
    CountRow{"norths", &BotTally::norths},
    CountRow{"drawnHands", &BotTally::drawnHands},
    CountRow{"tenpaiAtDraw", &BotTally::tenpaiAtDraw},
    CountRow{"winPoints", &BotTally::winPoints},
    CountRow{"dealInPoints", &BotTally::dealInPoints},
    CountRow{"luck", &BotTally::luck},
    CountRow{"failures", &BotTally::failures},
};

template <class Numbers>
QJsonArray arrayOf(const Numbers &numbers) {
  QJsonArray array;
  for (const std::int64_t number : numbers)
    array.append(static_cast<qint64>(number));
  return array;
}

Error notWhole(const char *key) {
  return Error{std::string("'") + key + "' is not a list of whole numbers of the right length"};
}

// Fills all of `numbers`; false when the value is no list of as many whole numbers.
template <class Numbers>
bool readNumbers(const QJsonValue &value, Numbers &numbers) {
  const QJsonArray array = value.toArray();
  if (!value.isArray() || array.size() != static_cast<qsizetype>(numbers.size()))
    return false;
  for (qsizetype i = 0; i < array.size(); ++i) {
    if (!array[i].isDouble())
      return false;
    numbers[static_cast<std::size_t>(i)] = array[i].toInteger();
  }
  return true;
}

}  // namespace

// --- Times ---

std::size_t TimeHistogram::bucketOf(std::int64_t nanoseconds) {
  const auto time = static_cast<std::uint64_t>(std::max<std::int64_t>(nanoseconds, 0));
  if (time < kSteps)
    return static_cast<std::size_t>(time);
  const int octave = static_cast<int>(std::bit_width(time)) - 1;
  const std::uint64_t step = time >> (octave - kStepBits);  // kSteps .. 2 kSteps - 1
  const std::size_t bucket = static_cast<std::size_t>(octave - kStepBits) * kSteps + step;
  return std::min(bucket, kBuckets - 1);
}

// The last nanosecond of the bucket.
std::int64_t TimeHistogram::upperEnd(std::size_t bucket) {
  const auto at = static_cast<std::int64_t>(bucket);
  if (at < kSteps)
    return at;
  const std::int64_t octave = at / kSteps - 1;
  return ((at % kSteps + kSteps + 1) << octave) - 1;
}

void TimeHistogram::add(std::chrono::nanoseconds time) {
  ++m_buckets[bucketOf(time.count())];
  ++m_count;
  m_longest = std::max<std::int64_t>(m_longest, time.count());
}

void TimeHistogram::add(const TimeHistogram &other) {
  for (std::size_t i = 0; i < kBuckets; ++i)
    m_buckets[i] += other.m_buckets[i];
  m_count += other.m_count;
  m_longest = std::max(m_longest, other.m_longest);
}

double TimeHistogram::quantile(double share) const {
  const auto wanted = static_cast<std::int64_t>(std::ceil(share * static_cast<double>(m_count)));
  std::int64_t below = 0;
  for (std::size_t i = 0; i < kBuckets; ++i) {
    below += m_buckets[i];
    if (below >= wanted && below > 0)
      return static_cast<double>(std::min(upperEnd(i), m_longest)) / 1e6;
  }
  return 0;
}

// Buckets that are not empty, as pairs.
QJsonObject TimeHistogram::toJson() const {
  QJsonArray buckets;
  for (std::size_t i = 0; i < kBuckets; ++i) {
    if (m_buckets[i] > 0)
      buckets.append(QJsonArray{static_cast<qint64>(i), static_cast<qint64>(m_buckets[i])});
  }
  return {{QStringLiteral("longestNs"), static_cast<qint64>(m_longest)},
          {QStringLiteral("buckets"), buckets}};
}

Result<TimeHistogram> TimeHistogram::fromJson(const QJsonObject &object) {
  TimeHistogram times;
  for (const QJsonValue &value : object.value(QStringLiteral("buckets")).toArray()) {
    std::array<std::int64_t, 2> pair{};
    if (!readNumbers(value, pair) || pair[0] < 0 || pair[0] >= static_cast<std::int64_t>(kBuckets))
      return notWhole("buckets");
    times.m_buckets[static_cast<std::size_t>(pair[0])] += pair[1];
    times.m_count += pair[1];
  }
  times.m_longest = object.value(QStringLiteral("longestNs")).toInteger();
  return times;
}

// --- Counts ---

void BotTally::add(const BotTally &other) {
  for (const CountRow &count : kCounts)
    this->*count.field += other.*count.field;
  for (std::size_t i = 0; i < places.size(); ++i)
    places[i] += other.places[i];
  times.add(other.times);
}

QJsonObject BotTally::toJson() const {
  QJsonObject object;
  for (const CountRow &count : kCounts)
    object.insert(QLatin1String(count.key), static_cast<qint64>(this->*count.field));
  object.insert(QStringLiteral("places"), arrayOf(places));
  object.insert(QStringLiteral("times"), times.toJson());
  return object;
}

Result<BotTally> BotTally::fromJson(const QJsonObject &object) {
  BotTally tally;
  for (const CountRow &count : kCounts) {
    const QJsonValue value = object.value(QLatin1String(count.key));
    if (!value.isDouble())
      return Error{std::string("'") + count.key + "' is not a whole number"};
    tally.*count.field = value.toInteger();
  }
  if (!readNumbers(object.value(QStringLiteral("places")), tally.places))
    return notWhole("places");
  const Result<TimeHistogram> times =
      TimeHistogram::fromJson(object.value(QStringLiteral("times")).toObject());
  if (!times)
    return times.error();
  tally.times = *times;
  return tally;
}

// --- Blocks ---

void BlockSums::add(const std::vector<std::int64_t> &block) {
  assert(block.size() == m_sum.size());
  ++m_blocks;
  std::size_t at = 0;
  for (std::size_t i = 0; i < block.size(); ++i) {
    m_sum[i] += block[i];
    for (std::size_t j = 0; j <= i; ++j)
      m_product[at++] += block[i] * block[j];
  }
}

void BlockSums::add(const BlockSums &other) {
  assert(other.m_sum.size() == m_sum.size());
  m_blocks += other.m_blocks;
  for (std::size_t i = 0; i < m_sum.size(); ++i)
    m_sum[i] += other.m_sum[i];
  for (std::size_t i = 0; i < m_product.size(); ++i)
    m_product[i] += other.m_product[i];
}

std::int64_t BlockSums::product(std::size_t a, std::size_t b) const {
  const std::size_t row = std::max(a, b);
  return m_product[row * (row + 1) / 2 + std::min(a, b)];
}

// With r the ratio, the residue of a block is weights . x - r x[divisor]; over all blocks they add up to 0.
Estimate BlockSums::ratio(const std::vector<double> &weights, std::size_t divisor) const {
  const auto whole = static_cast<double>(m_sum[divisor]);
  if (whole == 0)
    return {};
  Estimate estimate;
  for (std::size_t i = 0; i < weights.size(); ++i)
    estimate.value += weights[i] * static_cast<double>(m_sum[i]) / whole;
  if (m_blocks < 2)
    return estimate;
  std::vector<double> residue = weights;
  residue[divisor] -= estimate.value;
  double squares = 0;
  for (std::size_t i = 0; i < residue.size(); ++i) {
    for (std::size_t j = 0; j < residue.size(); ++j)
      squares += residue[i] * residue[j] * static_cast<double>(product(i, j));
  }
  const auto blocks = static_cast<double>(m_blocks);
  estimate.error = std::sqrt(std::max(0.0, squares) * blocks / (blocks - 1)) / whole;
  return estimate;
}

QJsonObject BlockSums::toJson() const {
  return {{QStringLiteral("blocks"), static_cast<qint64>(m_blocks)},
          {QStringLiteral("sums"), arrayOf(m_sum)},
          {QStringLiteral("products"), arrayOf(m_product)}};
}

Result<BlockSums> BlockSums::fromJson(const QJsonObject &object) {
  BlockSums sums(static_cast<std::size_t>(object.value(QStringLiteral("sums")).toArray().size()));
  sums.m_blocks = object.value(QStringLiteral("blocks")).toInteger();
  if (!readNumbers(object.value(QStringLiteral("sums")), sums.m_sum))
    return notWhole("sums");
  if (!readNumbers(object.value(QStringLiteral("products")), sums.m_product))
    return notWhole("products");
  return sums;
}

}  // namespace janso::cli
