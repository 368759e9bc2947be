// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The measures of a group as a table: the own figures beside those of a bot. Rows of which nothing is known
// are left out. What is told from few cases is grey and says so.
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

// Whose figures stand beside the own ones.
struct BesideFigures {
  QString name;
  Totals totals;
  // It played other matches (rules, length), so that only its hands can be compared.
  bool handsAlone = false;
};

class MeasuresModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Name, Own, Range, Cases, Other, Difference, Columns };

  explicit MeasuresModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}

  void setFigures(const Totals &own, const std::optional<BesideFigures> &other);
  void setGroup(MeasureGroup group);
  void setNaming(YakuNaming naming);
  void setGrey(const QColor &grey);
  // The language has changed.
  void retranslate();

  // The sentences about a row.
  QString explanation(int row) const;
  // Of all measures of which something is known: key, name, group, value, low, high, numerator, denominator,
  // other. Numbers have a point; shares are 0 to 1.
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
  std::optional<BesideFigures> m_other;
  MeasureGroup m_group = MeasureGroup::Result;
  YakuNaming m_naming = YakuNaming::Romaji;
  QColor m_grey;
  std::vector<Row> m_rows;
};

// Whether anything is known of a measure of the group.
bool hasFigures(const Totals &totals, MeasureGroup group);

}  // namespace janso
