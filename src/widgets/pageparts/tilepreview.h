// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A strip of felt with a few tiles that shows the current or the changed settings.
#pragma once

#include <QWidget>
#include <vector>

#include "widgets/paint/tilepainter.h"

namespace janso {

class TilePreview : public QWidget {
  Q_OBJECT

 public:
  explicit TilePreview(QWidget *parent = nullptr);
  void setLook(FeltColor felt, const TileLook &tiles);
  // Groups of tiles in the middle, `width` wide, or less if there is no room. The default is a few tiles of
  // all kinds.
  void setTiles(const std::vector<std::vector<Tile>> &groups, double width);

 Q_SIGNALS:
  void pressed();

 protected:
  void mousePressEvent(QMouseEvent *event) override;
  void paintEvent(QPaintEvent *event) override;

 private:
  TilePainter m_painter;  // separate, because the look is not that of the table yet
  FeltColor m_felt = FeltColor::Teal;
  std::vector<std::vector<Tile>> m_groups;
  double m_width;
};

}  // namespace janso
