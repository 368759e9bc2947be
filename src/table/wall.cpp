// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The fair wall and its physical layout. The procedure is published in wall.h: it must never change.
#include "table/wall.h"

#include <algorithm>
#include <cassert>
#include <span>
#include <utility>

#include "table/sha256.h"

namespace janso {

namespace {

constexpr std::size_t kTiles = 136;
constexpr std::string_view kHexDigits = "0123456789abcdef";

// Numbers of the stream from here on are passed over, so that every remainder is equally likely.
constexpr std::array<std::uint32_t, kTiles + 1> kLimits = [] {
  std::array<std::uint32_t, kTiles + 1> limits{};
  for (std::uint32_t n = 1; n <= kTiles; ++n)
    limits[n] = 65536 - 65536 % n;
  return limits;
}();

std::string hexOf(std::span<const std::uint8_t> bytes) {
  std::string text;
  text.reserve(bytes.size() * 2);
  for (std::uint8_t byte : bytes) {
    text.push_back(kHexDigits[byte >> 4]);
    text.push_back(kHexDigits[byte & 15]);
  }
  return text;
}

// -1 for anything else.
int hexValue(char c) {
  if (c >= 'A' && c <= 'F')
    c = static_cast<char>(c - 'A' + 'a');
  const std::size_t at = kHexDigits.find(c);
  return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

void putBigEndian(std::uint8_t *to, std::uint32_t value) {
  for (int i = 0; i < 4; ++i)
    to[i] = static_cast<std::uint8_t>(value >> (24 - 8 * i));
}

// Its blocks are made four at a time.
class Stream {
 public:
  Stream(const WallSeed &seed, std::uint32_t handIndex) {
    for (auto &message : m_messages) {
      std::copy(seed.begin(), seed.end(), message.begin());
      putBigEndian(message.data() + 32, handIndex);
    }
  }

  // Uniform in 0..n-1, n <= 136.
  std::uint32_t draw(std::uint32_t n) {
    std::uint32_t x = next();
    while (x >= kLimits[n])
      x = next();
    return x % n;
  }

 private:
  std::uint32_t next() {
    if (m_used == kNumbers) {
      for (auto &message : m_messages)
        putBigEndian(message.data() + 36, m_counter++);
      m_blocks = sha256OfFour(m_messages);
      m_used = 0;
    }
    const Sha256Digest &block = m_blocks[m_used / 16];
    const std::size_t at = m_used++ % 16 * 2;
    return std::uint32_t{block[at]} << 8 | block[at + 1];
  }

  static constexpr std::size_t kNumbers = 64;  // of four blocks

  std::array<std::array<std::uint8_t, 40>, 4> m_messages{};
  std::array<Sha256Digest, 4> m_blocks{};
  std::size_t m_used = kNumbers;
  std::uint32_t m_counter = 0;
};

// With three players the kinds between 1m and 9m are not there.
Kind kindAt(int place, int players) {
  return static_cast<Kind>(players == 3 && place > 0 ? place + 7 : place);
}

Tile tileOf(int number, const RuleSet &rules) {
  const Kind kind = kindAt(number / 4, rules.players);
  if (kind == kHaku && number % 4 < rules.hakuPocchi)
    return Tile::pocchi();
  const bool red = kind < kEast && kind % 9 == 4 && number % 4 < rules.redFives[kind / 9U];
  return Tile(kind, red);
}

}  // namespace

std::string toHex(const WallSeed &seed) {
  return hexOf(seed);
}

Result<WallSeed> wallSeedFromHex(std::string_view hex) {
  if (hex.size() != 64)
    return Error{"a wall seed must have 64 hex digits, not " + std::to_string(hex.size())};
  WallSeed seed{};
  for (std::size_t i = 0; i < 64; ++i) {
    const int value = hexValue(hex[i]);
    if (value < 0)
      return Error{"position " + std::to_string(i + 1) + ": '" + hex[i] + "' is not a hex digit"};
    seed[i / 2] = static_cast<std::uint8_t>(seed[i / 2] << 4 | value);
  }
  return seed;
}

WallSeed wallSeedFromText(std::string_view text) {
  return sha256({reinterpret_cast<const std::uint8_t *>(text.data()), text.size()});
}

std::string wallCommitment(const WallSeed &seed) {
  return hexOf(sha256(seed));
}

std::vector<Tile> tileSet(const RuleSet &rules) {
  std::vector<Tile> tiles;
  tiles.reserve(static_cast<std::size_t>(tilesInGame(rules.players)));
  for (int number = 0; number < tilesInGame(rules.players); ++number)
    tiles.push_back(tileOf(number, rules));
  return tiles;
}

void alignIndicators(Wall &wall, int players) {
  for (int i = ownIndicators(players); i < static_cast<int>(wall.doraIndicators.size()); ++i) {
    const std::size_t at = static_cast<std::size_t>(i);
    const std::size_t upper = static_cast<std::size_t>(indicatorInLive(i, players));
    wall.doraIndicators[at] = wall.live[upper];
    wall.uraIndicators[at] = wall.live[upper + 1];
  }
}

void standInLive(Wall &wall, int players) {
  for (int i = ownIndicators(players); i < static_cast<int>(wall.doraIndicators.size()); ++i) {
    const std::size_t at = static_cast<std::size_t>(i);
    const std::size_t upper = static_cast<std::size_t>(indicatorInLive(i, players));
    if (wall.doraIndicators[at].isKnown())
      wall.live[upper] = wall.doraIndicators[at];
    if (wall.uraIndicators[at].isKnown())
      wall.live[upper + 1] = wall.uraIndicators[at];
  }
}

Tile upperRowTile(const Wall &wall, int players, int n, int liveDrawn) {
  if (n < ownIndicators(players))
    return wall.doraIndicators[static_cast<std::size_t>(n)];
  const int at = indicatorInLive(n, players);
  return at >= liveDrawn ? wall.live[static_cast<std::size_t>(at)] : Tile();
}

Wall makeWall(const WallSeed &seed, std::uint32_t handIndex, const RuleSet &rules) {
  const int players = rules.players;
  const std::size_t tiles = static_cast<std::size_t>(tilesInGame(players));
  std::array<Tile, kTiles> list;
  for (std::size_t i = 0; i < tiles; ++i)
    list[i] = tileOf(static_cast<int>(i), rules);
  Stream stream(seed, handIndex);
  for (std::size_t i = tiles - 1; i > 0; --i)
    std::swap(list[i], list[stream.draw(static_cast<std::uint32_t>(i + 1))]);
  Wall wall;
  for (std::uint8_t &die : wall.dice)
    die = static_cast<std::uint8_t>(stream.draw(6) + 1);

  const int stacks = stacksOfSide(players) * players;
  const int start = firstLiveStack(wall.dice[0] + wall.dice[1], players);
  // `stack` counts clockwise from the first live one; negative = to the right of the break.
  const auto tileAt = [&](int stack, int below) {
    int p = start + stack;
    if (p < 0)
      p += stacks;
    else if (p >= stacks)
      p -= stacks;
    return list[static_cast<std::size_t>(2 * p + below)];
  };
  for (int i = 0; i < liveTiles(players); ++i)
    wall.live[static_cast<std::size_t>(i)] = tileAt(i / 2, i % 2);
  for (int i = 0; i < replacementTiles(rules); ++i)
    wall.rinshan[static_cast<std::size_t>(i)] = tileAt(-1 - i / 2, i % 2);
  const int firstIndicator = -1 - replacementTiles(rules) / 2;
  for (int i = 0; i < static_cast<int>(wall.doraIndicators.size()); ++i) {
    wall.doraIndicators[static_cast<std::size_t>(i)] = tileAt(firstIndicator - i, 0);
    wall.uraIndicators[static_cast<std::size_t>(i)] = tileAt(firstIndicator - i, 1);
  }
  return wall;
}

}  // namespace janso
