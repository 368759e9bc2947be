// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Parsers for the values of a lesson file: tiles, moves, goals, highlights.
#pragma once

#include <string_view>
#include <vector>

#include "coach/lessons/lesson.h"
#include "rules/result.h"

namespace janso {

// The parts of `text` between the separators, trimmed; empty parts are left out.
std::vector<std::string_view> lessonParts(std::string_view text, char separator);

Result<std::vector<Tile>> lessonTiles(std::string_view text);
// "3m . . 45p": a period is any tile.
Result<std::vector<Tile>> lessonDraws(std::string_view text);
Result<int> lessonNumber(std::string_view text, int low, int high);
// "east" to "north": 0 to 3; "me right across left": 0 to 3.
Result<int> lessonWind(std::string_view text);
Result<int> lessonPlayer(std::string_view text);
// "3m - riichi:5s tsumo pon:5z".
Result<std::vector<ScriptedAct>> lessonActs(std::string_view text);
// "discard 3m 4p; riichi best; tsumo".
Result<std::vector<LessonMove>> lessonMoves(std::string_view text);
// "shanten 1", "win riichi", "win pinfu 3900".
Result<LessonGoal> lessonGoal(std::string_view text);
// "tiles 34m; pond right".
Result<std::vector<LessonLight>> lessonLights(std::string_view text);

}  // namespace janso
