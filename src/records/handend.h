// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Everything that is shown of a finished hand, on the page at its end and in the table of all hands.
//
// Seats are absolute. `before` is the board at the moment of the win or draw: the scores do not include the
// payments of this hand, and the sticks are still on the table. `wins` is in the order of payment. There are
// either wins or a draw.
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
