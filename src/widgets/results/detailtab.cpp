// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/results/detailtab.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/pageparts/pagelook.h"

namespace janso {

namespace {

constexpr qreal kTabHeight = 34;

}  // namespace

DetailTab::DetailTab(const QString &text, QWidget *parent) : QAbstractButton(parent) {
  setFocusPolicy(Qt::TabFocus);  // after a click Enter still belongs to the page's main button
  setCheckable(true);
  setText(text);
  setAccessibleName(text);
}

QFont DetailTab::textFont() const {
  return theme::sans(pagelook::textPixels(15, m_scale), 600);
}

void DetailTab::setPageScale(qreal scale) {
  m_scale = scale;
  updateGeometry();
  update();
}

QSize DetailTab::sizeHint() const {
  const QFontMetricsF metrics(textFont());
  return {qCeil(metrics.horizontalAdvance(text()) + 20 * m_scale),
          qRound(std::max(kTabHeight * m_scale, metrics.height() + 10))};
}

void DetailTab::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF area = QRectF(rect()).adjusted(1, 1, -1, -1);
  if (underMouse() && !isChecked()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(pagelook::tone(theme::kChromeRowHover));
    painter.drawRoundedRect(area, 7 * m_scale, 7 * m_scale);
  }
  painter.setFont(textFont());
  painter.setPen(pagelook::tone(isChecked() ? theme::kAmber : theme::kTextSecond));
  const QString shown = painter.fontMetrics().elidedText(text(), Qt::ElideRight, width() - 4);
  painter.drawText(rect(), Qt::AlignCenter, shown);
  if (isChecked()) {
    const qreal line = std::max(2.0, 2.5 * m_scale);
    painter.setPen(Qt::NoPen);
    painter.setBrush(pagelook::tone(theme::kAmber));
    painter.drawRoundedRect(QRectF(8 * m_scale, height() - line - 1, width() - 16 * m_scale, line), line / 2,
                            line / 2);
  }
  if (hasFocus())
    pagelook::drawFocus(painter, rect(), 7 * m_scale, 1.5);
}

void DetailTab::keyPressEvent(QKeyEvent *event) {
  if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right || event->key() == Qt::Key_Up ||
      event->key() == Qt::Key_Down) {
    event->ignore();  // the page's
    return;
  }
  QAbstractButton::keyPressEvent(event);
}

}  // namespace janso
