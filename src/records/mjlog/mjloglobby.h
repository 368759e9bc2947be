// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The rules of Tenhou's custom lobbies, from the attribute `csrule` of a GO tag.
//
// The attribute contains two words of flags; then the starting points, the return points and the target
// points; then five rows of uma, for zero to four players above the return points. A row gives the uma of
// 2nd, 3rd and 4th place in thousands. 1st place gets the balance, and players who share a place share its
// uma.
#pragma once

#include <QString>
#include <string>
#include <vector>

#include "records/recordfault.h"
#include "rules/ruleset.h"

namespace janso {

struct LobbyRules {
  bool read = false;          // starting, return and target points were set
  bool hasUma = false;        // the uma were set, too; not every such table can be expressed as a ruleset
  std::vector<Remark> notes;  // parts that were not understood
};

// Sets `rules` to what the attribute says. Options that it does not mention, and settings for which a ruleset
// has no option, stay unchanged.
LobbyRules readLobbyRules(const QString &text, RuleSet &rules);

}  // namespace janso
