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

// Returns one entry per hand of the game; nothing if the record stops before the end of that hand. Can be
// called from any thread.
std::vector<std::optional<HandEnd>> handEnds(const Replay &replay, const std::array<QString, 4> &names);

}  // namespace janso
