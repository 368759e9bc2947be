// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/pageparts/pagepanel.h"

#include <QPainter>

#include "widgets/controls/chromestyle.h"
#include "widgets/look/colors.h"
#include "widgets/pageparts/pagelook.h"
#include "widgets/paint/card.h"

namespace janso {

PagePanel::PagePanel(QWidget *parent) : QFrame(parent) {
  setPageScale(1);
}

void PagePanel::setPageScale(qreal scale) {
  m_scale = scale;
  QPalette colors = palette();
  colors.setColor(QPalette::WindowText, pagelook::tone(theme::kText));
  colors.setColor(QPalette::ToolTipText, pagelook::tone(theme::kText));
  setPalette(colors);
  update();
}

void PagePanel::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF ground = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  painter.setPen(QPen(pagelook::tone(theme::kChromeBorderLit), 1));
  painter.setBrush(panelGround(ground, chromeColors()));
  painter.drawRoundedRect(ground, radius(), radius());
  // The edge that catches the light from above.
  QLinearGradient light(ground.topLeft(), ground.topRight());
  light.setColorAt(0, QColor::fromRgba(theme::kPageLight[0]));
  light.setColorAt(0.7, QColor::fromRgba(theme::kPageLight[1]));
  light.setColorAt(1, QColor::fromRgba(theme::kPageLight[2]));
  painter.setPen(QPen(QBrush(light), 1));
  painter.drawLine(QPointF(radius(), 1.5), QPointF(ground.right() - radius(), 1.5));
}

PageRule::PageRule(QWidget *parent) : QFrame(parent) {}

void PageRule::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  const int top = (height() - 1) / 2;
  painter.fillRect(QRectF(0, top, width(), 1), pagelook::tone(theme::kChromeBorder));
}

}  // namespace janso
