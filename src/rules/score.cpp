// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/score.h"

#include <algorithm>
#include <bit>
#include <tuple>

#include "rules/bonus.h"
#include "rules/fu.h"
#include "rules/optionalyaku.h"
#include "rules/payment.h"
#include "rules/reading.h"
#include "rules/yaku.h"

namespace janso {

namespace {

constexpr int kManganHan = 5;

// A reading with its value; better in the order of the members base, han (or uncapped yakuman), fu.
struct Candidate {
  explicit Candidate(const Reading &r) : reading(r) {}
  Reading reading;
  HandYaku yaku;
  int han = 0;
  int fu = 0;
  int yakuman = 0;      // paid
  int allYakuman = 0;   // of the hand
  bool mangan = false;  // `yaku` is one that is worth a mangan alone
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

template <class Use>
void forEachExtra(ExtraSet extra, Use &&use) {
  for (ExtraSet left = extra; left != 0; left &= left - 1)
    use(extraTable()[static_cast<std::size_t>(std::countr_zero(left))].id);
}

template <bool kSpecial>
int paidYakuman(const HandYaku &yaku, const WinFacts &facts, int &all) {
  const RuleSet &rules = facts.rules;
  all = yakumanOf(yaku.standard, rules);
  int highest = 0;
  for (YakuSet left = yaku.standard & kYakumanSet; left != 0; left &= left - 1)
    highest = std::max(highest, yakumanOf(static_cast<YakuId>(std::countr_zero(left)), rules));
  if constexpr (kSpecial) {
    forEachExtra(yaku.extra & kExtraYakuman, [&](YakuId id) {
      const int worth = extraYakuman(id, facts);
      all += worth;
      highest = std::max(highest, worth);
    });
  }
  const int paid = rules.yakumanStacking == YakumanStacking::None ? highest : all;
  return rules.yakumanCap > 0 ? std::min<int>(paid, rules.yakumanCap) : paid;
}

// Of what is no yakuman.
template <bool kSpecial>
int hanOf(const HandYaku &yaku, const WinFacts &facts) {
  if constexpr (!kSpecial)
    return janso::hanOf(yaku.standard, facts.closed);
  int han = 0;
  for (YakuSet left = yaku.standard; left != 0; left &= left - 1)
    han += specialHan(static_cast<YakuId>(std::countr_zero(left)), facts);
  forEachExtra(yaku.extra, [&](YakuId id) { han += extraHan(id, facts); });
  return han;
}

template <bool kSpecial>
void evaluate(Candidate &candidate, const HandYaku &yaku, int yakuHan, int bonus) {
  const WinFacts &facts = *candidate.reading.win;
  const bool unlimited = kSpecial && facts.rules.aotenjou;
  candidate.yaku = yaku;
  if (yaku.yakuman())
    candidate.yakuman = paidYakuman<kSpecial>(yaku, facts, candidate.allYakuman);
  if (candidate.yakuman == 0 || unlimited) {
    candidate.han = yakuHan + bonus;
    candidate.fu =
        fuOf(candidate.reading, (yaku.standard & yakuBit(YakuId::Pinfu)) != 0, candidate.fuEntries);
  }
  candidate.base = basePoints(candidate.han, candidate.fu, candidate.yakuman, facts.rules, candidate.limit);
  if (unlimited)
    candidate.han += 13 * candidate.yakuman;
}

Candidate manganCandidate(const Reading &reading, ExtraSet extra) {
  Candidate candidate(reading);
  candidate.yaku.extra = extra & (~extra + 1);
  candidate.mangan = true;
  candidate.han = kManganHan;
  candidate.base = kManganBase;
  candidate.limit = Limit::Mangan;
  return candidate;
}

// How many han are needed, and of which yaku.
struct Minimum {
  Minimum(const WinInput &input, const RuleSet &rules) {
    const std::int32_t honba = std::max(input.honba, input.tableHonba);
    if (rules.twoHanMinimumAt < 0 || honba < rules.twoHanMinimumAt)
      return;
    han = 2;
    sureOnly = rules.twoHanSureYakuOnly;
  }
  int han = 1;
  bool sureOnly = false;

  // A yakuman is always enough.
  template <bool kSpecial>
  bool allows(const HandYaku &yaku, int yakuHan, const WinFacts &facts) const {
    if (yaku.yakuman())
      return true;
    if (sureOnly)
      yakuHan = hanOf<kSpecial>(HandYaku{yaku.standard & ~kLuckSet, yaku.extra & ~kExtraLuckSet}, facts);
    return yakuHan >= han;
  }
  ExtraSet allowed(ExtraSet mangan) const { return sureOnly ? mangan & ~kExtraLuckSet : mangan; }
};

// Walks the readings of a hand with the yaku of each. `use(reading, yaku)`: false ends it. What is special is
// known when compiling, so that the standard rules do not pay for it.
template <bool kSpecial, class Use>
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
        const YakuSet all = atHand | atDivision | yakuHolding(YakuScope::Wait, reading);
        if constexpr (kSpecial)
          return use(reading, specialYaku(reading, all));
        else
          return use(reading, HandYaku{withoutReplaced(all), 0});
      });
}

