// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the pages over the table have in common: dimming, shadow, size, focus.
#pragma once

#include <QRect>
#include <QSize>

class QPainter;
class QWidget;

namespace janso {

class PageScaler;

namespace overlay {

// Darkens what lies behind to 38 %; `amount` 0..1 of that.
void paintShade(QPainter &painter, const QRect &rect, qreal amount);
void paintPanelShadow(QPainter &painter, const QRect &panel, qreal radius);

// Scales the panel until it fits into `window` and centres it. Wider windows give a larger panel; one whose
// contents are too high for the window is set smaller, at last it is as high as the window.
void fitPanel(QWidget &panel, PageScaler &scaler, const QSize &window, const QSize &design, int margin);

// Moves the focus to the next (previous) part of `page` that takes it, round and round.
bool focusWithin(QWidget &page, bool next);

// Shift, Ctrl, Alt ... alone.
bool isModifier(int key);

}  // namespace overlay

}  // namespace janso
