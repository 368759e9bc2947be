// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How an mjlog writes tiles, melds and yaku as numbers.
//
// A tile id is 0..135: kind x 4 + copy. Copy 0 of each five is the red one at tables with red fives.
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
// The names of draws and discards, by seat; an id follows.
inline constexpr char kDrawTags[] = "TUVW";
inline constexpr char kDiscardTags[] = "DEFG";
inline constexpr int kKitaBit = 0x20;  // of a meld's number

Tile tileFromId(int id, bool redFives);
// With three players there are no 2m to 8m.
bool isInSet(int id, int players);

// "12,5,130": ids in range, as often as they are written.
Result<std::vector<int>> idsFrom(QStringView text);
// "250,-40": any whole numbers.
Result<std::vector<int>> numbersFrom(QStringView text);

struct MjlogMeld {
  Meld meld;                  // `from` is absolute
  std::vector<int> ids;       // all of it
  std::vector<int> fromHand;  // those that leave the hand in this call
};
// The number `m` of an N tag says that a North is set aside; then its tile id.
bool isKitaCode(int code);
Result<int> kitaFromCode(int code);
// The number `m` of any other N tag, for the player `who` of `players`. The error says what is wrong with
// it.
Result<MjlogMeld> meldFromCode(int code, int who, bool redFives, int players);

std::optional<YakuId> yakuFromMjlog(int id);

}  // namespace janso
