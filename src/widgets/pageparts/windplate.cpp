// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/pageparts/windplate.h"

#include <QPainter>
#include <algorithm>

#include "widgets/lexicon/words.h"
#include "widgets/paint/glyphs.h"

namespace janso {

WindPlate::WindPlate(QWidget *parent) : QWidget(parent) {}

void WindPlate::setWind(int wind) {
  m_wind = wind;
  setAccessibleName(windName(wind));
  update();
}

void WindPlate::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  const qreal side = std::min(width(), height());
  paintWindPlate(painter, QRectF((width() - side) / 2, (height() - side) / 2, side, side), m_wind,
                 kPageWindInset);
}

}  // namespace janso
