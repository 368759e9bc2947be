// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/pageparts/pagelink.h"

#include <QPainter>
#include <algorithm>

#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/pageparts/pagelook.h"

namespace janso {

PageLink::PageLink(QWidget *parent) : QPushButton(parent) {
  setCursor(Qt::PointingHandCursor);
  setFocusPolicy(Qt::TabFocus);  // after a click Enter still belongs to the page's main button
  setAutoDefault(false);
}

void PageLink::setPageScale(qreal scale) {
  m_scale = scale;
  setFont(theme::sans(pagelook::textPixels(14.5, scale), 500));
  updateGeometry();
}

void PageLink::setRevealed(bool revealed) {
  if (revealed == m_revealed)
    return;
  m_revealed = revealed;
  update();
}

QSize PageLink::sizeHint() const {
  const QFontMetricsF metrics(font());
  return {qRound(metrics.horizontalAdvance(text()) + 16 * m_scale), qRound(metrics.height() + 8 * m_scale)};
}

void PageLink::paintEvent(QPaintEvent *) {
  if (!m_revealed)
    return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(font());
  painter.setPen(pagelook::tone(theme::kAmber));
  const bool pointedAt = underMouse() || isDown();
  if (property("flush").toBool()) {
    // In line with the texts above it: no room for a frame on the left.
    const QRectF line = QFontMetricsF(font()).boundingRect(rect(), Qt::AlignLeft | Qt::AlignVCenter, text());
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, text());
    if (pointedAt || hasFocus())
      painter.fillRect(QRectF(0, line.bottom(), line.width(), std::max(1.0, (hasFocus() ? 2 : 1) * m_scale)),
                       pagelook::tone(theme::kAmber));
    return;
  }
  const qreal radius = 6 * m_scale;
  if (pointedAt) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(pagelook::tone(theme::kChromeRowHover));
    painter.drawRoundedRect(rect(), radius, radius);
    painter.setPen(pagelook::tone(theme::kAmber));
  }
  painter.drawText(rect(), Qt::AlignCenter, text());
  if (hasFocus())
    pagelook::drawFocus(painter, rect(), radius, 1.5);
}

}  // namespace janso
