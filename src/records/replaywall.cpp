// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reconstructs the wall of a recorded hand.
#include "records/replaywall.h"

#include <array>
#include <span>
#include <vector>

#include "rules/mpsz.h"

namespace janso {
namespace {

constexpr std::size_t kHand = 13;

// How many tiles of each face are left.
class Stock {
 public:
  explicit Stock(const RuleSet &rules) {
    for (const Tile tile : tileSet(rules))
      ++m_left[static_cast<std::size_t>(tile.face())];
  }
  Result<bool> take(Tile tile) {
    if (!tile.isKnown())
      return Error{"a tile is hidden"};
    int &left = m_left[static_cast<std::size_t>(tile.face())];
    if (left == 0)
      return Error{"there are more " + toMpsz(tile) + " than in a set of tiles"};
    --left;
    return true;
  }
  std::vector<Tile> rest() const {
    std::vector<Tile> tiles;
    for (int face = 0; face < kFaces; ++face) {
      for (int i = 0; i < m_left[static_cast<std::size_t>(face)]; ++i)
        tiles.push_back(Tile::fromFace(face));
    }
    return tiles;
  }

 private:
  std::array<int, kFaces> m_left{};
};

// What the record shows of each part of the wall.
struct Seen {
  std::vector<Tile> live;
  std::vector<Tile> rinshan;
  std::vector<Tile> dora;
  std::vector<Tile> ura;
};

std::vector<Tile> dealt(const KyokuStarted &start, int players) {
  std::vector<Tile> live(static_cast<std::size_t>(dealtTiles(players)));
  for (int turn = 0; turn < players; ++turn) {
    const HandTiles &hand = start.hands[static_cast<std::size_t>((start.dealer + turn) % players)];
    for (std::size_t k = 0; k < hand.size(); ++k)
      live[static_cast<std::size_t>(dealtIndex(turn, static_cast<int>(k), players))] = hand[k];
  }
  return live;
}

Seen seenIn(const RecordedHand &hand, int players) {
  Seen seen;
  seen.live = dealt(hand.start(), players);
  seen.dora.push_back(hand.start().doraIndicator);
  for (const RecordedEvent &event : hand.events) {
    if (const auto *draw = std::get_if<Tsumo>(&event.event()))
      (draw->rinshan ? seen.rinshan : seen.live).push_back(draw->tile);
    if (const auto *turned = std::get_if<DoraRevealed>(&event.event()))
      seen.dora.push_back(turned->indicator);
    if (const auto *win = std::get_if<Hora>(&event.event())) {
      // With two winners in riichi both see the same ura.
      if (win->info->uraIndicators.size() > seen.ura.size())
        seen.ura.assign(win->info->uraIndicators.begin(), win->info->uraIndicators.end());
    }
  }
  return seen;
}

// Takes the seen tiles of one part out of the stock and puts them in place.
Result<bool> place(const std::vector<Tile> &tiles, std::span<Tile> part, Stock &stock, const char *name) {
  if (tiles.size() > part.size())
    return Error{std::to_string(tiles.size()) + ' ' + name + ", but the wall has " +
                 std::to_string(part.size())};
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    if (const Result<bool> taken = stock.take(tiles[i]); !taken)
      return taken;
    part[i] = tiles[i];
  }
  return true;
}

// Puts the tiles that nobody saw where nothing has been seen. False when there are too few of them.
bool fill(std::span<Tile> part, std::vector<Tile> &rest) {
  for (Tile &tile : part) {
    if (tile.isKnown())
      continue;
    if (rest.empty())
      return false;
    tile = rest.back();
    rest.pop_back();
  }
  return true;
}

}  // namespace

Result<Wall> wallOf(const RecordedHand &hand, const RuleSet &rules) {
  const int players = rules.players;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    const std::size_t size = hand.start().hands[seat].size();
    if (size != (seat < static_cast<std::size_t>(players) ? kHand : 0))
      return Error{"a deal must be 13 tiles for each player"};
  }
  const Seen seen = seenIn(hand, players);
  if (seen.ura.size() > seen.dora.size())
    return Error{"more ura indicators (" + std::to_string(seen.ura.size()) + ") than dora indicators (" +
                 std::to_string(seen.dora.size()) + ")"};
  Wall wall;
  wall.dice = hand.start().dice;
  Stock stock(rules);
  const std::span<Tile> live(wall.live.data(), static_cast<std::size_t>(liveTiles(players)));
  const std::span<Tile> rinshan(wall.rinshan.data(), static_cast<std::size_t>(replacementTiles(rules)));
  const auto ownStacks = static_cast<std::size_t>(ownIndicators(players));
  for (const Result<bool> &placed : {place(seen.live, live, stock, "tiles dealt and drawn"),
                                     place(seen.rinshan, rinshan, stock, "replacement tiles"),
                                     place(seen.dora, wall.doraIndicators, stock, "dora indicators"),
                                     place(seen.ura, wall.uraIndicators, stock, "ura indicators")}) {
    if (!placed)
      return placed.error();
  }
  // Nobody can have drawn these and turned an indicator there as well.
  if (seen.dora.size() > ownStacks &&
      seen.live.size() >
          static_cast<std::size_t>(indicatorInLive(static_cast<int>(seen.dora.size()) - 1, players)))
    return Error{"more tiles are drawn than the wall has without its indicators"};
  std::vector<Tile> rest = stock.rest();
  if (seen.dora.size() > ownStacks)
    standInLive(wall, players);
  for (const std::span<Tile> part : {live, rinshan, std::span(wall.doraIndicators.data(), ownStacks),
                                     std::span(wall.uraIndicators.data(), ownStacks)}) {
    if (!fill(part, rest))
      return Error{"more places in the wall are open than tiles are left"};
  }
  alignIndicators(wall, players);
  return wall;
}

}  // namespace janso
