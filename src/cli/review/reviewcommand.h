// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli review: what the decisions in recorded games cost.
#pragma once

#include "cli/command/command.h"

namespace janso::cli {

std::span<const OptionInfo> reviewOptions();
Result<int> runReview(const QStringList &arguments, Console &console);

}  // namespace janso::cli
