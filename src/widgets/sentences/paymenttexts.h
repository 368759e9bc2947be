// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How a win is paid, explained in lines that a beginner can follow, and how a change would affect it.
//
// All numbers come from the rules (coach/paysteps.h, coach/whatif.h). `win` is an index into HandEnd::wins.
#pragma once

#include <QList>
#include <QString>

#include "records/handend.h"
#include "rules/score.h"
#include "widgets/lexicon/yakutexts.h"

namespace janso {

// The details that explain the numbers of a win.
enum class DetailSection { Fu, Payment, WhatIf };
inline constexpr int kDetailSections = 3;

struct DetailLine {
  QString text;   // a sentence about the step
  QString value;  // "40 × 32 = 1,280"; empty for a remark
  bool total = false;
};

// The steps from the fu to what the winner receives. Empty for a win that these rules score differently, such
// as in a record played under other rules. `naming` is for the yaku for which a player is liable.
QList<DetailLine> payLines(const HandEnd &end, std::size_t win, YakuNaming naming);

// Closed instead of open, riichi instead of damaten and so on, as far as it makes sense for this hand. Empty
// in the same cases.
QList<DetailLine> whatIfLines(const HandEnd &end, std::size_t win);

// One sentence on what this part of the fu is for.
QString fuReasonText(FuReason reason);

}  // namespace janso
