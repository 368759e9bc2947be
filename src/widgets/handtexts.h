// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The sentences and numbers about a finished hand, without any picture.
//
// Names of winds, rounds and tiles are in words.h. Everything is translated and follows the default QLocale.
// Seats are absolute, `win` is an index into HandEnd::wins, points are points. Lines that say nothing are
// empty.
#pragma once

#include <QString>
#include <QStringList>
#include <array>
#include <cstddef>

#include "widgets/handend.h"

namespace janso {

namespace handtexts {

// --- Numbers ---
QString points(std::int32_t value);        // "12,300", with a true minus sign
QString signedPoints(std::int32_t value);  // "+1,300", "−1,300", "0"
// In thousands with one decimal: 61300 is "+61.3".
QString finalPoints(std::int32_t value);
QString place(int place);  // 1..4: "1st"

// --- A win ---
QString winTitle(const HandEnd &end, std::size_t win);  // "Mei wins by ron from Sora"
struct Caption {
  QString title;
  QString text;
};
Caption winCaption(const HandEnd &end, std::size_t win);  // beside the winning tile
QString limitName(const WinResult &result);        // "Mangan" .. "Double yakuman"; empty without a limit
QString limitSecondName(const WinResult &result);  // in Japanese
QString limitOf(Limit limit, int yakuman);         // as limitName()
// What stands where the limit would: "3,900", "1,000 / 2,000", "1,300 all".
QString unlimitedPoints(const HandEnd &end, std::size_t win);
QString payments(const HandEnd &end, std::size_t win);  // "4,000 from each"
// Markup: "+ 100 each for 1 honba, + 1 riichi stick (1,000)".
QString bonuses(const HandEnd &end, std::size_t win);
// What side rules did to this win, a sentence each: wareme, the marked dragon, turned tiles, chips.
QStringList sideRules(const HandEnd &end, std::size_t win);
QString liability(const HandEnd &end, std::size_t win);  // markup: who is liable for which yakuman (pao)
QString fuName(FuReason reason);
// "32 fu, rounded up to 40"; the reason when nothing is rounded.
QString fuSum(const WinResult &result);

// --- A draw ---
QString drawTitle(DrawType type);
QString drawSecondTitle(DrawType type);  // in Japanese
QString drawReason(const HandEnd &end);  // markup: why the hand is drawn, and who pays what

// --- Afterwards ---
// "Aiko stays dealer: East 2, 1 honba", "Mei deals next: East 3".
QString next(const HandEnd &end);
// The result of the hand in one line of a table: "Ron: Mei from Sora, mangan 8,000".
QString summary(const HandEnd &end, std::size_t win);

// Scores after win `win` (after the draw), and the places that they make (1..4, ties by seat) among the seats
// 0 .. seats - 1.
Scores scoresAfter(const HandEnd &end, std::size_t win);
std::array<int, 4> placesOf(const Scores &scores, int seats = 4);
// What win `win` (or the draw) moved.
std::array<std::int32_t, 4> deltasOf(const HandEnd &end, std::size_t win);

}  // namespace handtexts

}  // namespace janso
