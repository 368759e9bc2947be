// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The window's words for what the rules only name: winds, rounds, tiles, rulesets, bots.
#pragma once

#include <QString>

#include "rules/tile.h"

namespace janso {

// 0 east .. 3 north.
QString windName(int wind);
// 東南西北
QString windGlyph(int wind);
// "East 2"; kyoku 0..3.
QString roundName(int bakaze, int kyoku);
// "1 honba, 1 riichi stick"; empty when both are 0.
QString counterText(int honba, int kyotaku);
// "5 Pin", "red 5 Man", "West wind", "White dragon", "a hidden tile".
QString tileName(Tile tile);
// Presets and bots by their id; the given name when we do not know the id.
QString rulesetName(const QString &id, const QString &fallback);
QString rulesetLine(const QString &id);
QString botName(const QString &id, const QString &fallback);
// "Riichi hunter": for a seat whose player has a name of its own.
QString botStyle(const QString &id, const QString &fallback);
QString botCharacter(const QString &id, const QString &fallback);

}  // namespace janso
