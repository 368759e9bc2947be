// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/ruleset.h"

#include <algorithm>

namespace janso {

namespace {

constexpr int kWinds = 4;
constexpr int kRoundWinds = 7;      // with the dragons
constexpr int kBackToEastMost = 4;  // further rounds, when no other number is given

// Lengths whose winds do not go round.
bool fewWinds(const RuleSet &rules) {
  return rules.length == MatchLength::Tonpeesen || rules.length == MatchLength::Tontonsen;
}

// Further rounds that there are winds for.
int roundsByWinds(const RuleSet &rules) {
  switch (rules.extraWinds) {
    case ExtraWinds::UpToNorth:
      return fewWinds(rules) ? 1 : kWinds - scheduledRounds(rules);
    case ExtraWinds::BackToEast:
      return kBackToEastMost;
    case ExtraWinds::Dragons:
      return fewWinds(rules) ? kRoundWinds - kWinds : kRoundWinds - scheduledRounds(rules);
  }
  return 0;
}

}  // namespace

int scheduledRounds(const RuleSet &rules) {
  switch (rules.length) {
    case MatchLength::East:
      return 1;
    case MatchLength::South:
    case MatchLength::Tonpeesen:
    case MatchLength::Tontonsen:
      return 2;
    case MatchLength::Iichan:
      return kWinds;
  }
  return 2;
}

int mostRounds(const RuleSet &rules) {
  const int scheduled = scheduledRounds(rules);
  int most = rules.extraRoundsMost;
  switch (rules.extraRound) {
    case ExtraRound::None:
      return scheduled;
    case ExtraRound::OneWindSuddenDeath:
    case ExtraRound::OneWind:
      most = 1;
      break;
    case ExtraRound::UntilTarget:
    case ExtraRound::UntilTargetWholeRounds:
      break;
  }
  // Back to east there is no natural end, so the number alone counts.
  if (most > 0 && rules.extraWinds == ExtraWinds::BackToEast)
    return scheduled + most;
  const int byWinds = roundsByWinds(rules);
  return scheduled + (most > 0 ? std::min(most, byWinds) : byWinds);
}

int roundWind(const RuleSet &rules, int round) {
  if (rules.extraWinds == ExtraWinds::Dragons) {
    // The dragons come after north, or, where the winds are few, after the last scheduled round.
    const int dragon = round - (fewWinds(rules) ? scheduledRounds(rules) : kWinds);
    if (dragon >= 0)
      return std::min(kWinds + dragon, kRoundWinds - 1);
  }
  switch (rules.length) {
    case MatchLength::Tontonsen:
      return 0;
    case MatchLength::Tonpeesen:
      return round % 2 == 0 ? 0 : kWinds - 1;
    case MatchLength::East:
    case MatchLength::South:
    case MatchLength::Iichan:
      break;
  }
  return round % kWinds;
}

int firstKyokuOf(const RuleSet &rules, int round) {
  int before = 0;
  while (before < round && roundWind(rules, round - before - 1) == roundWind(rules, round))
    ++before;
  return before * rules.players;
}

int roundOf(const RuleSet &rules, int bakaze, int kyoku) {
  int found = -1;
  for (int round = 0; round < mostRounds(rules); ++round) {
    if (roundWind(rules, round) != bakaze)
      continue;
    if (found < 0)
      found = round;
    const int first = firstKyokuOf(rules, round);
    if (kyoku >= first && kyoku < first + rules.players)
      return round;
  }
  return std::max(found, 0);
}

}  // namespace janso
