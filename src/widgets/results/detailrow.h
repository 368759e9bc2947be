// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One line in the details of a win: a sentence that wraps, its tiles, and a number on the right.
#pragma once

#include <vector>

#include "rules/tile.h"
#include "widgets/results/pointedrow.h"
#include "widgets/sentences/paymenttexts.h"

namespace janso {

class TilePainter;

class DetailRow : public PointedRow {
  Q_OBJECT

 public:
  // Distance from the edge to the words, at the page's design size.
  static constexpr qreal kInset = 8;

  DetailRow(const DetailLine &line, QWidget *parent);
  void setLine(const DetailLine &line);
  void setTiles(TilePainter *painter, const std::vector<Tile> &tiles);
  // Sets a second, less prominent sentence below.
  void setNote(const QString &note);
  QString value() const { return m_line.value; }
  bool isTotal() const { return m_line.total; }
  void setPageScale(qreal scale) override;
  int heightFor(int width) const;
  QSize sizeHint() const override;

 Q_SIGNALS:
  void pointedAt();
  void moved(int step);   // Up, Down
  void turned(int step);  // Left, Right

 protected:
  void paintEvent(QPaintEvent *event) override;
  void look() override { Q_EMIT pointedAt(); }
  void keyPressEvent(QKeyEvent *event) override;

 private:
  struct Layout {
    QRectF text;
    QRectF note;
    QRectF tiles;
    QRectF value;
    qreal height = 0;
  };
  Layout place(qreal width) const;
  QFont textFont() const;
  QFont noteFont() const;
  QFont valueFont() const;

  DetailLine m_line;
  QString m_note;
  std::vector<Tile> m_tiles;
  TilePainter *m_painter = nullptr;
  qreal m_scale = 1;
};

}  // namespace janso
