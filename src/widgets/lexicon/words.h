// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The window's words for what the rules only number: winds, rounds, counters, tiles. And words as a list.
#pragma once

#include <QString>
#include <QStringList>

#include "rules/tile.h"

namespace janso {

// 0 east .. 3 north.
QString windName(int wind);
// "East 2"; kyoku 0..3.
QString roundName(int bakaze, int kyoku);
// "1 honba, 1 riichi stick"; empty when both are 0.
QString counterText(int honba, int kyotaku);
// "5 Pin", "red 5 Man", "West wind", "White dragon", "a hidden tile".
QString tileName(Tile tile);
// "A", "A and B", "A, B and C".
QString listText(const QStringList &items);
// One behind the other; empty ones are left out.
QString sentencesText(const QStringList &sentences);

}  // namespace janso
