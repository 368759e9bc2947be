// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The sentences about a finished hand, without any picture: what was won, and what any hand came to. Draws
// have drawnhandtexts.h, what follows has nexthandtexts.h.
//
// Everything is translated and follows the default QLocale. Seats are absolute, `win` is an index into
// HandEnd::wins, points are points. Lines that say nothing are empty.
#pragma once

#include <QString>
#include <QStringList>
#include <array>
#include <cstddef>

#include "records/handend.h"

namespace janso {

// --- A win ---
QString winTitle(const HandEnd &end, std::size_t win);  // "Mei wins by ron from Sora"
struct WinCaption {
  QString title;
  QString text;
};
WinCaption winCaption(const HandEnd &end, std::size_t win);  // beside the winning tile
QString limitName(const WinResult &result);  // "Mangan" .. "Double yakuman"; empty without a limit
QString limitName(Limit limit, int yakuman);
QString limitSecondName(const WinResult &result);  // in Japanese
// What stands where the limit would: "3,900", "1,000 / 2,000", "1,300 all".
QString winUnlimitedPoints(const HandEnd &end, std::size_t win);
QString winPaymentText(const HandEnd &end, std::size_t win);  // "4,000 from each"
// The same below winUnlimitedPoints(): without what that has said already: "from Sora".
QString winPaymentBelow(const HandEnd &end, std::size_t win);
// Markup: "+ 100 each for 1 honba, + 1 riichi stick (1,000)".
QString winBonusText(const HandEnd &end, std::size_t win);
// What side rules did to this win, a sentence each: wareme, the marked dragon, turned tiles, chips.
QStringList winSideRules(const HandEnd &end, std::size_t win);
QString winLiability(const HandEnd &end, std::size_t win);  // markup: who is liable for which yakuman (pao)
QString fuName(FuReason reason);
// "32 fu, rounded up to 40"; the reason when nothing is rounded.
QString fuSumText(const WinResult &result);

// --- Any hand; `win` means nothing where it was drawn ---
// The result of the hand in one line of a table: "Ron: Mei from Sora, mangan 8,000".
QString handSummary(const HandEnd &end, std::size_t win);
// Scores after win `win` (after the draw).
Scores handScores(const HandEnd &end, std::size_t win);
// What win `win` (or the draw) moved.
std::array<std::int32_t, 4> handDeltas(const HandEnd &end, std::size_t win);

}  // namespace janso
