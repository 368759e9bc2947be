// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Answers for one hand, yaku by yaku (yakudistance.h), sharing what the answers have in common.
//
// Method. For a yaku of tiles, planOf() gives the shapes of its hands, shapeWithMelds() subtracts the
// existing melds, and HandSearch finds the nearest hand of each shape. The minimum over the shapes is the
// distance, separately for hands that stay closed and for hands with calls; it is exact. Two optional yaku
// have searches of their own. A yaku is made when the drawn tile wins with it, when its required groups are
// in hand, or when every unseen wait gives it (the rules engine decides). For a yaku of an event, the
// distance is that of a complete hand that could win then: any hand, a hand that does not win now, or a hand
// completed by a given tile. Riichi, first-turn, kan and streak conditions are checked as well. In riichi,
// only the waits can come, and the fourth tiles of triplets that may still become closed kans. When no hand
// is found, the first obstacle that applies is the reason; if only copies are missing, the nearest imaginable
// hand names the kinds that are gone.
//
// Cost. Each part that several answers need is computed once, when first needed; the searches share the cache
// of one HandSearch.
#pragma once

#include <optional>

#include "coach/handsearch.h"
#include "coach/yakudistance.h"
#include "coach/yakuholding.h"
#include "coach/yakuplan.h"

namespace janso {

class YakuAnswerer {
 public:
  // `concealed`: the tiles of `view`, or one fewer where the hand must discard before it can win.
  YakuAnswerer(const SeatView &view, const TileCounts &concealed);

  YakuAnswer answer(YakuId id);
  // Exchanges to any complete hand; -1 = there is none.
  int away();
  // The hand has one tile too many, is complete, and none of its tiles was drawn.
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
  bool m_drawn = false;  // the extra tile was drawn: the hand may win
  bool m_fixed = false;  // in riichi
  KindSet m_waits;       // in riichi: the waits that are still unseen
  std::optional<HandYaku> m_now;
  std::optional<HandYaku> m_certain;
  std::optional<Nearest> m_any;
  std::optional<Nearest> m_later;
};

}  // namespace janso
