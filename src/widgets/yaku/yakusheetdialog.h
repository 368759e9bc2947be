// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The yaku and scoring sheet in a window: select, view, print, save as PDF.
#pragma once

#include <QDialog>
#include <QPixmap>
#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "widgets/yaku/yakusheet.h"

namespace Ui {
class YakuSheetDialog;
}

namespace janso {

// Both pages as printed, below each other or, in a wide window, side by side.
class YakuSheetView : public QWidget {
  Q_OBJECT

 public:
  explicit YakuSheetView(QWidget *parent = nullptr);
  void setPainter(TilePainter *painter) { m_tiles = painter; }  // must outlive the view
  void setSheet(const YakuSheet &sheet, QPageSize::PageSizeId paper);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent *event) override;
  void changeEvent(QEvent *event) override;

 private:
  bool isWide(int width) const;
  QSizeF pageSize(int width) const;
  const QPixmap &picture(int page, QSizeF size);
  void layOut();

  TilePainter *m_tiles = nullptr;
  YakuSheet m_sheet;
  QPageSize::PageSizeId m_paper = QPageSize::A4;
  std::optional<YakuSheetLayout> m_layout;
  std::array<QPixmap, kYakuSheetPages> m_pictures;  // cached, so that scrolling draws no text
};

class YakuSheetDialog : public QDialog {
  Q_OBJECT

 public:
  // `rulesets`: the choices, not empty; the first is shown. `tiles` must outlive the dialog.
  YakuSheetDialog(std::vector<RuleSet> rulesets, YakuNaming naming, TilePainter &tiles,
                  QWidget *parent = nullptr);
  ~YakuSheetDialog() override;

  YakuSheet shown() const;
  QPageSize::PageSizeId paper() const;

 protected:
  void showEvent(QShowEvent *event) override;
  void changeEvent(QEvent *event) override;

 private:
  void update();
  void save();
  void print();

  std::unique_ptr<Ui::YakuSheetDialog> m_ui;
  TilePainter &m_tiles;
  std::vector<RuleSet> m_rulesets;
};

}  // namespace janso
