// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The coach in words: turns the figures of coach/advice.h into markup (teachmarkup.h).
#pragma once

#include <QString>
#include <array>

#include "coach/advice.h"
#include "widgets/lexicon/yakutexts.h"

namespace janso {

// The player whom the coach advises. It only refers to view and names, which must outlive it.
struct AdvisedSeat {
  const SeatView &view;                 // the view of the advised seat
  const std::array<QString, 4> &names;  // by absolute seat; without a name the position describes the seat
  YakuNaming naming = YakuNaming::Romaji;
};

// The best action and the main reason for it, in one sentence.
QString coachAdvice(const Advice &advice, const AdvisedSeat &advised);
QString coachWarning(const Warning &warning, const AdvisedSeat &advised);
// Everything about one row, a paragraph each: the hand after it, its value, its danger.
QString coachDetails(const AdviceRow &row, const AdvisedSeat &advised);

// The opponent's name, or without one the position at the table.
QString coachSeatName(const AdvisedSeat &advised, int seat);
// "Mei, 7%: {1p} is genbutsu, so they can't win on it."
QString coachDangerTo(const AdvisedSeat &advised, int seat, const DangerTo &to);

// "Discard {9p}", "Pon", "Skip".
QString coachActionText(const Action &action);
// The same without the tiles: "Riichi", "Chi".
QString coachActionName(const Action &action);
// Short, for a list: "wins 31% · 3,900 points", "risk 4%", "suji".
QString coachWorth(const AdviceRow &row);
QString coachWorthShort(const AdviceRow &row);  // "wins 31%"
QString coachRisk(const AdviceRow &row);
// Against the opponent in riichi, or the one to whom the tile deals in most often. `view` is the advised
// seat's.
QString coachShortReason(const AdviceRow &row, const SeatView &view);
// "tenpai", "1-shanten".
QString coachAway(int shanten);
QString coachAwayLink(int shanten);   // with a link to the glossary
QString coachAwayShort(int shanten);  // "1-shanten", shorter in some languages
QString coachTiles(int count);
// "no yaku", in a list, for a hand that waits on tiles it cannot win with.
QString coachNoYaku();
// "31%", "under 1%".
QString coachPercent(float share);
// Rounded to the nearest hundred.
QString coachPoints(float points);

}  // namespace janso
