// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "records/comeback.h"

#include <algorithm>
#include <cstddef>

#include "rules/lasthand.h"
#include "rules/places.h"

namespace janso {

std::optional<Comeback> comebackIn(const HandEnd &end) {
  if (!end.ended.matchOver || !isLastHand(end.before))
    return std::nullopt;
  const int players = end.before.seats();
  const int first = seatsByScore(end.after.scores, players)[0];
  const int before = placesOf(end.before.scores, players)[static_cast<std::size_t>(first)];
  const bool won =
      std::ranges::any_of(end.wins, [first](const HoraInfo &win) { return win.winner == first; });
  if (!won || before == 1)
    return std::nullopt;
  return Comeback{first, before};
}

}  // namespace janso
