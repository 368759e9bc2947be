// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How dangerous each tile is against each opponent.
//
// From what lies on the table: tiles that an opponent cannot win on (genbutsu), and for the others the
// shapes that would wait for them, weighed by the tiles that are left to make them: suji, walls, one-chance
// and live honours all follow from that.
#pragma once

#include <array>
#include <optional>

#include "bots/knowledge.h"
#include "bots/opponentthreat.h"
#include "bots/tableread.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

// Works for one decision, on one thread: it looks at opponents and kinds when they are first asked for, and
// keeps what it has found. The figures of one kind cost much less than all of them.
class Danger {
 public:
  // Keeps a reference to `know`.
  explicit Danger(const Knowledge &know);
  Danger(const Danger &) = delete;
  Danger &operator=(const Danger &) = delete;

  DangerRead read() const;
  const Threat &threat(int seat) const { return opponent(seat).whole(); }
  // Probability that discarding the kind deals in, and the points it costs on average.
  double risk(Kind kind) const;
  double cost(Kind kind) const;
  // No kind is riskier: the chances of the opponents to be waiting, added up.
  double mostRisk() const;
  // The same for a tile drawn at random from what is unseen: what pushing on costs each turn.
  double meanRisk() const { return mean().risk; }
  double meanCost() const { return mean().cost; }

  int riichis() const { return m_riichis; }  // opponents in riichi
  // The likeliest opponent to be waiting.
  double highestTenpai() const;
  // Seat in riichi against which all of `kind` is safe from every one.
  bool isSafeAgainstRiichi(Kind kind) const;

 private:
  struct Mean {
    double risk = 0;
    double cost = 0;
  };
  // A figure of each kind, where it is known.
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
