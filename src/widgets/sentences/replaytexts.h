// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is said about a place in a replayed game. Names by seat; what is markup is that of
// lexicon/teachmarkup.h.
#pragma once

#include <QString>
#include <QStringList>
#include <array>
#include <vector>

#include "records/handend.h"
#include "replay/replay.h"
#include "replay/replaydanger.h"
#include "rules/result.h"
#include "rules/seatview.h"
#include "rules/shanten.h"
#include "widgets/lexicon/yakutexts.h"

namespace janso {

using SeatNames = std::array<QString, 4>;

// The names of a record, each once: namesakes are counted. Who has none is called by the wind of the first
// hand.
SeatNames replayNames(const MatchInfo &info);

// "East 2, 1 honba · turn 7 · 45 tiles left".
QString replayPlaceText(const Board &board);
// "East 2, 1 honba · turn 7".
QString replayTurnText(const Board &board);
// "East 2, 1 honba".
QString replayHandName(const Board &board);
// How a hand ended, with the yaku of its wins: a line for each win.
QStringList replayHandResult(const HandEnd &end, YakuNaming naming);

// --- Beside the table: markup, a line for each ---
// Who waits for what, and how many of these tiles the viewer cannot see.
QString replayWaitsMarkup(const std::array<KindSet, 4> &waits, const SeatView &view, const SeatNames &names);
// The next draws, then replacement tiles and indicators.
QString replayWallMarkup(const ComingWall &wall, const SeatNames &names);
// The most dangerous tiles of the hand.
QString replayDangerMarkup(const std::vector<KindDanger> &dangers);

// The position as text that can be sent: place, scores, dora, then each seat with hand, melds and river.
// Tiles in letters (123m) or as pictures of Unicode. Hands that the view does not show are left out.
enum class TileWriting { Letters, Pictures };
QString positionText(const SeatView &view, const SeatNames &names, TileWriting writing);

// Why a file cannot be replayed, as the reader of files says it.
QString replayProblem(const QString &path, const Error &error);

}  // namespace janso
