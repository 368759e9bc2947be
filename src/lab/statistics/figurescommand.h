// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-lab figures: the statistics of the built-in bots, for resources/statistics.
#pragma once

#include "cli/command/command.h"

namespace janso::cli {

std::span<const OptionInfo> figuresOptions();
Result<int> runFigures(const QStringList &arguments, Console &console);

}  // namespace janso::cli
