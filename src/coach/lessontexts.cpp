// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/lessontexts.h"

namespace janso {

std::vector<const LessonText *> textsOf(const LessonStep &step) {
  std::vector<const LessonText *> texts;
  const auto add = [&texts](const LessonText &text) {
    if (!text.isEmpty())
      texts.push_back(&text);
  };
  add(step.text);
  add(step.goal);
  add(step.hint);
  for (const LessonWrong &wrong : step.wrongs)
    add(wrong.text);
  for (const LessonOption &option : step.options) {
    add(option.text);
    add(option.why);
  }
  add(step.done);
  return texts;
}

std::vector<const LessonText *> textsOf(const Lesson &lesson) {
  std::vector<const LessonText *> texts{&lesson.title, &lesson.about};
  for (const LessonStep &step : lesson.steps) {
    const std::vector<const LessonText *> more = textsOf(step);
    texts.insert(texts.end(), more.begin(), more.end());
  }
  texts.push_back(&lesson.closing);
  std::erase_if(texts, [](const LessonText *text) { return text->isEmpty(); });
  return texts;
}

}  // namespace janso
