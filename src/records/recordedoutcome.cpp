// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How a hand leaves a match, as its record alone has it.
#include "records/recordedoutcome.h"

#include <algorithm>
#include <numeric>

namespace janso {
namespace {

constexpr std::int32_t kStick = 1000;

void addWin(const HoraInfo &win, int dealer, RoundOutcome &outcome) {
  outcome.dealerWon = outcome.dealerWon || win.winner == dealer;
  outcome.winners.push_back(win.winner);
  outcome.from = win.from;
  outcome.kyotaku = 0;
}

void addDraw(const RyukyokuInfo &draw, int dealer, const RuleSet &rules, RoundOutcome &outcome) {
  const bool played = draw.type == DrawType::Exhaustive || draw.type == DrawType::NagashiMangan;
  outcome.abortive = !played;
  outcome.addHonba = played || rules.abortHonba;
  outcome.keepHonba = !outcome.addHonba;
  outcome.dealerTenpai = played && draw.tenpai[static_cast<std::size_t>(dealer)];
  outcome.dealerStays = played ? rules.renchan == Renchan::WinOrAnyDraw ||
                                     (rules.renchan == Renchan::WinOrTenpai && outcome.dealerTenpai)
                               : rules.abortDealerRepeats;
}

const std::array<std::int32_t, 4> *deltasOf(const Event &event) {
  if (const auto *win = std::get_if<Hora>(&event))
    return &win->info->result.deltas;
  const auto *draw = std::get_if<Ryukyoku>(&event);
  return draw != nullptr ? &draw->info->deltas : nullptr;
}

// Of the pool each who is tenpai gets a share, each who is not pays one.
bool sharesPool(const RyukyokuInfo &draw, const RuleSet &rules) {
  const auto tenpai = static_cast<int>(std::count(draw.tenpai.begin(), draw.tenpai.end(), true));
  const int noten = rules.players - tenpai;
  for (std::size_t seat = 0; seat < rules.players; ++seat) {
    std::int32_t share = 0;
    if (tenpai > 0 && noten > 0)
      share = draw.tenpai[seat] ? rules.notenPool / tenpai : -rules.notenPool / noten;
    if (draw.deltas[seat] != share)
      return false;
  }
  return true;
}

}  // namespace

RoundOutcome recordedOutcome(const RecordedHand &hand, const RuleSet &rules) {
  const KyokuStarted &start = hand.start();
  RoundOutcome outcome;
  outcome.scores = start.scores;
  outcome.kyotaku = start.kyotaku;
  outcome.tally = start.tally;
  for (const RecordedEvent &each : hand.events) {
    if (const auto *stick = std::get_if<RiichiAccepted>(&each.event())) {
      outcome.scores[static_cast<std::size_t>(stick->seat)] -= kStick;
      ++outcome.kyotaku;
    }
    if (const auto *win = std::get_if<Hora>(&each.event()))
      addWin(*win->info, start.dealer, outcome);
    if (const auto *draw = std::get_if<Ryukyoku>(&each.event()))
      addDraw(*draw->info, start.dealer, rules, outcome);
    if (const auto *deltas = deltasOf(each.event())) {
      for (std::size_t seat = 0; seat < 4; ++seat)
        outcome.scores[seat] += (*deltas)[seat];
    }
  }
  if (!outcome.winners.empty()) {
    outcome.dealerStays = outcome.dealerWon && rules.renchan != Renchan::Never;
    outcome.addHonba = outcome.dealerStays;
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
  if (draw != nullptr && draw->info->type == DrawType::Exhaustive && !sharesPool(*draw->info, rules))
    return "the noten payments do not fit who is tenpai";
  return {};
}

}  // namespace janso
