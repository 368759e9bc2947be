// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a character likes beyond what it is worth.
#pragma once

#include "bots/reasoning.h"
#include "bots/tuning.h"
#include "rules/seatview.h"

namespace janso {

// Adds to the value of each action what the likings of `tuning` say, in final points. Nothing, by the usual
// tuning.
void addTastes(Reasoning &reasoning, const SeatView &view, const Tuning &tuning);

}  // namespace janso
