// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table of the commands of janso-lab. It is in English only; so are all texts of this layer.
#pragma once

#include "cli/command/command.h"

namespace janso::cli {

const Program &labProgram();

}  // namespace janso::cli
