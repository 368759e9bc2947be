// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the table tells one seat about another seat's waits: the features of the fitted wait models.
//
// Kinds are read from the nearer end of their suit, so that a 7 reads like a 3.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "bots/reading/features.h"
#include "bots/reading/knowledge.h"
#include "bots/reading/waitshapes.h"
#include "rules/inlinevec.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

// All discards of a hand in the order in which they were made, reconstructed from the ponds and the calls.
struct OrderedDiscard {
  std::int8_t seat = 0;
  std::uint8_t index = 0;  // in that seat's pond
  Tile tile;
};
using DiscardOrder = InlineVec<OrderedDiscard, 100>;
DiscardOrder discardOrder(const Board &board);

// Kinds that `seat` cannot win on by ron, whatever it holds: its own discards, and what passed since its
// riichi or since its last discard.
KindSet genbutsuKinds(const Board &board, const DiscardOrder &order, int seat);
// These, and what passed since its hand last changed: it waits for none of them, unless it skipped a win.
KindSet safeKinds(const Board &board, const DiscardOrder &order, int seat);

// The suit that an opponent seems to collect: all melds are in it, and almost none of it was discarded. -1 =
// none.
int collectedSuit(const PlayerBoard &player);

// Han of a triplet of the kind for `seat`: dragons, seat and round wind (2 for a double wind).
int yakuhaiHanOf(const Board &board, int seat, Kind kind);

// The kinds without neighbors with three players, or those they set aside: 1m, 9m, North.
KindSet loneKindsOfThree();

// 1/9, 2/8, 3/7, 4/6, 5, other wind, yakuhai wind, double wind, dragon. `han`: as yakuhaiHanOf(); numbers do
// not need it.
inline constexpr int kKindClasses = 9;
int kindClassOf(Kind kind, int han);

// How a seat discarded a kind, by what tells most.
enum class Parted : std::uint8_t { Never, After, Drawn, Early, Late, Last };

class WaitScene {
 public:
  // The waits of `seat` as `know.seat()` sees them. Keeps a reference to `know`.
  WaitScene(const Knowledge &know, const DiscardOrder &order, int seat);

  KindSet safe() const { return m_safe; }
  int seat() const { return m_seat; }
  int players() const { return m_know.board().seats(); }
  bool riichi() const { return m_player.riichi != RiichiState::None; }
  bool open() const { return m_melds > 0; }
  int collected() const { return m_collected; }
  const WaitShapes &shapes() const { return m_shapes; }
  // Kinds that some shape could wait for.
  KindSet possible() const { return m_possible; }

  // The fewest discards of a suit, without honors.
  int leastSuitDiscards() const {
    return std::min({m_suitDiscards[0], m_suitDiscards[1], m_suitDiscards[2]});
  }
  // What open melds reveal about the yaku: 0 a triplet has one, 1 tanyao is possible, 2 neither.
  int yakuOfMelds() const { return m_yaku; }
  bool onlyTriplets() const { return m_triplets; }

  static constexpr int kClasses = kKindClasses;
  int kindClass(Kind kind) const { return m_classes[kind]; }
  // 0 to 2: sides from which a ryanmen could wait for it; 3 for honors.
  static constexpr int kSideKinds = 4;
  int openSides(Kind kind) const { return m_openSides[kind]; }

  static int featureCount(int players);
  // `kind` must be one of possible(). Out: FeatureList or FeatureSum.
  template <class Out>
  void features(Kind kind, Out &out) const;

 private:
  struct Side;

  void readPond();
  void readMelds(const Board &board);
  void readHonors(const Board &board);
  void readSides();
  Side side(Kind kind, int beside, int step) const;
  bool isOpen(const Side &side) const;
  std::uint8_t stateOf(const Side &side) const;
  template <class Out>
  void suitFeatures(Kind kind, int step, Out &out) const;
  template <class Out>
  void neighborFeatures(Kind kind, int step, Out &out) const;
  template <class Out>
  void doraFeatures(Kind kind, int step, Out &out) const;
  template <class Out>
  void meldFeatures(Kind kind, Out &out) const;

  const Knowledge &m_know;
  const PlayerBoard &m_player;
  int m_seat = 0;
  KindSet m_safe;
  int m_collected = -1;
  WaitShapes m_shapes;
  KindSet m_possible;
  KindSet m_lone;  // with three players only
  int m_possibleKinds = 0;
  std::array<Parted, kKinds> m_parted{};
  std::array<std::uint8_t, kKinds> m_classes{};
  std::array<std::uint8_t, kKinds> m_openSides{};
  std::array<std::uint8_t, kKinds> m_upState{};  // of the side of higher ranks
  std::array<std::uint8_t, kKinds> m_downState{};
  std::array<std::uint8_t, 4> m_suitDiscards{};  // before riichi
  std::array<std::uint8_t, 4> m_suitMelds{};
  int m_until = 0;     // discards of free choice: up to the riichi, or all
  int m_openSuji = 0;  // pairs of kinds that a two-sided shape could still wait for
  int m_melds = 0;     // open melds
  int m_yaku = 0;
  bool m_triplets = false;
  double m_logPossible = 0;
  double m_logSuji = 0;
};

}  // namespace janso
