// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli arena: matches between bots or programs.
#pragma once

#include "cli/command/command.h"

namespace janso::cli {

std::span<const OptionInfo> arenaOptions();
Result<int> runArena(const QStringList &arguments, Console &console);

}  // namespace janso::cli
