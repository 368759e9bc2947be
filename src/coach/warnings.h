// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a gentle coach says before it is too late.
#pragma once

#include <vector>

#include "coach/advice.h"

namespace janso {

// In the order of the rows; several of one row as in WarningType. Of a dangerous tile only when the bot
// itself holds a safe one to be better than it.
std::vector<Warning> warningsOf(const SeatView &view, const std::vector<AdviceRow> &rows);

}  // namespace janso
