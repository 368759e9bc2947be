// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reads lesson files.
//
// A lesson is a UTF-8 text of lines `key: value`. A line that begins with a space continues the value before;
// a line that begins with `#` is a comment. Texts take a language: `title.ja:`. Without one they are English;
// other languages may be added or left out. `lesson:` comes first. resources/lessons/README.md lists every
// key.
#pragma once

#include <string_view>

#include "coach/lessons/lesson.h"
#include "rules/result.h"

namespace janso {

// `name` precedes the line in an error: "pon.lesson, line 12: ...". Checks the keys, the tiles, and that
// every step is complete for a reader (a goal, a hint, one right answer). Does not check whether the tiles
// make a wall or whether the steps can be played.
Result<Lesson> parseLesson(std::string_view text, const std::string &name);

}  // namespace janso
