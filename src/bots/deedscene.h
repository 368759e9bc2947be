// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the table tells of a choice that a player makes, for any hand that this player may hold: the features
// of the fitted models of what players throw, declare and call.
//
// Nothing hidden is in the scene; the hand comes beside it, so that one scene serves many hands.
#pragma once

#include <array>
#include <cstdint>

#include "bots/features.h"
#include "rules/board.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

class DeedScene {
 public:
  // `seat` is about to throw a tile, or may call the last one.
  DeedScene(const Board &board, int seat);

  int melds() const { return m_melds; }
  // Kinds that may not be thrown now (kuikae).
  KindSet barred() const { return m_barred; }
  // All that whoever holds `concealed` sees; with three players kinds that there are not count as seen.
  TileCounts visibleWith(const TileCounts &concealed) const;

  static int throwFeatureCount();
  // What is the same for every hand, and what is not. `options` are those of the hand, `option` the one that
  // throws the kind; concealed has 14 - 3 x melds tiles.
  void throwSceneFeatures(Kind kind, FeatureList &out) const;
  void throwHandFeatures(const TileCounts &concealed, const DiscardOptions &options,
                         const DiscardOption &option, FeatureList &out) const;

  static int riichiFeatureCount();
  // `concealed`: 13 tiles less those of closed kans, which wait.
  void riichiFeatures(const TileCounts &concealed, FeatureList &out) const;

  static int callFeatureCount();
  // `concealed` has 13 - 3 x melds tiles. False: it cannot call this kind.
  bool callFeatures(const TileCounts &concealed, Kind offered, bool mayChi, FeatureList &out) const;

 private:
  enum Threat : std::uint8_t { NoThreat, OpenHand, RiichiOfOthers };
  struct CallGain;

  void readOthers(const Board &board);
  void readDanger(KindSet safe);
  int kindClass(Kind kind) const;
  int turnBin() const;
  int phase() const;
  int doraHeld(const TileCounts &concealed) const;
  CallGain gainOf(const TileCounts &concealed, Kind offered, bool mayChi) const;

  int m_seat = 0;
  int m_turn = 0;  // own discards so far
  int m_melds = 0;
  bool m_open = false;
  bool m_dealer = false;
  bool m_yaochuuMelds = false;
  int m_tilesLeft = 0;
  int m_riichis = 0;  // of others
  Threat m_threat = NoThreat;
  TileCounts m_seen;  // rivers, melds, indicators
  KindSet m_barred;
  KindSet m_thrown;                            // by the seat itself
  std::array<std::uint8_t, kKinds> m_dora{};   // han
  std::array<std::uint8_t, kKinds> m_value{};  // han of a triplet
  std::array<std::uint8_t, kKinds> m_danger{};
  std::array<std::uint8_t, 4> m_suitMelds{};
};

}  // namespace janso
