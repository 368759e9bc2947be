// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Hides what a seat may not see of an event.
#pragma once

#include "rules/event.h"

namespace janso {

// `seat` 0..3: the other seats' draws and hands become unknown tiles. -1: a guest who sees no hand at all.
// Revealed hands (wins, tenpai at a draw) stay.
Event maskFor(int seat, const Event &event);

}  // namespace janso
