// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli manual: the help of janso-cli as a manual page, or as shell completions.
#pragma once

#include "cli/command/command.h"

namespace janso::cli {

std::span<const OptionInfo> manualOptions();
Result<int> runManual(const QStringList &arguments, Console &console);

}  // namespace janso::cli
