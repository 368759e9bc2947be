// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Facts as English sentences for programs, the same in every language of the interface. The sentences for
// people are in widgets/sentences/reviewtexts.h.
#pragma once

#include <QString>

#include "review/reasons.h"

namespace janso {

// Tiles are in mpsz notation, seats are numbers.
QString sentenceOf(const Fact &fact);

}  // namespace janso
