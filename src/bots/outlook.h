// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How likely a hand is to win within a number of turns, and for how many points.
//
// Tenpai and 1-shanten hands are calculated tile by tile with their real points; farther hands from the
// number of tiles that help now and the usual numbers of later stages. The caller accounts for other players
// ending the hand first, and for the cost of pushing.
#pragma once

#include <array>
#include <cstdint>

#include "bots/plan.h"
#include "bots/reading/knowledge.h"
#include "bots/reading/ownhand.h"

namespace janso {

inline constexpr int kMostTurns = 18;

struct Outlook {
  int shanten = 8;
  std::array<float, kMostTurns + 1> win{};     // probability of a win within t of the seat's turns
  std::array<float, kMostTurns + 1> tenpai{};  // probability of tenpai, or of having won, by then
  double points = 0;                           // mean points of a win, without honba and riichi sticks

  // For comparing hands before anything else is known.
  double worth(int turns) const { return static_cast<double>(win[clampTurns(turns)]) * points; }
  static constexpr std::size_t clampTurns(int turns) {
    return static_cast<std::size_t>(turns < 0 ? 0 : turns > kMostTurns ? kMostTurns : turns);
  }
};

// Serves one decision; caches its results.
class Forecast {
 public:
  explicit Forecast(const Knowledge &know) : m_know(know) {}

  // A hand of 13 - 3 x melds tiles, by its best way: closed, or open by plan. `canRiichi`: the seat could
  // declare riichi.
  Outlook of(const OwnHand &hand, bool canRiichi);

  // A tenpai hand as it is, declared (`riichi`) or not.
  Outlook tenpai(const OwnHand &hand, bool riichi);

 private:
  struct Known {
    OwnHand hand;
    bool canRiichi = false;
    bool used = false;
    Outlook outlook;
  };

  Outlook bestTenpai(const OwnHand &hand, bool canRiichi);
  Outlook oneShanten(const OwnHand &hand, bool canRiichi);
  Outlook far(const OwnHand &hand, int shanten, double tiles, double nextTiles, double points) const;
  Outlook byPlan(const OwnHand &hand, const Plan &plan) const;
  double nextStage(const OwnHand &hand, KindSet accepted) const;

  const Knowledge &m_know;
  std::array<Known, 128> m_known;
};

// Whether rules and table let this seat declare riichi with a closed tenpai hand.
bool couldRiichi(const Knowledge &know);

}  // namespace janso
