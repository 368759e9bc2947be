// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/series.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace janso {

namespace {

// Even bits for any seed.
std::uint64_t mixed(std::uint64_t bits) {
  bits += 0x9E3779B97F4A7C15ULL;
  bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9ULL;
  bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBULL;
  return bits ^ (bits >> 31);
}

}  // namespace

bool Series::hasAdjustments() const {
  return std::any_of(played.begin(), played.end(), [this](const SeriesMatch &match) {
    for (int player = 0; player < players; ++player) {
      if (match.adjustment(player) != 0)
        return true;
    }
    return false;
  });
}

std::array<std::int32_t, 4> Series::totalsAfter(int count) const {
  std::array<std::int32_t, 4> sums{};
  const std::size_t end = std::min(played.size(), static_cast<std::size_t>(std::max(count, 0)));
  for (std::size_t match = 0; match < end; ++match) {
    for (std::size_t player = 0; player < 4; ++player)
      sums[player] += played[match].total[player];
  }
  return sums;
}

std::array<int, 4> Series::places() const {
  const std::array<std::int32_t, 4> sums = totals();
  std::array<int, 4> places{};
  for (int player = 0; player < players; ++player) {
    const std::int32_t own = sums[static_cast<std::size_t>(player)];
    places[static_cast<std::size_t>(player)] =
        1 + static_cast<int>(
                std::count_if(sums.begin(), sums.begin() + players, [own](auto sum) { return sum > own; }));
  }
  return places;
}

std::array<int, 4> Series::ranking() const {
  const std::array<std::int32_t, 4> sums = totals();
  std::array<int, 4> order{0, 1, 2, 3};
  std::stable_sort(order.begin(), order.begin() + players, [&sums](int a, int b) {
    return sums[static_cast<std::size_t>(a)] > sums[static_cast<std::size_t>(b)];
  });
  return order;
}

SeriesMatch seriesMatch(const RuleSet &rules, const SeriesSeats &seats, const MatchResult &result) {
  const int players = rules.players;
  SeriesMatch match;
  match.seats = seats;
  for (std::size_t player = 0; player < static_cast<std::size_t>(players); ++player) {
    const auto seat = static_cast<std::size_t>(seats[player]);
    match.scores[player] = result.scores[seat];
    match.place[player] = result.place[seat];
    match.matchPoints[player] = result.scores[seat] - rules.returnPoints;
    match.placement[player] = result.placement[seat];
    match.total[player] = result.finalPoints[seat];
  }
  return match;
}

SeriesSeats seatsAfter(const SeriesSeats &seats, int players, SeriesSeating seating, std::uint64_t random) {
  SeriesSeats next = seats;
  const auto count = static_cast<std::size_t>(players);
  switch (seating) {
    case SeriesSeating::Keep:
      break;
    case SeriesSeating::Rotate:
      for (std::size_t player = 0; player < count; ++player)
        next[player] = static_cast<std::int8_t>((seats[player] + players - 1) % players);
      break;
    case SeriesSeating::Random:
      for (std::size_t left = count; left > 1; --left) {
        random = mixed(random);
        std::swap(next[left - 1], next[random % left]);
      }
      break;
  }
  return next;
}

}  // namespace janso
