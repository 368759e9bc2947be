// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The worth of each wait of a tenpai hand, and how soon it comes.
#pragma once

#include "bots/flow.h"
#include "bots/handscore.h"
#include "bots/reading/knowledge.h"
#include "bots/reading/ownhand.h"
#include "rules/inlinevec.h"

namespace janso {

template <class W>
struct WaitWorthOf {
  Kind kind = 0;
  float draw = 0;  // probability of drawing it at one draw
  float ron = 0;   // probability that it is discarded and can be won on in one go-around
  W tsumo = 0;     // worth of the win
  W claimed = 0;   // likewise by ron
  float tsumoPoints = 0;
  float ronPoints = 0;
};
template <class W>
using WaitWorthsOf = InlineVec<WaitWorthOf<W>, 13>;

// Scores a tenpai hand, wait by wait.
template <class W>
class HandValueOf {
 public:
  // `discarded`: the tile just discarded, or discarded with the declaration (kKinds: not known).
  HandValueOf(const Knowledge &know, const FlowOf<W> &flow, const OwnHand &hand, Kind discarded);
  // Returns false when this tile is not a win. `tilesLeft`: unseen tiles of the kind; `furiten`: no ron;
  // `riichi`: as if declared, with the usual ura dora and ippatsu.
  bool of(Kind kind, int tilesLeft, bool furiten, bool riichi, WaitWorthOf<W> &worth);

 private:
  struct Worth {
    float points = 0;
    W value = 0;
  };
  Worth win(Kind kind, bool tsumo, bool riichi);
  double ronOf(Kind kind, int tilesLeft, bool riichi) const;
  W valueOf(double points, bool tsumo) const { return tsumo ? m_flow.tsumo(points) : m_flow.ron(points); }

  const Knowledge &m_know;
  const FlowOf<W> &m_flow;
  HandScore m_score;
  Kind m_discarded;
  int m_open = 0;
};
using WaitWorth = WaitWorthOf<float>;
using HandValue = HandValueOf<float>;

}  // namespace janso