// A North set aside may be won on by some hands only.
bool canTakeKita(const Reading &reading) {
  const KitaRon allowed = reading.win->rules.kitaRon;
  return allowed != KitaRon::None && (allowed != KitaRon::KokushiOnly || reading.form == HandForm::Kokushi);
}

// The same with what only special hands have: those without groups, and wins that are not allowed.
template <class Use>
bool forEachSpecialReading(const WinFacts &facts, Use &&use) {
  const auto checked = [&](const Reading &reading, const HandYaku &yaku) {
    return facts.input.kitaRon && !canTakeKita(reading) ? true : use(reading, yaku);
  };
  if (forEachValuedReading<true>(facts, checked))
    return true;
  if (!isPuutaa(facts))
    return false;
  Reading reading(facts);
  reading.form = HandForm::Puutaa;
  checked(reading, specialYaku(reading, yakuHolding(YakuScope::Hand, reading)));
  return true;
}

template <bool kSpecial, class Use>
bool forEachWin(const WinFacts &facts, Use &&use) {
  if constexpr (kSpecial)
    return forEachSpecialReading(facts, use);
  else
    return forEachValuedReading<false>(facts, use);
}

// A template so that the standard path has its own copy inlined, as all of it.
template <bool kSpecial>
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

void addSpecialYaku(const Candidate &candidate, WinResult &result) {
  const WinFacts &facts = *candidate.reading.win;
  const bool unlimited = facts.rules.aotenjou;
  const auto add = [&](YakuId id, int han, int yakuman) {
    const int counted = unlimited ? han + 13 * yakuman : han;
    result.yaku.push_back({id, static_cast<std::uint8_t>(counted), static_cast<std::uint8_t>(yakuman)});
  };
  for (YakuSet left = candidate.yaku.standard; left != 0; left &= left - 1) {
    const YakuId id = static_cast<YakuId>(std::countr_zero(left));
    add(id, specialHan(id, facts), yakumanOf(id, facts.rules));
  }
  forEachExtra(candidate.yaku.extra, [&](YakuId id) {
    if (candidate.mangan)
      result.yaku.push_back({id, kManganHan, 0});
    else
      add(id, extraHan(id, facts), extraYakuman(id, facts));
  });
}

void addStandardYaku(const Candidate &candidate, WinResult &result) {
  const WinFacts &facts = *candidate.reading.win;
  for (YakuSet left = candidate.yaku.standard; left != 0; left &= left - 1) {
    const YakuId id = static_cast<YakuId>(std::countr_zero(left));
    if (candidate.yakuman > 0) {
      result.yaku.push_back({id, 0, static_cast<std::uint8_t>(yakumanOf(id, facts.rules))});
    } else {
      const YakuRule &rule = yakuRule(id);
      result.yaku.push_back({id, facts.closed ? rule.hanClosed : rule.hanOpen, 0});
    }
  }
}

template <bool kSpecial>
void fill(const Candidate &best, const Bonus &bonus, WinResult &result) {
  const WinFacts &facts = *best.reading.win;
  if constexpr (kSpecial)
    addSpecialYaku(best, result);
  else
    addStandardYaku(best, result);
  const bool fixed = best.mangan || (best.yakuman > 0 && !(kSpecial && facts.rules.aotenjou));
  if (!fixed)
    forEachBonus(bonus, [&](YakuId id, int han) {
      result.yaku.push_back({id, static_cast<std::uint8_t>(han), 0});
    });
  addGroups<kSpecial>(best.reading, result);
  result.wait = best.reading.wait;
  result.han = best.han;
  result.yakuman = best.yakuman;
  result.fu = best.fu;
  describeFu(best.reading, best.fuEntries, result.fuParts);
  result.limit = best.limit;
  result.basePoints = best.base;
  pay(facts.input, facts.rules, result);
  if (chipsPlayed(facts.rules))
    addChips(facts, bonus, result);
}

NoWin refusal(bool complete, bool anyYaku) {
  if (!complete)
    return NoWin::NotComplete;
  return anyYaku ? NoWin::BelowMinimumHan : NoWin::NoYaku;
}

template <bool kSpecial>
ScoreOutcome scoreTilesAs(const WinInput &input, const RuleSet &rules) {
  const WinFacts facts(input, rules);
  const Bonus bonus = bonusOf(facts);
  const Minimum minimum(input, rules);
  bool anyYaku = false;
  Candidate best{Reading(facts)};
  const bool complete = forEachWin<kSpecial>(facts, [&](const Reading &reading, const HandYaku &yaku) {
    anyYaku = anyYaku || yaku.any();
    const int yakuHan = hanOf<kSpecial>(yaku, facts);
    if (minimum.allows<kSpecial>(yaku, yakuHan, facts)) {
      Candidate candidate(reading);
      evaluate<kSpecial>(candidate, yaku, yakuHan, bonus.total());
      if (better(candidate, best))
        best = candidate;
    }
    if constexpr (kSpecial) {
      const ExtraSet mangan = minimum.allowed(manganYaku(reading));
      const Candidate candidate = manganCandidate(reading, mangan);
      if (mangan != 0 && better(candidate, best))
        best = candidate;
    }
    return true;
  });
  ScoreOutcome outcome;
  if (best.base < 0)
    outcome.why = refusal(complete, anyYaku);
  else
    fill<kSpecial>(best, bonus, outcome.result.emplace());
  return outcome;
}

