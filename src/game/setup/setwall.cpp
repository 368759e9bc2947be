// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "game/setup/setwall.h"

#include <algorithm>
#include <span>
#include <string>

#include "game/setup/setdealcheck.h"
#include "rules/mpsz.h"
#include "table/tally.h"

namespace janso {

namespace {

constexpr std::uint32_t kFillerSeed = 20260;

// What is not named is mixed the same way on every machine.
void mix(std::vector<Tile> &tiles) {
  std::uint32_t state = kFillerSeed;
  for (std::size_t i = tiles.size(); i > 1; --i) {
    state = state * 1664525U + 1013904223U;
    std::swap(tiles[i - 1], tiles[(state >> 8) % i]);
  }
}

class Builder {
 public:
  explicit Builder(const RuleSet &rules) : m_players(rules.players), m_left(tileSet(rules)) {}

  void put(Tile &place, Tile tile, const char *where) {
    if (!tile.isKnown())
      return;
    const auto at = std::find(m_left.begin(), m_left.end(), tile);
    if (at == m_left.end()) {
      if (m_problem.empty())
        m_problem = std::string(where) + ": no " + toMpsz(tile) + " is left in this game";
      return;
    }
    m_left.erase(at);
    place = tile;
  }
  void putAll(std::span<Tile> places, const std::vector<Tile> &tiles, const char *where) {
    if (tiles.size() > places.size()) {
      m_problem = std::string(where) + ": only " + std::to_string(places.size()) + " tiles fit";
      return;
    }
    for (std::size_t i = 0; i < tiles.size(); ++i)
      put(places[i], tiles[i], where);
  }
  void putHand(Wall &wall, int fromDealer, const std::vector<Tile> &tiles) {
    if (tiles.size() > 13) {
      m_problem = "hand: more than 13 tiles";
      return;
    }
    for (std::size_t k = 0; k < tiles.size(); ++k)
      put(wall.live[static_cast<std::size_t>(dealtIndex(fromDealer, static_cast<int>(k), m_players))],
          tiles[k], "hand");
  }
  void fill(std::span<Tile> places) {
    for (Tile &place : places) {
      if (place.isKnown())
        continue;
      place = m_left.back();
      m_left.pop_back();
    }
  }
  void mixRest() { mix(m_left); }
  const std::string &problem() const { return m_problem; }

 private:
  int m_players;
  std::vector<Tile> m_left;
  std::string m_problem;
};

}  // namespace

Result<Wall> makeSetWall(const SetDeal &deal, const RuleSet &rules) {
  const int players = rules.players;
  if (players != 4)
    return Error{"a set hand is for four players"};
  Wall wall;
  wall.dice = deal.dice;
  Builder builder(rules);
  const int dealer = deal.kyoku % players;
  for (int seat = 0; seat < players; ++seat)
    builder.putHand(wall, (seat - dealer + players) % players, deal.hands[static_cast<std::size_t>(seat)]);
  const std::span<Tile> live(wall.live);
  builder.putAll(live.subspan(static_cast<std::size_t>(dealtTiles(players)), kDraws), deal.draws, "draws");
  builder.putAll(std::span<Tile>(wall.rinshan).first(static_cast<std::size_t>(replacementTiles(rules))),
                 deal.rinshan, "rinshan");
  builder.putAll(wall.doraIndicators, deal.dora, "dora");
  builder.putAll(wall.uraIndicators, deal.ura, "ura");
  if (!builder.problem().empty())
    return Error{builder.problem()};
  builder.mixRest();
  builder.fill(live);
  builder.fill(std::span<Tile>(wall.rinshan).first(static_cast<std::size_t>(replacementTiles(rules))));
  builder.fill(wall.doraIndicators);
  builder.fill(wall.uraIndicators);
  return wall;
}

Result<bool> checkSetDeal(const SetDeal &deal, const RuleSet &rules) {
  const Result<Wall> wall = makeSetWall(deal, rules);
  if (!wall)
    return wall.error();
  return true;
}

RoundStart setStart(const SetDeal &deal, const RuleSet &rules) {
  RoundStart start;
  start.bakaze = deal.bakaze;
  start.kyoku = deal.kyoku;
  start.round = deal.bakaze;
  start.honba = deal.honba;
  start.kyotaku = deal.kyotaku;
  start.scores = deal.scores;
  if (std::all_of(deal.scores.begin(), deal.scores.end(), [](std::int32_t score) { return score == 0; }))
    start.scores.fill(rules.startingPoints);
  start.tally = startingTally(rules);
  return start;
}

}  // namespace janso
