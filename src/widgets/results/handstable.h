// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table of all hands of a match: round, honba, result, and each seat's gain or loss, riichi sticks
// included.
#pragma once

#include <QAbstractTableModel>
#include <QTableView>
#include <array>
#include <vector>

#include "records/handend.h"
#include "widgets/pageparts/pagescaler.h"

namespace janso {

// Has one row for each win or draw. Columns: round, honba, result, then the four seats by absolute seat.
class HandsModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Round, Honba, Result, FirstSeat };  // followed by a column for each seat in play
  enum Role {
    DeltaRole = Qt::UserRole,  // points
    DealerRole,                // the cell's seat was the dealer
    DealInRole,                // the cell's seat dealt in
    RiichiRole,                // the cell's seat was in riichi
    BelowRole,                 // honba and result, if they are shown below the row
  };

  explicit HandsModel(QObject *parent = nullptr);
  void setHands(const std::vector<HandEnd> &hands, const std::array<QString, 4> &names);
  int seats() const { return m_seats; }

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  struct Row {
    bool first = true;  // of its hand; rows of further winners leave round and honba empty
    QString round;
    int honba = 0;
    QString result;
    int dealer = 0;
    int dealtIn = -1;
    std::array<std::int32_t, 4> deltas{};
    std::array<bool, 4> riichi{};
  };
  QVariant seatData(const Row &row, int seat, int role) const;

  std::vector<Row> m_rows;
  std::array<QString, 4> m_names;
  int m_seats = 4;
};

class HandsTable : public QTableView, public PageScaled {
  Q_OBJECT

 public:
  explicit HandsTable(QWidget *parent = nullptr);
  void setHands(const std::vector<HandEnd> &hands, const std::array<QString, 4> &names);
  int contentHeight() const;  // the height at which nothing has to be scrolled
  // Shows honba and result below each hand instead of in columns.
  void setTall(bool tall);
  // Whether the table asks for the height of all rows, so that it never scrolls.
  void setAllRows(bool all);
  void setPageScale(qreal scale) override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;

 private:
  void arrange();
  void dress();
  int titleWidth(HandsModel::Column column) const;

  HandsModel m_model;
  bool m_tall = false;
  bool m_allRows = false;
  bool m_dark = true;
  qreal m_scale = 1;
};

}  // namespace janso
