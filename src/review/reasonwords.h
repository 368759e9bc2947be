// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Facts as English sentences, for what programs read, the same whatever the user speaks; those that people
// read are in widgets/sentences/reviewtexts.h.
#pragma once

#include <QString>

#include "review/reasons.h"

namespace janso {

// Tiles as mpsz, seats by number.
QString sentenceOf(const Fact &fact);

}  // namespace janso
