// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The rules of Tenhou's own lobbies, as the attribute `csrule` of a GO tag has them.
//
// Two words of flags; then the points at the start, those that are subtracted at the end, and those that
// somebody must reach; then the uma in thousands of the second, third and fourth place, five times: for none
// to four players above the points that are subtracted. The first takes the balance, and who shares a place
// shares what falls to it.
#pragma once

#include <QString>
#include <string>
#include <vector>

#include "records/recordfault.h"
#include "rules/ruleset.h"

namespace janso {

struct LobbyRules {
  bool read = false;          // start, return and target stand in the rules
  bool hasUma = false;        // and the uma: no ruleset has every such table
  std::vector<Remark> notes;  // what of it is not understood
};

// Puts into `rules` what the attribute tells; what it does not tell, or no option of ours has, stays.
LobbyRules readLobbyRules(const QString &text, RuleSet &rules);

}  // namespace janso
