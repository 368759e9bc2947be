// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What luck adds to a win: the han that are not yaku, and the chips.
#pragma once

#include "rules/reading.h"
#include "rules/score.h"

namespace janso {

// Bonus han by source. `arisu` counts the tiles that hit, whatever the reward is.
struct Bonus {
  int dora = 0;
  int red = 0;
  int ura = 0;
  int kita = 0;
  int arisu = 0;
  bool arisuHan = false;  // arisu hits count as han
  int total() const { return dora + red + ura + kita + (arisuHan ? arisu : 0); }
};

// A North set aside counts as dora if an indicator points to it, in addition to its one han.
Bonus bonusOf(const WinFacts &facts);

// Calls `use(id, han)` for each nonzero part, in the order of a result page.
template <class Use>
void forEachBonus(const Bonus &bonus, Use &&use) {
  const auto add = [&use](YakuId id, int han) {
    if (han > 0)
      use(id, han);
  };
  add(YakuId::Dora, bonus.dora);
  add(YakuId::AkaDora, bonus.red);
  add(YakuId::UraDora, bonus.ura);
  add(YakuId::Kita, bonus.kita);
  add(YakuId::Arisu, bonus.arisuHan ? bonus.arisu : 0);
}

inline bool chipsPlayed(const RuleSet &rules) {
  const int chips =
      rules.chipIppatsu | rules.chipUra | rules.chipRed | rules.chipYakumanRon | rules.chipYakumanTsumo;
  return (chips != 0) | (rules.arisu != Arisu::None) | rules.toriuchi;
}

// Fills chips and chipParts of `result`, except for the haku pocchi. Needs the yakuman of `result`.
void addChips(const WinFacts &facts, const Bonus &bonus, WinResult &result);

// Gives the winner `chips` more: from the discarder on ron, from each other seat on tsumo.
void addChip(ChipReason reason, int chips, const WinInput &input, const RuleSet &rules, WinResult &result);

}  // namespace janso
