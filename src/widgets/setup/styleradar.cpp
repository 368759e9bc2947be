// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/setup/styleradar.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "widgets/controls/chromestyle.h"
#include "widgets/paint/portraits.h"

namespace janso {

namespace {

constexpr qreal kLargestFace = 220;

// The corner of the `index`th of `count` axes, the first at the top.
QPointF cornerOf(QPointF centre, qreal radius, qsizetype index, qsizetype count) {
  const qreal angle = 2 * std::numbers::pi * static_cast<qreal>(index) / static_cast<qreal>(count);
  return centre + QPointF(std::sin(angle), -std::cos(angle)) * radius;
}

}  // namespace

StyleRadar::StyleRadar(QWidget *parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void StyleRadar::setStyle(const QString &portrait, const QList<StyleTrait> &traits) {
  m_portrait = portrait;
  m_traits = traits;
  setToolTip(styleTable(traits));
  setAccessibleName(tr("Style of play"));
  setAccessibleDescription(styleTable(traits));
  update();
}

void StyleRadar::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal side = std::floor(std::min<qreal>(height(), kLargestFace));
  paintPortrait(painter, QRectF(0, 0, side, side), m_portrait, Expression::Calm, 10);
  if (!m_traits.isEmpty())
    paintChart(painter, QRectF(side + 16, 0, width() - side - 16, side));
}

void StyleRadar::paintLabel(QPainter &painter, QPointF corner, QPointF centre,
                            const StyleTrait &trait) const {
  const QFontMetricsF metrics(painter.font());
  const QString text = tr("%1 %2%", "trait, its share").arg(trait.name).arg(trait.percent);
  const qreal width = metrics.horizontalAdvance(text);
  const qreal side = corner.x() - centre.x();
  const qreal left = std::abs(side) < 1 ? corner.x() - width / 2
                     : side > 0         ? corner.x() + 6
                                        : corner.x() - 6 - width;
  const bool above = corner.y() < centre.y();
  const qreal base = std::abs(side) < 1
                         ? corner.y() - 6
                         : corner.y() + (above ? metrics.capHeight() / 2 : metrics.capHeight());
  painter.drawText(QPointF(left, base), text);
}

void StyleRadar::paintChart(QPainter &painter, const QRectF &box) const {
  QFont small = font();
  small.setPixelSize(12);
  painter.setFont(small);
  const QFontMetricsF metrics(small);
  const qsizetype count = m_traits.size();
  const qreal radius = std::min(box.height() / 2 - metrics.height(), box.width() / 2 - 60);
  const QPointF centre(box.center().x(), box.center().y() + metrics.height() / 2);
  const ChromeColors colors = chromeColors();
  QColor line = colors.text;
  line.setAlphaF(0.22F);
  painter.setPen(QPen(line, 1));
  painter.setBrush(Qt::NoBrush);
  QPolygonF shape;
  for (const qreal ring : {0.5, 1.0}) {
    QPolygonF web;
    for (qsizetype i = 0; i < count; ++i)
      web << cornerOf(centre, radius * ring, i, count);
    painter.drawPolygon(web);
  }
  for (qsizetype i = 0; i < count; ++i) {
    painter.drawLine(centre, cornerOf(centre, radius, i, count));
    const StyleTrait &trait = m_traits[i];
    const qreal share = trait.most <= 0 ? 0 : static_cast<qreal>(trait.percent) / trait.most;
    shape << cornerOf(centre, radius * std::clamp(share, 0.0, 1.0), i, count);
  }
  QColor ink = QColor::fromRgba(colors.dark ? theme::kChartDark[0] : theme::kChartLight[0]);
  painter.setPen(QPen(ink, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  ink.setAlphaF(0.25F);
  painter.setBrush(ink);
  painter.drawPolygon(shape);
  painter.setPen(colors.text);
  for (qsizetype i = 0; i < count; ++i)
    paintLabel(painter, cornerOf(centre, radius, i, count), centre, m_traits[i]);
}

}  // namespace janso
