// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The waits of a hand in brief: the lines of the waits panel. For whole sentences, see waitsReason()
// (reasontexts.h).
#pragma once

#include <QList>
#include <QString>

#include "coach/tenpaidiscards.h"
#include "coach/waitvalues.h"

namespace janso {

struct WaitsLine {
  QString text;
  bool obstacle = false;  // an argument against the wait
  bool operator==(const WaitsLine &) const = default;
};

// The worst obstacle to a win, if any: no tile left, no yaku, furiten.
QString waitsObstacle(const TenpaiHand &hand);
// The lines below the waits of one hand: "Win: 2,900–7,800", "With riichi: 5,200–12,000", the obstacle.
QList<WaitsLine> waitsBelow(const TenpaiHand &hand);
// The lines next to the waits of one discard among several: "7 tiles · 2,900–7,800", "riichi 5,200–12,000",
// the obstacle. `declares`: with riichi declared.
QList<WaitsLine> waitsAtSide(const TenpaiHand &hand, bool declares);

// "Waits", "Discard for tenpai", "Discard for riichi", "Not tenpai".
QString waitsTitle();
QString waitsTableTitle(bool declares);
QString waitsNoneTitle();
// The lines if no discard leaves the hand tenpai, and for a hand between turns that is not tenpai.
QList<WaitsLine> waitsNoneOf(const TenpaiDiscards &discards);
QList<WaitsLine> waitsNoneAt(int shanten);
// Below a table that does not show all discards: "5 more discards keep you tenpai".
QString waitsMore(int count);

// One discard of the table as a sentence: "Discard 1 man: Tenpai: waiting on ...".
QString waitsSpoken(const TenpaiHand &hand);

}  // namespace janso
