// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/yakuexample.h"

#include <algorithm>
#include <random>
#include <vector>

#include "rules/legal/seatview.h"

namespace janso {

namespace {

constexpr std::size_t kHand = 13;
constexpr std::uint8_t kWall = 60;  // draws left: nothing is out of reach

// Not the library's shuffle, whose order differs between compilers.
HandTiles dealt(const RuleSet &rules, std::uint32_t seed) {
  std::vector<Tile> wall;
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const bool used = rules.players != 3 || kind == 0 || kind >= 8;  // three players: no 2 to 8 man
    for (int copy = 0; used && copy < 4; ++copy)
      wall.emplace_back(kind);
  }
  std::mt19937 random(seed);
  HandTiles hand;
  for (std::size_t i = 0; i < kHand; ++i) {
    const std::size_t at = i + random() % (wall.size() - i);
    std::swap(wall[i], wall[at]);
    hand.push_back(wall[i]);
  }
  std::sort(hand.begin(), hand.end());
  return hand;
}

}  // namespace

bool hasFurtherExamples(YakuId id) {
  return yakuEvent(id) == YakuEvent::None;
}

YakuTarget furtherExample(YakuId id, const RuleSet &rules, std::uint32_t seed) {
  MatchInfo info;
  info.rules = rules;
  SeatView view = emptyView(0);
  view.board.info = Shared<MatchInfo>(info);
  view.board.scores.fill(rules.startingPoints);
  view.board.tilesLeft = kWall;
  view.board.phase = BoardPhase::Discard;
  view.board.turn = 1;
  view.hand = dealt(rules, seed);
  view.board.players[0].concealed = kHand;
  YakuTarget target = yakuAnswer(view, id).target;
  for (TargetGroup &group : target.groups) {
    for (TargetTile &tile : group)
      tile.held = true;
  }
  return target;
}

}  // namespace janso
