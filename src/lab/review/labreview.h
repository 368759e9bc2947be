// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The commands of janso-lab that check reviews by playing decisions out.
#pragma once

#include "cli/command/command.h"

namespace janso::cli {

std::span<const OptionInfo> trustOptions();
Result<int> runTrust(const QStringList &arguments, Console &console);
std::span<const OptionInfo> thinkOptions();
Result<int> runThink(const QStringList &arguments, Console &console);

}  // namespace janso::cli
