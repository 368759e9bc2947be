// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli mjai: a bot at another program's table.
#pragma once

#include "cli/command/command.h"

namespace janso::cli {

std::span<const OptionInfo> mjaiOptions();
Result<int> runMjai(const QStringList &arguments, Console &console);

}  // namespace janso::cli
