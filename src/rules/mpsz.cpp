// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/mpsz.h"

#include <algorithm>

namespace janso {
namespace {

constexpr std::string_view kSuits = "mpsz";

Error at(std::size_t position, const std::string &what) {
  return {"position " + std::to_string(position + 1) + ": " + what, 0};
}

Result<Tile> makeTile(char digit, char suit, std::size_t position) {
  const auto suitIndex = static_cast<int>(kSuits.find(suit));
  const int rank = digit - '0';
  if (suit == 'z') {
    if (rank == 0)
      return Tile::pocchi();
    if (rank > 7)
      return at(position, std::string("there is no honour tile ") + digit + "z");
    return Tile(static_cast<Kind>(kEast + rank - 1));
  }
  if (rank == 0)
    return Tile(static_cast<Kind>(suitIndex * 9 + 4), true);
  return Tile(static_cast<Kind>(suitIndex * 9 + rank - 1));
}

// The whole of a UTF-8 character.
std::string characterAt(std::string_view text, std::size_t at) {
  std::size_t end = at + 1;
  while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
    ++end;
  return std::string(text.substr(at, end - at));
}

}  // namespace

Result<std::vector<Tile>> parseTiles(std::string_view text) {
  std::vector<Tile> tiles;
  std::vector<std::size_t> digits;  // positions that still wait for their suit
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == ' ' || c == '\t')
      continue;
    if (c >= '0' && c <= '9') {
      digits.push_back(i);
    } else if (kSuits.find(c) != std::string_view::npos) {
      if (digits.empty())
        return at(i, std::string("suit '") + c + "' without a digit before it");
      for (std::size_t d : digits) {
        const Result<Tile> tile = makeTile(text[d], c, d);
        if (!tile)
          return tile.error();
        tiles.push_back(*tile);
      }
      digits.clear();
    } else {
      return at(i, "'" + characterAt(text, i) + "' is neither a digit nor one of m, p, s, z");
    }
  }
  if (!digits.empty())
    return at(digits.front(), "digit without a suit after it");
  return tiles;
}

Result<Tile> parseTile(std::string_view text) {
  const Result<std::vector<Tile>> tiles = parseTiles(text);
  if (!tiles)
    return tiles.error();
  if (tiles->size() != 1)
    return Error{"one tile was expected, but there are " + std::to_string(tiles->size()), 0};
  return tiles->front();
}

std::string toMpsz(Tile tile) {
  if (!tile.isKnown())
    return "?";
  const int rank = tile.isRed() || tile.isPocchi() ? 0 : rankOf(tile.kind());
  return std::string(1, static_cast<char>('0' + rank)) +
         kSuits[static_cast<std::size_t>(suitOf(tile.kind()))];
}

std::string toMpsz(std::span<const Tile> tiles) {
  std::vector<Tile> sorted(tiles.begin(), tiles.end());
  std::sort(sorted.begin(), sorted.end());
  std::string text;
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    const std::string one = toMpsz(sorted[i]);
    const bool sameSuitNext = i + 1 < sorted.size() && sorted[i].isKnown() && sorted[i + 1].isKnown() &&
                              suitOf(sorted[i].kind()) == suitOf(sorted[i + 1].kind());
    text += sameSuitNext ? one.substr(0, 1) : one;
  }
  return text;
}

}  // namespace janso
