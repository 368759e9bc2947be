// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "statistics/bestwin.h"

#include <variant>

#include "records/bestwin.h"
#include "records/provedgame.h"

namespace janso {

std::shared_ptr<const BestWin> bestWinOf(const ProvedGame &game, int seat) {
  std::shared_ptr<const BestWin> best;
  for (const ProvedHand &hand : game.hands) {
    int norths = 0;
    for (const Event &event : hand.events) {
      if (const auto *kita = std::get_if<Kita>(&event))
        norths += kita->seat == seat ? 1 : 0;
      const auto *hora = std::get_if<Hora>(&event);
      if (hora != nullptr && hora->info->winner == seat && (!best || isBetterWin(*hora->info, *best->win)))
        best = std::make_shared<const BestWin>(BestWin{hora->info, game.players(), norths});
    }
  }
  return best;
}

}  // namespace janso
