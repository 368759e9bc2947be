// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/drillhands.h"

#include <algorithm>

namespace janso {

namespace {

struct Part {
  std::vector<Kind> kinds;
  bool pair = false;
  bool run() const { return kinds.size() == 3 && kinds[0] != kinds[2]; }
};

// The four sets and the pair of one finished hand, no kind more than four times.
class HandMaker {
 public:
  HandMaker(DrillRandom &random, HandStyle style) : m_random(random), m_style(style) {
    m_suit = m_random.below(3);
  }

  // Nothing when the tiles of a kind ran out.
  std::optional<std::vector<Part>> make(bool flawed) {
    std::vector<Part> parts;
    if (m_style == HandStyle::Pairs)
      return makePairs();
    const int flaw = flawed ? m_random.below(4) : -1;
    for (int i = 0; i < 4; ++i) {
      if (!add(parts, i == flaw ? HandStyle::Any : m_style, false))
        return std::nullopt;
    }
    if (!add(parts, m_style, true))
      return std::nullopt;
    return parts;
  }

 private:
  std::optional<std::vector<Part>> makePairs() {
    std::vector<Part> parts;
    while (parts.size() < 7) {
      const Kind kind = static_cast<Kind>(m_random.below(kKinds));
      if (m_used[kind] == 0)
        take(parts, {{kind, kind}, true});
    }
    return parts;
  }

  bool add(std::vector<Part> &parts, HandStyle style, bool pair) {
    for (int attempt = 0; attempt < 20; ++attempt) {
      const Part part = pair ? pairOf(style) : setOf(style);
      if (fits(part)) {
        take(parts, part);
        return true;
      }
    }
    return false;
  }

  bool fits(const Part &part) const {
    TileCounts after = m_used;
    for (const Kind kind : part.kinds) {
      if (++after[kind] > 4)
        return false;
    }
    return true;
  }
  void take(std::vector<Part> &parts, const Part &part) {
    for (const Kind kind : part.kinds)
      ++m_used[kind];
    parts.push_back(part);
  }

  Kind suited(int suit, int rank) const { return kindOf(static_cast<Suit>(suit), rank); }

  Part runIn(int suit, int lowest, int highest) {
    const int rank = lowest + m_random.below(highest - lowest - 1);
    return {{suited(suit, rank), suited(suit, rank + 1), suited(suit, rank + 2)}, false};
  }

  Kind kindFor(HandStyle style) {
    switch (style) {
      case HandStyle::Simples:
        return suited(m_random.below(3), 2 + m_random.below(7));
      case HandStyle::Honors:
        return static_cast<Kind>(kEast + m_random.below(7));
      case HandStyle::Flush:
        return m_random.chance(45) ? static_cast<Kind>(kEast + m_random.below(7))
                                   : suited(m_suit, 1 + m_random.below(9));
      case HandStyle::OneSuit:
        return suited(m_suit, 1 + m_random.below(9));
      default:
        return static_cast<Kind>(m_random.below(kKinds));
    }
  }

  Part setOf(HandStyle style) {
    switch (style) {
      case HandStyle::Simples:
        if (m_random.chance(75))
          return runIn(m_random.below(3), 2, 8);
        break;
      case HandStyle::Flush:
      case HandStyle::OneSuit:
        if (m_random.chance(60))
          return runIn(m_suit, 1, 9);
        break;
      case HandStyle::Triplets:
        break;
      case HandStyle::Honors:
        if (m_random.chance(65))
          return runIn(m_random.below(3), 1, 9);
        break;
      case HandStyle::Runs:
        return runIn(m_random.below(3), 1, 9);
      default:
        if (m_random.chance(70))
          return runIn(m_random.below(3), 1, 9);
        break;
    }
    const Kind kind = kindFor(style);
    return {{kind, kind, kind}, false};
  }

  Part pairOf(HandStyle style) {
    const Kind kind = kindFor(style == HandStyle::Honors ? HandStyle::Any : style);
    return {{kind, kind}, true};
  }

  DrillRandom &m_random;
  HandStyle m_style;
  int m_suit = 0;
  TileCounts m_used;
};

// Turns kinds into faces: the red five of a suit at most once.
class FaceGiver {
 public:
  FaceGiver(DrillRandom &random, const RuleSet &rules) : m_random(random) {
    for (int suit = 0; suit < 3; ++suit)
      m_reds[static_cast<std::size_t>(suit)] = rules.redFives[static_cast<std::size_t>(suit)] > 0;
  }
  Tile face(Kind kind) {
    const bool five = !isHonor(kind) && rankOf(kind) == 5;
    if (!five || !m_reds[static_cast<std::size_t>(suitOf(kind))] || !m_random.chance(25))
      return Tile(kind);
    m_reds[static_cast<std::size_t>(suitOf(kind))] = false;
    return Tile(kind, true);
  }

