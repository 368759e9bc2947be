// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How large the user wants what is read most, beside all else on the table.
#pragma once

#include <QtGlobal>

namespace janso {

// Of the tiles of the own hand. Large takes a little from all else, and is less large where the window is
// narrow.
enum class HandSize : quint8 { Small, Normal, Large };
// Of the ponds. For large ones the walls are made of smaller tiles and stand farther out.
enum class PondSize : quint8 { Normal, Large };

}  // namespace janso
