// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How each hand of a replayed game ended.
#pragma once

#include <QString>
#include <array>
#include <optional>
#include <vector>

#include "records/handend.h"
#include "replay/replay.h"

namespace janso {

// One for each hand of the game; nothing where the record stops before its end. Any thread.
std::vector<std::optional<HandEnd>> handEnds(const Replay &replay, const std::array<QString, 4> &names);

}  // namespace janso