ScoreOutcome scoreTiles(const WinInput &input, const RuleSet &rules) {
  return isSpecial(input, rules) ? scoreTilesAs<true>(input, rules) : scoreTilesAs<false>(input, rules);
}

template <bool kSpecial>
std::optional<NoWin> whyNotTilesAs(const WinInput &input, const RuleSet &rules) {
  const WinFacts facts(input, rules);
  const Minimum minimum(input, rules);
  // Riichi, self-draw, tanyao and the like do not depend on the reading, so the shape alone is left to ask.
  if (!kSpecial && minimum.han == 1 && yakuHolding(YakuScope::Hand, Reading(facts)) != 0)
    return isComplete(facts) ? std::nullopt : std::optional(NoWin::NotComplete);
  bool anyYaku = false;
  bool enough = false;
  const bool complete = forEachWin<kSpecial>(facts, [&](const Reading &reading, const HandYaku &yaku) {
    anyYaku = anyYaku || yaku.any();
    enough = enough || minimum.allows<kSpecial>(yaku, hanOf<kSpecial>(yaku, facts), facts);
    if constexpr (kSpecial)
      enough = enough || minimum.allowed(manganYaku(reading)) != 0;
    return !enough;
  });
  if (enough)
    return std::nullopt;
  return refusal(complete, anyYaku);
}

std::optional<NoWin> whyNotTiles(const WinInput &input, const RuleSet &rules) {
  return isSpecial(input, rules) ? whyNotTilesAs<true>(input, rules) : whyNotTilesAs<false>(input, rules);
}

// A marked haku that was drawn when it stands for any tile.
bool isWild(const WinInput &input, const RuleSet &rules) {
  return input.winTile.isPocchi() && rules.hakuPocchi > 0 && input.tsumo && input.riichi &&
         (input.ippatsu || rules.hakuPocchiAnyRiichi);
}

// Every kind that it may stand for: of which there is a tile left.
template <class Use>
void forEachWildKind(const WinInput &input, const RuleSet &rules, Use &&use) {
  TileCounts counts = countsOf(input.concealed);
  for (const Meld &meld : input.melds) {
    for (const Tile &tile : meld.tiles)
      counts.add(tile);
  }
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const bool inPlay = rules.players == 4 || !(kind > 0 && kind < 8);
    if (inPlay && counts[kind] < 4)
      use(kind);
  }
}

ScoreOutcome scoreWild(const WinInput &input, const RuleSet &rules) {
  const auto rank = [](const ScoreOutcome &outcome) {
    if (!outcome.result)
      return std::tuple(-1, static_cast<int>(outcome.why), 0);
    int worth = outcome.result->han;
    for (const YakuHan &yaku : outcome.result->yaku)
      worth += 13 * yaku.yakuman;
    return std::tuple(static_cast<int>(outcome.result->basePoints), worth,
                      static_cast<int>(outcome.result->fu));
  };
  ScoreOutcome best;
  WinInput as = input;
  forEachWildKind(input, rules, [&](Kind kind) {
    as.winTile = Tile(kind);
    ScoreOutcome outcome = scoreTiles(as, rules);
    if (rank(outcome) <= rank(best))
      return;
    best = outcome;
    if (best.result)
      best.result->pocchiAs = as.winTile;
  });
  if (best.result)
    addChip(ChipReason::HakuPocchi, rules.chipHakuPocchi, input, rules, *best.result);
  return best;
}

std::optional<NoWin> whyNotWild(const WinInput &input, const RuleSet &rules) {
  std::optional<NoWin> why = NoWin::NotComplete;
  WinInput as = input;
  forEachWildKind(input, rules, [&](Kind kind) {
    as.winTile = Tile(kind);
    const std::optional<NoWin> said = why ? whyNotTiles(as, rules) : std::nullopt;
    why = said && why ? std::optional(std::max(*said, *why)) : std::nullopt;
  });
  return why;
}

}  // namespace

ScoreOutcome scoreHand(const WinInput &input, const RuleSet &rules) {
  return isWild(input, rules) ? scoreWild(input, rules) : scoreTiles(input, rules);
}

std::optional<NoWin> whyNoWin(const WinInput &input, const RuleSet &rules) {
  return isWild(input, rules) ? whyNotWild(input, rules) : whyNotTiles(input, rules);
}

}  // namespace janso
