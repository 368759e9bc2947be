// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A small painted sample with its name below, one of several to choose from.
//
// To a screen reader it is a radio button.
#pragma once

#include <QAbstractButton>
#include <vector>

#include "widgets/paint/tilepainter.h"

namespace janso {

// The contents of a sample: a piece of felt with tiles in its middle; unknown tiles are face down.
struct Sample {
  QString name;
  FeltColor felt = FeltColor::Teal;
  TileLook look;
  std::vector<Tile> tiles;
};

class SampleButton : public QAbstractButton {
  Q_OBJECT

 public:
  explicit SampleButton(QWidget *parent = nullptr);

  void setSample(const Sample &sample);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;

 private:
  void paintName(QPainter &painter, const QRectF &line) const;

  Sample m_sample;
  TilePainter m_painter;  // separate, because the look is not that of the table
};

}  // namespace janso
