// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The warnings of a gentle coach, given before a mistake is made.
#pragma once

#include <vector>

#include "coach/advice.h"

namespace janso {

// In the order of the rows; several for one row are in the order of WarningType. A dangerous tile gets a
// warning only when the bot itself rates a safe tile in hand as better.
std::vector<Warning> warningsOf(const SeatView &view, const std::vector<AdviceRow> &rows);

}  // namespace janso
