// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// When a kan or kita is worth its tile.
#pragma once

#include <span>

#include "bots/reading/danger.h"
#include "bots/reading/knowledge.h"
#include "bots/reading/ownhand.h"
#include "rules/action.h"

namespace janso {

// Kita, if it is on offer and the North is not worth more in the hand: for kokushi, in a tenpai hand that
// needs it, or while another player may be waiting for it (`danger`; nullptr: not considered).
const Action *usefulKita(const Knowledge &know, const OwnHand &hand, const Danger *danger,
                         std::span<const Action> legal);

// An ankan or kakan draws another tile: it is useful when the hand is near, the kan takes it no farther, and
// nobody else profits from the dora. Always in riichi.
bool isUsefulKan(const Knowledge &know, const OwnHand &hand, const Danger &danger, const Action &kan);

}  // namespace janso
