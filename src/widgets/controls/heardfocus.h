// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Only what has the keyboard says so.
//
// Qt's lists and trees tell a screen reader that their current row has come into focus whenever it changes,
// also while the keyboard is elsewhere: it then reads a row of a list beside the table, and believes to be
// there.
#pragma once

class QAccessibleEvent;

namespace janso {

// False for such an event.
bool isHeardFocus(const QAccessibleEvent &event);

// From now on such events are not passed on. Once for the program, in its thread; the handler that was there
// before gets all others.
void keepFocusToTheKeyboard();

}  // namespace janso
