// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Whether a drawing that somebody else made may be drawn as the face of a tile.
//
// Only shapes, groups and gradients are: nothing that loads, moves, repeats itself or is written, so that
// what it costs to draw follows from its size. Any thread.
#pragma once

#include <QByteArray>
#include <optional>

#include "widgets/lexicon/tilefaulttexts.h"

namespace janso {

inline constexpr qsizetype kLargestFace = 256 * 1024;  // bytes

// What is wrong with it, without its file; nothing when it may be drawn.
std::optional<TileFaultFound> svgFault(const QByteArray &svg);

}  // namespace janso
