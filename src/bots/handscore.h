// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the seat's tenpai hand would be paid for a tile.
#pragma once

#include "bots/reading/knowledge.h"
#include "bots/reading/ownhand.h"
#include "rules/score.h"

namespace janso {

// Points without honba and riichi sticks. With three players a tsumo counts in full: Stakes handles what the
// absent player does not pay.
struct WinPoints {
  double paid = 0;  // 0: this tile is not a win
  // A declared hand may get ura dora and ippatsu: the fraction of kRiichiExtras that applies; 0 = none, and
  // the fields below are meaningless.
  double extras = 0;
  double asScored = 0;  // by han and fu
  double oneMore = 0;   // with one extra han
  double twoMore = 0;
};

// Keeps a reference to `know`.
class HandScore {
 public:
  // A hand of 13 - 3 x melds.
  HandScore(const Knowledge &know, const OwnHand &hand);
  // By tsumo, or by ron on the next seat's discard; `riichi`: as if declared.
  WinPoints of(Kind kind, bool tsumo, bool riichi);

 private:
  const Knowledge &m_know;
  WinInput m_input;
};

}  // namespace janso
