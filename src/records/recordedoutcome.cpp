// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The outcome of a hand according to its record alone.
#include "records/recordedoutcome.h"

#include <numeric>
#include <vector>

#include "rules/drawpay.h"
#include "rules/nexthand.h"
#include "rules/payment.h"

namespace janso {
namespace {

const std::array<std::int32_t, 4> *deltasOf(const Event &event) {
  if (const auto *win = std::get_if<Hora>(&event))
    return &win->info->result.deltas;
  const auto *draw = std::get_if<Ryukyoku>(&event);
  return draw != nullptr ? &draw->info->deltas : nullptr;
}

void pay(RoundOutcome &outcome, const std::array<std::int32_t, 4> &deltas) {
  for (std::size_t seat = 0; seat < 4; ++seat)
    outcome.scores[seat] += deltas[seat];
}

// Points and sticks as the events of the hand have moved them.
void settle(const RecordedHand &hand, RoundOutcome &outcome) {
  const KyokuStarted &start = hand.start();
  outcome.scores = start.scores;
  outcome.kyotaku = start.kyotaku;
  outcome.tally = start.tally;
  for (const RecordedEvent &each : hand.events) {
    if (const auto *stick = std::get_if<RiichiAccepted>(&each.event())) {
      outcome.scores[static_cast<std::size_t>(stick->seat)] -= kStick;
      ++outcome.kyotaku;
    }
    if (const auto *deltas = deltasOf(each.event()))
      pay(outcome, *deltas);
  }
}

RoundOutcome outcomeOf(const RecordedHand &hand, const RuleSet &rules) {
  const RoundStart played = startOf(hand.start());
  std::vector<int> winners;
  int from = -1;
  for (const RecordedEvent &each : hand.events) {
    if (const auto *draw = std::get_if<Ryukyoku>(&each.event()))
      return outcomeOfDraw(rules, played, *draw->info);
    if (const auto *win = std::get_if<Hora>(&each.event())) {
      winners.push_back(win->info->winner);
      from = win->info->from;
    }
  }
  return outcomeOfWins(rules, played, winners, from);
}

}  // namespace

RoundOutcome recordedOutcome(const RecordedHand &hand, const RuleSet &rules) {
  RoundOutcome outcome = outcomeOf(hand, rules);
  settle(hand, outcome);
  const auto *draw = std::get_if<Ryukyoku>(&hand.events.back().event());
  if (draw == nullptr) {
    outcome.kyotaku = 0;
  } else if (const int taker = stickTaker(rules, hand.start().dealer, *draw->info); taker >= 0) {
    outcome.scores[static_cast<std::size_t>(taker)] += outcome.kyotaku * kStick;
    outcome.kyotaku = 0;
  }
  return outcome;
}

std::string paymentsFault(const RecordedHand &hand, const RuleSet &rules) {
  const RoundOutcome outcome = recordedOutcome(hand, rules);
  const auto total = [](const Scores &scores, int sticks) {
    return std::accumulate(scores.begin(), scores.end(), 0) + sticks * kStick;
  };
  const std::int32_t before = total(hand.start().scores, hand.start().kyotaku);
  const std::int32_t after = total(outcome.scores, outcome.kyotaku);
  if (before != after)
    return "points and sticks are " + std::to_string(before) + " before the hand and " +
           std::to_string(after) + " after it";
  const auto *draw = std::get_if<Ryukyoku>(&hand.events.back().event());
  const bool exhaustive = draw != nullptr && draw->info->type == DrawType::Exhaustive;
  if (exhaustive &&
      draw->info->deltas != drawPayments(rules, hand.start().dealer, hand.start().honba, *draw->info))
    return "the noten payments do not match the tenpai players";
  return {};
}

}  // namespace janso
