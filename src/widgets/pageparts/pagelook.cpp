// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/pageparts/pagelook.h"

#include <QPainter>

#include "widgets/controls/chromestyle.h"
#include "widgets/look/colors.h"
#include "widgets/look/theme.h"

namespace janso {

namespace pagelook {

QColor tone(QRgb color) {
  return theme::pageTone(color, chromeColors().dark);
}

void drawFocus(QPainter &painter, const QRectF &rect, qreal radius, qreal stroke) {
  painter.setPen(QPen(pagelook::tone(theme::kAmber), stroke));
  painter.setBrush(Qt::NoBrush);
  const qreal half = stroke / 2;
  painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius);
}

}  // namespace pagelook

}  // namespace janso
