// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/results/placeseal.h"

#include <QPainter>
#include <QtMath>
#include <algorithm>
#include <array>
#include <cmath>

#include "widgets/lexicon/numbers.h"
#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"

namespace janso {

namespace {

// Of the square.
constexpr qreal kTeethIn = 0.455;
constexpr qreal kTeethOut = 0.495;
constexpr qreal kDisc = 0.40;
constexpr qreal kRing = 0.345;
constexpr qreal kWordRoom = 0.56;
constexpr qreal kWordHigh = 0.36;
constexpr int kTeeth = 28;

QPolygonF teeth(QPointF center, qreal in, qreal out) {
  QPolygonF star;
  for (int i = 0; i < 2 * kTeeth; ++i) {
    const qreal angle = M_PI * i / kTeeth;
    const qreal radius = i % 2 == 0 ? out : in;
    star << center + QPointF(std::cos(angle) * radius, std::sin(angle) * radius);
  }
  return star;
}

}  // namespace

void paintPlaceSeal(QPainter &painter, const QRectF &square, int place) {
  const theme::SealColors &colors = theme::kSeals[static_cast<std::size_t>(std::clamp(place, 1, 4) - 1)];
  const qreal side = square.width();
  const QPointF center = square.center();
  QLinearGradient metal(square.topLeft(), square.bottomRight());
  metal.setColorAt(0, QColor::fromRgba(colors.metal[0]));
  metal.setColorAt(0.55, QColor::fromRgba(colors.metal[1]));
  metal.setColorAt(1, QColor::fromRgba(colors.metal[2]));
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor::fromRgba(colors.edge));
  painter.drawPolygon(teeth(center, kTeethIn * side, kTeethOut * side));
  painter.setBrush(metal);
  painter.drawPolygon(teeth(center, (kTeethIn - 0.02) * side, (kTeethOut - 0.02) * side));
  painter.setPen(QPen(QColor::fromRgba(colors.edge), std::max(1.0, 0.018 * side)));
  painter.drawEllipse(center, kDisc * side, kDisc * side);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(QColor::fromRgba(colors.light), std::max(1.0, 0.012 * side)));
  painter.drawEllipse(center, kRing * side, kRing * side);

  const QString word = placeText(place);
  QFont font = theme::serif(kWordHigh * side, 700);
  if (const qreal width = QFontMetricsF(font).horizontalAdvance(word); width > kWordRoom * side)
    font = theme::serif(kWordHigh * side * kWordRoom * side / width, 700);
  const QFontMetricsF metrics(font);
  const QRectF ink = metrics.tightBoundingRect(word);
  painter.setFont(font);
  painter.setPen(QColor::fromRgba(colors.ink));
  painter.drawText(center - QPointF(metrics.horizontalAdvance(word) / 2, ink.center().y()), word);
  painter.restore();
}

PlaceSeal::PlaceSeal(QWidget *parent) : QWidget(parent) {}

void PlaceSeal::setPlace(int place) {
  m_place = place;
  setAccessibleName(place > 0 ? placeText(place) : QString());
  update();
}

void PlaceSeal::paintEvent(QPaintEvent *) {
  if (m_place == 0)
    return;
  QPainter painter(this);
  const qreal side = std::min(width(), height());
  paintPlaceSeal(painter, QRectF((width() - side) / 2.0, (height() - side) / 2.0, side, side), m_place);
}

}  // namespace janso
