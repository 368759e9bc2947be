// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The cells that choices are told by: two actions of one decision, by what kind of choice it was and when.
#pragma once

#include <QStringList>
#include <array>
#include <cstdint>

#include "bots/reasoning.h"
#include "rules/seatview.h"

namespace janso::cli {

// Each is an index in what choiceCells() names.
enum class ChoiceSort : std::uint8_t { Kind, Step, Turn, Riichi, Gap, Shanten, Hand };
inline constexpr int kChoiceSorts = 7;
using ChoiceCells = std::array<int, kChoiceSorts>;

// False: the bot left it out of question, or did not weigh it.
bool isWeighed(const Considered &considered);

// The names of the cells of a sort, translated.
QStringList choiceCells(ChoiceSort sort);
// The cell of a gap, in final points.
int gapCell(double gap);

// Of `other`, which was considered instead of the first in `reasoning`, or of `first` itself.
ChoiceCells cellsOf(const SeatView &view, const Action &first, const Action &other,
                    const Reasoning &reasoning);

}  // namespace janso::cli
