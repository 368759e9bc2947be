// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The common look of the parts of pages over the table: the minimum text size, and the mark of the focus.
//
// The parts (pagepanel.h, pagelabel.h, pagebutton.h ...) are used in Designer forms and follow the page's
// scale (pagescaler.h). They are light in a light window; only what lies on felt stays as it is on the table.
#pragma once

#include <QColor>
#include <QtGlobal>
#include <algorithm>

#include "widgets/look/fonts.h"

class QPainter;
class QRectF;

namespace janso {

namespace pagelook {

// The smallest text size of the pages, in pixels, at designed text size.
inline constexpr qreal kSmallestText = 12;
// Beyond this factor, the whole page grows with the texts as far as the window allows
// (OverlayPage::fitPanel()).
inline constexpr qreal kMostGrowth = 1.15;
inline qreal textPixels(qreal size, qreal scale) {
  return std::max(kSmallestText, size * scale) * std::min(theme::textScale(), kMostGrowth);
}

// A color of a part, given for a dark window: in a light one, its counterpart (theme::pageTone()).
QColor tone(QRgb color);

// The amber outline of a focused part.
void drawFocus(QPainter &painter, const QRectF &rect, qreal radius, qreal stroke);

}  // namespace pagelook

}  // namespace janso
