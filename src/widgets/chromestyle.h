// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Look of everything around the table: colours for a dark and a light system, type, one style sheet.
//
// The table itself never changes with the system; menus, docks, dialogs and pages do.
#pragma once

#include <QColor>
#include <QSize>
#include <QString>

class QWidget;

namespace janso {

struct ChromeColors {
  bool dark = true;
  QColor panelTop, panelBottom;  // a panel runs from one to the other, top to bottom
  QColor field;
  QColor border, borderStrong;
  QColor edge;     // of what one types or ticks in: 3 : 1 against the panel
  QColor hover;    // row under the pointer
  QColor focused;  // row or card that has the focus
  QColor text, second, dim, disabled;
  QColor accent;      // outline of "now" and of what has the focus
  QColor accentText;  // the accent as text
  QColor accentFill;  // the accent as ground, under onAccent
  QColor onAccent;    // text on the fill
  QColor gain, loss;
};

// Of the application's palette: dark when its window colour is.
ChromeColors chromeColors();
ChromeColors chromeColors(bool dark);

// "dark" or "light" for the whole program, "system" to follow the system.
void setChromeScheme(const QString &scheme);

QString chromeStyleSheet(const ChromeColors &colors);

// Gives `root` (a dialog, a dock, a menu bar ...) the style sheet, and again whenever the system turns dark
// or light. The table and the pages over it are painted by themselves and are never under such a root.
void applyChrome(QWidget *root);

// The largest size that a window should open with: nine tenths of its screen (logical pixels).
QSize screenRoom(const QWidget *window);

// A dynamic property `role` that the style sheet looks at.
void setRole(QWidget *widget, const char *role);

}  // namespace janso
