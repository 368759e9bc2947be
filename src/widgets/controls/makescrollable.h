// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Adapts forms to large texts: parts that need more than the window's height scroll vertically, and fields
// move below their labels if they need more than its width.
#pragma once

class QBoxLayout;
class QGridLayout;
class QHBoxLayout;
class QLayout;
class QScrollArea;
class QStackedWidget;
class QWidget;

namespace janso {

// Makes the area scroll no further than its contents reach at its width. A scroll area alone gives contents
// that wrap the height of the narrowest width.
void endWithContents(QScrollArea *area);
// Makes every page scroll that has no scrolling part.
void makeScrollable(QStackedWidget *pages);
// Makes all contents of a widget with a layout scroll. Returns the widget that scrolls and now has the
// layout.
QWidget *makeScrollable(QWidget *page);
// Makes one part of a row or column scroll.
void makeScrollable(QBoxLayout *row, QLayout *part);
QWidget *makeScrollable(QBoxLayout *row, QWidget *part);  // returns the scroll area
// Stacks two columns vertically, and makes them scroll as a whole, while the window is narrower than
// `sideBySideFrom` pixels (for texts at designed size). The second column must already scroll; `side` is the
// first one.
void stackColumns(QHBoxLayout *columns, QWidget *side, int sideBySideFrom);

// Whether texts are so large that fields go below their labels.
bool areFieldsStacked();
// Merges the columns of labels, fields and explanations into one.
void stackFields(QGridLayout *grid);

}  // namespace janso
