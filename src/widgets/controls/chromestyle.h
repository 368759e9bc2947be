// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The look of everything around the table: its colors from the theme, its fonts, one style sheet.
//
// Menus, docks, dialogs and pages change with the system; the table itself never does.
#pragma once

#include <QSize>
#include <QString>

#include "widgets/look/theme.h"

class QWidget;

namespace janso {

// The theme's colors for the application's palette: dark if its window color is dark.
ChromeColors chromeColors();
ChromeColors chromeColors(bool dark);

// "dark" or "light" for the whole program, "system" to follow the system.
void setChromeScheme(const QString &scheme);

// Makes all texts `scale` times as large as designed (theme::textScale()) at once: in widgets with the sheet,
// in those that paint themselves, and in the desktop's own dialogs.
void setTextSize(qreal scale);

// Gives `root` (a dialog, a dock, a menu bar ...) the style sheet, and again whenever the system turns dark
// or light. The table and the pages over it paint themselves and must never be under such a root.
void applyChrome(QWidget *root);
// The same, but only when `root` is first shown: for windows that most runs of the program never show. A
// sheet costs a third of a megabyte and two milliseconds. Nothing in `root` may be measured before.
void applyChromeWhenShown(QWidget *root);
// Applies a sheet that is still waiting, for a root that must be measured or laid out before it is shown.
void applyPendingChrome(QWidget *root);

// Scales fonts, paddings and marks of `root`, which already has the sheet, by `scale`; lines stay thin.
void scaleChrome(QWidget *root, qreal scale);

// The largest size for a newly opened window: nine tenths of its screen (logical pixels).
QSize screenRoom(const QWidget *window);
inline QSize screenRoom(const QSize &screen) {
  return screen * 9 / 10;
}

// Sets the dynamic property `role`, which the style sheet uses.
void setRole(QWidget *widget, const char *role);

}  // namespace janso
