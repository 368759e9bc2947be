// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "table/tally.h"

#include <algorithm>
#include <numeric>

#include "table/sha256.h"

namespace janso {

namespace {

constexpr std::uint32_t kSides = 6;
constexpr std::uint32_t kDiceLimit = 65536 - 65536 % kSides;

int markers(const Tally &tally) {
  return std::accumulate(tally.yakitori.begin(), tally.yakitori.end(), 0);
}

void markAll(const RuleSet &rules, Tally &tally) {
  for (std::size_t seat = 0; seat < rules.players; ++seat)
    tally.yakitori[seat] = 1;
}

bool handsMarkerOn(const RuleSet &rules, const Tally &atDeal, int from) {
  if (from < 0)
    return false;
  return rules.yakitoriKaeshi == YakitoriKaeshi::Always ||
         (rules.yakitoriKaeshi == YakitoriKaeshi::LastMarker && markers(atDeal) == 1);
}

void countWin(const Tally &atDeal, Tally &now, std::size_t winner) {
  for (std::size_t seat = 0; seat < 4; ++seat) {
    const int won = atDeal.winsInRow[seat] + 1;
    // An earlier winner of this hand has one more than at the deal already.
    if (seat == winner)
      now.winsInRow[seat] = static_cast<std::uint8_t>(std::min(won, 255));
    else if (now.winsInRow[seat] != won)
      now.winsInRow[seat] = 0;
  }
}

}  // namespace

Tally startingTally(const RuleSet &rules) {
  Tally tally;
  if (usesYakitori(rules))
    markAll(rules, tally);
  return tally;
}

Tally tallyAfterWin(const RuleSet &rules, const Tally &atDeal, const Tally &now, int winner, int from,
                    const std::array<std::int16_t, 4> &chips) {
  Tally after = now;
  const auto at = static_cast<std::size_t>(winner);
  countWin(atDeal, after, at);
  if (atDeal.yakitori[at] > 0) {
    --after.yakitori[at];
    if (handsMarkerOn(rules, atDeal, from))
      ++after.yakitori[static_cast<std::size_t>(from)];
  }
  for (std::size_t seat = 0; seat < 4; ++seat)
    after.chips[seat] = static_cast<std::int16_t>(after.chips[seat] + chips[seat]);
  return after;
}

Tally tallyAfterHand(const RuleSet &rules, const RoundOutcome &outcome) {
  Tally after = outcome.tally;
  if (outcome.winners.empty())
    after.winsInRow.fill(0);
  if (usesYakitori(rules) && rules.yakinaoshi && markers(after) == 0)
    markAll(rules, after);
  return after;
}

std::array<std::uint8_t, 4> yakibuta(const RuleSet &rules, const Tally &atDeal, const RoundOutcome &outcome) {
  std::array<std::uint8_t, 4> added{};
  if (!rules.yakibuta || outcome.from < 0 || handsMarkerOn(rules, atDeal, outcome.from))
    return added;
  const Tally after = tallyAfterHand(rules, outcome);
  for (const std::int8_t winner : outcome.winners) {
    const auto at = static_cast<std::size_t>(winner);
    if (atDeal.yakitori[at] > 0 && after.yakitori[at] == 0)
      ++added[static_cast<std::size_t>(outcome.from)];
  }
  return added;
}

std::array<std::uint8_t, 2> diceAtEnd(const WallSeed &seed) {
  std::array<std::uint8_t, 40> message{};
  std::copy(seed.begin(), seed.end(), message.begin());
  std::fill_n(message.begin() + 32, 4, std::uint8_t{0xFF});
  std::array<std::uint8_t, 2> dice{};
  std::size_t rolled = 0;
  for (; rolled < dice.size(); ++message[39]) {
    const auto block = sha256(message);
    for (std::size_t i = 0; i + 1 < block.size() && rolled < dice.size(); i += 2) {
      const std::uint32_t number = std::uint32_t{block[i]} << 8 | block[i + 1];
      if (number < kDiceLimit)
        dice[rolled++] = static_cast<std::uint8_t>(number % kSides + 1);
    }
  }
  return dice;
}

}  // namespace janso
