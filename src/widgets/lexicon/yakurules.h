// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a ruleset makes of each yaku: its value, whether it is listed, and what is said of it.
#pragma once

#include <QString>
#include <QStringList>

#include "rules/ruleset.h"
#include "rules/yakuid.h"
#include "widgets/lexicon/yakutexts.h"

namespace janso {

// What a ruleset makes of it. `yakuman` 1 or 2, then the han are 0. -1 = does not count; closed and open both
// -1 = this ruleset does not know the yaku.
struct YakuValue {
  int closed = 0;
  int open = 0;
  int yakuman = 0;
  bool known() const { return closed >= 0 || open >= 0; }
};
YakuValue yakuValue(YakuId id, const RuleSet &rules);
// How this ruleset treats it, in full sentences; empty when there is nothing particular.
QStringList yakuRuleNotes(YakuId id, const RuleSet &rules);

// "1 han" .. "Yakuman": the heading under which the list shows it.
QString yakuGroupTitle(const YakuText &text);

// Whether the list shows the yaku under this ruleset without being asked for: what the ruleset may add is
// shown only where it does.
bool yakuListed(YakuId id, const RuleSet &rules);

}  // namespace janso
