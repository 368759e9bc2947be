// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Facts as English sentences, for the command line; those of the window are its own
// (widgets/sentences/reviewtexts.h).
#pragma once

#include <QString>

#include "review/reasons.h"
#include "rules/action.h"

namespace janso {

// Tiles as mpsz, seats by number.
QString actionWords(const Action &action);
QString sentenceOf(const Fact &fact);

}  // namespace janso
