// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/matchend.h"

#include <algorithm>

namespace janso {

namespace {

// Of the seats that play.
std::int32_t highest(const RuleSet &rules, const Scores &scores) {
  return *std::max_element(scores.begin(), scores.begin() + rules.players);
}

bool targetReached(const RuleSet &rules, const Scores &scores) {
  return rules.targetPoints == 0 || highest(rules, scores) >= rules.targetPoints;
}

// At any point of the match.
bool endsAtOnce(const RuleSet &rules, const Scores &scores) {
  return anyBankrupt(rules, scores) || (rules.endAtScore > 0 && highest(rules, scores) >= rules.endAtScore);
}

bool isFirst(const RuleSet &rules, const Scores &scores, int seat) {
  const auto first = std::max_element(scores.begin(), scores.begin() + rules.players);
  const bool shares = rules.tieBreak == TieBreak::Shared && scores[static_cast<std::size_t>(seat)] == *first;
  return shares || first - scores.begin() == seat;
}

bool suddenDeath(const RuleSet &rules) {
  return rules.extraRound == ExtraRound::OneWindSuddenDeath || rules.extraRound == ExtraRound::UntilTarget;
}

// Whether the match can end with this hand: the last of the schedule or of a round of overtime, and with
// sudden death each hand of overtime.
bool mayBeLast(const RuleSet &rules, const RoundStart &played) {
  const int scheduled = scheduledRounds(rules);
  const bool endsRound = played.dealer(rules.players) == rules.players - 1;
  if (played.round >= scheduled)
    return endsRound || suddenDeath(rules);
  return endsRound && played.round == scheduled - 1;
}

// Whether a dealer who stays in such a hand ends the match by being first.
Yame dealersStop(const RuleSet &rules, const RoundStart &played, const RoundOutcome &outcome) {
  if (!targetReached(rules, outcome.scores) || !isFirst(rules, outcome.scores, played.dealer(rules.players)))
    return Yame::None;
  if (outcome.dealerWon)
    return rules.agariYame;
  return outcome.dealerTenpai ? rules.tenpaiYame : Yame::None;
}

// The deal has passed on in such a hand.
bool endsWithoutDealer(const RuleSet &rules, const RoundStart &played, const Scores &scores) {
  const bool lastOfAll =
      played.round + 1 >= mostRounds(rules) && played.dealer(rules.players) == rules.players - 1;
  return lastOfAll || targetReached(rules, scores);
}

}  // namespace

bool anyBankrupt(const RuleSet &rules, const Scores &scores) {
  return std::any_of(scores.begin(), scores.begin() + rules.players,
                     [&rules](std::int32_t score) { return isBankrupt(rules, score); });
}

bool isBankrupt(const RuleSet &rules, std::int32_t score) {
  switch (rules.bankruptcy) {
    case Bankruptcy::None:
      return false;
    case Bankruptcy::BelowZero:
      return score < 0;
    case Bankruptcy::ZeroOrBelow:
      return score <= 0;
  }
  return false;
}

MatchEnd matchEnd(const RuleSet &rules, const RoundStart &played, const RoundOutcome &outcome) {
  if (endsAtOnce(rules, outcome.scores))
    return MatchEnd::Over;
  if (!mayBeLast(rules, played))
    return MatchEnd::GoesOn;
  if (!outcome.dealerStays)
    return endsWithoutDealer(rules, played, outcome.scores) ? MatchEnd::Over : MatchEnd::GoesOn;
  switch (dealersStop(rules, played, outcome)) {
    case Yame::None:
      break;
    case Yame::Automatic:
      return MatchEnd::Over;
    case Yame::Asked:
      return MatchEnd::DealerCanStop;
  }
  return MatchEnd::GoesOn;
}

}  // namespace janso
