// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/setup/styleradar.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "widgets/controls/chromestyle.h"
#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/look/theme.h"
#include "widgets/paint/portraits.h"

namespace janso {

namespace {

constexpr qreal kLargestFace = 220;
constexpr qreal kFacePart = 0.4;    // of the width, at most
constexpr qreal kGap = 6;           // from a corner to its label
constexpr qreal kLeastRadius = 30;  // names are cut before it grows smaller
constexpr int kSmallText = 12;
constexpr qreal kUpright = 0.01;  // an axis that leans less points up or down

// The axis as a way of length 1.
QPointF wayOf(qsizetype axis, qsizetype axes) {
  const qreal angle = 2 * std::numbers::pi * static_cast<qreal>(axis) / static_cast<qreal>(axes);
  return {std::sin(angle), -std::cos(angle)};
}

QString shareText(const StyleTrait &trait) {
  return StyleRadar::tr("%1%", "share of hands").arg(trait.percent);
}

// The label beside the end of an axis: to its side, or above or below an upright one.
QRectF labelAt(QPointF way, qreal radius, QSizeF size) {
  const QPointF end = way * (radius + kGap);
  QRectF label(QPointF(), size);
  label.moveCenter(end);
  if (std::abs(way.x()) < kUpright)
    label.moveTop(way.y() < 0 ? end.y() - size.height() : end.y());
  else
    label.moveLeft(way.x() > 0 ? end.x() : end.x() - size.width());
  return label;
}

}  // namespace

QPointF RadarLayout::corner(qsizetype axis, qreal share) const {
  return center + wayOf(axis, names.size()) * radius * share;
}

RadarLayout radarLayout(const QList<StyleTrait> &traits, const QRectF &box, const QFontMetricsF &metrics) {
  const qsizetype count = traits.size();
  const qreal most = (box.width() - 2 * (kLeastRadius + kGap)) / 2;
  RadarLayout layout;
  QList<QSizeF> sizes;
  for (const StyleTrait &trait : traits) {
    layout.names << metrics.elidedText(trait.name, Qt::ElideRight, most);
    sizes << QSizeF(
        std::max(metrics.horizontalAdvance(layout.names.back()), metrics.horizontalAdvance(shareText(trait))),
        2 * metrics.height());
  }
  const auto around = [&](qreal radius) {
    QRectF all;  // the web lies between its labels
    for (qsizetype i = 0; i < count; ++i)
      all |= labelAt(wayOf(i, count), radius, sizes[i]);
    return all;
  };
  layout.radius = kLeastRadius;
  while (around(layout.radius + 1).width() <= box.width() &&
         around(layout.radius + 1).height() <= box.height())
    ++layout.radius;
  layout.center = box.center() - around(layout.radius).center();
  for (qsizetype i = 0; i < count; ++i)
    layout.labels << labelAt(wayOf(i, count), layout.radius, sizes[i]).translated(layout.center);
  return layout;
}

StyleRadar::StyleRadar(QWidget *parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void StyleRadar::setStyle(const QString &portrait, const QList<StyleTrait> &traits) {
  m_portrait = portrait;
  m_traits = traits;
  setToolTip(styleTable(traits));
  setAccessibleName(tr("Playing style"));
  setAccessibleDescription(styleTable(traits));
  update();
}

void StyleRadar::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal side = std::floor(std::min({static_cast<qreal>(height()), kLargestFace, kFacePart * width()}));
  paintPortrait(painter, QRectF(0, 0, side, side), m_portrait, Expression::Calm, 10);
  if (!m_traits.isEmpty())
    paintChart(painter, QRectF(side + 16, 0, width() - side - 16, std::min<qreal>(height(), kLargestFace)));
}

void StyleRadar::paintChart(QPainter &painter, const QRectF &box) const {
  // As large as leaves a web between the labels.
  QFont small = font();
  int pixels = qRound(theme::textPixels(kSmallText));
  small.setPixelSize(pixels);
  RadarLayout layout = radarLayout(m_traits, box, QFontMetricsF(small));
  while (layout.radius <= kLeastRadius && pixels > kSmallText) {
    small.setPixelSize(--pixels);
    layout = radarLayout(m_traits, box, QFontMetricsF(small));
  }
  painter.setFont(small);
  const qsizetype count = m_traits.size();
  const ChromeColors colors = chromeColors();
  QColor line = colors.text;
  line.setAlphaF(0.22F);
  painter.setPen(QPen(line, 1));
  painter.setBrush(Qt::NoBrush);
  for (const qreal ring : {0.5, 1.0}) {
    QPolygonF web;
    for (qsizetype i = 0; i < count; ++i)
      web << layout.corner(i, ring);
    painter.drawPolygon(web);
  }
  QPolygonF shape;
  for (qsizetype i = 0; i < count; ++i) {
    painter.drawLine(layout.center, layout.corner(i));
    const StyleTrait &trait = m_traits[i];
    const qreal share = trait.most <= 0 ? 0 : static_cast<qreal>(trait.percent) / trait.most;
    shape << layout.corner(i, std::clamp(share, 0.0, 1.0));
  }
  QColor ink = QColor::fromRgba(colors.dark ? theme::kChartDark[0] : theme::kChartLight[0]);
  painter.setPen(QPen(ink, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  ink.setAlphaF(0.25F);
  painter.setBrush(ink);
  painter.drawPolygon(shape);
  painter.setPen(colors.text);
  for (qsizetype i = 0; i < count; ++i) {
    const QPointF way = wayOf(i, count);
    const Qt::Alignment side = std::abs(way.x()) < kUpright ? Qt::AlignHCenter
                               : way.x() > 0                ? Qt::AlignLeft
                                                            : Qt::AlignRight;
    const QRectF &label = layout.labels[i];
    const QRectF upper = label.adjusted(0, 0, 0, -label.height() / 2);
    painter.drawText(upper.adjusted(-1, 0, 1, 0), side, layout.names[i]);
    painter.drawText(upper.translated(0, upper.height()).adjusted(-1, 0, 1, 0), side, shareText(m_traits[i]));
  }
}

}  // namespace janso
