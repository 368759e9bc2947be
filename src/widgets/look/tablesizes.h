// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The sizes that the user chooses for the most important parts of the table.
#pragma once

#include <QtGlobal>

namespace janso {

// The tiles of the viewer's hand. Large reduces everything else a little, and is less large in a narrow
// window.
enum class HandSize : quint8 { Small, Normal, Large };
// The ponds. With large ponds, the walls have smaller tiles and stand farther out.
enum class PondSize : quint8 { Normal, Large };

}  // namespace janso
