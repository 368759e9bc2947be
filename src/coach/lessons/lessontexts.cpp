// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/lessons/lessontexts.h"

#include <algorithm>

namespace janso {
namespace {

void addSaid(std::vector<const LessonText *> &texts, const LessonText &text) {
  if (!text.isEmpty())
    texts.push_back(&text);
}

int wordsIn(const LessonText &text) {
  const std::string &words = text.in("en");
  return words.empty() ? 0 : 1 + static_cast<int>(std::count(words.begin(), words.end(), ' '));
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
  addSaid(texts, lesson.chapter);
  addSaid(texts, lesson.title);
  addSaid(texts, lesson.about);
  for (const LessonStep &step : lesson.steps) {
    for (const LessonText *text : textsOf(step))
      texts.push_back(text);
  }
  addSaid(texts, lesson.closing);
  return texts;
}

int lessonMinutes(const Lesson &lesson) {
  constexpr int kWordsPerMinute = 130;
  constexpr int kSecondsPerTask = 12;
  int words = wordsIn(lesson.closing);
  int tasks = 0;
  for (const LessonStep &step : lesson.steps) {
    words += wordsIn(step.text) + wordsIn(step.goal) + wordsIn(step.done);
    for (const LessonOption &option : step.options)
      words += wordsIn(option.text) + (option.right ? wordsIn(option.why) : 0);
    tasks += step.kind != StepKind::Read ? 1 : 0;
  }
  const int seconds = words * 60 / kWordsPerMinute + tasks * kSecondsPerTask;
  return std::max(1, (seconds + 30) / 60);
}

}  // namespace janso
