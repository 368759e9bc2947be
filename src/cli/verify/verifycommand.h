// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli verify: records replayed at the table.
#pragma once

#include "cli/command/command.h"

namespace janso::cli {

std::span<const OptionInfo> verifyOptions();
Result<int> runVerify(const QStringList &arguments, Console &console);

}  // namespace janso::cli
