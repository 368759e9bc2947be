// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/pagelook.h"

#include <QPainter>

#include "widgets/paint/theme.h"

namespace janso {

namespace pagelook {

void drawFocus(QPainter &painter, const QRectF &rect, qreal radius, qreal stroke) {
  painter.setPen(QPen(QColor::fromRgba(theme::kAmber), stroke));
  painter.setBrush(Qt::NoBrush);
  const qreal half = stroke / 2;
  painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius);
}

}  // namespace pagelook

}  // namespace janso