 private:
  DrillRandom &m_random;
  std::array<bool, 3> m_reds{};
};

Meld meldOf(const Part &part, DrillRandom &random, FaceGiver &faces, int winner, bool kan, bool closed) {
  Meld meld;
  std::vector<Tile> tiles;
  for (const Kind kind : part.kinds)
    tiles.push_back(faces.face(kind));
  if (kan)
    tiles.push_back(faces.face(part.kinds[0]));
  std::sort(tiles.begin(), tiles.end());
  for (const Tile tile : tiles)
    meld.tiles.push_back(tile);
  meld.type = part.run() ? MeldType::Chi
              : !kan     ? MeldType::Pon
              : closed   ? MeldType::Ankan
                         : MeldType::Daiminkan;
  if (meld.type == MeldType::Ankan)
    return meld;
  const int step = meld.type == MeldType::Chi ? 3 : 1 + random.below(3);
  meld.from = static_cast<std::int8_t>((winner + step) % 4);
  meld.called = tiles[static_cast<std::size_t>(random.below(static_cast<int>(tiles.size())))];
  return meld;
}

void setCircumstances(WinInput &input, DrillRandom &random) {
  input.tsumo = random.chance(35);
  if (!input.tsumo)
    input.from = static_cast<std::int8_t>((input.winner + 1 + random.below(3)) % 4);
  bool menzen = true;
  for (const Meld &meld : input.melds)
    menzen = menzen && !meld.isOpen();
  input.riichi = menzen && random.chance(45);
  input.ippatsu = input.riichi && random.chance(12);
}

void turnIndicators(WinInput &input, DrillRandom &random) {
  TileCounts used = countsOf(input.concealed);
  used.add(input.winTile);
  int kans = 0;
  for (const Meld &meld : input.melds) {
    for (const Tile tile : meld.tiles)
      used.add(tile);
    kans += meld.isKan() ? 1 : 0;
  }
  const auto turn = [&] {
    Kind kind = 0;
    do {
      kind = static_cast<Kind>(random.below(kKinds));
    } while (used[kind] >= 4);
    ++used[kind];
    return Tile(kind);
  };
  for (int i = 0; i <= kans; ++i) {
    input.doraIndicators.push_back(turn());
    if (input.riichi)
      input.uraIndicators.push_back(turn());
  }
}

}  // namespace

HandTiles sortedHand(std::vector<Tile> tiles) {
  std::sort(tiles.begin(), tiles.end());
  HandTiles hand;
  for (const Tile tile : tiles)
    hand.push_back(tile);
  return hand;
}

std::optional<WinInput> tryWin(DrillRandom &random, const HandRecipe &recipe, const RuleSet &rules) {
  HandMaker maker(random, recipe.style);
  const auto parts = maker.make(recipe.flawed);
  if (!parts)
    return std::nullopt;
  WinInput input;
  input.winner = static_cast<std::int8_t>(random.below(4));
  input.dealer = static_cast<std::int8_t>(random.below(4));
  input.roundWind = static_cast<std::uint8_t>(random.below(2));
  FaceGiver faces(random, rules);
  std::vector<Tile> concealed;
  for (const Part &part : *parts) {
    const bool triplet = !part.pair && !part.run();
    const bool kan = triplet && random.chance(recipe.kan);
    const bool open = !part.pair && recipe.style != HandStyle::Pairs && random.chance(recipe.open);
    if (open || kan) {
      input.melds.push_back(meldOf(part, random, faces, input.winner, kan, !open));
      continue;
    }
    for (const Kind kind : part.kinds)
      concealed.push_back(faces.face(kind));
  }
  const int last = random.below(static_cast<int>(concealed.size()));
  input.winTile = concealed[static_cast<std::size_t>(last)];
  concealed.erase(concealed.begin() + last);
  std::sort(concealed.begin(), concealed.end());
  for (const Tile tile : concealed)
    input.concealed.push_back(tile);
  setCircumstances(input, random);
  turnIndicators(input, random);
  if (winInputError(input, rules))
    return std::nullopt;
  return input;
}

std::optional<HandTiles> tryHand(DrillRandom &random, HandStyle style, int size, int changed) {
  HandMaker maker(random, style);
  const auto parts = maker.make(false);
  if (!parts)
    return std::nullopt;
  std::vector<Kind> kinds;
  for (const Part &part : *parts)
    kinds.insert(kinds.end(), part.kinds.begin(), part.kinds.end());
  random.shuffle(kinds);
  kinds.resize(static_cast<std::size_t>(size));
  TileCounts counts;
  for (const Kind kind : kinds)
    ++counts[kind];
  for (int i = 0; i < changed; ++i) {
    Kind &place = kinds[static_cast<std::size_t>(i)];
    const Kind other = static_cast<Kind>(random.below(kKinds));
    if (counts[other] >= 4)
      return std::nullopt;
    --counts[place];
    ++counts[other];
    place = other;
  }
  std::vector<Tile> tiles;
  for (const Kind kind : kinds)
    tiles.push_back(Tile(kind));
  return sortedHand(std::move(tiles));
}

}  // namespace janso
