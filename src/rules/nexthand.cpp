// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/nexthand.h"

#include <algorithm>

#include "rules/drawpay.h"

namespace janso {

namespace {

constexpr int kMostCounters = 255;

// Round, wind and number of the hand after one whose dealer does not stay.
void passDeal(const RuleSet &rules, RoundStart &start) {
  if (start.dealer(rules.players) < rules.players - 1) {
    ++start.kyoku;
    return;
  }
  ++start.round;
  start.bakaze = static_cast<std::uint8_t>(roundWind(rules, start.round));
  start.kyoku = static_cast<std::uint8_t>(firstKyokuOf(rules, start.round));
}

RoundOutcome outcomeOfAbort(const RuleSet &rules) {
  RoundOutcome outcome;
  outcome.abortive = true;
  outcome.dealerStays = rules.abortDealerRepeats;
  outcome.addHonba = rules.abortHonba;
  outcome.keepHonba = !rules.abortHonba;
  return outcome;
}

}  // namespace

RoundStart startOf(const KyokuStarted &event) {
  RoundStart start;
  start.bakaze = event.bakaze;
  start.kyoku = event.kyoku;
  start.honba = event.honba;
  start.kyotaku = event.kyotaku;
  start.scores = event.scores;
  start.round = event.round;
  start.tally = event.tally;
  return start;
}

Renchan renchanOf(const RuleSet &rules, int round) {
  if (round == 0)
    return rules.renchan;
  switch (rules.renchanLater) {
    case RenchanLater::Same:
      break;
    case RenchanLater::WinOrTenpai:
      return Renchan::WinOrTenpai;
    case RenchanLater::WinOnly:
      return Renchan::WinOnly;
    case RenchanLater::Never:
      return Renchan::Never;
    case RenchanLater::WinOrAnyDraw:
      return Renchan::WinOrAnyDraw;
  }
  return rules.renchan;
}

RoundOutcome outcomeOfWins(const RuleSet &rules, const RoundStart &played, std::span<const int> winners,
                           int from) {
  const int dealer = played.dealer(rules.players);
  RoundOutcome outcome;
  outcome.from = static_cast<std::int8_t>(from);
  for (const int winner : winners)
    outcome.winners.push_back(static_cast<std::int8_t>(winner));
  outcome.dealerWon = std::ranges::find(winners, dealer) != winners.end();
  // A paa renchan by counters is the dealer's last win.
  const bool counted = rules.paaRenchan > 0 && rules.paaRenchanCounts == PaaRenchanCounts::Counters &&
                       played.honba >= rules.paaRenchan;
  // By option a dealer who is not the nearest of several winners does not stay.
  const bool repeats = rules.multiRonDealerRepeats || winners.front() == dealer;
  const bool mayStay = renchanOf(rules, played.round) != Renchan::Never;
  outcome.dealerStays = outcome.dealerWon && repeats && !counted && mayStay;
  outcome.addHonba = outcome.dealerStays;
  return outcome;
}

RoundOutcome outcomeOfDraw(const RuleSet &rules, const RoundStart &played, const RyukyokuInfo &draw) {
  const bool nagashi = draw.type == DrawType::NagashiMangan;
  if (draw.type != DrawType::Exhaustive && !nagashi)
    return outcomeOfAbort(rules);
  const auto dealer = static_cast<std::size_t>(played.dealer(rules.players));
  const Renchan renchan = renchanOf(rules, played.round);
  RoundOutcome outcome;
  outcome.addHonba = true;
  outcome.dealerTenpai = draw.tenpai[dealer];
  outcome.dealerStays =
      renchan == Renchan::WinOrAnyDraw || (renchan == Renchan::WinOrTenpai && outcome.dealerTenpai);
  if (nagashi && rules.nagashiRenchan == NagashiRenchan::DealerIsNagashiWinner)
    outcome.dealerStays = draw.nagashi[dealer] && renchan != Renchan::Never;
  if (nagashi && rules.nagashiIsWin) {
    outcome.winners = nagashiSeats(rules, static_cast<int>(dealer), draw);
    outcome.dealerWon = draw.nagashi[dealer];
    outcome.addHonba = outcome.dealerStays;
  }
  return outcome;
}

RoundStart startAfter(const RuleSet &rules, const RoundStart &played, const RoundOutcome &outcome) {
  RoundStart next = played;
  next.scores = outcome.scores;
  next.kyotaku = outcome.kyotaku;
  next.tally = outcome.tally;
  // Where draws keep the deal a match has no bound on its counters.
  const int counters = std::min(played.honba + (outcome.addHonba ? 1 : 0), kMostCounters);
  next.honba = static_cast<std::uint8_t>(outcome.addHonba || outcome.keepHonba ? counters : 0);
  if (!outcome.dealerStays)
    passDeal(rules, next);
  return next;
}

}  // namespace janso
