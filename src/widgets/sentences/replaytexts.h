// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Texts about a position in a replayed game. Names are by seat; markup is that of lexicon/teachmarkup.h.
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>
#include <array>
#include <vector>

#include "records/handend.h"
#include "replay/replay.h"
#include "replay/replaydanger.h"
#include "rules/legal/seatview.h"
#include "rules/result.h"
#include "rules/shanten.h"
#include "widgets/lexicon/yakutexts.h"

namespace janso {

using SeatNames = std::array<QString, 4>;

// The names in a record, made distinct by numbers. A player without a name gets the wind of the first hand.
SeatNames replayNames(const MatchInfo &info);

// What a recorded match is called in titles: its players, length, rules and, unless invalid, its day.
// "Aya, Rin, Sora, Ken · East-only match · Tenhou · 11/28/26".
QString replayTitle(const MatchInfo &info, QDate day);

// "East 2, 1 honba · turn 7 · 45 tiles left".
QString replayPlaceText(const Board &board);
// "East 2, 1 honba · turn 7".
QString replayTurnText(const Board &board);
// "East 2, 1 honba".
QString replayHandName(const Board &board);
// How a hand ended: for each win a line, then a line with its yaku.
QStringList replayHandResult(const HandEnd &end, YakuNaming naming);

// --- Next to the table: markup, several lines ---
// Each player's waits, and how many of these tiles the viewer cannot see.
QString replayWaitsMarkup(const std::array<KindSet, 4> &waits, const SeatView &view, const SeatNames &names);
// The next draws, then replacement tiles and indicators.
QString replayWallMarkup(const ComingWall &wall, const SeatNames &names);
// The most dangerous tiles of the hand.
QString replayDangerMarkup(const std::vector<KindDanger> &dangers);

// The position as text to share: position, scores, dora, then for each seat hand, melds and pond. Tiles are
// letters (123m) or Unicode pictures. Hands that the view does not show are left out.
enum class TileWriting { Letters, Pictures };
QString positionText(const SeatView &view, const SeatNames &names, TileWriting writing);

// Why a file cannot be replayed, from the error of the reader.
QString replayProblem(const QString &path, const Error &error);

}  // namespace janso
