// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The best win of a seat in a match, with everything that a picture of the hand needs.
#pragma once

#include <memory>

#include "rules/event.h"
#include "rules/shared.h"

namespace janso {

struct ProvedGame;

struct BestWin {
  Shared<HoraInfo> win;
  int players = 4;
  int norths = 0;  // set aside by the winner
};

// The best win of this seat, the first of equals; null if it has not won.
std::shared_ptr<const BestWin> bestWinOf(const ProvedGame &game, int seat);

}  // namespace janso
