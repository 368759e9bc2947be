// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What each wait of a ready hand would bring, and how soon it comes.
#pragma once

#include "bots/flow.h"
#include "bots/knowledge.h"
#include "bots/ownhand.h"
#include "rules/inlinevec.h"
#include "rules/score.h"

namespace janso {

struct WaitWorth {
  Kind kind = 0;
  float draw = 0;     // probability of drawing it at one draw
  float ron = 0;      // probability that it is discarded, and may be won on, in one go-around
  float tsumo = 0;    // worth of the win, final points
  float claimed = 0;  // likewise by ron
  float tsumoPoints = 0;
  float ronPoints = 0;
};
using WaitWorths = InlineVec<WaitWorth, 13>;

// Scores a hand that is ready, wait by wait. `left(kind)`: unseen ones.
class HandValue {
 public:
  // `riichi`: as if declared, ura dora and ippatsu as they usually come.
  // `discarded`: the tile that has just gone or goes with the declaration (kKinds: not known).
  HandValue(const Knowledge &know, const Flow &flow, const OwnHand &hand, Kind discarded, bool riichi);
  // False: this tile would give no win. `tilesLeft`: unseen ones of its kind; `furiten`: no ron.
  bool of(Kind kind, int tilesLeft, bool furiten, WaitWorth &worth);

 private:
  struct Worth {
    float points = 0;
    float value = 0;
  };
  Worth win(Kind kind, bool tsumo);
  double ronOf(Kind kind, int tilesLeft) const;
  float valueOf(double points, bool tsumo) const { return tsumo ? m_flow.tsumo(points) : m_flow.ron(points); }

  const Knowledge &m_know;
  const Flow &m_flow;
  Kind m_discarded;
  bool m_riichi;
  int m_open = 0;
  WinInput m_input;
};

}  // namespace janso
