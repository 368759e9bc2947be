// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A strip of felt with a few tiles, as the preferences would have them.
#pragma once

#include <QWidget>

#include "widgets/paint/tilepainter.h"

namespace janso {

class TilePreview : public QWidget {
  Q_OBJECT

 public:
  explicit TilePreview(QWidget *parent = nullptr);
  void setLook(FeltColour felt, BackColour back, bool marks);

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  TilePainter m_painter;  // its own: the look is not yet that of the table
  FeltColour m_felt = FeltColour::Teal;
};

}  // namespace janso
