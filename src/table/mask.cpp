// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Hides what a seat may not see.
#include "table/mask.h"

namespace janso {

Event maskFor(int seat, const Event &event) {
  Event masked = event;
  if (KyokuStarted *start = std::get_if<KyokuStarted>(&masked)) {
    for (int other = 0; other < 4; ++other) {
      if (other == seat)
        continue;
      for (Tile &tile : start->hands[static_cast<std::size_t>(other)])
        tile = Tile();
    }
  } else if (Tsumo *tsumo = std::get_if<Tsumo>(&masked)) {
    if (tsumo->seat != seat)
      tsumo->tile = Tile();
  }
  return masked;
}

}  // namespace janso
