// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/examplehand.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "rules/mpsz.h"

namespace janso {

namespace {

constexpr Tile kArisuTile{Kind{1}};  // 2m, as the example holds it

// One group of an example: `*`, `(..)`, `[..]` taken off.
ExampleGroup parseGroup(std::string_view token) {
  ExampleGroup group;
  if (token.starts_with('*')) {
    group.deciding = true;
    token.remove_prefix(1);
  }
  if (token.starts_with('(') || token.starts_with('[')) {
    group.called = token.front() == '(';
    group.closedKan = token.front() == '[';
    token = token.substr(1, token.size() - 2);
  }
  Result<std::vector<Tile>> tiles = parseTiles(token);
  assert(tiles.ok());
  group.tiles = std::move(tiles).value();
  return group;
}

Meld meldOf(const ExampleGroup &group, int winner) {
  Meld meld;
  for (const Tile tile : group.tiles)
    meld.tiles.push_back(tile);
  const bool kan = group.tiles.size() == 4;
  const bool run = group.tiles[0].kind() != group.tiles[1].kind();
  meld.type = group.closedKan ? MeldType::Ankan
              : kan           ? MeldType::Daiminkan
              : run           ? MeldType::Chi
                              : MeldType::Pon;
  if (!group.closedKan) {
    meld.called = group.tiles[0];
    meld.from = static_cast<std::int8_t>((winner + 3) % 4);
  }
  return meld;
}

void setScene(unsigned scene, WinInput &input) {
  input.winner = (scene & SceneSeatSouth) != 0 ? 1 : 0;
  input.tsumo = (scene & SceneTsumo) != 0;
  input.from = input.tsumo ? std::int8_t{-1} : std::int8_t{2};
  input.riichi = (scene & SceneRiichi) != 0;
  input.doubleRiichi = (scene & SceneDouble) != 0;
  input.ippatsu = (scene & SceneIppatsu) != 0;
  input.haitei = (scene & SceneHaitei) != 0;
  input.houtei = (scene & SceneHoutei) != 0;
  input.rinshan = (scene & SceneRinshan) != 0;
  input.chankan = (scene & SceneChankan) != 0;
  input.tenhou = (scene & SceneTenhou) != 0;
  input.chiihou = (scene & SceneChiihou) != 0;
  input.renhou = (scene & SceneRenhou) != 0;
  input.openRiichi = (scene & SceneOpenRiichi) != 0;
  input.afterKan = (scene & SceneAfterKan) != 0;
  input.riichiTile = (scene & SceneRiichiTile) != 0;
  input.winsInRow = (scene & SceneStreak) != 0 ? kStreakWins : 0;
  input.kita = (scene & SceneKita) != 0 ? 1 : 0;
  if ((scene & SceneArisu) != 0)
    input.arisu.push_back(kArisuTile);
}

void findWinTile(ExampleHand &example) {
  for (std::size_t g = 0; g < example.groups.size(); ++g) {
    const ExampleGroup &group = example.groups[g];
    if (group.called || group.closedKan)
      continue;
    for (std::size_t i = 0; i < group.tiles.size(); ++i) {
      if (group.tiles[i] == example.input.winTile) {
        example.winGroup = static_cast<int>(g);
        example.winIndex = static_cast<int>(i);
      }
    }
  }
  assert(example.winGroup >= 0);
}

}  // namespace

ExampleHand exampleHand(std::string_view groups, std::string_view win, unsigned scene) {
  ExampleHand example;
  setScene(scene, example.input);
  std::string_view rest = groups;
  while (!rest.empty()) {
    const std::size_t space = rest.find(' ');
    example.groups.push_back(parseGroup(rest.substr(0, space)));
    rest = space == std::string_view::npos ? std::string_view() : rest.substr(space + 1);
  }
  example.input.winTile = *parseTile(win);
  findWinTile(example);

  std::vector<Tile> concealed;
  for (std::size_t g = 0; g < example.groups.size(); ++g) {
    const ExampleGroup &group = example.groups[g];
    if (group.called || group.closedKan) {
      example.input.melds.push_back(meldOf(group, example.input.winner));
      continue;
    }
    for (std::size_t i = 0; i < group.tiles.size(); ++i) {
      if (static_cast<int>(g) != example.winGroup || static_cast<int>(i) != example.winIndex)
        concealed.push_back(group.tiles[i]);
    }
  }
  std::sort(concealed.begin(), concealed.end());
  for (const Tile tile : concealed)
    example.input.concealed.push_back(tile);

  return example;
}

}  // namespace janso
