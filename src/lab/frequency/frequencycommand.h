// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-lab frequency: how often each yaku occurs in recorded games.
#pragma once

#include "cli/command/command.h"

namespace janso::cli {

std::span<const OptionInfo> frequencyOptions();
Result<int> runFrequency(const QStringList &arguments, Console &console);

}  // namespace janso::cli
