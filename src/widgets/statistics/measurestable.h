// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table of measures. Columns that hold nothing are hidden; where names would be cut, they stand above
// their figures, over the full width.
#pragma once

#include <QPointer>
#include <QTableView>

namespace janso {

class MeasuresDelegate;
class MeasuresModel;

class MeasuresTable : public QTableView {
  Q_OBJECT

 public:
  explicit MeasuresTable(QWidget *parent = nullptr);

  // The columns are fitted again whenever the model is reset.
  void setMeasures(MeasuresModel *model);
  // Fits the columns to the width, as after a resize. Needed after a change of font.
  void fit();
  bool hasNamesAbove() const { return m_namesAbove; }

 protected:
  void resizeEvent(QResizeEvent *event) override;

 private:
  int columnHint(int column) const;
  int room() const;

  MeasuresDelegate *m_rows;
  QPointer<MeasuresModel> m_measures;
  bool m_namesAbove = false;
};

}  // namespace janso
