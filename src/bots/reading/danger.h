// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How dangerous each tile is against each opponent.
//
// Based on what the table shows: tiles that an opponent cannot win on (genbutsu), and for all others the
// shapes that would wait for them, weighted by the tiles left to make them. Suji, walls, one-chance and live
// honors follow from that.
#pragma once

#include <array>
#include <optional>

#include "bots/reading/knowledge.h"
#include "bots/reading/opponentthreat.h"
#include "bots/reading/tableread.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

// Serves one decision, on one thread. Computes opponents and kinds when they are first requested, and caches
// the results. The figures of one kind cost much less than all of them.
class Danger {
 public:
  // Keeps a reference to `know`.
  explicit Danger(const Knowledge &know);
  Danger(const Danger &) = delete;
  Danger &operator=(const Danger &) = delete;

  DangerRead read() const;
  const Threat &threat(int seat) const { return opponent(seat).whole(); }
  // The probability that discarding the kind deals in, and its mean cost in points.
  double risk(Kind kind) const;
  double cost(Kind kind) const;
  // An upper bound for every kind: the sum of the opponents' chances to be tenpai.
  double mostRisk() const;
  // The same for a tile drawn at random from the unseen ones: what pushing costs each turn.
  double meanRisk() const { return mean().risk; }
  double meanCost() const { return mean().cost; }

  int riichis() const { return m_riichis; }  // opponents in riichi
  // The chance of the opponent who is most likely to be tenpai.
  double highestTenpai() const;
  // Whether `kind` is safe against every opponent in riichi.
  bool isSafeAgainstRiichi(Kind kind) const;

 private:
  struct Mean {
    double risk = 0;
    double cost = 0;
  };
  // One figure of each kind, where it is known.
  struct ByKind {
    std::array<double, kKinds> figure;
    KindSet known;
  };

  OpponentThreat &opponent(int seat) const;
  template <class Figure>
  double sumOf(ByKind &kinds, Kind kind, Figure figure) const;
  const Mean &mean() const;

  const Knowledge &m_know;
  int m_riichis = 0;
  mutable Discards m_discards;
  mutable std::array<std::optional<OpponentThreat>, 4> m_opponents;
  mutable ByKind m_risk;
  mutable ByKind m_cost;
  mutable std::optional<Mean> m_mean;
};

}  // namespace janso
