// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The review of a proved game, hand by hand. Each hand can be reviewed alone, in any order, on any thread.
#pragma once

#include <atomic>
#include <cstddef>

#include "review/gamereview.h"

namespace janso {

struct ProvedGame;

// Judges every seat by what that seat saw. When `stop` becomes true, returns what is done so far.
HandReview reviewHand(const ProvedGame &game, std::size_t hand, SeatSet seats, Strictness strictness,
                      const std::atomic<bool> *stop = nullptr);

// An empty review of this game, to which hands are added.
GameReview startReview(const ProvedGame &game, SeatSet seats, Strictness strictness);
// Reviews all hands, one after the other.
GameReview reviewGame(const ProvedGame &game, SeatSet seats, Strictness strictness);

// Inserts the hand at its place and renumbers the episodes.
void addHand(GameReview &review, HandReview hand);
bool isComplete(const GameReview &review, const ProvedGame &game);
// Regrades the review by the thresholds of another strictness.
void regrade(GameReview &review, Strictness strictness);

}  // namespace janso
