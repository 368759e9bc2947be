// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The wall that a recorded hand must have had.
#include "records/replaywall.h"

#include <array>
#include <span>
#include <vector>

#include "rules/mpsz.h"

namespace janso {
namespace {

constexpr std::size_t kHand = 13;
constexpr int kFirstRed = 34;

// How many tiles of each face are left.
class Stock {
 public:
  explicit Stock(const RuleSet &rules) {
    for (std::size_t kind = 0; kind < kKinds; ++kind)
      m_left[kind] = rules.players == 3 && kind >= 1 && kind <= 7 ? 0 : 4;
    m_left[kHaku] -= rules.hakuPocchi;
    m_left[static_cast<std::size_t>(Tile::pocchi().face())] = rules.hakuPocchi;
    for (std::size_t suit = 0; suit < 3; ++suit) {
      if (m_left[9 * suit + 4] == 0)
        continue;
      m_left[kFirstRed + suit] = rules.redFives[suit];
      m_left[9 * suit + 4] = 4 - rules.redFives[suit];
    }
  }
  Result<bool> take(Tile tile) {
    if (!tile.isKnown())
      return Error{"a tile is hidden"};
    int &left = m_left[static_cast<std::size_t>(tile.face())];
    if (left == 0)
      return Error{"there are more " + toMpsz(tile) + " than the set has"};
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

// Four rounds of the deal, dealer first: three times four tiles, then one.
void deal(const KyokuStarted &start, int players, std::vector<Tile> &live) {
  for (std::size_t round = 0; round < 4; ++round) {
    const std::size_t first = round * 4;
    const std::size_t last = round == 3 ? 13 : first + 4;
    for (int i = 0; i < players; ++i) {
      const auto seat = static_cast<std::size_t>((start.dealer + i) % players);
      for (std::size_t k = first; k < last; ++k)
        live.push_back(start.hands[seat][k]);
    }
  }
}

Seen seenIn(const RecordedHand &hand, int players) {
  Seen seen;
  deal(hand.start(), players, seen.live);
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
    return Error{std::to_string(tiles.size()) + ' ' + name + ", the wall has " + std::to_string(part.size())};
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    if (const Result<bool> taken = stock.take(tiles[i]); !taken)
      return taken;
    part[i] = tiles[i];
  }
  return true;
}

// Puts the tiles that nobody saw where nothing has been seen.
void fill(std::span<Tile> part, std::vector<Tile> &rest) {
  for (Tile &tile : part) {
    if (tile.isKnown())
      continue;
    tile = rest.back();
    rest.pop_back();
  }
}

// Indicators without stacks of their own stand at the end of the live wall: the upper tile of a stack, the
// ura indicator beneath it. Moves them there, or (`toLive` false) names them as indicators too.
void shareTail(Wall &wall, int players, bool toLive) {
  for (auto i = static_cast<std::size_t>(ownIndicators(players)); i < wall.doraIndicators.size(); ++i) {
    const auto upper = static_cast<std::size_t>(indicatorInLive(static_cast<int>(i), players));
    if (toLive) {
      if (wall.doraIndicators[i].isKnown())
        wall.live[upper] = wall.doraIndicators[i];
      if (wall.uraIndicators[i].isKnown())
        wall.live[upper + 1] = wall.uraIndicators[i];
    } else {
      wall.doraIndicators[i] = wall.live[upper];
      wall.uraIndicators[i] = wall.live[upper + 1];
    }
  }
}

}  // namespace

Result<Wall> wallOf(const RecordedHand &hand, const RuleSet &rules) {
  const int players = rules.players;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    const std::size_t size = hand.start().hands[seat].size();
    if (size != (seat < static_cast<std::size_t>(players) ? kHand : 0))
      return Error{"a deal is 13 tiles for each"};
  }
  const Seen seen = seenIn(hand, players);
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
    return Error{"more tiles drawn than the wall has beside its indicators"};
  std::vector<Tile> rest = stock.rest();
  if (seen.dora.size() > ownStacks)
    shareTail(wall, players, true);
  fill(live, rest);
  fill(rinshan, rest);
  fill({wall.doraIndicators.data(), ownStacks}, rest);
  fill({wall.uraIndicators.data(), ownStacks}, rest);
  shareTail(wall, players, false);
  return wall;
}

}  // namespace janso
