// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Ways in which an open hand can get a yaku, and how far each is.
//
// A closed hand needs no plan (riichi is one); an open hand without a plan is worth nothing.
#pragma once

#include <cstdint>

#include "bots/reading/knowledge.h"
#include "bots/reading/ownhand.h"
#include "rules/action.h"
#include "rules/shanten.h"

namespace janso {

enum class PlanKind : std::uint8_t { Yakuhai, Tanyao, HonitsuMan, HonitsuPin, HonitsuSou, Toitoi };
inline constexpr int kPlanKinds = 6;

struct Plan {
  PlanKind kind{};
  int shanten = 99;   // under this plan; 99 = impossible
  KindSet accepted;   // kinds that bring it nearer; for Yakuhai the honor that is still missing is among them
  int tiles = 0;      // unseen tiles of these kinds
  double chance = 1;  // chance that the one tile without which there is no yaku comes at all
  double han = 0;     // han of the yaku, dora and red fives that the plan keeps
};

// The best plan for 13 - 3 x melds tiles by shanten, then by han, then by tiles; `shanten` is 99 when there
// is none.
Plan bestPlan(const Knowledge &know, const OwnHand &hand);
// Only its shanten.
int planShanten(const Knowledge &know, const OwnHand &hand);
// The shanten of the nearest way to a yaku after this call and a discard; 99 when there is none.
int yakuAfterCall(const Knowledge &know, const OwnHand &hand, const Action &call);

}  // namespace janso
