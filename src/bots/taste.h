// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a character likes beyond its actual value.
#pragma once

#include "bots/reasoning.h"
#include "bots/tuning.h"
#include "rules/legal/seatview.h"

namespace janso {

// Adds the likings of `tuning` to the value of each action, in final points. Adds nothing with the usual
// tuning.
void addTastes(Reasoning &reasoning, const SeatView &view, const Tuning &tuning);

}  // namespace janso
