// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Everything that a lesson says.
#pragma once

#include <vector>

#include "coach/lesson.h"

namespace janso {

// In the order in which it is read; what is not said is left out.
std::vector<const LessonText *> textsOf(const LessonStep &step);
std::vector<const LessonText *> textsOf(const Lesson &lesson);

}  // namespace janso
