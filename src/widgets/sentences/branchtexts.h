// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Texts about a branch of a game, as plain text.
#pragma once

#include <QString>

#include "replay/branchtree.h"

namespace janso {

// "same wall".
QString branchKindName(std::optional<BranchKind> kind);
// One sentence on what a branch of this kind says about the decision.
QString branchKindMeaning(std::optional<BranchKind> kind);
// One line each for where the branch begins, what was tried, the result, and its kind and player.
QString branchText(const BranchNode &node);
// The question before the branch goes to the trash with `others` branches that start from it.
QString branchRemoveQuestion(const BranchNode &node, int others);

}  // namespace janso
