// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How a win is paid, worked out in lines that a newcomer can follow, and what a change would have made of it.
//
// Every number is the rules' own (coach/paysteps.h, coach/whatif.h). `win` is an index into HandEnd::wins.
#pragma once

#include <QList>
#include <QString>

#include "records/handend.h"
#include "rules/score.h"
#include "widgets/lexicon/yakutexts.h"

namespace janso {

// What lies behind the numbers of a win.
enum class DetailSection { Fu, Payment, WhatIf };
inline constexpr int kDetailSections = 3;

struct DetailLine {
  QString text;   // what is done, a sentence
  QString value;  // "40 × 32 = 1,280"; empty for a remark
  bool total = false;
};

// From the fu to what the winner receives. Empty for a win that these rules do not score alike (a record of
// other rules).
// `naming`: of the yaku for which somebody is liable.
QList<DetailLine> payLines(const HandEnd &end, std::size_t win, YakuNaming naming);

// Closed instead of open, riichi instead of damaten ...: only what makes sense for this hand. Likewise empty.
QList<DetailLine> whatIfLines(const HandEnd &end, std::size_t win);

// One sentence: what a part of the fu is for.
QString fuReasonText(FuReason reason);

}  // namespace janso
