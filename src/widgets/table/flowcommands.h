// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the commands of the keyboard do to an open question.
#pragma once

#include <optional>

#include "coach/whynot.h"
#include "rules/action.h"
#include "widgets/paint/tableoptions.h"
#include "widgets/table/decisionflow.h"
#include "widgets/table/tablecommands.h"

namespace janso {

struct CommandStep {
  bool taken = false;            // false: the command has nothing to do now
  std::optional<Action> answer;  // to send, if one came of it
  std::optional<Asked> missing;  // not taken: the button that the command stands for is not on offer
};

// Moves the cursor or takes a step of the answer. Commands that are not about the question are not taken.
CommandStep takeStep(DecisionFlow &flow, CommandId id, const TableOptions &options);

}  // namespace janso
