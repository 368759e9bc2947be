// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How long a screen reader likely still says what it was told: nobody tells us, so it is reckoned, for a slow
// voice. A key silences it. Window's thread.
#pragma once

#include <QString>

namespace janso {

// Was told now; it is said after what is still being said.
void addSaying(const QString &text);

// A key was pressed.
void endSaying();

// In ms; 0 when all is said.
int sayingLeft();

}  // namespace janso
