// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli library: the index of matches.
#pragma once

#include "cli/command/command.h"

namespace janso::cli {

std::span<const OptionInfo> libraryOptions();
Result<int> runLibrary(const QStringList &arguments, Console &console);

}  // namespace janso::cli
