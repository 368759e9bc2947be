// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/charts/chartmodel.h"

#include <QStringList>
#include <algorithm>

namespace janso {
namespace {

QString csvField(QString text) {
  if (!text.contains(QLatin1Char(',')) && !text.contains(QLatin1Char('"')) &&
      !text.contains(QLatin1Char('\n')))
    return text;
  text.replace(QLatin1Char('"'), QStringLiteral("\"\""));
  return QStringLiteral("\"%1\"").arg(text);
}

}  // namespace

void ChartModel::setChart(const ChartData &chart) {
  beginResetModel();
  m_chart = chart;
  m_rows.clear();
  m_columns = {{Part::X, 0}};
  for (std::size_t s = 0; s < chart.series.size(); ++s) {
    const std::vector<ChartPoint> &points = chart.series[s].points;
    m_columns.push_back({Part::Value, s});
    for (const ChartPoint &point : points)
      m_rows.push_back(point.x);
    if (std::any_of(points.begin(), points.end(),
                    [](const ChartPoint &each) { return each.low && each.high; })) {
      m_columns.push_back({Part::Low, s});
      m_columns.push_back({Part::High, s});
    }
  }
  std::sort(m_rows.begin(), m_rows.end());
  // Points of a cloud stand for themselves, also where they share their x.
  if (chart.form != ChartForm::Scatter || chart.series.size() != 1)
    m_rows.erase(std::unique(m_rows.begin(), m_rows.end()), m_rows.end());
  endResetModel();
}

int ChartModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ChartModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

const ChartPoint *ChartModel::pointOf(int row, const Column &column) const {
  const double x = m_rows[static_cast<std::size_t>(row)];
  const std::vector<ChartPoint> &points = m_chart.series[column.series].points;
  const auto first = std::find(m_rows.begin(), m_rows.end(), x) -
                     m_rows.begin();  // the same x again: the next point with it
  auto skip = row - static_cast<int>(first);
  for (const ChartPoint &point : points) {
    if (point.x == x && skip-- == 0)
      return &point;
  }
  return nullptr;
}

QVariant ChartModel::data(const QModelIndex &index, int role) const {
  if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::EditRole))
    return {};
  const Column &column = m_columns[static_cast<std::size_t>(index.column())];
  if (column.part == Part::X) {
    ChartPoint point;
    point.x = m_rows[static_cast<std::size_t>(index.row())];
    const bool plain = role == Qt::EditRole && !hasCategories(m_chart.form);
    return plain ? QVariant(point.x) : QVariant(chartX(m_chart, point));
  }
  const ChartPoint *point = pointOf(index.row(), column);
  if (point == nullptr)
    return {};
  const std::optional<double> value = column.part == Part::Low    ? point->low
                                      : column.part == Part::High ? point->high
                                                                  : point->y;
  if (!value)
    return {};
  return role == Qt::EditRole ? QVariant(*value) : QVariant(chartValue(m_chart, *value));
}

QVariant ChartModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
    return {};
  const Column &column = m_columns[static_cast<std::size_t>(section)];
  if (column.part == Part::X)
    return m_chart.xTitle;
  const QString &own = m_chart.series[column.series].name;
  const QString name = own.isEmpty() ? m_chart.yTitle : own;
  if (column.part == Part::Value)
    return name;
  return column.part == Part::Low ? tr("%1, from").arg(name) : tr("%1, to").arg(name);
}

QString toCsv(const ChartData &data) {
  ChartModel model;
  model.setChart(data);
  QString text;
  QStringList fields;
  for (int column = 0; column < model.columnCount(); ++column)
    fields += csvField(model.headerData(column, Qt::Horizontal).toString());
  text += fields.join(QLatin1Char(',')) + QLatin1Char('\n');
  for (int row = 0; row < model.rowCount(); ++row) {
    fields.clear();
    for (int column = 0; column < model.columnCount(); ++column)
      fields += csvField(model.data(model.index(row, column), Qt::EditRole).toString());
    text += fields.join(QLatin1Char(',')) + QLatin1Char('\n');
  }
  return text;
}

}  // namespace janso
