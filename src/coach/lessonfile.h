// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reads lesson files.
//
// A lesson is a UTF-8 text of lines `key: value`. A line that begins with a space goes on with the value
// before; `#` begins a line of comment. Texts take a language: `title.ja:`; without one they are English, and
// other languages may be added or left out. `lesson:` comes first. resources/lessons/README.md has every key.
#pragma once

#include <string_view>

#include "coach/lesson.h"
#include "rules/result.h"

namespace janso {

// `name` stands before the line in an error: "pon.lesson, line 12: ...". Checked here: keys, tiles, that
// every step can be taken in by a reader (a goal, a hint, one right answer). Not checked: whether the tiles
// make a wall, and whether the steps can be played.
Result<Lesson> parseLesson(std::string_view text, const std::string &name);

}  // namespace janso
