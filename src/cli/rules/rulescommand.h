// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli rules: the rulesets and their options.
#pragma once

#include "cli/command/command.h"

namespace janso::cli {

std::span<const OptionInfo> rulesOptions();
Result<int> runRules(const QStringList &arguments, Console &console);

}  // namespace janso::cli
