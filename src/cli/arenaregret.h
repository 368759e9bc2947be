// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli arena --regret: where a bot that was changed does otherwise, and what each of these choices is
// worth.
//
// How much better the new bot is than the old one equals the mean, over matches that the new one plays, of
// the sum of what its choices are worth where the old one would have chosen otherwise, each judged by the old
// one going on. So matches in which they hardly differ tell nearly all of it, and the sum falls into parts.
//
// The new bot sits in one seat. At each decision where the old one would do something else both actions are
// played out from the true table over some other orders of what is still to come, by the old bot in this seat
// and the field in the others, to the end of the hand; what the scores then are worth in places, and in
// points with the uma and oka of the rules, is the bots' own reckoning (bots/evaluation.h).
#pragma once

#include <QString>
#include <QTextStream>
#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "cli/arenatally.h"
#include "rules/ruleset.h"

namespace janso::cli {

struct RegretPlan {
  static constexpr int kMostWalls = 1000;

  RuleSet rules;
  QString newBot;
  QString oldBot;  // all three are built-in bots, with options or without
  QString field;
  int matches = 0;
  int walls = 4;  // orders over which a choice is played out
  QString seed;
};

// What a choice is told by; each is an index in what regretCells() names.
enum class RegretSort : std::uint8_t { Kind, Turn, Riichi, Gap, Shanten, Hand };
inline constexpr int kRegretSorts = 6;

// What an action wins: places, and points of the match as a score sheet has them, uma and oka in.
struct RegretGain {
  double places = 0;
  double points = 0;
};

// One decision in which the two differ.
struct RegretCase {
  std::array<int, kRegretSorts> cell{};
  RegretGain gain;  // of the new bot's action above the old one's
};

struct RegretEstimate {
  Estimate places;
  Estimate points;
};

struct RegretTable {
  std::vector<std::vector<RegretCase>> matches;  // in their order
};

// The same for any number of threads. `progress`: one call at a time.
RegretTable regretsOf(const RegretPlan &plan, int threads, const std::function<void(int, int)> &progress);

// The names of the cells of a sort; not translated.
QStringList regretCells(RegretSort sort);
// Of all cases, or of those in a cell: what they win in a match.
RegretEstimate regretOf(const RegretTable &table);
RegretEstimate regretOf(const RegretTable &table, RegretSort sort, int cell);
void printRegrets(const RegretPlan &plan, const RegretTable &table, QTextStream &out);

}  // namespace janso::cli
