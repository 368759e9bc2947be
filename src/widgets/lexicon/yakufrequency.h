// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How often each yaku occurs, as counted in recorded games, in words.
//
// The figures are generated (yakufrequencytable.inc, janso-lab frequency). The records were played on Tenhou
// under its rules; a yaku that these rules do not have has no figures.
#pragma once

#include <QString>

#include "rules/yakuid.h"

namespace janso {

// The sample that was counted; each game counts once.
struct YakuSample {
  int games = 0;
  int hands = 0;
  int wins = 0;
};
struct YakuCount {
  int with = 0;  // wins with the yaku
  int of = 0;    // wins under rules with this yaku; 0 = no figures
};

// `players`: 3 or 4.
YakuSample yakuSample(int players);
YakuCount yakuCount(YakuId id, int players);

// "45% of winning hands."
QString yakuFrequencyText(YakuId id, int players);
// The source of these figures, a sentence for a footnote.
QString yakuSampleText(int players);

}  // namespace janso
