// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli statistics: how players play in recorded games.
#pragma once

#include "cli/command/command.h"

namespace janso::cli {

std::span<const OptionInfo> statisticsOptions();
Result<int> runStatistics(const QStringList &arguments, Console &console);

}  // namespace janso::cli
