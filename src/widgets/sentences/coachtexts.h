// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The coach in words: markup (teachmarkup.h) from what coach/advice.h says in figures.
#pragma once

#include <QString>
#include <array>

#include "coach/advice.h"
#include "widgets/lexicon/yakutexts.h"

namespace janso {

// Whom the coach speaks to, and how. It only refers to view and names.
struct AdvisedSeat {
  const SeatView &view;                 // what the advised seat sees
  const std::array<QString, 4> &names;  // by absolute seat; an empty one is told by where the player sits
  YakuNaming naming = YakuNaming::Romaji;
};

// What to do and the main reason, in one sentence.
QString coachAdvice(const Advice &advice, const AdvisedSeat &advised);
QString coachWarning(const Warning &warning, const AdvisedSeat &advised);
// Everything about one row, a paragraph each: the hand after it, its value, its danger.
QString coachDetails(const AdviceRow &row, const AdvisedSeat &advised);

// Who an opponent is: the name, or else where the player sits.
QString coachSeatName(const AdvisedSeat &advised, int seat);
// "Mei, 7 %: {1p} is genbutsu: it cannot be won on."
QString coachDangerTo(const AdvisedSeat &advised, int seat, const DangerTo &to);

// "Discard {9p}", "Pon", "Skip".
QString coachActionText(const Action &action);
// The same without the tiles: "Riichi", "Chi".
QString coachActionName(const Action &action);
// Short, for a list: "wins 31 % · 3,900 points", "risk 4 %", "suji".
QString coachWorth(const AdviceRow &row);
QString coachWorthShort(const AdviceRow &row);  // "wins 31 %"
QString coachRisk(const AdviceRow &row);
// Against the opponent to whom the tile deals in most often, or who is in riichi. `view`: the advised seat's.
QString coachShortReason(const AdviceRow &row, const SeatView &view);
// "tenpai", "1 from tenpai".
QString coachAway(int shanten);
QString coachAwayShort(int shanten);  // "1 away"
QString coachTiles(int count);
// "no yaku": in a list, of a hand that waits for what it cannot win with.
QString coachNoYaku();
// "31 %", "under 1 %".
QString coachPercent(float share);
// To the nearest hundred.
QString coachPoints(float points);

}  // namespace janso
