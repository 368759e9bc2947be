// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How likely a hand is to win in so many turns, and for how much.
//
// Tenpai and one-shanten hands are worked out tile by tile with their real points; farther ones by the
// number of tiles that help now and the usual numbers of the stages to come. That others may end the hand
// first, and what pushing costs, is the caller's business.
#pragma once

#include <array>
#include <cstdint>

#include "bots/knowledge.h"
#include "bots/ownhand.h"
#include "bots/plan.h"

namespace janso {

inline constexpr int kMostTurns = 18;

struct Outlook {
  int shanten = 8;
  std::array<float, kMostTurns + 1> win{};     // probability of a win within t own turns
  std::array<float, kMostTurns + 1> tenpai{};  // of being tenpai, or having won, by then
  double points = 0;                           // mean points of such a win, without honba and sticks

  // For comparing hands before anything else is known.
  double worth(int turns) const { return static_cast<double>(win[clampTurns(turns)]) * points; }
  static constexpr std::size_t clampTurns(int turns) {
    return static_cast<std::size_t>(turns < 0 ? 0 : turns > kMostTurns ? kMostTurns : turns);
  }
};

// Works for one decision; keeps what it has found.
class Forecast {
 public:
  explicit Forecast(const Knowledge &know) : m_know(know) {}

  // A 13 - 3 x melds hand, by its best way: closed, or open by plan. `mayRiichi`: the seat could declare.
  Outlook of(const OwnHand &hand, bool mayRiichi);

  // A tenpai hand as it is: declared (`riichi`) or silent.
  Outlook tenpai(const OwnHand &hand, bool riichi);

 private:
  struct Known {
    OwnHand hand;
    bool mayRiichi = false;
    bool used = false;
    Outlook outlook;
  };

  Outlook bestTenpai(const OwnHand &hand, bool mayRiichi);
  Outlook oneShanten(const OwnHand &hand, bool mayRiichi);
  Outlook far(const OwnHand &hand, int shanten, double tiles, double nextTiles, double points) const;
  Outlook byPlan(const OwnHand &hand, const Plan &plan) const;
  double nextStage(const OwnHand &hand, KindSet accepted) const;

  const Knowledge &m_know;
  std::array<Known, 128> m_known;
};

// Whether rules and table let this seat declare riichi with a closed tenpai hand.
bool couldRiichi(const Knowledge &know);

}  // namespace janso
