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
#include <algorithm>

#include "widgets/paint/theme.h"

class QPainter;
class QRectF;

namespace janso {

namespace pagelook {

// Smallest letters that the pages use, in pixels, where texts are as large as designed.
inline constexpr qreal kSmallestText = 12;
// Beyond that, a page as a whole grows with the texts as far as the window goes (OverlayPage::fitPanel()).
inline constexpr qreal kMostGrowth = 1.15;
inline qreal textPixels(qreal size, qreal scale) {
  return std::max(kSmallestText, size * scale) * std::min(theme::textScale(), kMostGrowth);
}

// The amber outline of a focused part.
void drawFocus(QPainter &painter, const QRectF &rect, qreal radius, qreal stroke);

}  // namespace pagelook

}  // namespace janso
