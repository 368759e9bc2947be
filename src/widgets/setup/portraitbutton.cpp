// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/setup/portraitbutton.h"

#include <QKeyEvent>
#include <QPainter>

#include "widgets/controls/chromestyle.h"
#include "widgets/lexicon/words.h"
#include "widgets/paint/portraits.h"

namespace janso {

PortraitButton::PortraitButton(QWidget *parent) : QAbstractButton(parent) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  setAttribute(Qt::WA_Hover);
  setPressable(true);
}

void PortraitButton::setWind(int wind) {
  m_wind = wind;
  update();
}

void PortraitButton::setSide(int side) {
  m_side = side;
  updateGeometry();
}

void PortraitButton::setPressable(bool pressable) {
  setFocusPolicy(pressable ? Qt::StrongFocus : Qt::NoFocus);
  setCursor(pressable ? Qt::PointingHandCursor : Qt::ArrowCursor);
  update();
}

void PortraitButton::setPortrait(const QString &portrait, const QString &name) {
  m_portrait = portrait;
  //: The picture of a seat: its wind, then what the picture shows
  const QString text = m_wind < 0 ? name : tr("%1: picture, %2").arg(windName(m_wind), name);
  setAccessibleName(text);
  setToolTip(text);
  update();
}

// The arrows belong to what the picture lies in.
void PortraitButton::keyPressEvent(QKeyEvent *event) {
  const int key = event->key();
  if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_Left || key == Qt::Key_Right)
    event->ignore();
  else if (key == Qt::Key_Return || key == Qt::Key_Enter)
    click();
  else
    QAbstractButton::keyPressEvent(event);
}

void PortraitButton::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF face = QRectF(rect()).adjusted(2, 2, -2, -2);
  if (m_wind < 0)
    paintPortrait(painter, face, m_portrait, Expression::Calm, 6);
  else
    paintSeatedPortrait(painter, face, m_portrait, Expression::Calm, 6, m_wind, kTableWindShare);
  const bool pressable = focusPolicy() != Qt::NoFocus;
  if (!pressable || !(hasFocus() || underMouse() || isDown()))
    return;
  const ChromeColors colors = chromeColors();
  painter.setPen(QPen(hasFocus() ? colors.accent : colors.edge, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 7, 7);
}

}  // namespace janso
