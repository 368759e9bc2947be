// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Figures fitted to played games: what opponents hold and wait for.
//
// The tables (src/bots/*table.inc) are written by `janso-cli fit` from matches with all hands known; each
// names its samples and the command that makes it again. All functions are pure and thread-safe.
#pragma once

#include <array>

#include "bots/waitscene.h"
#include "rules/ruleset.h"
#include "rules/tile.h"

namespace janso {

// The figures are those of four players; elsewhere the ones set by hand (handset.h) are to be used.
bool fittedApplies(const RuleSet &rules);

// Probability that the seat of `scene`, if it is tenpai by shape, could ron a discard of the kind: furiten
// and hands without a yaku count as waiting for nothing. 0 for every kind that is safe.
void fittedWaitRates(const WaitScene &scene, std::array<float, kKinds> &rate);

// Probability that `seat`, which is not in riichi, is tenpai by shape.
double fittedTenpai(const Knowledge &know, const DiscardOrder &order, int seat);

// Mean points of a ron by the seat of `scene` on each kind, if it is tenpai and the kind is a wait: honba and
// sticks out, the ura that may come in.
void fittedLosses(const Knowledge &know, const WaitScene &scene, std::array<float, kKinds> &points);

}  // namespace janso
