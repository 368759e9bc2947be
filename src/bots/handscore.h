// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a ready hand of the own seat would be paid for a tile.
#pragma once

#include "bots/knowledge.h"
#include "bots/ownhand.h"
#include "rules/score.h"

namespace janso {

// Points without honba and sticks. With three players a self-draw counts in full: what the absent one does
// not pay is the business of Stakes.
struct WinPoints {
  double paid = 0;  // 0: this tile gives no win
  // A declared hand may get ura dora and ippatsu: how much of kRiichiExtras applies; 0 = none, and the rest
  // says nothing.
  double extras = 0;
  double asScored = 0;  // by han and fu
  double oneMore = 0;   // with one han more
  double twoMore = 0;
};

// Keeps a reference to `know`.
class HandScore {
 public:
  // A hand of 13 - 3 x melds.
  HandScore(const Knowledge &know, const OwnHand &hand);
  // The own draw, or a ron off the next seat; `riichi`: as if declared.
  WinPoints of(Kind kind, bool tsumo, bool riichi);

 private:
  const Knowledge &m_know;
  WinInput m_input;
};

}  // namespace janso
