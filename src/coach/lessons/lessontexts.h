// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All texts of a lesson.
#pragma once

#include <vector>

#include "coach/lessons/lesson.h"

namespace janso {

// In reading order, without empty texts.
std::vector<const LessonText *> textsOf(const LessonStep &step);
std::vector<const LessonText *> textsOf(const Lesson &lesson);

// The estimated time in minutes, from what there is to read and do; at least 1.
int lessonMinutes(const Lesson &lesson);

}  // namespace janso
