// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The cells into which reports group decisions: two actions of one decision, by kind and by time.
#pragma once

#include <QJsonArray>
#include <QStringList>
#include <array>
#include <cstdint>

#include "bots/reasoning.h"
#include "rules/legal/seatview.h"

namespace janso::cli {

// Each entry is an index in choiceCells() of its sort.
enum class ChoiceSort : std::uint8_t { Kind, Step, Turn, Riichi, Gap, Shanten, Hand };
inline constexpr int kChoiceSorts = 7;
using ChoiceCells = std::array<int, kChoiceSorts>;

// False if the bot ruled the action out or did not weigh it.
bool isWeighed(const Considered &considered);

// The names of the cells of a sort.
QStringList choiceCells(ChoiceSort sort);
// The cell of a gap, in final points.
int gapCell(double gap);

// The cells of `other`, which was considered in place of `first`, the first action in `reasoning`; `other`
// may be `first` itself.
ChoiceCells cellsOf(const SeatView &view, const Action &first, const Action &other,
                    const Reasoning &reasoning);

// For files. Cells that do not exist become the first of their sort.
QJsonArray toJson(const ChoiceCells &cells);
ChoiceCells cellsFromJson(const QJsonArray &array);

}  // namespace janso::cli
