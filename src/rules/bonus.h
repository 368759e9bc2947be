// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What luck adds to a win: the han that are no yaku, and the chips.
#pragma once

#include "rules/reading.h"
#include "rules/score.h"

namespace janso {

// Han by what gave them. `arisu` counts the tiles that were hit, whatever the reward is.
struct Bonus {
  int dora = 0;
  int red = 0;
  int ura = 0;
  int kita = 0;
  int arisu = 0;
  bool arisuHan = false;  // they are han
  int total() const { return dora + red + ura + kita + (arisuHan ? arisu : 0); }
};

// Norths set aside are dora of an indicator that points at them, as well as a han each.
Bonus bonusOf(const WinFacts &facts);

// Calls `use(id, han)` for each that is not 0, in the order of a result page.
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

// Fills chips and chipParts of `result` but for the haku pocchi. Needs its yakuman.
void addChips(const WinFacts &facts, const Bonus &bonus, WinResult &result);

// `chips` more for the winner: from the discarder on ron, from each other seat on a self-draw.
void addChip(ChipReason reason, int chips, const WinInput &input, const RuleSet &rules, WinResult &result);

}  // namespace janso
