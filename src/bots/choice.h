// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Finds actions in a list of legal actions. `legal` is never empty. Returned pointers and references point
// into that list. All functions are pure and thread-safe.
#pragma once

#include <span>

#include "rules/action.h"
#include "rules/ruleset.h"
#include "rules/shanten.h"

namespace janso {

// The first action of this type; nullptr when there is none.
const Action *findType(std::span<const Action> legal, ActionType type);
// A win; nullptr when there is none.
const Action *findWin(std::span<const Action> legal);
// The action that skips: Skip, else the discard of the drawn tile, else the first action.
const Action &passing(std::span<const Action> legal);

// The discard (or with `type` Riichi: the declaration) of this kind: a plain five before a red one, the drawn
// tile before an equal one from the hand. nullptr when the kind may not be discarded.
const Action *findDiscard(std::span<const Action> legal, Kind kind, ActionType type = ActionType::Dahai);

// The kinds that may be discarded.
KindSet discardable(std::span<const Action> legal, ActionType type = ActionType::Dahai);

// The kinds that a ruleset forbids to discard right after this chi or pon (kuikae).
KindSet kuikaeKinds(const Action &call, const RuleSet &rules);

}  // namespace janso
