// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How a form gives way to large texts: parts that scroll up and down where they want more than the height of
// the window, fields below their names where they want more than its width.
#pragma once

class QBoxLayout;
class QGridLayout;
class QHBoxLayout;
class QLayout;
class QStackedWidget;
class QWidget;

namespace janso {

// Every page that has nothing that scrolls by itself.
void letScroll(QStackedWidget *pages);
// All of a widget that has a layout. Gives what scrolls, which has it now.
QWidget *letScroll(QWidget *page);
// One part of a row or column.
void letScroll(QBoxLayout *row, QLayout *part);
QWidget *letScroll(QBoxLayout *row, QWidget *part);  // what scrolls it
// Two columns stand one above the other, and scroll as a whole, where the window is narrower than
// `besideFrom` pixels, for texts as large as designed. The second has been let scroll; `side` is the first.
void letStand(QHBoxLayout *columns, QWidget *side, int besideFrom);

// Texts are so large that fields stand below their names.
bool fieldsStack();
// Of columns, names and fields and what is said of them, one.
void letStack(QGridLayout *grid);

}  // namespace janso
