// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How much of a final place was luck, so that fewer matches show who plays better.
//
// As in luck.h, the luck of a chance event is the value of what came minus the mean value of everything that
// could have come, so its mean is 0 whatever the value. Here the value is the expected final place, and draws
// are seen one step ahead. Where a tile ends the hand, because the drawer wins, because somebody wins on what
// a club player would then discard, or because the tile is the last one, its value is that of the resulting
// scores. A player who discards something else, or plays better, changes nothing in the mean: that a bot
// always discards the winning tile does not count as luck.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace janso {

struct ProvedGame;

inline constexpr int kPlaceLuckVersion = 1;

enum class PlaceLuckTerm : std::uint8_t {
  Start,  // the starting hand
  Ends,   // draws where some tiles would have ended the hand
  Draws,  // all other draws
  Dora,   // dora indicators turned
  Ura,    // ura dora of a winner in riichi
};
inline constexpr int kPlaceLuckTerms = 5;

struct PlaceLuck {
  // By term and seat, with three players the first three: how many places the luck of the table changed the
  // final place; good luck is below 0. The seats of a term sum to about 0.
  std::array<std::array<double, 4>, kPlaceLuckTerms> terms{};
  int players = 4;

  // The number to subtract from the place of a match: all terms by their weights.
  double of(int seat) const;
  PlaceLuck &operator+=(const PlaceLuck &other);
};

// Returns nothing where the record does not show all hands. Thread-safe; takes about a third of a second a
// match.
std::optional<PlaceLuck> placeLuckOf(const ProvedGame &game, std::size_t hand);
std::optional<PlaceLuck> placeLuckOf(const ProvedGame &game);

}  // namespace janso
