// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The fonts of the whole program and the size of its texts. Sizes are pixels in the painter's own
// coordinates.
#pragma once

#include <QFont>
#include <QPointF>
#include <QString>

class QPainter;

namespace janso {

namespace theme {

// The two families, each with substitutes in case it is missing. `weight` is 500 or 600 (serif: 600 or 700).
QFont sans(qreal pixels, int weight = 500);
QFont serif(qreal pixels, int weight = 600);
// The factor by which all texts are larger than designed: the user's setting times the desktop's. Texts of
// pages, docks, dialogs and charts on the screen are textPixels() high; texts on the table get their size
// from its geometry, and paper has its own sizes. 1 until it is set (controls/chromestyle.h).
qreal textScale();
void setTextScale(qreal scale);
inline qreal textPixels(qreal pixels) {
  return pixels * textScale();
}
// The size of the desktop's own font relative to the usual one, at least 1.
qreal desktopTextScale();
// The font for a text that may be a little too long for `width`: it becomes smaller before the text is cut,
// down to `least` pixels.
QFont fittingSans(const QString &text, qreal width, qreal pixels, qreal least, int weight);

}  // namespace theme

// The width of a text with digits of equal width, so that changing numbers do not move: every digit has a
// cell as wide as the widest digit of the font.
qreal tabularWidth(const QString &text, const QFont &font);
// Draws such a text from the left end of the baseline with the painter's pen; returns its width.
qreal drawTabular(QPainter &painter, QPointF baseline, const QString &text, const QFont &font);

}  // namespace janso
