// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The hands of a match as a table: which hand, how it ended with han, fu and yaku, and the points.
#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <vector>

#include "widgets/lexicon/yakutexts.h"
#include "widgets/library/matchdetails.h"

namespace janso {

// Has a row for each win, or one row for a hand without a win.
class MatchHandsModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Hand, Ending, Points, Columns };

  using QAbstractTableModel::QAbstractTableModel;

  // `mine`: the seat whose points are shown; -1 = the winner's.
  void setMatch(const MatchDetails &details, int mine, YakuNaming naming);
  void clear();
  int handOf(int row) const;  // from 0; -1 = no such row

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  struct Row {
    int hand = 0;
    QString name;
    QString ending;
    QString worth;  // value and yaku; empty for a hand without a win
    QString points;
  };
  static Row winRow(const HandEnd &end, std::size_t win, int mine, YakuNaming naming);

  std::vector<Row> m_rows;
};

}  // namespace janso
