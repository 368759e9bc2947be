// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The review of a proved game, hand by hand: each can be reviewed alone, in any order, on any thread.
#pragma once

#include <atomic>
#include <cstddef>

#include "review/gamereview.h"

namespace janso {

struct ProvedGame;

// Every seat is judged by what it saw itself. `stop`: when it becomes true, what is done is returned.
HandReview reviewHand(const ProvedGame &game, std::size_t hand, SeatSet seats, Strictness strictness,
                      const std::atomic<bool> *stop = nullptr);

// An empty review of this game, to which hands are added.
GameReview startReview(const ProvedGame &game, SeatSet seats, Strictness strictness);
// All hands, one after the other.
GameReview reviewGame(const ProvedGame &game, SeatSet seats, Strictness strictness);

// Puts it in its place, and numbers the episodes anew.
void addHand(GameReview &review, HandReview hand);
bool isComplete(const GameReview &review, const ProvedGame &game);
// The same review by other thresholds.
void regrade(GameReview &review, Strictness strictness);

}  // namespace janso
