// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How much of a final place was luck, so that fewer matches tell who plays better.
//
// As in luck.h the luck of a chance event is the value of what came less the mean value of all that could
// have come, so its mean is 0 whatever the value. Here the value is the expected final place, and draws are
// seen one step ahead: where a tile ends the hand, by a win of who draws it or on what a club player would
// throw then, or because it is the last one, its value is that of the scores after it. Who threw something
// else, and whoever plays better, changes nothing of the mean: the luck of a bot that always throws the
// winning tile is no luck.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace janso {

struct ProvedGame;

inline constexpr int kPlaceLuckVersion = 1;

enum class PlaceLuckTerm : std::uint8_t {
  Start,  // the tiles dealt
  Ends,   // draws of which some would have ended the hand
  Draws,  // all others
  Dora,   // indicators turned
  Ura,    // what lay beneath for a winner in riichi
};
inline constexpr int kPlaceLuckTerms = 5;

struct PlaceLuck {
  // By term and seat, with three players the first three: by so many places the luck of the table has changed
  // the final place; good luck is below 0. The seats of a term sum to about 0.
  std::array<std::array<double, 4>, kPlaceLuckTerms> terms{};
  int players = 4;

  // What is subtracted from the place of a match: all terms by their weights.
  double of(int seat) const;
  PlaceLuck &operator+=(const PlaceLuck &other);
};

// Nothing where the record does not show all hands. Thread-safe; about a third of a second a match.
std::optional<PlaceLuck> placeLuckOf(const ProvedGame &game, std::size_t hand);
std::optional<PlaceLuck> placeLuckOf(const ProvedGame &game);

}  // namespace janso
