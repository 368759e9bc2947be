// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a hand waits for, in few words: the lines of the panel of waits. Whole sentences about it are
// waitsReason()'s (reasontexts.h).
#pragma once

#include <QList>
#include <QString>

#include "coach/tenpaidiscards.h"
#include "coach/waitvalues.h"

namespace janso {

struct WaitsLine {
  QString text;
  bool obstacle = false;  // it speaks against the wait
  bool operator==(const WaitsLine &) const = default;
};

// What is in the way of a win, if anything: no tile left, no yaku, furiten. Of several the worst.
QString waitsObstacle(const TenpaiHand &hand);
// Below the waits of one hand: "Win: 2,900–7,800", "With riichi: 5,200–12,000", what is in the way.
QList<WaitsLine> waitsBelow(const TenpaiHand &hand);
// Beside the waits of one discard among several: "7 tiles · 2,900–7,800", "riichi 5,200–12,000", what is in
// the way. `declares`: riichi is declared with it.
QList<WaitsLine> waitsBeside(const TenpaiHand &hand, bool declares);

// "Waits", "Tenpai without", "Riichi with", "Not tenpai".
QString waitsTitle();
QString waitsTableTitle(bool declares);
QString waitsNoneTitle();
// Where no discard leaves a tenpai hand, and of a hand between two turns.
QList<WaitsLine> waitsNoneOf(const TenpaiDiscards &discards);
QList<WaitsLine> waitsNoneAt(int shanten);
// Below a table that is not whole: "5 more discards leave tenpai".
QString waitsMore(int count);

// One discard of the table as a sentence: "Without 1 Man: Tenpai: it waits for ...".
QString waitsSpoken(const TenpaiHand &hand);

}  // namespace janso
