// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/score.h"

#include <algorithm>
#include <bit>

#include "rules/fu.h"
#include "rules/payment.h"
#include "rules/reading.h"
#include "rules/yaku.h"

namespace janso {

namespace {

struct Bonus {
  int dora = 0;
  int red = 0;
  int ura = 0;
  int total() const { return dora + red + ura; }
};

template <class Indicators>
int doraIn(const PackedTiles &tiles, const Indicators &indicators, bool kanDora) {
  const std::size_t counted = kanDora ? indicators.size() : std::min<std::size_t>(1, indicators.size());
  int dora = 0;
  for (std::size_t i = 0; i < counted; ++i)
    dora += countIn(tiles, doraOf(indicators[i].kind()));
  return dora;
}

Bonus bonusOf(const WinFacts &facts) {
  const RuleSet &rules = facts.rules;
  Bonus bonus;
  bonus.red = facts.reds;
  if (rules.dora)
    bonus.dora = doraIn(facts.all, facts.input.doraIndicators, rules.kanDora);
  if (rules.uraDora && facts.input.riichi)
    bonus.ura = doraIn(facts.all, facts.input.uraIndicators, rules.kanUraDora);
  return bonus;
}

// A reading with its value; better in the order of the members base, han (or uncapped yakuman), fu.
struct Candidate {
  explicit Candidate(const Reading &r) : reading(r) {}
  Reading reading;
  YakuSet yaku = 0;
  int han = 0;
  int fu = 0;
  int yakuman = 0;     // paid
  int allYakuman = 0;  // of the hand
  std::int32_t base = -1;
  Limit limit = Limit::None;
  FuEntries fuEntries;
};

bool better(const Candidate &a, const Candidate &b) {
  if (a.base != b.base)
    return a.base > b.base;
  const int aHan = a.allYakuman * 13 + a.han;
  const int bHan = b.allYakuman * 13 + b.han;
  return aHan != bHan ? aHan > bHan : a.fu > b.fu;
}

int paidYakuman(YakuSet yaku, const RuleSet &rules, int &all) {
  all = yakumanOf(yaku, rules);
  int paid = all;
  if (rules.yakumanStacking == YakumanStacking::None) {
    paid = 0;
    for (YakuSet left = yaku & kYakumanSet; left != 0; left &= left - 1)
      paid = std::max(paid, yakumanOf(static_cast<YakuId>(std::countr_zero(left)), rules));
  }
  return rules.yakumanCap > 0 ? std::min<int>(paid, rules.yakumanCap) : paid;
}

void evaluate(Candidate &candidate, YakuSet yaku, int yakuHan, int bonus) {
  const RuleSet &rules = candidate.reading.win->rules;
  candidate.yaku = yaku;
  if ((yaku & kYakumanSet) != 0) {
    candidate.yakuman = paidYakuman(yaku, rules, candidate.allYakuman);
  } else {
    candidate.han = yakuHan + bonus;
    candidate.fu = fuOf(candidate.reading, (yaku & yakuBit(YakuId::Pinfu)) != 0, candidate.fuEntries);
  }
  candidate.base = basePoints(candidate.han, candidate.fu, candidate.yakuman, rules, candidate.limit);
}

// Renhou as a mangan stands alone: it is the better of the two or nothing.
bool renhouMangan(const WinFacts &facts) {
  return facts.input.renhou && facts.rules.renhou == Renhou::Mangan && facts.closed;
}

int minimumHan(const WinInput &input, const RuleSet &rules) {
  const std::int32_t honba = std::max(input.honba, input.tableHonba);
  return rules.twoHanMinimumAt >= 0 && honba >= rules.twoHanMinimumAt ? 2 : 1;
}

// Han of yaku as the minimum counts them: a yakuman is always enough.
int countedHan(YakuSet yaku, bool closed) {
  return (yaku & kYakumanSet) != 0 ? 13 : hanOf(yaku, closed);
}

// Walks the readings of a hand with the yaku of each. `use(reading, yaku, yakuHan)`: false ends it.
template <class Use>
bool forEachValuedReading(const WinFacts &facts, Use &&use) {
  YakuSet atHand = 0;
  YakuSet atDivision = 0;
  bool first = true;
  return forEachReading(
      facts,
      [&](const Reading &reading) {
        if (first)
          atHand = yakuHolding(YakuScope::Hand, reading);
        first = false;
        atDivision = yakuHolding(YakuScope::Division, reading);
      },
      [&](const Reading &reading) {
        const YakuSet atWait = yakuHolding(YakuScope::Wait, reading);
        const YakuSet yaku = withoutReplaced(atHand | atDivision | atWait);
        return use(reading, yaku, countedHan(yaku, facts.closed));
      });
}

void addGroups(const Reading &reading, WinResult &result) {
  if (reading.form != HandForm::Standard)
    return;
  for (int i = 0; i < reading.division.size; ++i) {
    const GroupCode code = reading.division.group(i);
    const bool ronned = reading.ronnedTriplet() && reading.winGroup == i;
    result.groups.push_back({(code & kRunBit) != 0 ? GroupType::Run : GroupType::Triplet,
                             static_cast<Kind>(code & (kRunBit - 1)), ronned, ronned});
  }
  result.groups.push_back({GroupType::Pair, reading.division.pair, false, false});
  for (const Meld &meld : reading.win->input.melds) {
    const GroupType type = meld.type == MeldType::Chi ? GroupType::Run
                           : meld.isKan()             ? GroupType::Kan
                                                      : GroupType::Triplet;
    result.groups.push_back({type, meld.kind(), meld.isOpen(), false});
  }
}

void addYaku(const Candidate &candidate, const Bonus &bonus, WinResult &result) {
  const WinFacts &facts = *candidate.reading.win;
  for (YakuSet left = candidate.yaku; left != 0; left &= left - 1) {
    const YakuId id = static_cast<YakuId>(std::countr_zero(left));
    if (candidate.yakuman > 0) {
      result.yaku.push_back({id, 0, static_cast<std::uint8_t>(yakumanOf(id, facts.rules))});
    } else {
      const YakuRule &rule = yakuRule(id);
      result.yaku.push_back({id, facts.closed ? rule.hanClosed : rule.hanOpen, 0});
    }
  }
  if (candidate.yakuman > 0 || candidate.yaku == yakuBit(YakuId::Renhou))
    return;
  const auto add = [&result](YakuId id, int han) {
    if (han > 0)
      result.yaku.push_back({id, static_cast<std::uint8_t>(han), 0});
  };
  add(YakuId::Dora, bonus.dora);
  add(YakuId::AkaDora, bonus.red);
  add(YakuId::UraDora, bonus.ura);
}

void fill(const Candidate &best, const Bonus &bonus, WinResult &result) {
  const WinFacts &facts = *best.reading.win;
  addYaku(best, bonus, result);
  addGroups(best.reading, result);
  result.wait = best.reading.wait;
  result.han = best.han;
  result.yakuman = best.yakuman;
  result.fu = best.fu;
  describeFu(best.reading, best.fuEntries, result.fuParts);
  result.limit = best.limit;
  result.basePoints = best.base;
  pay(facts.input, facts.rules, result);
}

NoWin refusal(bool complete, bool anyYaku) {
  if (!complete)
    return NoWin::NotComplete;
  return anyYaku ? NoWin::BelowMinimumHan : NoWin::NoYaku;
}

}  // namespace

ScoreOutcome scoreHand(const WinInput &input, const RuleSet &rules) {
  const WinFacts facts(input, rules);
  const Bonus bonus = bonusOf(facts);
  const int minimum = minimumHan(input, rules);
  const bool mangan = renhouMangan(facts);
  bool anyYaku = false;
  Candidate best{Reading(facts)};
  const bool complete = forEachValuedReading(facts, [&](const Reading &reading, YakuSet yaku, int yakuHan) {
    anyYaku = anyYaku || yakuHan > 0;
    Candidate candidate(reading);
    if (yakuHan >= minimum) {
      evaluate(candidate, yaku, yakuHan, bonus.total());
      if (better(candidate, best))
        best = candidate;
    }
    if (mangan) {
      candidate = Candidate(reading);
      candidate.yaku = yakuBit(YakuId::Renhou);
      candidate.han = yakuRule(YakuId::Renhou).hanClosed;
      candidate.base = basePoints(candidate.han, 0, 0, rules, candidate.limit);
      if (better(candidate, best))
        best = candidate;
    }
    return true;
  });
  ScoreOutcome outcome;
  if (best.base < 0)
    outcome.why = refusal(complete, anyYaku);
  else
    fill(best, bonus, outcome.result.emplace());
  return outcome;
}

std::optional<NoWin> whyNoWin(const WinInput &input, const RuleSet &rules) {
  const WinFacts facts(input, rules);
  const int minimum = minimumHan(input, rules);
  // Riichi, self-draw, tanyao and the like do not depend on the reading, so the shape alone is left to ask.
  if (minimum == 1 && yakuHolding(YakuScope::Hand, Reading(facts)) != 0)
    return isComplete(facts) ? std::nullopt : std::optional(NoWin::NotComplete);
  bool anyYaku = false;
  bool enough = false;
  const bool complete = forEachValuedReading(facts, [&](const Reading &, YakuSet, int yakuHan) {
    anyYaku = anyYaku || yakuHan > 0;
    enough = enough || yakuHan >= minimum || renhouMangan(facts);
    return !enough;
  });
  if (enough)
    return std::nullopt;
  return refusal(complete, anyYaku);
}

}  // namespace janso
