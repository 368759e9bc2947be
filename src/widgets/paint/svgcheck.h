// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Checks whether a third-party drawing is allowed as the face of a tile.
//
// Only shapes, groups and gradients are allowed. Nothing may load, move, repeat or be text, so the cost of
// drawing follows from the size. Can be called from any thread.
#pragma once

#include <QByteArray>
#include <optional>

#include "widgets/lexicon/tilefaulttexts.h"

namespace janso {

inline constexpr qsizetype kLargestFace = 256 * 1024;  // in bytes

// What is wrong with the drawing, without a file name; nothing if it is allowed.
std::optional<TileFaultFound> svgFault(const QByteArray &svg);

}  // namespace janso
