// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The sums of an arena: the estimates from them, and their form in a file.
#include <QJsonArray>
#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>

#include "cli/arena/arenarun.h"

namespace janso::cli {
namespace {

// Columns of BlockSums.
constexpr std::size_t kByMatch = 0;
constexpr std::size_t kHands = 1;
constexpr std::size_t kFirst = 2;
constexpr std::size_t kPlace = 0;
constexpr std::size_t kFinal = 1;
constexpr std::size_t kWon = 2;
constexpr double kLuckUnit = 1e-5;  // places, of BotTally::luck
constexpr std::size_t kEach = 3;
constexpr std::size_t kLuck = 3;  // with ArenaPlan::luck

std::size_t columnsOf(const ArenaPlan &plan) {
  return plan.luck ? kEach + 1 : kEach;
}

std::size_t column(const ArenaPlan &plan, int participant, std::size_t which) {
  return kFirst + columnsOf(plan) * static_cast<std::size_t>(participant) + which;
}

// `first` less `second` (-1: nobody), each by seat.
Estimate estimate(const ArenaTotals &totals, const ArenaPlan &plan, int first, int second, std::size_t which,
                  std::size_t divisor, bool lessLuck = false) {
  std::vector<double> weights(totals.blocks.width());
  const auto seats = [&](int who) { return plan.participants[static_cast<std::size_t>(who)].seats; };
  weights[column(plan, first, which)] = 1.0 / seats(first);
  if (second >= 0)
    weights[column(plan, second, which)] = -1.0 / seats(second);
  if (!lessLuck)
    return totals.blocks.ratio(weights, divisor);
  weights[column(plan, first, kLuck)] = -kLuckUnit / seats(first);
  if (second >= 0)
    weights[column(plan, second, kLuck)] = kLuckUnit / seats(second);
  return totals.blocks.ratio(weights, divisor);
}

// By their places: GCC 12 sees uninitialized bytes in notes that a sort moves.
void keepFirst(std::vector<ArenaNote> &notes) {
  std::vector<std::size_t> order(notes.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&notes](std::size_t a, std::size_t b) { return notes[a].match < notes[b].match; });
  order.resize(std::min<std::size_t>(order.size(), ArenaTotals::kMostNotes));
  std::vector<ArenaNote> kept;
  for (const std::size_t place : order)
    kept.push_back(std::move(notes[place]));
  notes = std::move(kept);
}

QJsonArray toArray(const std::vector<ArenaNote> &notes) {
  QJsonArray array;
  for (const ArenaNote &note : notes)
    array.append(QJsonObject{{QStringLiteral("match"), note.match},
                             {QStringLiteral("hand"), note.hand},
                             {QStringLiteral("text"), note.text}});
  return array;
}

std::vector<ArenaNote> notesFrom(const QJsonValue &value) {
  std::vector<ArenaNote> notes;
  for (const QJsonValue &note : value.toArray())
    notes.push_back({note[QStringLiteral("match")].toInt(), note[QStringLiteral("hand")].toInt(),
                     note[QStringLiteral("text")].toString()});
  return notes;
}

}  // namespace

ArenaTotals::ArenaTotals(const ArenaPlan &plan)
    : bots(plan.participants.size()), blocks(kFirst + columnsOf(plan) * plan.participants.size()) {}

void ArenaTotals::add(const ArenaTotals &other) {
  matches += other.matches;
  hands += other.hands;
  events += other.events;
  for (std::size_t i = 0; i < bots.size(); ++i)
    bots[i].add(other.bots[i]);
  blocks.add(other.blocks);
  failures.insert(failures.end(), other.failures.begin(), other.failures.end());
  keepFirst(failures);
  broken.insert(broken.end(), other.broken.begin(), other.broken.end());
  keepFirst(broken);
}

Estimate ArenaTotals::place(const ArenaPlan &plan, int participant) const {
  return estimate(*this, plan, participant, -1, kPlace, kByMatch);
}

Estimate ArenaTotals::placeLessLuck(const ArenaPlan &plan, int participant) const {
  return estimate(*this, plan, participant, -1, kPlace, kByMatch, plan.luck);
}

Estimate ArenaTotals::points(const ArenaPlan &plan, int participant) const {
  return estimate(*this, plan, participant, -1, kFinal, kByMatch);
}

Estimate ArenaTotals::perHand(const ArenaPlan &plan, int participant) const {
  return estimate(*this, plan, participant, -1, kWon, kHands);
}

Estimate ArenaTotals::placeDifference(const ArenaPlan &plan, int first, int second) const {
  return estimate(*this, plan, first, second, kPlace, kByMatch);
}

Estimate ArenaTotals::placeDifferenceLessLuck(const ArenaPlan &plan, int first, int second) const {
  return estimate(*this, plan, first, second, kPlace, kByMatch, plan.luck);
}

Estimate ArenaTotals::perHandDifference(const ArenaPlan &plan, int first, int second) const {
  return estimate(*this, plan, first, second, kWon, kHands);
}

QJsonObject ArenaTotals::toJson() const {
  QJsonArray tallies;
  for (const BotTally &bot : bots)
    tallies.append(bot.toJson());
  return {{QStringLiteral("matches"), static_cast<qint64>(matches)},
          {QStringLiteral("hands"), static_cast<qint64>(hands)},
          {QStringLiteral("events"), static_cast<qint64>(events)},
          {QStringLiteral("participants"), tallies},
          {QStringLiteral("blocks"), blocks.toJson()},
          {QStringLiteral("failures"), toArray(failures)},
          {QStringLiteral("broken"), toArray(broken)}};
}

Result<ArenaTotals> ArenaTotals::fromJson(const QJsonObject &object, const ArenaPlan &plan) {
  ArenaTotals totals(plan);
  totals.matches = object.value(QStringLiteral("matches")).toInteger();
  totals.hands = object.value(QStringLiteral("hands")).toInteger();
  totals.events = object.value(QStringLiteral("events")).toInteger();
  const QJsonArray tallies = object.value(QStringLiteral("participants")).toArray();
  if (tallies.size() != static_cast<qsizetype>(totals.bots.size()))
    return Error{"the sums have a different number of participants than the plan"};
  for (qsizetype i = 0; i < tallies.size(); ++i) {
    const Result<BotTally> bot = BotTally::fromJson(tallies[i].toObject());
    if (!bot)
      return bot.error().in("participant " + std::to_string(i + 1));
    totals.bots[static_cast<std::size_t>(i)] = *bot;
  }
  const Result<BlockSums> blocks = BlockSums::fromJson(object.value(QStringLiteral("blocks")).toObject());
  if (!blocks)
    return blocks.error().in("blocks");
  if (blocks->width() != totals.blocks.width())
    return Error{"blocks: the sums have a different number of participants than the plan"};
  totals.blocks = *blocks;
  totals.failures = notesFrom(object.value(QStringLiteral("failures")));
  totals.broken = notesFrom(object.value(QStringLiteral("broken")));
  return totals;
}

}  // namespace janso::cli
