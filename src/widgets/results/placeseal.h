// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A seal with the viewer's final place: gold, silver, bronze, or dark wood.
#pragma once

#include <QWidget>

class QPainter;

namespace janso {

// Draws the seal of a place (1..4) into a square.
void paintPlaceSeal(QPainter &painter, const QRectF &square, int place);

class PlaceSeal : public QWidget {
  Q_OBJECT

 public:
  explicit PlaceSeal(QWidget *parent = nullptr);
  // 1..4; nothing is drawn for 0.
  void setPlace(int place);
  int place() const { return m_place; }

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  int m_place = 0;
};

}  // namespace janso
