// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A finished hand in the notation of example tables: its tiles in groups, and how it was won.
//
// Groups are tiles in mpsz notation (rules/mpsz.h), separated by one space. `*` marks a deciding group,
// `(..)` a called group, `[..]` a closed kan: "234m 99p *(555z) [2222s]".
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "rules/score.h"
#include "rules/tile.h"

namespace janso {

// Circumstances of an example hand, as bits.
enum ExampleScene : unsigned {
  SceneNone = 0,
  SceneTsumo = 1U << 0U,
  SceneRiichi = 1U << 1U,
  SceneDouble = 1U << 2U,
  SceneIppatsu = 1U << 3U,
  SceneHaitei = 1U << 4U,
  SceneHoutei = 1U << 5U,
  SceneRinshan = 1U << 6U,
  SceneChankan = 1U << 7U,
  SceneTenhou = 1U << 8U,
  SceneChiihou = 1U << 9U,
  SceneRenhou = 1U << 10U,
  SceneSeatSouth = 1U << 11U,  // the winner is south; otherwise the dealer
  SceneOpenRiichi = 1U << 12U,
  SceneAfterKan = 1U << 13U,    // the discarder has just made a kan
  SceneRiichiTile = 1U << 14U,  // the winning tile is the discarder's riichi tile
  SceneStreak = 1U << 15U,      // the dealer has won kStreakWins hands in a row
  SceneThree = 1U << 16U,       // three players
  SceneKita = 1U << 17U,        // with a North set aside
  SceneArisu = 1U << 18U,       // with tiles turned by the arisu rule
  SceneIncomplete = 1U << 19U,  // not a complete hand
};
inline constexpr std::uint8_t kStreakWins = 8;

struct ExampleGroup {
  std::vector<Tile> tiles;  // as written
  bool deciding = false;
  bool called = false;  // chi, pon or open kan
  bool closedKan = false;
};
struct ExampleHand {
  std::vector<ExampleGroup> groups;
  int winGroup = -1;  // group of the winning tile
  int winIndex = -1;
  WinInput input;  // ready to be scored
};
// `win`: the winning tile, which is in a concealed group. `scene`: bits of ExampleScene. The discarder is
// seat 2, and called tiles come from the seat before the winner. The table must be readable (asserted).
ExampleHand exampleHand(std::string_view groups, std::string_view win, unsigned scene);

}  // namespace janso
