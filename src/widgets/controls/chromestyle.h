// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Look of everything around the table: which colours it takes from the theme, type, one style sheet.
//
// The table itself never changes with the system; menus, docks, dialogs and pages do.
#pragma once

#include <QSize>
#include <QString>

#include "widgets/paint/theme.h"

class QWidget;

namespace janso {

// Those of the theme, by the application's palette: dark when its window colour is.
ChromeColors chromeColors();
ChromeColors chromeColors(bool dark);

// "dark" or "light" for the whole program, "system" to follow the system.
void setChromeScheme(const QString &scheme);

// All texts `scale` times as large as designed (theme::textScale()), at once: of what wears the sheet, of
// what paints itself, of the desktop's own dialogs.
void setTextSize(qreal scale);

// Gives `root` (a dialog, a dock, a menu bar ...) the style sheet, and again whenever the system turns dark
// or light. The table and the pages over it are painted by themselves and are never under such a root.
void applyChrome(QWidget *root);
// The same when it is shown for the first time: for what most starts of the program never show. A sheet costs
// a third of a megabyte and two milliseconds. Nothing of it may be measured before.
void applyChromeWhenShown(QWidget *root);
// What waits for that puts it on: it is to be measured, or laid out before it is shown.
void wearChrome(QWidget *root);

// Type, paddings and marks of `root`, which wears the sheet already, `scale` times as large; lines stay thin.
void scaleChrome(QWidget *root, qreal scale);

// The largest size that a window should open with: nine tenths of its screen (logical pixels).
QSize screenRoom(const QWidget *window);
inline QSize screenRoom(const QSize &screen) {
  return screen * 9 / 10;
}

// A dynamic property `role` that the style sheet looks at.
void setRole(QWidget *widget, const char *role);

}  // namespace janso
