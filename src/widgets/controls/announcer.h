// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Something that has just happened, told to a screen reader: spoken at once, wherever the focus is.
//
// From Qt 6.8 on as an announcement. Before, as a notification that comes to be shown, which is what Orca
// reads without being asked. Belongs to the window's thread.
#pragma once

#include <QString>

class QWidget;

namespace janso {

// Nothing happens where nobody listens, or `text` is empty. `about`: what it belongs to, in a window.
void announce(QWidget *about, const QString &text);

}  // namespace janso
