// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All that a finished hand leaves to be shown: what the page at its end and the table of all hands read.
//
// Seats are absolute. `before` is the board at the moment of the win or draw: scores without the payments of
// this hand, sticks still on the table. `wins` in the order in which they are paid; either there are wins or
// there is a draw.
#pragma once

#include <QString>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "rules/board.h"
#include "rules/event.h"

namespace janso {

struct HandEnd {
  Board before;
  std::vector<HoraInfo> wins;
  std::optional<RyukyokuInfo> draw;
  KyokuEnded ended;
  Board after;
  std::array<QString, 4> names;  // by seat

  const QString &nameOf(int seat) const { return names[static_cast<std::size_t>(seat)]; }
};

}  // namespace janso
