// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What follows a finished hand, in one sentence.
#pragma once

#include <QString>

#include "records/handend.h"

namespace janso {

// Why the dealer repeats or not, and the next hand: "Mei is tenpai and repeats as dealer: East 2, 1 honba".
QString nextHandText(const HandEnd &end);

}  // namespace janso
