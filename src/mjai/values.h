// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reads typed values from mjai objects; every error names the key.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "mjai/names.h"
#include "mjai/reader.h"
#include "rules/event.h"
#include "rules/result.h"

namespace janso {

// Higher values are not accepted as points; sums of values from lines stay within this limit.
inline constexpr std::int32_t kMostMjaiPoints = 100'000'000;

// The key in quotes, for a sentence.
std::string keyed(const char *key);

Result<int> intIn(const QJsonObject &object, const char *key, int low, int high);
Result<int> seatIn(const QJsonObject &object, const char *key, int players);
Result<Tile> tileIn(const QJsonObject &object, const char *key);
// As tileIn(), but `?` is an error.
Result<Tile> knownTileIn(const QJsonObject &object, const char *key);

// Four whole numbers, or three with three players; nothing when the key is absent.
Result<std::optional<Scores>> scoresIn(const QJsonObject &object, const char *key, int players);

// Leaves `target` and `stated` alone when the key is absent or not a number.
void readNumber(const QJsonObject &object, const char *key, std::int32_t &target, bool &stated);

// Reads the ura dora indicators of a win in their order, under any name that a dialect uses for them. Returns
// false and leaves `indicators` alone when there are none. A dialect with one indicator may write it without
// a list.
Result<bool> readUra(const QJsonObject &object, InlineVec<Tile, 5> &indicators);

// Reads yaku as [[name, han]...]. With an unknown name the list stays unstated.
void readYaku(const QJsonValue &value, WinResult &result, Stated &stated);

// Reads deltas and scores of the end of a hand; one that is missing is derived from the other, or stays
// unchanged.
Result<bool> readOutcome(const QJsonObject &object, int players, Stated &stated,
                         std::array<std::int32_t, 4> &deltas, Scores &scores);

// Reads the tiles of an array, ascending, into a vector of fixed capacity.
template <class Vec>
Result<Vec> tilesOf(const QJsonValue &value, const char *key) {
  if (!value.isArray())
    return Error{keyed(key) + " must be a list of tiles"};
  const QJsonArray array = value.toArray();
  if (static_cast<std::size_t>(array.size()) > Vec::capacity())
    return Error{keyed(key) + " has " + std::to_string(array.size()) + " tiles, more than " +
                 std::to_string(Vec::capacity())};
  Vec tiles;
  for (const QJsonValue &item : array) {
    const Result<Tile> tile = tileFromMjai(item.toString());
    if (!tile)
      return tile.error().in(keyed(key));
    insertSorted(tiles, *tile);
  }
  return tiles;
}

}  // namespace janso
