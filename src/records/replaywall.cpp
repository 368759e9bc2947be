// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The wall that a recorded hand must have had.
#include "records/replaywall.h"

#include <array>
#include <vector>

#include "rules/mpsz.h"

namespace janso {
namespace {

constexpr std::size_t kDealt = 52;
constexpr int kFaces = 37;
constexpr int kFirstRed = 34;

// How many tiles of each face are left.
class Stock {
 public:
  explicit Stock(const RuleSet &rules) {
    m_left.fill(4);
    for (std::size_t suit = 0; suit < 3; ++suit) {
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
void deal(const KyokuStarted &start, std::vector<Tile> &live) {
  for (std::size_t round = 0; round < 4; ++round) {
    const std::size_t first = round * 4;
    const std::size_t last = round == 3 ? 13 : first + 4;
    for (int i = 0; i < 4; ++i) {
      const auto seat = static_cast<std::size_t>((start.dealer + i) % 4);
      for (std::size_t k = first; k < last; ++k)
        live.push_back(start.hands[seat][k]);
    }
  }
}

Seen seenIn(const RecordedHand &hand) {
  Seen seen;
  deal(hand.start(), seen.live);
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
template <std::size_t N>
Result<bool> place(const std::vector<Tile> &tiles, std::array<Tile, N> &part, Stock &stock,
                   const char *name) {
  if (tiles.size() > N)
    return Error{std::to_string(tiles.size()) + ' ' + name + ", the wall has " + std::to_string(N)};
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    if (const Result<bool> taken = stock.take(tiles[i]); !taken)
      return taken;
    part[i] = tiles[i];
  }
  return true;
}

template <std::size_t N>
void fill(std::array<Tile, N> &part, std::size_t from, std::vector<Tile> &rest, std::size_t to = N) {
  for (std::size_t i = from; i < to; ++i) {
    part[i] = rest.back();
    rest.pop_back();
  }
}

}  // namespace

Result<Wall> wallOf(const RecordedHand &hand, const RuleSet &rules) {
  for (const HandTiles &tiles : hand.start().hands) {
    if (tiles.size() != kDealt / 4)
      return Error{"a deal is 13 tiles for each"};
  }
  const Seen seen = seenIn(hand);
  Wall wall;
  wall.dice = hand.start().dice;
  Stock stock(rules);
  for (const Result<bool> &placed : {place(seen.live, wall.live, stock, "tiles dealt and drawn"),
                                     place(seen.rinshan, wall.rinshan, stock, "replacement tiles"),
                                     place(seen.dora, wall.doraIndicators, stock, "dora indicators"),
                                     place(seen.ura, wall.uraIndicators, stock, "ura indicators")}) {
    if (!placed)
      return placed.error();
  }
  std::vector<Tile> rest = stock.rest();
  fill(wall.live, seen.live.size(), rest);
  fill(wall.rinshan, seen.rinshan.size(), rest, static_cast<std::size_t>(replacementTiles(rules)));
  fill(wall.doraIndicators, seen.dora.size(), rest);
  fill(wall.uraIndicators, seen.ura.size(), rest);
  return wall;
}

}  // namespace janso
