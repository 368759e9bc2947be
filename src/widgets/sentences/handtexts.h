// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Sentences about a finished hand, without pictures: a win, and the result of any hand. For draws, see
// drawnhandtexts.h; for the next hand, nexthandtexts.h.
//
// Everything is translated and follows the default QLocale. Seats are absolute, `win` is an index into
// HandEnd::wins, and points are full points. Lines with nothing to report are empty.
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
WinCaption winCaption(const HandEnd &end, std::size_t win);  // the caption of the winning tile
QString limitName(const WinResult &result);  // "Mangan" .. "Double yakuman"; empty without a limit
QString limitName(Limit limit, int yakuman);
// "Mangan 8,000", "3,900": the value without honba and sticks.
QString winValue(const WinResult &result);
QString limitSecondName(const WinResult &result);  // in Japanese
// The text in place of the limit: "3,900", "1,000 / 2,000", "1,300 all".
QString winUnlimitedPoints(const HandEnd &end, std::size_t win);
QString winPaymentText(const HandEnd &end, std::size_t win);  // "4,000 from each"
// The same below winUnlimitedPoints(), without repeating it: "from Sora".
QString winPaymentBelow(const HandEnd &end, std::size_t win);
// Markup: "+ 100 each for 1 honba, + 1 riichi stick (1,000)".
QString winBonusText(const HandEnd &end, std::size_t win);
// A sentence for each effect of side rules on this win: wareme, the marked dragon, turned tiles, chips.
QStringList winSideRules(const HandEnd &end, std::size_t win);
QString winLiability(const HandEnd &end, std::size_t win);  // markup: who is liable for which yakuman (pao)
QString fuName(FuReason reason);
// "32 → 40 fu"; only the fu if they are not rounded.
QString fuSumText(const WinResult &result);

// --- Any hand; `win` is ignored after a draw ---
// The result of the hand in one line of a table: "Ron: Mei from Sora, mangan 8,000".
QString handSummary(const HandEnd &end, std::size_t win);
// The scores after win `win`, or after the draw.
Scores handScores(const HandEnd &end, std::size_t win);
// The change of the scores by win `win`, or by the draw.
std::array<std::int32_t, 4> handDeltas(const HandEnd &end, std::size_t win);

}  // namespace janso
