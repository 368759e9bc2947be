// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/charts/chartdata.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace janso {
namespace {

struct DataWords {
  Q_DECLARE_TR_FUNCTIONS(Charts)
};

}  // namespace

bool hasCategories(ChartForm form) {
  return form == ChartForm::Bars || form == ChartForm::StackedBars || form == ChartForm::Waterfall ||
         form == ChartForm::HeatGrid;
}

bool isEmpty(const ChartData &data) {
  return std::none_of(data.series.begin(), data.series.end(), [](const ChartSeries &series) {
    return std::any_of(series.points.begin(), series.points.end(),
                       [](const ChartPoint &point) { return point.y.has_value(); });
  });
}

QString chartValue(const ChartData &data, double value) {
  return QLocale().toString(value, 'f', data.yDecimals) + data.unit;
}

QString chartX(const ChartData &data, const ChartPoint &point) {
  const QLocale locale;
  if (hasCategories(data.form))
    return data.categories.value(static_cast<qsizetype>(point.x));
  const QString from = locale.toString(point.x, 'f', data.xDecimals);
  if (data.form != ChartForm::Histogram)
    return from;
  return DataWords::tr("%1 to %2").arg(from, locale.toString(point.x + data.binWidth, 'f', data.xDecimals));
}

QString chartPointText(const ChartData &data, std::size_t series, std::size_t point) {
  const ChartPoint &one = data.series[series].points[point];
  const QString value = one.y ? chartValue(data, *one.y) : DataWords::tr("unknown");
  const QString name = data.series[series].name;
  const QString where = chartX(data, one);
  const QString text = name.isEmpty() ? DataWords::tr("%1: %2").arg(where, value)
                                      : DataWords::tr("%1, %2: %3").arg(name, where, value);
  if (!one.low || !one.high)
    return text;
  return DataWords::tr("%1 (%2 to %3)").arg(text, chartValue(data, *one.low), chartValue(data, *one.high));
}

}  // namespace janso
