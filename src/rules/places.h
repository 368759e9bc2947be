// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Who stands where by the scores. Equal scores are in seat order: the nearer to the first dealer, the higher.
#pragma once

#include <algorithm>
#include <array>

#include "rules/event.h"
#include "rules/inlinevec.h"

namespace janso {

// The seats 0 .. players - 1 from first to last.
inline InlineVec<int, 4> seatsByScore(const Scores &scores, int players) {
  InlineVec<int, 4> seats;
  for (int seat = 0; seat < players; ++seat)
    seats.push_back(seat);
  std::stable_sort(seats.begin(), seats.end(), [&scores](int a, int b) {
    return scores[static_cast<std::size_t>(a)] > scores[static_cast<std::size_t>(b)];
  });
  return seats;
}

// By seat its place, 1 .. players; a seat where nobody sits comes last.
inline std::array<int, 4> placesOf(const Scores &scores, int players) {
  std::array<int, 4> places{};
  places.fill(4);
  int place = 0;
  for (const int seat : seatsByScore(scores, players))
    places[static_cast<std::size_t>(seat)] = ++place;
  return places;
}

}  // namespace janso
