// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How a form gives way to large texts: parts that scroll up and down where they want more than the height of
// the window, fields below their names where they want more than its width.
#pragma once

class QGridLayout;
class QHBoxLayout;
class QLayout;
class QStackedWidget;

namespace janso {

// Every page that has nothing that scrolls by itself.
void letScroll(QStackedWidget *pages);
// One part of a row.
void letScroll(QHBoxLayout *row, QLayout *part);

// Of two columns, names and fields, one.
void letStack(QGridLayout *grid);

}  // namespace janso
