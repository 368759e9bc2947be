// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/verdict.h"

#include <QPainter>
#include <QPainterPath>

#include "widgets/look/theme.h"

namespace janso {

void paintVerdict(QPainter &painter, const QRectF &square, bool right, bool dark) {
  const ChromeColors colors = theme::chrome(dark);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(right ? colors.gain : colors.loss);
  const qreal side = square.width();
  if (right)
    painter.drawEllipse(square);
  else
    painter.drawRoundedRect(square.adjusted(0.04 * side, 0.04 * side, -0.04 * side, -0.04 * side), 0.2 * side,
                            0.2 * side);
  const auto at = [&square, side](qreal x, qreal y) { return square.topLeft() + QPointF(x, y) * side; };
  QPainterPath sign(right ? at(0.27, 0.53) : at(0.31, 0.31));
  if (right) {
    sign.lineTo(at(0.44, 0.70));
    sign.lineTo(at(0.74, 0.33));
  } else {
    sign.lineTo(at(0.69, 0.69));
    sign.moveTo(at(0.69, 0.31));
    sign.lineTo(at(0.31, 0.69));
  }
  painter.strokePath(sign, QPen(colors.field, 0.13 * side, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.restore();
}

}  // namespace janso
