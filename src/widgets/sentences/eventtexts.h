// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Events in sentences: the table for those who read or hear it instead of seeing it.
#pragma once

#include <QString>
#include <array>
#include <span>

#include "rules/event.h"
#include "widgets/lexicon/yakutexts.h"

namespace janso {

// Empty when nothing is to be said. `names` by seat. Hidden tiles are called hidden.
QString eventText(const Event &event, const std::array<QString, 4> &names,
                  YakuNaming naming = YakuNaming::Romaji);

// The same for the ear, as it happens: without what says nothing to a listener (that another draws, the
// secret of the walls), discards in few words, as four of them are heard in every turn, and of a win the hand
// and what each yaku counts.
QString eventSpoken(const Event &event, const std::array<QString, 4> &names,
                    YakuNaming naming = YakuNaming::Romaji);

// "5 Pin, red 5 Pin, West wind".
QString tileNames(std::span<const Tile> tiles);

}  // namespace janso
