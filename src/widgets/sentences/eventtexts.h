// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Events as sentences, for players who read or hear the match instead of seeing the table.
#pragma once

#include <QString>
#include <array>
#include <span>

#include "rules/event.h"
#include "widgets/lexicon/yakutexts.h"

namespace janso {

// Empty if there is nothing to report. `names` is by seat. Hidden tiles are described as face down.
QString eventText(const Event &event, const std::array<QString, 4> &names,
                  YakuNaming naming = YakuNaming::Romaji);

// The same for live speech. It omits what does not help a listener (another player's draw, the secret of the
// walls), describes discards briefly because four are heard in every go-around, and reads the hand and the
// value of each yaku at a win.
QString eventSpoken(const Event &event, const std::array<QString, 4> &names,
                    YakuNaming naming = YakuNaming::Romaji);

// "5 pin, red 5 pin, west wind".
QString tileNames(std::span<const Tile> tiles);

}  // namespace janso
