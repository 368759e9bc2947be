// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// When a kan or a North set aside is worth its tile.
#pragma once

#include <span>

#include "bots/danger.h"
#include "bots/knowledge.h"
#include "bots/ownhand.h"
#include "rules/action.h"

namespace janso {

// Kita, when it is on offer and the North is not worth more in the hand: for kokushi, in a tenpai hand that
// needs it, or while it may be what another waits for (`danger`; nullptr: not looked at).
const Action *usefulKita(const Knowledge &know, const OwnHand &hand, const Danger *danger,
                         std::span<const Action> legal);

// An ankan or kakan draws another tile: worth it when the hand is near, comes no farther by it, and nobody
// else profits from the dora. In riichi always.
bool isUsefulKan(const Knowledge &know, const OwnHand &hand, const Danger &danger, const Action &kan);

}  // namespace janso
