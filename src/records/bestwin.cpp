// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "records/bestwin.h"

#include <tuple>

namespace janso {

bool isBetterWin(const HoraInfo &a, const HoraInfo &b) {
  const auto worth = [](const WinResult &result) {
    return std::tuple(result.handPoints, result.yakuman, result.han);
  };
  return worth(a.result) > worth(b.result);
}

std::optional<WinPlace> bestWin(std::span<const HandEnd> hands, int seat) {
  std::optional<WinPlace> best;
  for (std::size_t hand = 0; hand < hands.size(); ++hand) {
    for (std::size_t win = 0; win < hands[hand].wins.size(); ++win) {
      const HoraInfo &info = hands[hand].wins[win];
      if ((seat < 0 || info.winner == seat) &&
          (!best || isBetterWin(info, hands[best->hand].wins[best->win])))
        best = WinPlace{hand, win};
    }
  }
  return best;
}

}  // namespace janso
