// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/card.h"

#include <QPainter>
#include <QPen>

#include "widgets/look/theme.h"

namespace janso {

QLinearGradient panelGround(const QRectF &area, const ChromeColors &colors) {
  QLinearGradient ground(area.topLeft(), area.bottomLeft());
  ground.setColorAt(0, colors.panelTop);
  ground.setColorAt(1, colors.panelBottom);
  return ground;
}

void paintCard(QPainter &painter, const QRectF &area, const ChromeColors &colors, const CardEdge &edge,
               const QPainterPath &pointer) {
  const QRectF box = area.adjusted(0.5, 0.5, -0.5, -0.5);
  painter.setPen(QPen(edge.color, edge.width));
  painter.setBrush(panelGround(area, colors));
  if (pointer.isEmpty()) {
    painter.drawRoundedRect(box, edge.radius, edge.radius);
    return;
  }
  QPainterPath shape;
  shape.addRoundedRect(box, edge.radius, edge.radius);
  painter.drawPath(shape.united(pointer));
}

}  // namespace janso
