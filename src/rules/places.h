// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Places by score. Equal scores are ordered by seat: the seat nearer to the first dealer is placed higher.
#pragma once

#include <algorithm>
#include <array>

#include "rules/event.h"
#include "rules/inlinevec.h"

namespace janso {

// Seats 0 .. players - 1 from first to last place.
inline InlineVec<int, 4> seatsByScore(const Scores &scores, int players) {
  InlineVec<int, 4> seats;
  for (int seat = 0; seat < players; ++seat)
    seats.push_back(seat);
  std::stable_sort(seats.begin(), seats.end(), [&scores](int a, int b) {
    return scores[static_cast<std::size_t>(a)] > scores[static_cast<std::size_t>(b)];
  });
  return seats;
}

// The place of each seat, 1 .. players; an empty seat comes last (4).
inline std::array<int, 4> placesOf(const Scores &scores, int players) {
  std::array<int, 4> places{};
  places.fill(4);
  int place = 0;
  for (const int seat : seatsByScore(scores, players))
    places[static_cast<std::size_t>(seat)] = ++place;
  return places;
}

}  // namespace janso
