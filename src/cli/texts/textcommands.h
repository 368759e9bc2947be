// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli lessons and handbook: checks of files that hold texts.
#pragma once

#include "cli/command/command.h"

namespace janso::cli {

std::span<const OptionInfo> lessonsOptions();
Result<int> runLessons(const QStringList &arguments, Console &console);
std::span<const OptionInfo> handbookOptions();
Result<int> runHandbook(const QStringList &arguments, Console &console);

}  // namespace janso::cli
