// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The score sheet in the window: view, print, save as PDF.
#pragma once

#include <QDialog>
#include <QWidget>
#include <memory>
#include <vector>

#include "widgets/controls/papersheet.h"
#include "widgets/results/sheetpainter.h"

namespace Ui {
class ScoreSheetDialog;
}

namespace janso {

// The sheet in the colors of the window, at its own size or at the width of the widget if that is greater.
class ScoreSheetView : public QWidget {
  Q_OBJECT

 public:
  explicit ScoreSheetView(QWidget *parent = nullptr);
  void setSheet(const ScoreSheet &sheet);
  const SheetPainter &sheet() const { return m_painter; }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent *event) override;
  void changeEvent(QEvent *event) override;

 private:
  void describe();
  qreal scaleAt(int width) const;

  SheetPainter m_painter;
};

// The sheet on one page of this paper; landscape if the sheet is wider than high.
PaperSheet scorePaper(const ScoreSheet &sheet, QPageSize::PageSizeId paper);

class ScoreSheetDialog : public QDialog {
  Q_OBJECT

 public:
  // `sheets`: at least one, the newest first; the first is shown.
  explicit ScoreSheetDialog(std::vector<ScoreSheet> sheets, QWidget *parent = nullptr);
  ~ScoreSheetDialog() override;

  const ScoreSheet &shown() const;
  QPageSize::PageSizeId paper() const;

 protected:
  void showEvent(QShowEvent *event) override;

 private:
  void fillSeries();
  void fitToSheet();
  void save();
  void print();

  std::unique_ptr<Ui::ScoreSheetDialog> m_ui;
  std::vector<ScoreSheet> m_sheets;
};

}  // namespace janso
