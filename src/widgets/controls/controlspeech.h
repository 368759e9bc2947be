// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Describes the focused control in words, for users without a screen reader.
#pragma once

#include <QString>

class QWidget;

namespace janso {

// Describes the part of the widget that has the focus: a row, a tab, a tile, a menu entry. Empty if there is
// nothing to say. Works without an active screen reader.
QString spokenFocus(QWidget *widget);

// The text read before it when its window appears: the title, or the question of a message box.
QString spokenWindow(const QWidget *window);

}  // namespace janso
