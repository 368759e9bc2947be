// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Ways in which an open hand can have a yaku, and how far each is.
//
// A closed hand needs no plan (riichi is one); an open one without a plan is worth nothing.
#pragma once

#include <cstdint>

#include "bots/knowledge.h"
#include "bots/ownhand.h"
#include "rules/action.h"
#include "rules/shanten.h"

namespace janso {

enum class PlanKind : std::uint8_t { Yakuhai, Tanyao, HonitsuMan, HonitsuPin, HonitsuSou, Toitoi };
inline constexpr int kPlanKinds = 6;

struct Plan {
  PlanKind kind{};
  int shanten = 99;   // under this plan; 99 = cannot be
  KindSet accepted;   // tiles that bring it nearer; the first one missing for Yakuhai is the valued honour
  int tiles = 0;      // unseen ones among them
  double chance = 1;  // that the one tile without which there is no yaku comes at all
  double han = 0;     // of the yaku, dora and red fives that the plan keeps
};

// The best for 13 - 3 x melds tiles by shanten, then by han, then by tiles; `shanten` 99 when there is none.
Plan bestPlan(const Knowledge &know, const OwnHand &hand);
// Its shanten alone.
int planShanten(const Knowledge &know, const OwnHand &hand);
// The nearest way to a yaku of a hand that has called so and then discards; 99 when there is none.
int yakuAfterCall(const Knowledge &know, const OwnHand &hand, const Action &call);

}  // namespace janso
