// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-lab fit: the figures that bots compute with, fitted to games with all hands known.
#pragma once

#include "cli/command/command.h"

namespace janso::cli {

std::span<const OptionInfo> fitOptions();
Result<int> runFit(const QStringList &arguments, Console &console);

}  // namespace janso::cli
