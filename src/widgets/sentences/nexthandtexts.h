// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What follows a finished hand, in one sentence.
#pragma once

#include <QString>

#include "records/handend.h"

namespace janso {

// Why the dealer stays or goes, and the hand that is played next: "Mei is tenpai and stays dealer: East 2, 1
// honba".
QString nextHandText(const HandEnd &end);

}  // namespace janso
