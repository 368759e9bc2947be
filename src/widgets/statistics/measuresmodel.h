// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The measures of a group as a table: the player's figures next to a bot's. Rows without data are left out.
// Figures from few cases are gray and say so.
#pragma once

#include <QAbstractTableModel>
#include <QByteArray>
#include <QColor>
#include <QString>
#include <optional>
#include <vector>

#include "statistics/measures.h"
#include "statistics/totals.h"
#include "widgets/lexicon/yakutexts.h"

namespace janso {

// The figures shown next to the player's.
struct ComparisonFigures {
  QString name;
  Totals totals;
  // The other player played different matches (rules, length), so only its hands can be compared.
  bool handsAlone = false;
};

class MeasuresModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Name, Own, Range, Cases, Other, Difference, Columns };

  explicit MeasuresModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}

  void setFigures(const Totals &own, const std::optional<ComparisonFigures> &other);
  void setGroup(MeasureGroup group);
  void setNaming(YakuNaming naming);
  void setGray(const QColor &gray);
  // The language has changed.
  void retranslate();

  // Whether no row has anything in the column.
  bool isEmpty(Column column) const;
  // The sentences about a row, and the few of them that the table does not show itself.
  QString explanation(int row) const;
  QString note(int row) const;
  // All measures with data, with the columns key, name, group, value, low, high, numerator, denominator,
  // other. Numbers have a decimal point; shares are 0 to 1.
  QByteArray csv() const;

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 private:
  struct Row {
    const Measure *measure = nullptr;
    int part = -1;  // of a histogram
    Figure own;
    Figure other;
  };
  Row rowOf(const Measure &measure, int part) const;
  std::vector<Row> rowsOf(MeasureGroup group) const;
  void addParts(const Measure &measure, std::vector<Row> &rows) const;
  QString text(const Row &row, int column) const;
  QString nameOf(const Row &row) const;
  QString spoken(const Row &row, int column) const;
  QString spokenRow(const Row &row) const;
  QString otherName() const { return m_other ? m_other->name : QString(); }
  void rebuild();

  Totals m_own;
  std::optional<ComparisonFigures> m_other;
  MeasureGroup m_group = MeasureGroup::Result;
  YakuNaming m_naming = YakuNaming::Romaji;
  QColor m_gray;
  std::vector<Row> m_rows;
};

// Whether any measure of the group has data.
bool hasFigures(const Totals &totals, MeasureGroup group);

}  // namespace janso
