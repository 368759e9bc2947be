// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Frames around the things on the table that a lesson describes. It covers the table but lets every click
// through.
#pragma once

#include <QList>
#include <QRectF>
#include <QWidget>
#include <vector>

#include "coach/lessons/lesson.h"
#include "widgets/paint/tablegeometry.h"

namespace janso {

class TableWidget;

class LessonLights : public QWidget {
  Q_OBJECT

 public:
  explicit LessonLights(TableWidget *table);

  void setLights(const std::vector<LessonLight> &lights);
  // The current frames, in the table's logical pixels.
  QList<QRectF> frames() const;

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;
  void paintEvent(QPaintEvent *event) override;

 private:
  QList<QRect> device(const LessonLight &light) const;
  QList<QRect> handTiles(const LessonLight &light) const;
  QRect lying(int group, const TilePlace &place) const;
  QRect pond(int rel) const;
  QRect called(int rel) const;
  QList<QRect> wall() const;

  TableWidget *m_table;
  std::vector<LessonLight> m_lights;
};

}  // namespace janso
