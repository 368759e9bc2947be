// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How dangerous each tile is against each opponent.
//
// From what lies on the table: tiles that an opponent cannot win on (genbutsu), and for the others the
// shapes that would wait for them, weighed by the tiles that are left to make them: suji, walls, one-chance
// and live honours all follow from that.
#pragma once

#include "bots/knowledge.h"
#include "bots/tableread.h"
#include "bots/waitscene.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

class Danger {
 public:
  explicit Danger(const Knowledge &know);

  const DangerRead &read() const { return m_read; }
  const Threat &threat(int seat) const { return m_read.threat(seat); }
  // Probability that discarding the kind deals in, and the points it costs on average.
  double risk(Kind kind) const { return m_read.risk[kind]; }
  double cost(Kind kind) const { return m_read.cost[kind]; }
  // The same for a tile drawn at random from what is unseen: what pushing on costs each turn.
  double meanRisk() const { return m_meanRisk; }
  double meanCost() const { return m_meanCost; }

  int riichis() const { return m_riichis; }  // opponents in riichi
  // The likeliest opponent to be waiting.
  double highestTenpai() const;
  // Seat in riichi against which all of `kind` is safe from every one.
  bool isSafeAgainstRiichi(Kind kind) const;

 private:
  void look(const Knowledge &know, const DiscardOrder &order, int seat);

  DangerRead m_read;
  double m_meanRisk = 0;
  double m_meanCost = 0;
  int m_riichis = 0;
};

}  // namespace janso
