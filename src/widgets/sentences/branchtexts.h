// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is said of a branch of a game. Plain text.
#pragma once

#include <QString>

#include "replay/branchtree.h"

namespace janso {

// "same wall".
QString branchKindName(std::optional<BranchKind> kind);
// What that kind is worth as an answer, one sentence.
QString branchKindMeaning(std::optional<BranchKind> kind);
// Where it begins, what was tried, what came of it, of which kind it is and who played: a line each.
QString branchText(const BranchNode &node);
// Before it goes into the trash with `others` that were taken from it.
QString branchRemoveQuestion(const BranchNode &node, int others);

}  // namespace janso
