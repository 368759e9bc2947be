// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli score: what a winning hand is worth.
#pragma once

#include "cli/command/command.h"

namespace janso::cli {

std::span<const OptionInfo> scoreOptions();
Result<int> runScore(const QStringList &arguments, Console &console);

}  // namespace janso::cli
