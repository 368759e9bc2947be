// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/mpsz.h"

#include <algorithm>
#include <array>
#include <utility>

#include "rules/fault.h"

namespace janso {
namespace {

constexpr std::string_view kSuits = "mpsz";

constexpr std::array kNotationFaults{
    FaultRow{NotationFault::SuitAlone, {QT_TRANSLATE_NOOP("FaultTexts", "no digit before the suit '%1'")}},
    FaultRow{NotationFault::DigitAlone, {QT_TRANSLATE_NOOP("FaultTexts", "no suit letter after the digit")}},
    FaultRow{NotationFault::NoSuchHonor, {QT_TRANSLATE_NOOP("FaultTexts", "there is no honor tile %1")}},
    FaultRow{NotationFault::Stranger,
             {QT_TRANSLATE_NOOP("FaultTexts", "'%1' is not a digit or one of the suits m, p, s, z")}},
    FaultRow{NotationFault::NotOne, {QT_TRANSLATE_NOOP("FaultTexts", "expected one tile, found %1")}},
};

Error at(std::size_t index, NotationFault fault, std::vector<std::string> data = {}) {
  Error error = faultOf(kNotationFaults, fault, std::move(data));
  error.position = static_cast<int>(index) + 1;
  error.text = "position " + std::to_string(error.position) + ": " + error.text;
  return error;
}

Result<Tile> makeTile(char digit, char suit, std::size_t position) {
  const auto suitIndex = static_cast<int>(kSuits.find(suit));
  const int rank = digit - '0';
  if (suit == 'z') {
    if (rank == 0)
      return Tile::pocchi();
    if (rank > 7)
      return at(position, NotationFault::NoSuchHonor, {std::string{digit, suit}});
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
        return at(i, NotationFault::SuitAlone, {std::string(1, c)});
      for (std::size_t d : digits) {
        const Result<Tile> tile = makeTile(text[d], c, d);
        if (!tile)
          return tile.error();
        tiles.push_back(*tile);
      }
      digits.clear();
    } else {
      return at(i, NotationFault::Stranger, {characterAt(text, i)});
    }
  }
  if (!digits.empty())
    return at(digits.front(), NotationFault::DigitAlone);
  return tiles;
}

Result<Tile> parseTile(std::string_view text) {
  const Result<std::vector<Tile>> tiles = parseTiles(text);
  if (!tiles)
    return tiles.error();
  if (tiles->size() != 1)
    return faultOf(kNotationFaults, NotationFault::NotOne, {std::to_string(tiles->size())});
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
