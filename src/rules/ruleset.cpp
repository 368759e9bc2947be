// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/ruleset.h"

#include <algorithm>

namespace janso {

namespace {

constexpr int kWinds = 4;
constexpr int kRoundWinds = 7;      // with the dragons
constexpr int kBackToEastMost = 4;  // further rounds, when no other number is given

int roundsByWinds(const RuleSet &rules) {
  const bool odd = rules.length == MatchLength::Tonpeesen || rules.length == MatchLength::Tontonsen;
  switch (rules.extraWinds) {
    case ExtraWinds::UpToNorth:
      return odd ? 1 : kWinds - scheduledRounds(rules);
    case ExtraWinds::BackToEast:
      return kBackToEastMost;
    case ExtraWinds::Dragons:
      return odd ? kRoundWinds - kWinds : kRoundWinds - scheduledRounds(rules);
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
  switch (rules.extraRound) {
    case ExtraRound::None:
      return scheduled;
    case ExtraRound::OneWindSuddenDeath:
    case ExtraRound::OneWind:
      return scheduled + 1;
    case ExtraRound::UntilTarget:
    case ExtraRound::UntilTargetWholeRounds:
      break;
  }
  const int most = rules.extraRoundsMost;
  // Back to east there is no natural end, so the number alone counts.
  if (most > 0 && rules.extraWinds == ExtraWinds::BackToEast)
    return scheduled + most;
  const int byWinds = roundsByWinds(rules);
  return scheduled + (most > 0 ? std::min(most, byWinds) : byWinds);
}

int roundWind(const RuleSet &rules, int round) {
  const int overtime = round - scheduledRounds(rules);
  const bool dragons = overtime >= 0 && rules.extraWinds == ExtraWinds::Dragons;
  switch (rules.length) {
    case MatchLength::Tontonsen:
      return dragons ? std::min(kWinds + overtime, kRoundWinds - 1) : 0;
    case MatchLength::Tonpeesen:
      if (dragons)
        return std::min(kWinds + overtime, kRoundWinds - 1);
      return round % 2 == 0 ? 0 : kWinds - 1;
    case MatchLength::East:
    case MatchLength::South:
    case MatchLength::Iichan:
      break;
  }
  if (dragons)
    return std::min(round, kRoundWinds - 1);
  return round % kWinds;
}

}  // namespace janso
