// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/charts/chartlayout.h"

#include <QFontMetricsF>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "widgets/look/fonts.h"

namespace janso {
namespace {

constexpr double kMostOfLegend = 0.25;  // of the height of a picture, at most

struct Span {
  double low = 0;
  double high = 0;
  bool any = false;

  void add(double value) {
    low = any ? std::min(low, value) : value;
    high = any ? std::max(high, value) : value;
    any = true;
  }
};

Span xSpan(const ChartData &data) {
  Span span;
  for (const ChartSeries &series : data.series) {
    for (const ChartPoint &point : series.points)
      span.add(point.x);
  }
  if (data.form == ChartForm::Histogram) {
    span.add(span.high + data.binWidth);
    for (const ChartMark &mark : data.marks)
      span.add(mark.at);
  }
  return span;
}

// Of a waterfall: where the step of this category begins; the last one is the sum and begins at 0.
double waterfallBase(const ChartSeries &series, std::size_t point) {
  double sum = 0;
  for (std::size_t i = 0; i < point && point + 1 < series.points.size(); ++i)
    sum += series.points[i].y.value_or(0);
  return sum;
}

double stackedBase(const ChartData &data, std::size_t series, std::size_t point) {
  double sum = 0;
  for (std::size_t i = 0; i < series; ++i)
    sum += data.series[i].points[point].y.value_or(0);
  return sum;
}

double baseOf(const ChartData &data, std::size_t series, std::size_t point) {
  if (data.form == ChartForm::StackedBars)
    return stackedBase(data, series, point);
  return data.form == ChartForm::Waterfall ? waterfallBase(data.series[series], point) : 0;
}

Span ySpan(const ChartData &data) {
  Span span;
  const bool fromNought = data.form != ChartForm::Line && data.form != ChartForm::Scatter;
  if (fromNought)
    span.add(0);
  for (std::size_t s = 0; s < data.series.size(); ++s) {
    for (std::size_t p = 0; p < data.series[s].points.size(); ++p) {
      const ChartPoint &point = data.series[s].points[p];
      if (!point.y)
        continue;
      const double end = *point.y + (fromNought ? baseOf(data, s, p) : 0);
      span.add(end);
      span.add(point.low.value_or(end));
      span.add(point.high.value_or(end));
    }
  }
  for (const ChartMark &mark : data.marks) {
    if (data.form != ChartForm::Histogram)
      span.add(mark.at);
  }
  return span;
}

double widest(const QStringList &texts, const QFontMetricsF &metrics) {
  double width = 0;
  for (const QString &text : texts)
    width = std::max(width, metrics.horizontalAdvance(text));
  return width;
}

QStringList rowNames(const ChartData &data) {
  QStringList names;
  for (const ChartSeries &series : data.series)
    names.push_back(series.name);
  return names;
}

QStringList tickTexts(const ChartAxis &axis) {
  QStringList texts;
  for (const double tick : axis.ticks())
    texts.push_back(QLocale().toString(tick, 'f', axis.decimals()));
  return texts;
}

// More than one where names would be cut, and the plot keeps the most of the picture.
int legendLines(const ChartData &data, const QFontMetricsF &metrics, const QSizeF &inner) {
  const double name = widest(rowNames(data), metrics) + (kLegendKey + 2 * kLegendGap) * metrics.height() + 1;
  const auto names = static_cast<int>(data.series.size());
  const int inOne = std::clamp(static_cast<int>(inner.width() / name), 1, names);
  const int most = std::max(1, static_cast<int>(kMostOfLegend * inner.height() / metrics.height()));
  return std::min((names + inOne - 1) / inOne, most);
}

void placeFrame(const ChartData &data, const QRectF &place, ChartLayout &layout) {
  const double size = layout.textSize;
  const QFontMetricsF metrics(theme::sans(size));
  const double line = metrics.height();
  const QRectF inner = place.adjusted(size, size * 0.6, -size, -size * 0.6);
  layout.title = QRectF(inner.left(), inner.top(), inner.width(), data.title.isEmpty() ? 0 : line * 1.4);
  const bool named = data.series.size() > 1 && data.form != ChartForm::HeatGrid;
  layout.legendLines = named ? legendLines(data, metrics, inner.size()) : 1;
  layout.legend = QRectF(inner.left(), layout.title.bottom(), inner.width(),
                         named ? line * (0.3 + layout.legendLines) : 0);
  const double left =
      data.form == ChartForm::HeatGrid
          ? std::min(widest(rowNames(data), metrics), inner.width() * 0.35) + size * 0.6
          : widest(tickTexts(layout.y), metrics) + size * 0.6 + metrics.horizontalAdvance(data.unit);
  const double top =
      layout.legend.bottom() + (data.yTitle.isEmpty() ? line * 0.5 : line * 1.3) + linesOverPlot(data) * line;
  // Half of the last number stands beyond the plot.
  const double right = layout.columns > 0 ? 0 : metrics.horizontalAdvance(tickTexts(layout.x).last()) / 2;
  const double bottom = line * (data.xTitle.isEmpty() ? 1.5 : 2.6);
  layout.plot = QRectF(QPointF(inner.left() + left, top),
                       QPointF(inner.right() - std::max(size * 0.5, right - size), inner.bottom() - bottom));
  layout.plot.setWidth(std::max(1.0, layout.plot.width()));
  layout.plot.setHeight(std::max(1.0, layout.plot.height()));
}

QRectF barBox(const ChartData &data, const ChartLayout &layout, std::size_t series, std::size_t point) {
  const double slot = layout.columnWidth();
  const double middle = layout.xAt(static_cast<double>(point));
  const double all = std::min(slot * 0.72, layout.plot.width() * 0.25);
  const bool beside = data.form == ChartForm::Bars;
  const double width = beside ? all / static_cast<double>(data.series.size()) : all;
  const double left = middle - all / 2 + (beside ? width * static_cast<double>(series) : 0);
  const double base = baseOf(data, series, point);
  const double from = layout.yAt(base);
  const double to = layout.yAt(base + *data.series[series].points[point].y);
  return QRectF(left, std::min(from, to), width, std::abs(to - from));
}

QRectF spotBox(const ChartData &data, const ChartLayout &layout, std::size_t series, std::size_t point) {
  const ChartPoint &one = data.series[series].points[point];
  switch (data.form) {
    case ChartForm::Line:
    case ChartForm::Scatter: {
      const double radius = std::clamp(layout.plot.height() / 60, 3.0, 7.0);
      const QPointF at(layout.xAt(one.x), layout.yAt(*one.y));
      return QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
    }
    case ChartForm::Histogram: {
      const double left = layout.xAt(one.x);
      const double right = layout.xAt(one.x + data.binWidth);
      return QRectF(QPointF(left, layout.yAt(*one.y)), QPointF(right, layout.yAt(0)));
    }
    case ChartForm::HeatGrid: {
      const double height = layout.plot.height() / static_cast<double>(data.series.size());
      return QRectF(layout.plot.left() + layout.columnWidth() * static_cast<double>(point),
                    layout.plot.top() + height * static_cast<double>(series), layout.columnWidth(), height);
    }
    default:
      return barBox(data, layout, series, point);
  }
}

void placeSpots(const ChartData &data, ChartLayout &layout) {
  for (std::size_t s = 0; s < data.series.size(); ++s) {
    for (std::size_t p = 0; p < data.series[s].points.size(); ++p) {
      if (data.series[s].points[p].y)
        layout.spots.push_back({s, p, spotBox(data, layout, s, p)});
    }
  }
  std::stable_sort(layout.spots.begin(), layout.spots.end(), [&data](const ChartSpot &a, const ChartSpot &b) {
    return data.series[a.series].points[a.point].x < data.series[b.series].points[b.point].x;
  });
}

}  // namespace

double ChartLayout::xAt(double value) const {
  if (columns > 0)
    return plot.left() + columnWidth() * (value + 0.5);
  return plot.left() + plot.width() * x.share(value);
}

double ChartLayout::yAt(double value) const {
  const double share = y.share(value);
  return topIsLeast ? plot.top() + plot.height() * share : plot.bottom() - plot.height() * share;
}

double chartTextSize(const QRectF &place, double textScale) {
  return std::clamp(textScale * std::min(place.width() / 42, place.height() / 20), 9.0, 16.0 * textScale);
}

double linesOverPlot(const ChartData &data) {
  return data.form == ChartForm::Waterfall ? 1 : 0;
}

ChartLayout layOut(const ChartData &data, const QRectF &place, double textScale) {
  ChartLayout layout;

  layout.topIsLeast = data.topIsLeast;
  layout.textSize = chartTextSize(place, textScale);
  layout.columns = hasCategories(data.form) ? static_cast<std::size_t>(data.categories.size()) : 0;
  const double size = layout.textSize;
  const Span y = ySpan(data);
  layout.y = niceAxis(y.low, y.high, static_cast<int>(std::clamp(place.height() / (size * 4), 2.0, 9.0)));
  const Span x = xSpan(data);
  layout.x = niceAxis(x.low, x.high, static_cast<int>(std::clamp(place.width() / (size * 7), 2.0, 11.0)));
  placeFrame(data, place, layout);
  placeSpots(data, layout);
  return layout;
}

int spotAt(const ChartLayout &layout, const QPointF &position) {
  constexpr double kReach = 24;
  int best = -1;
  double least = kReach;
  for (std::size_t i = 0; i < layout.spots.size(); ++i) {
    const QRectF &box = layout.spots[i].box;
    if (box.contains(position) && box.width() > 16)
      return static_cast<int>(i);
    const QPointF away = position - box.center();
    const double distance = std::hypot(away.x(), away.y());
    if (distance < least) {
      least = distance;
      best = static_cast<int>(i);
    }
  }
  return best;
}

}  // namespace janso
