// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How often each yaku is made: figures counted in recorded games, in words.
//
// The figures are generated (yakufrequencytable.inc, janso-cli frequency). The records were played on Tenhou,
// by its rules; a yaku that those rules do not have has no figures.
#pragma once

#include <QString>

#include "rules/yakuid.h"

namespace janso {

// What was counted; each game once.
struct YakuSample {
  int games = 0;
  int hands = 0;
  int wins = 0;
};
struct YakuCount {
  int with = 0;  // wins that have the yaku
  int of = 0;    // wins under rules that know it; 0 = no figures
};

// `players`: 3 or 4.
YakuSample yakuSample(int players);
YakuCount yakuCount(YakuId id, int players);

// "In 45 % of the wins." and where that was counted.
QString yakuFrequencyText(YakuId id, int players);
// The sample in one sentence.
QString yakuSampleText(int players);

}  // namespace janso
