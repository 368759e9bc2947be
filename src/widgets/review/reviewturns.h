// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The worst turns of a reviewed game and what a card shows of each; the verdict on the whole match.
#pragma once

#include <cstddef>
#include <vector>

#include "replay/replayplace.h"
#include "widgets/review/turncard.h"
#include "widgets/sentences/replaytexts.h"
#include "widgets/sentences/reviewsummarytexts.h"

namespace janso {

class ReviewedGame;

// Certain losses, the biggest first; then discards that took the hand further from a win, the furthest
// first; then decisions that may be worse.
std::vector<ReplayPlace> worstTurns(const ReviewedGame &game, std::size_t most);
// `place` is one of worstTurns() of the game, or was one before its rollouts.
TurnPicture turnPicture(const ReviewedGame &game, ReplayPlace place, const SeatNames &names);
ReviewSummary summaryOf(const ReviewedGame &game);

}  // namespace janso
