// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Words for what the rules only number: winds, rounds, honba, tiles. Also joins words and sentences, and
// makes names of labels.
#pragma once

#include <QString>
#include <QStringList>

#include "rules/tile.h"

namespace janso {

// 0 = East .. 3 = North; 4..6 are the dragons as round winds in overtime.
QString windName(int wind);
// "East 2"; kyoku 0..3.
QString roundName(int bakaze, int kyoku);
// "1 honba, 1 riichi stick"; empty when both are 0.
QString counterText(int honba, int kyotaku);
// "5 pin", "red 5 man", "west wind", "white dragon", "a face-down tile".
QString tileName(Tile tile);
// "A", "A and B", "A, B and C".
QString listText(const QStringList &items);
// The same text with a capital at its beginning, where the script has capitals.
QString sentenceCase(QString text);
// Joins sentences and skips empty ones.
QString sentencesText(const QStringList &sentences);

// A label of the window as a sentence or a list names it: without its shortcut letter ("&S", or "(&S)" in
// languages that append it) and without the "…" or colon at its end.
QString labelName(QString label);

}  // namespace janso
