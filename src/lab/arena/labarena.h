// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The commands of janso-lab that play matches or read their places.
#pragma once

#include "cli/command/command.h"

namespace janso::cli {

std::span<const OptionInfo> signatureOptions();
Result<int> runSignature(const QStringList &arguments, Console &console);
std::span<const OptionInfo> ladderOptions();
Result<int> runLadder(const QStringList &arguments, Console &console);
std::span<const OptionInfo> regretOptions();
Result<int> runRegret(const QStringList &arguments, Console &console);
std::span<const OptionInfo> secondOptions();
Result<int> runSecond(const QStringList &arguments, Console &console);
std::span<const OptionInfo> recordedOptions();
Result<int> runRecorded(const QStringList &arguments, Console &console);

}  // namespace janso::cli
