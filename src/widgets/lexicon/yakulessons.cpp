// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/yakulessons.h"
#include "widgets/lexicon/yakurules.h"

#include <algorithm>

namespace janso {

namespace {

// To compare values: a yakuman is more than any han.
int weightOf(const YakuValue &value) {
  constexpr int kYakumanWeight = 100;
  return std::max(value.closed, value.open) + kYakumanWeight * value.yakuman;
}

}  // namespace

const YakuLesson &yakuLesson(YakuId id) {
  static const std::array<const YakuLesson *, kYakuCount> all = [] {
    std::array<const YakuLesson *, kYakuCount> found{};
    for (const auto table :
         {yakuLessonsOneHan(), yakuLessonsTwoToSixHan(), yakuLessonsYakuman(), yakuLessonsOptional(),
          yakuLessonsOptionalYakuman(), yakuLessonsBonus(), yakuLessonsOptionalBonus()}) {
      for (const YakuLesson &lesson : table)
        found[static_cast<std::size_t>(lesson.id)] = &lesson;
    }
    return found;
  }();
  const YakuLesson *lesson = all[static_cast<std::size_t>(id)];
  Q_ASSERT(lesson != nullptr);
  return *lesson;
}

ExampleHand yakuCounterExample(YakuId id) {
  const YakuLesson &lesson = yakuLesson(id);
  YakuText hand = yakuText(id);  // with its indicators
  hand.example = lesson.counter;
  hand.win = lesson.win;
  hand.scene = lesson.scene;
  return yakuExample(hand);
}

std::vector<YakuId> yakuGrowsInto(YakuId id, const RuleSet &rules) {
  std::vector<YakuId> found;
  const YakuValue own = yakuValue(id, rules);
  for (const YakuId target : yakuLesson(id).growsInto) {
    const YakuValue value = yakuValue(target, rules);
    if (value.known() && weightOf(value) > weightOf(own))
      found.push_back(target);
  }
  return found;
}

}  // namespace janso
