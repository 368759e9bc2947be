// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What beginners get wrong about each yaku: a hand that looks like it but is not, common mistakes, and what
// the yaku can grow into.
//
// The table supplements yakutexts.h and has one row for every yaku. A test (tst_yakutexts) scores the hands
// to prove that the sentences about them are true.
#pragma once

#include <array>
#include <initializer_list>
#include <span>
#include <vector>

#include "rules/ruleset.h"
#include "rules/yakuid.h"
#include "widgets/lexicon/yakutexts.h"

namespace janso {

// A pair of at most two yaku.
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
  // In the form of YakuText::example; `*` marks the tile that spoils the yaku. With SceneIncomplete, the hand
  // is not complete.
  const char *counter = nullptr;
  const char *win = nullptr;
  unsigned scene = SceneNone;
  const char *whyNot = nullptr;
  const char *mistakes = nullptr;
  YakuPair growsInto;  // yaku that are worth more
};

const YakuLesson &yakuLesson(YakuId id);
// The hand that only looks like the yaku; scored under yakuExampleRules() of the same yaku.
ExampleHand yakuCounterExample(YakuId id);

// What the yaku can grow into, limited to yaku that this ruleset has and pays more for.
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
