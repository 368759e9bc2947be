// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/bonus.h"

#include <algorithm>
#include <array>

namespace janso {

namespace {

constexpr Kind kBird = kindOf(Suit::Sou, 1);
constexpr Kind kCage = kindOf(Suit::Sou, 8);

// By the number of players, three or four, and the indicator.
constexpr std::array<std::array<Kind, kKinds>, 2> kDoraOf = [] {
  std::array<std::array<Kind, kKinds>, 2> table{};
  for (Kind kind = 0; kind < kKinds; ++kind) {
    table[0][kind] = doraOf(kind, 3);
    table[1][kind] = doraOf(kind, 4);
  }
  return table;
}();

template <class Indicators>
int doraIn(const WinFacts &facts, const Indicators &indicators, bool kanDora) {
  const std::array<Kind, kKinds> &next = kDoraOf[facts.rules.players == 3 ? 0 : 1];
  const std::size_t counted = kanDora ? indicators.size() : std::min<std::size_t>(1, indicators.size());
  int dora = 0;
  for (std::size_t i = 0; i < counted; ++i) {
    const Kind kind = next[indicators[i].kind()];
    dora += countIn(facts.all, kind) + (kind == kNorth ? facts.input.kita : 0);
  }
  return dora;
}

}  // namespace

Bonus bonusOf(const WinFacts &facts) {
  const RuleSet &rules = facts.rules;
  Bonus bonus;
  bonus.red = facts.reds;
  bonus.kita = facts.input.kita;
  if (rules.dora)
    bonus.dora = doraIn(facts, facts.input.doraIndicators, rules.kanDora);
  if (rules.uraDora && facts.input.riichi)
    bonus.ura = doraIn(facts, facts.input.uraIndicators, rules.kanUraDora);
  if (rules.arisu != Arisu::None) {
    for (const Tile &tile : facts.input.arisu)
      bonus.arisu += countIn(facts.all, tile.kind());
    bonus.arisuHan = rules.arisuReward == ArisuReward::Han;
  }
  return bonus;
}

void addChips(const WinFacts &facts, const Bonus &bonus, WinResult &result) {
  const RuleSet &rules = facts.rules;
  const WinInput &input = facts.input;
  const auto add = [&](ChipReason reason, int chips) { addChip(reason, chips, input, rules, result); };
  if (input.ippatsu && input.riichi && rules.ippatsu)
    add(ChipReason::Ippatsu, rules.chipIppatsu);
  add(ChipReason::Ura, bonus.ura * rules.chipUra);
  add(ChipReason::Red, bonus.red * rules.chipRed);
  if (result.yakuman > 0)
    add(ChipReason::Yakuman, input.tsumo ? rules.chipYakumanTsumo : rules.chipYakumanRon);
  if (!bonus.arisuHan)
    add(ChipReason::Arisu, bonus.arisu);
  const bool shot = input.shotBird && countIn(facts.all, kCage) == 0;
  if (rules.toriuchi && !input.tsumo && !shot)
    add(ChipReason::Toriuchi, countIn(facts.all, kBird));
}

void addChip(ChipReason reason, int chips, const WinInput &input, const RuleSet &rules, WinResult &result) {
  if (chips == 0)
    return;
  result.chipParts.push_back({reason, static_cast<std::int16_t>(chips)});
  for (int seat = 0; seat < rules.players; ++seat) {
    const bool pays = input.tsumo ? seat != input.winner : seat == input.from;
    if (!pays)
      continue;
    std::int16_t &own = result.chips[static_cast<std::size_t>(seat)];
    std::int16_t &winners = result.chips[static_cast<std::size_t>(input.winner)];
    own = static_cast<std::int16_t>(own - chips);
    winners = static_cast<std::int16_t>(winners + chips);
  }
}

}  // namespace janso
