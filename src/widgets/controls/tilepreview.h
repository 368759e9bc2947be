// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A strip of felt with a few tiles, as the settings have them or would have them.
#pragma once

#include <QWidget>
#include <vector>

#include "widgets/paint/tilepainter.h"

namespace janso {

class TilePreview : public QWidget {
  Q_OBJECT

 public:
  explicit TilePreview(QWidget *parent = nullptr);
  void setLook(FeltColour felt, const TileLook &tiles);
  // Groups of tiles in the middle, `width` wide, less where there is no room. At first there are a few of all
  // kinds.
  void setTiles(const std::vector<std::vector<Tile>> &groups, double width);

 Q_SIGNALS:
  void pressed();

 protected:
  void mousePressEvent(QMouseEvent *event) override;
  void paintEvent(QPaintEvent *event) override;

 private:
  TilePainter m_painter;  // its own: the look is not yet that of the table
  FeltColour m_felt = FeltColour::Teal;
  std::vector<std::vector<Tile>> m_groups;
  double m_width;
};

}  // namespace janso
