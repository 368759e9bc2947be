// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/lessontexts.h"

namespace janso {
namespace {

void addSaid(std::vector<const LessonText *> &texts, const LessonText &text) {
  if (!text.isEmpty())
    texts.push_back(&text);
}

}  // namespace

std::vector<const LessonText *> textsOf(const LessonStep &step) {
  std::vector<const LessonText *> texts;
  for (const LessonText *text : {&step.text, &step.goal, &step.hint})
    addSaid(texts, *text);
  for (const LessonWrong &wrong : step.wrongs)
    addSaid(texts, wrong.text);
  for (const LessonOption &option : step.options) {
    addSaid(texts, option.text);
    addSaid(texts, option.why);
  }
  addSaid(texts, step.done);
  return texts;
}

std::vector<const LessonText *> textsOf(const Lesson &lesson) {
  std::vector<const LessonText *> texts;
  addSaid(texts, lesson.title);
  addSaid(texts, lesson.about);
  for (const LessonStep &step : lesson.steps) {
    for (const LessonText *text : textsOf(step))
      texts.push_back(text);
  }
  addSaid(texts, lesson.closing);
  return texts;
}

}  // namespace janso
