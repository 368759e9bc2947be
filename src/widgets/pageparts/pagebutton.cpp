// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/pageparts/pagebutton.h"

#include <QEnterEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "widgets/controls/chromestyle.h"
#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/pageparts/pagelook.h"
#include "widgets/paint/buttons.h"

namespace janso {

PageButton::PageButton(QWidget *parent) : QPushButton(parent) {
  setCursor(Qt::PointingHandCursor);
  setFocusPolicy(Qt::StrongFocus);
  setAutoDefault(false);
}

void PageButton::setPrimary(bool primary) {
  m_primary = primary;
  update();
}

void PageButton::setSecond(bool second) {
  m_second = second;
  update();
}

void PageButton::setKeyCap(const QString &keyCap) {
  m_keyCap = keyCap;
  updateGeometry();
  update();
}

void PageButton::setKeyElsewhere(bool elsewhere) {
  if (std::exchange(m_keyElsewhere, elsewhere) != elsewhere)
    update();
}

void PageButton::setPageScale(qreal scale) {
  m_scale = scale;
  updateGeometry();
  update();
}

QFont PageButton::textFont() const {
  return theme::sans(pagelook::textPixels(16, m_scale), 600);
}

QFont PageButton::capFont() const {
  return theme::sans(pagelook::textPixels(12, m_scale), 600);
}

qreal PageButton::capWidth() const {
  return m_keyCap.isEmpty() ? 0 : QFontMetricsF(capFont()).horizontalAdvance(m_keyCap) + 16 * m_scale;
}

QSize PageButton::sizeHint() const {
  const qreal text = QFontMetricsF(textFont()).horizontalAdvance(this->text());
  const qreal cap = m_keyCap.isEmpty() ? 0 : capWidth() + 18 * m_scale;
  const qreal sides = (m_keyCap.isEmpty() ? 68 : 52) * m_scale;
  return {qRound(text + cap + sides), qRound(std::max(44 * m_scale, 30.0))};
}

QSize PageButton::minimumSizeHint() const {
  return {qRound(90 * m_scale + capWidth()), sizeHint().height()};
}

void PageButton::enterEvent(QEnterEvent *event) {
  QPushButton::enterEvent(event);
  update();
}

void PageButton::leaveEvent(QEvent *event) {
  QPushButton::leaveEvent(event);
  update();
}

void PageButton::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  // Room for the outline that says where the focus is: 2 px, with a gap on the amber button.
  const qreal rim = 3;
  QRectF ground = QRectF(rect()).adjusted(rim, rim, -rim, -rim);
  if (isDown())
    ground.translate(0, 1);
  paintButtonGround(painter, ground, 8 * m_scale, 1,
                    {.ground = m_primary ? ButtonGround::Primary : ButtonGround::Plain,
                     .focused = hasFocus(),
                     .hovered = underMouse(),
                     .pressed = isDown(),
                     .outlined = false,
                     .dark = chromeColors().dark});
  if (m_second) {
    painter.setPen(QPen(pagelook::tone(theme::kAmber), std::max(1.0, 1.5 * m_scale)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(ground.adjusted(0.5, 0.5, -0.5, -0.5), 8 * m_scale, 8 * m_scale);
  }
  if (hasFocus())
    pagelook::drawFocus(painter, QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10 * m_scale, 2);

  QRectF words = ground.adjusted(10 * m_scale, 0, -10 * m_scale, 0);
  if (!m_keyCap.isEmpty()) {
    const qreal height = std::max(22 * m_scale, 18.0);
    const QRectF cap(ground.right() - capWidth() - 10 * m_scale, ground.center().y() - height / 2, capWidth(),
                     height);
    if (showsKeyCap())
      paintKeyCap(painter, cap, m_keyCap, capFont(), 1, m_primary, chromeColors().dark);
    words.setRight(cap.left() - 6 * m_scale);
  }
  painter.setFont(textFont());
  painter.setPen(pagelook::tone(!isEnabled() ? theme::kTextDisabled
                                : m_primary  ? theme::kOnAmber
                                : m_second   ? theme::kAmberLit
                                             : theme::kText));
  painter.drawText(words, Qt::AlignCenter,
                   painter.fontMetrics().elidedText(text(), Qt::ElideRight, qRound(words.width()) + 1));
}

}  // namespace janso
