// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How a ruleset treats each yaku: its value, whether it is listed, and notes on it.
#pragma once

#include <QString>
#include <QStringList>

#include "rules/ruleset.h"
#include "rules/yakuid.h"
#include "widgets/lexicon/yakutexts.h"

namespace janso {

// The han of a yaku under a ruleset. `yakuman` is 1 or 2; the han are 0 then. -1 = does not count. If closed
// and open are both -1, the ruleset does not have the yaku.
struct YakuValue {
  int closed = 0;
  int open = 0;
  int yakuman = 0;
  bool known() const { return closed >= 0 || open >= 0; }
};
YakuValue yakuValue(YakuId id, const RuleSet &rules);
// Full sentences on how this ruleset treats the yaku; empty if there is nothing special.
QStringList yakuRuleNotes(YakuId id, const RuleSet &rules);

// "1 han" .. "Yakuman": the heading of the yaku in the list.
QString yakuGroupTitle(const YakuText &text);

// Whether the list shows the yaku by default under this ruleset: optional yaku are shown only if the ruleset
// has them.
bool yakuListed(YakuId id, const RuleSet &rules);

}  // namespace janso
