// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Public facts about one player's decision, for any hand that the player may have: the features of the fitted
// models of discards, riichi declarations and calls.
//
// The scene contains nothing hidden. The hand is a separate argument, so one scene serves many hands.
#pragma once

#include <array>
#include <cstdint>

#include "bots/reading/features.h"
#include "rules/board.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

class ActionScene {
 public:
  // `seat` is about to discard a tile, or may call the last discard.
  ActionScene(const Board &board, int seat);

  int melds() const { return m_melds; }
  // Kinds that may not be discarded now (kuikae).
  KindSet barred() const { return m_barred; }
  // All tiles that a player with `concealed` sees; with three players, kinds that are not in the set count as
  // seen.
  TileCounts visibleWith(const TileCounts &concealed) const;

  static int discardFeatureCount();
  // The features that are the same for every hand, and those that are not. `options` are the discards of the
  // hand, `option` is the one of this kind; `concealed` has 14 - 3 x melds tiles.
  void discardSceneFeatures(Kind kind, FeatureList &out) const;
  void discardHandFeatures(const TileCounts &concealed, const DiscardOptions &options,
                           const DiscardOption &option, FeatureList &out) const;

  static int riichiFeatureCount();
  // `concealed` is a tenpai hand of 13 tiles minus those of closed kans.
  void riichiFeatures(const TileCounts &concealed, FeatureList &out) const;

  static int callFeatureCount();
  // `concealed` has 13 - 3 x melds tiles. Returns false when the hand cannot call this kind.
  bool callFeatures(const TileCounts &concealed, Kind offered, bool canChi, FeatureList &out) const;

 private:
  enum Threat : std::uint8_t { NoThreat, OpenHand, RiichiOfOthers };
  struct CallGain;

  void readOthers(const Board &board);
  void readDanger(KindSet safe);
  int kindClass(Kind kind) const;
  int turnBin() const;
  int phase() const;
  int doraHeld(const TileCounts &concealed) const;
  CallGain gainOf(const TileCounts &concealed, Kind offered, bool canChi) const;

  int m_seat = 0;
  int m_turn = 0;  // the seat's discards so far
  int m_melds = 0;
  bool m_open = false;
  bool m_dealer = false;
  bool m_yaochuuMelds = false;
  int m_tilesLeft = 0;
  int m_riichis = 0;  // of the others
  Threat m_threat = NoThreat;
  TileCounts m_seen;  // ponds, melds, indicators
  KindSet m_barred;
  KindSet m_discarded;                         // discarded by the seat itself
  std::array<std::uint8_t, kKinds> m_dora{};   // han
  std::array<std::uint8_t, kKinds> m_value{};  // han of a triplet
  std::array<std::uint8_t, kKinds> m_danger{};
  std::array<std::uint8_t, 4> m_suitMelds{};
};

}  // namespace janso
