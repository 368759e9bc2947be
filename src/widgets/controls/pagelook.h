// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the parts of the pages over the table have in common: how small their letters may be, and how the one
// with the focus is marked.
//
// The parts (pagepanel.h, pagelabel.h, pagebutton.h ...) are used from Designer forms and follow the page's
// scale (pagescaler.h). They stay dark whatever the window's palette is, as the table does.
#pragma once

#include <QtGlobal>

class QPainter;
class QRectF;

namespace janso {

namespace pagelook {

// Smallest letters that the pages use, in pixels.
inline constexpr qreal kSmallestText = 12;
inline qreal textPixels(qreal size, qreal scale) {
  return size * scale < kSmallestText ? kSmallestText : size * scale;
}

// The amber outline of a focused part.
void drawFocus(QPainter &painter, const QRectF &rect, qreal radius, qreal stroke);

}  // namespace pagelook

}  // namespace janso
