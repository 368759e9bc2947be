// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One hand with all that its answers share; asked yaku by yaku (yakudistance.h).
#pragma once

#include <optional>

#include "coach/handsearch.h"
#include "coach/yakudistance.h"
#include "coach/yakuholding.h"
#include "coach/yakuplan.h"

namespace janso {

class YakuAnswerer {
 public:
  // `concealed`: the tiles of `view`, or one less where the hand must discard before it may win.
  YakuAnswerer(const SeatView &view, const TileCounts &concealed);

  YakuAnswer answer(YakuId id);
  // Exchanges to any complete hand; -1 = there is none.
  int away();
  // The hand holds a tile too many, is complete, and none of its tiles was drawn.
  bool mustDiscardComplete();

 private:
  struct Nearest {
    FoundHand closed;
    FoundHand open;
  };

  bool ownsDrawnWin() const { return m_drawn && m_supply.held.total() % 3 == 2; }
  const HandYaku &now();
  const HandYaku &certain();
  Nearest nearestOf(const YakuPlan &plan, HandSearch &search, int &unfit);
  const Nearest &any();
  // As any(), but for a hand that does not win now.
  const Nearest &later();
  Nearest laterWith(Kind win);

  YakuAnswer tileAnswer(YakuId id);
  YakuAnswer fixedAnswer(YakuId id);
  YakuAnswer eventAnswer(YakuId id);
  YakuAnswer bonusAnswer(YakuId id);
  KindSet kansInRiichi() const;
  FoundHand fixedKans(int wanted) const;
  void askRiichi(YakuAnswer &answer);
  void askFirstTurn(YakuAnswer &answer);
  void askPuutaa(YakuAnswer &answer);
  void askKan(YakuAnswer &answer);
  void askStreak(YakuAnswer &answer);
  YakuObstacle whyNoRiichi() const;

  bool isCertain(YakuId id, const YakuPlan &plan);
  bool isLasting(YakuId id, const YakuPlan &plan) const;
  void explainImpossible(const YakuPlan &plan, const Nearest &nearest, int unfit, YakuAnswer &answer);
  void fill(const Nearest &nearest, bool closedOnly, YakuAnswer &answer) const;
  YakuTarget targetOf(const FoundHand &hand) const;
  int unseenOf(KindSet kinds) const;

  const SeatView &m_view;
  HandFrame m_frame;
  HandSupply m_supply;
  HandSearch m_search;
  bool m_drawn = false;  // the tile too many was drawn: the hand may win
  bool m_fixed = false;  // in riichi
  KindSet m_waits;       // in riichi: waits that are still unseen
  std::optional<HandYaku> m_now;
  std::optional<HandYaku> m_certain;
  std::optional<Nearest> m_any;
  std::optional<Nearest> m_later;
};

}  // namespace janso
