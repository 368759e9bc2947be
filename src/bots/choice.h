// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Finding one's way in a list of legal actions.
#pragma once

#include <span>

#include "bots/danger.h"
#include "bots/knowledge.h"
#include "bots/ownhand.h"
#include "rules/action.h"
#include "rules/shanten.h"

namespace janso {

// The first of this type; nullptr when there is none.
const Action *findType(std::span<const Action> legal, ActionType type);
// A win, if there is one.
const Action *findWin(std::span<const Action> legal);
// What lets the moment pass: Skip, else the discard of the drawn tile, else the first.
const Action &passing(std::span<const Action> legal);

// The discard (or with `type` Riichi: the declaration) of this kind: a plain five before a red one, the
// drawn tile before the same one from the hand. nullptr when the kind may not be discarded.
const Action *findDiscard(std::span<const Action> legal, Kind kind, ActionType type = ActionType::Dahai);

// Kinds that may be discarded.
KindSet discardable(std::span<const Action> legal, ActionType type = ActionType::Dahai);

// Kinds that a ruleset forbids to discard right after this chi or pon (kuikae).
KindSet kuikaeKinds(const Action &call, const RuleSet &rules);

// Kita, when it is on offer and the North is not worth more in the hand: for kokushi, in a tenpai hand that
// needs it, or while it may be what another waits for (`danger`; nullptr: not looked at).
const Action *usefulKita(const Knowledge &know, const OwnHand &hand, const Danger *danger,
                         std::span<const Action> legal);

// Shanten of the best 13 - 3 x melds hand that a 14 - 3 x melds hand leaves.
int shantenAfterDiscard(const OwnHand &hand, KindSet forbidden);

}  // namespace janso
