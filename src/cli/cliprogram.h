// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table of the commands of janso-cli.
#pragma once

#include "cli/command/command.h"

namespace janso::cli {

const Program &cliProgram();

}  // namespace janso::cli
