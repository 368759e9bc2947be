// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Applies keyboard commands to an open question.
#pragma once

#include <optional>

#include "coach/whynot.h"
#include "rules/action.h"
#include "widgets/decision/decisionflow.h"
#include "widgets/decision/tablecommands.h"
#include "widgets/paint/tableoptions.h"

namespace janso {

struct CommandStep {
  bool taken = false;            // false: the command does nothing now
  std::optional<Action> answer;  // to send, if the step produced one
  std::optional<Asked> missing;  // if not taken: the missing button that the command stands for
};

// Moves the cursor or takes a step of the answer. Commands that are unrelated to the question are not taken.
CommandStep takeStep(DecisionFlow &flow, CommandId id, const TableOptions &options);

}  // namespace janso
