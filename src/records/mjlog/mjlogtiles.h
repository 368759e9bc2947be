// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tiles, melds and yaku as the numbers of an mjlog.
//
// A tile id is 0..135: kind x 4 + copy. Copy 0 of each five is red at tables with red fives.
#pragma once

#include <QString>
#include <QStringView>
#include <optional>
#include <vector>

#include "rules/meld.h"
#include "rules/result.h"
#include "rules/tile.h"
#include "rules/yakuid.h"

namespace janso {

inline constexpr int kTileIds = 136;
inline constexpr int kHundred = 100;  // points are written in hundreds
// The names of the tags for draws and discards, by seat. A tile id follows.
inline constexpr char kDrawTags[] = "TUVW";
inline constexpr char kDiscardTags[] = "DEFG";
inline constexpr int kKitaBit = 0x20;  // bit of a meld code

Tile tileFromId(int id, bool redFives);
// Whether the tile is in the set. With three players there are no 2m to 8m.
bool isInSet(int id, int players);

// "12,5,130": valid tile ids; may contain duplicates.
Result<std::vector<int>> idsFrom(QStringView text);
// "250,-40": any whole numbers.
Result<std::vector<int>> numbersFrom(QStringView text);

struct MjlogMeld {
  Meld meld;                  // `from` is absolute
  std::vector<int> ids;       // all tiles of the meld
  std::vector<int> fromHand;  // tiles that leave the hand in this call
};
// Whether the number `m` of an N tag means that a North is set aside. kitaFromCode() returns the id of that
// tile.
bool isKitaCode(int code);
Result<int> kitaFromCode(int code);
// Decodes the number `m` of any other N tag, for the player `who` of `players`. The error says what is wrong
// with it.
Result<MjlogMeld> meldFromCode(int code, int who, bool redFives, int players);

std::optional<YakuId> yakuFromMjlog(int id);

}  // namespace janso
