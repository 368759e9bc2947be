// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Estimates how long a screen reader keeps speaking, since it does not report that. The estimate assumes a
// slow voice. A key silences the reader. Use only in the window's thread.
#pragma once

#include <QString>

namespace janso {

// The text was sent now; it is spoken after everything sent before.
void addSpeech(const QString &text);

// A key was pressed.
void endSpeech();

// The remaining time in ms; 0 when everything is spoken.
int speechTimeLeft();

}  // namespace janso
