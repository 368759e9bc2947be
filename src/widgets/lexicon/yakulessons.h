// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a newcomer gets wrong about each yaku: a hand that looks like it and is not, common mistakes, and what
// the yaku can grow into.
//
// Beside the table of yakutexts.h, one row for every yaku. Whether the hands are what the sentences claim is
// proved by scoring them (tst_yakutexts).
#pragma once

#include <array>
#include <initializer_list>
#include <span>
#include <vector>

#include "rules/ruleset.h"
#include "rules/yakuid.h"
#include "widgets/lexicon/yakutexts.h"

namespace janso {

// At most two yaku.
class YakuPair {
 public:
  constexpr YakuPair() = default;
  constexpr YakuPair(std::initializer_list<YakuId> ids) {
    for (const YakuId id : ids)
      m_ids[m_count++] = id;
  }
  constexpr auto begin() const { return m_ids.begin(); }
  constexpr auto end() const { return m_ids.begin() + static_cast<std::ptrdiff_t>(m_count); }

 private:
  std::array<YakuId, 2> m_ids{};
  std::size_t m_count = 0;
};

struct YakuLesson {
  YakuId id{};
  // As YakuText::example; `*` marks what spoils it. With SceneIncomplete it is no complete hand.
  const char *counter = nullptr;
  const char *win = nullptr;
  unsigned scene = SceneNone;
  const char *whyNot = nullptr;
  const char *mistakes = nullptr;
  YakuPair growsInto;  // worth more
};

const YakuLesson &yakuLesson(YakuId id);
// The hand that looks like it; scored under yakuExampleRules() of the same yaku.
ExampleHand yakuCounterExample(YakuId id);

// What it can grow into where this ruleset counts that and pays more for it.
std::vector<YakuId> yakuGrowsInto(YakuId id, const RuleSet &rules);

// The parts of the table (yakulessons*.cpp).
std::span<const YakuLesson> yakuLessonsOneHan();
std::span<const YakuLesson> yakuLessonsTwoToSixHan();
std::span<const YakuLesson> yakuLessonsYakuman();
std::span<const YakuLesson> yakuLessonsOptional();
std::span<const YakuLesson> yakuLessonsOptionalYakuman();
std::span<const YakuLesson> yakuLessonsBonus();
std::span<const YakuLesson> yakuLessonsOptionalBonus();

}  // namespace janso
