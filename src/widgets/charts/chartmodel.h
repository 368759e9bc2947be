// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The numbers of a chart as a table, for table views, CSV and users who cannot see the picture: a row for
// each x or category, a column for each series, and two more for each band.
#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <vector>

#include "widgets/charts/chartdata.h"

namespace janso {

class ChartModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  using QAbstractTableModel::QAbstractTableModel;

  void setChart(const ChartData &chart);
  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 private:
  enum class Part { X, Value, Low, High };
  struct Column {
    Part part = Part::X;
    std::size_t series = 0;
  };
  const ChartPoint *pointOf(int row, const Column &column) const;

  ChartData m_chart;
  std::vector<double> m_rows;  // x, ascending
  std::vector<Column> m_columns;
};

// With commas, a heading and a decimal point; fields with a comma or quote are quoted.
QString toCsv(const ChartData &data);

}  // namespace janso
