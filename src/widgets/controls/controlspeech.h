// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What has the focus, in words, for who has no screen reader that would say it.
#pragma once

#include <QString>

class QWidget;

namespace janso {

// Of the part of it that has the focus: a row, a tab, a tile, an entry of a menu. Empty when there is nothing
// to say. Also where no screen reader is active.
QString spokenFocus(QWidget *widget);

// What is read before it when its window comes up: title, and the question of a message.
QString spokenWindow(const QWidget *window);

}  // namespace janso
