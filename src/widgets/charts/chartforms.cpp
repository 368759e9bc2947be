// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/charts/chartforms.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "widgets/look/colors.h"

namespace janso {
namespace {

constexpr std::array<Qt::PenStyle, 4> kLines{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
constexpr std::array<Qt::BrushStyle, 5> kHatches{Qt::NoBrush, Qt::BDiagPattern, Qt::Dense6Pattern,
                                                 Qt::FDiagPattern, Qt::HorPattern};

constexpr std::size_t kShapes = 5;

// An upright cross that fills the box.
QPolygonF crossIn(const QRectF &box) {
  const double x = box.width() / 3;
  const double y = box.height() / 3;
  const auto at = [&](int column, int row) { return QPointF(box.left() + column * x, box.top() + row * y); };
  return {at(1, 0), at(2, 0), at(2, 1), at(3, 1), at(3, 2), at(2, 2),
          at(2, 3), at(1, 3), at(1, 2), at(0, 2), at(0, 1), at(1, 1)};
}

void paintPoint(QPainter &painter, std::size_t series, const QRectF &box) {
  const QPointF middle = box.center();
  switch (series % kShapes) {
    case 0:
      painter.drawEllipse(box);
      break;
    case 1:
      painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
      break;
    case 2:
      painter.drawPolygon(QPolygonF{{middle.x(), box.top()}, box.bottomRight(), box.bottomLeft()});
      break;
    case 3:
      painter.drawPolygon(QPolygonF{{middle.x(), box.top()},
                                    {box.right(), middle.y()},
                                    {middle.x(), box.bottom()},
                                    {box.left(), middle.y()}});
      break;
    default:
      painter.drawPolygon(crossIn(box));
  }
}

void fillBar(QPainter &painter, const QRectF &box, std::size_t series, const ChromeColors &colors) {
  const QColor color = chartColor(colors, series);
  painter.setPen(QPen(colors.panelTop, 1));
  painter.setBrush(color);
  painter.drawRect(box);
  const Qt::BrushStyle hatch = kHatches[series % kHatches.size()];
  if (hatch == Qt::NoBrush)
    return;
  painter.setPen(Qt::NoPen);
  painter.setBrush(QBrush(colors.panelBottom, hatch));
  painter.drawRect(box);
}

// Pieces of known points: what is not known breaks the line.
template <class Use>
void forEachPiece(const ChartSeries &series, const Use &use) {
  std::vector<ChartPoint> piece;
  for (const ChartPoint &point : series.points) {
    if (point.y) {
      piece.push_back(point);
    } else if (!piece.empty()) {
      use(piece);
      piece.clear();
    }
  }
  if (!piece.empty())
    use(piece);
}

void paintBand(QPainter &painter, const std::vector<ChartPoint> &piece, const ChartLayout &layout,
               QColor color) {
  QPolygonF band;
  for (const ChartPoint &point : piece) {
    if (point.high)
      band << QPointF(layout.xAt(point.x), layout.yAt(*point.high));
  }
  for (auto point = piece.rbegin(); point != piece.rend(); ++point) {
    if (point->low)
      band << QPointF(layout.xAt(point->x), layout.yAt(*point->low));
  }
  constexpr double kBandShade = 0.2;
  color.setAlphaF(static_cast<float>(kBandShade));
  painter.setPen(Qt::NoPen);
  painter.setBrush(color);
  painter.drawPolygon(band);
}

void paintLines(QPainter &painter, const ChartData &data, const ChartLayout &layout,
                const ChromeColors &colors) {
  const double width = std::clamp(layout.plot.height() / 160, 1.2, 2.6);
  for (std::size_t s = 0; s < data.series.size(); ++s) {
    const QColor color = chartColor(colors, s);
    forEachPiece(data.series[s], [&](const std::vector<ChartPoint> &piece) {
      paintBand(painter, piece, layout, color);
      QPolygonF line;
      for (const ChartPoint &point : piece)
        line << QPointF(layout.xAt(point.x), layout.yAt(*point.y));
      painter.setBrush(Qt::NoBrush);
      painter.setPen(QPen(color, width, kLines[s % kLines.size()], Qt::RoundCap, Qt::RoundJoin));
      painter.drawPolyline(line);
    });
  }
}

void paintPoints(QPainter &painter, const ChartLayout &layout, const ChromeColors &colors) {
  for (const ChartSpot &spot : layout.spots) {
    painter.setPen(QPen(colors.panelTop, 0.8));
    painter.setBrush(chartColor(colors, spot.series));
    paintPoint(painter, spot.series, spot.box);
  }
}

void paintWhisker(QPainter &painter, const ChartPoint &point, const QRectF &bar, const ChartLayout &layout,
                  const ChromeColors &colors) {
  if (!point.low || !point.high)
    return;
  painter.setPen(QPen(colors.text, 1.4));
  const double x = bar.center().x();
  const double half = std::min(bar.width() / 4, 6.0);
  const double low = layout.yAt(*point.low);
  const double high = layout.yAt(*point.high);
  painter.drawLine(QPointF(x, low), QPointF(x, high));
  painter.drawLine(QPointF(x - half, low), QPointF(x + half, low));
  painter.drawLine(QPointF(x - half, high), QPointF(x + half, high));
}

void paintBars(QPainter &painter, const ChartData &data, const ChartLayout &layout,
               const ChromeColors &colors) {
  for (const ChartSpot &spot : layout.spots) {
    fillBar(painter, spot.box, spot.series, colors);
    if (data.form == ChartForm::Bars)
      paintWhisker(painter, data.series[spot.series].points[spot.point], spot.box, layout, colors);
  }
}

// Gains and losses differ by sign and hatching too; the sum is solid.
void paintWaterfall(QPainter &painter, const ChartData &data, const ChartLayout &layout,
                    const ChromeColors &colors) {
  const QFontMetricsF metrics(painter.font());
  QPointF before;
  for (std::size_t i = 0; i < layout.spots.size(); ++i) {
    const ChartSpot &spot = layout.spots[i];
    const double value = data.series[0].points[spot.point].y.value_or(0);
    const bool sum = spot.point + 1 == data.series[0].points.size();
    painter.setPen(QPen(colors.borderStrong, 1, Qt::DotLine));
    if (i > 0 && !sum)
      painter.drawLine(before, QPointF(spot.box.left(), before.y()));
    painter.setPen(QPen(colors.text, 1));
    painter.setBrush(sum ? colors.accent : value < 0 ? colors.loss : colors.gain);
    painter.drawRect(spot.box);
    if (!sum && value < 0) {
      painter.setBrush(QBrush(colors.panelBottom, Qt::BDiagPattern));
      painter.drawRect(spot.box);
    }
    before = QPointF(spot.box.right(), value < 0 ? spot.box.bottom() : spot.box.top());
    const QString text = (value > 0 ? QStringLiteral("+") : QString()) + chartValue(data, value);
    painter.setPen(colors.text);
    if (metrics.horizontalAdvance(text) < layout.columnWidth())
      painter.drawText(QRectF(spot.box.center().x() - layout.columnWidth() / 2,
                              spot.box.top() - metrics.height(), layout.columnWidth(), metrics.height()),
                       Qt::AlignCenter, text);
  }
}

void paintHeat(QPainter &painter, const ChartData &data, const ChartLayout &layout,
               const ChromeColors &colors) {
  double most = 0;
  for (const ChartSpot &spot : layout.spots)
    most = std::max(most, std::abs(*data.series[spot.series].points[spot.point].y));
  const QFontMetricsF metrics(painter.font());
  for (const ChartSpot &spot : layout.spots) {
    const double value = *data.series[spot.series].points[spot.point].y;
    QColor ground = value < 0 ? colors.loss : chartColor(colors, 0);
    constexpr double kMostShade = 0.75;
    ground.setAlphaF(static_cast<float>(most > 0 ? std::abs(value) / most * kMostShade : 0));
    painter.setPen(QPen(colors.border, 1));
    painter.setBrush(ground);
    painter.drawRect(spot.box);
    const QString text = chartValue(data, value);
    painter.setPen(colors.text);
    if (metrics.horizontalAdvance(text) < spot.box.width() - 2 && metrics.height() < spot.box.height())
      painter.drawText(spot.box, Qt::AlignCenter, text);
  }
}

}  // namespace

QColor chartColor(const ChromeColors &colors, std::size_t series) {
  const auto &all = colors.dark ? theme::kChartDark : theme::kChartLight;
  return QColor::fromRgba(all[series % all.size()]);
}

void paintChartKey(QPainter &painter, const ChartData &data, std::size_t series, const QRectF &box,
                   const ChromeColors &colors) {
  if (data.form != ChartForm::Line && data.form != ChartForm::Scatter) {
    fillBar(painter, box, series, colors);
    return;
  }
  if (data.form == ChartForm::Line) {
    painter.setPen(QPen(chartColor(colors, series), 2, kLines[series % kLines.size()]));
    painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()));
  }
  painter.setPen(QPen(colors.panelTop, 0.8));
  painter.setBrush(chartColor(colors, series));
  const double radius = box.height() * 0.35;
  paintPoint(painter, series,
             QRectF(box.center().x() - radius, box.center().y() - radius, 2 * radius, 2 * radius));
}

void paintChartForm(QPainter &painter, const ChartData &data, const ChartLayout &layout,
                    const ChartLook &look) {
  // So many points that each has its room.
  constexpr double kRoom = 10;
  switch (data.form) {
    case ChartForm::Line:
      paintLines(painter, data, layout, look.colors);
      if (static_cast<double>(layout.spots.size()) * kRoom <
          layout.plot.width() * static_cast<double>(data.series.size()))
        paintPoints(painter, layout, look.colors);
      break;
    case ChartForm::Scatter:
      paintPoints(painter, layout, look.colors);
      break;
    case ChartForm::Waterfall:
      paintWaterfall(painter, data, layout, look.colors);
      break;
    case ChartForm::HeatGrid:
      paintHeat(painter, data, layout, look.colors);
      break;
    default:
      paintBars(painter, data, layout, look.colors);
  }
}

}  // namespace janso
