// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/buttons.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

#include "widgets/look/colors.h"
#include "widgets/look/theme.h"

namespace janso {

namespace {

QBrush groundOf(const QRectF &rect, const ButtonLook &look) {
  if (look.ground == ButtonGround::Cloth)
    return QColor::fromRgba(theme::kButtonOnCloth);
  QLinearGradient fill(rect.topLeft(), rect.bottomLeft());
  if (look.ground == ButtonGround::Primary) {
    const QColor amber = QColor::fromRgba(theme::kAmber);
    fill.setColorAt(0, look.pressed ? amber.darker(108) : amber.lighter(look.focused ? 112 : 104));
    fill.setColorAt(1, look.pressed ? amber.darker(114) : amber.darker(look.focused ? 100 : 106));
    return fill;
  }
  const bool lit = look.focused && !look.pressed;
  fill.setColorAt(0, theme::pageTone(lit ? theme::kButtonTopFocus : theme::kButtonTop, look.dark));
  fill.setColorAt(1, theme::pageTone(lit ? theme::kButtonBottomFocus : theme::kButtonBottom, look.dark));
  return fill;
}

}  // namespace

void paintButtonGround(QPainter &painter, const QRectF &rect, qreal radius, qreal line,
                       const ButtonLook &look) {
  const bool primary = look.ground == ButtonGround::Primary;
  const bool outlined = look.focused && look.outlined;
  const qreal hairline = std::max(1.0, line);
  const qreal stroke = outlined ? 2 * line : hairline;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(groundOf(rect, look));
  painter.drawRoundedRect(rect, radius, radius);
  painter.setBrush(Qt::NoBrush);
  if (look.ground != ButtonGround::Cloth && (!outlined || primary)) {
    painter.fillRect(QRectF(rect.left() + radius, rect.top() + stroke, rect.width() - 2 * radius, hairline),
                     theme::pageTone(primary ? theme::kButtonLightOnAmber : theme::kButtonLight, look.dark));
  }
  if (outlined || !primary) {
    // On amber the outline must differ from the ground.
    const QRgb color = !outlined ? theme::kButtonBorder : primary ? theme::kText : theme::kAmber;
    const qreal half = stroke / 2;
    painter.setPen(QPen(theme::pageTone(color, look.dark), stroke));
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius);
  }
  if (look.hovered) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::pageTone(theme::kButtonHover, look.dark));
    painter.drawRoundedRect(rect, radius, radius);
  }
}

void paintKeyCap(QPainter &painter, const QRectF &cap, const QString &key, const QFont &font, qreal line,
                 bool onAmber, bool dark) {
  painter.setPen(
      QPen(theme::pageTone(onAmber ? theme::kKeyCapBorderOnAmber : theme::kKeyCapBorder, dark), line));
  painter.setBrush(theme::pageTone(onAmber ? theme::kKeyCapOnAmber : theme::kKeyCap, dark));
  painter.drawRoundedRect(cap.adjusted(line / 2, line / 2, -line / 2, -line / 2), cap.height() * 0.2,
                          cap.height() * 0.2);
  painter.setFont(font);
  painter.setPen(theme::pageTone(onAmber ? theme::kOnAmber : theme::kTextSecond, dark));
  const QFontMetricsF metrics(font);
  painter.drawText(QPointF(cap.center().x() - metrics.horizontalAdvance(key) / 2,
                           cap.center().y() + metrics.capHeight() / 2),
                   key);
}

}  // namespace janso
