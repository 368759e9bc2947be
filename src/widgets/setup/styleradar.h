// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A built-in bot at a glance: a large portrait and its measured style as a small radar chart.
#pragma once

#include <QFontMetricsF>
#include <QWidget>

#include "widgets/sentences/opponenttexts.h"

namespace janso {

// The layout of a chart of traits in a box: the first axis points up, the others follow clockwise.
struct RadarLayout {
  QPointF center;
  qreal radius = 0;
  QStringList names;     // of the traits, shortened if there is no room
  QList<QRectF> labels;  // name above share; inside the box, without overlaps

  // The point on an axis at `share` of the radius.
  QPointF corner(qsizetype axis, qreal share = 1) const;
};
RadarLayout radarLayout(const QList<StyleTrait> &traits, const QRectF &box, const QFontMetricsF &metrics);

class StyleRadar : public QWidget {
  Q_OBJECT

 public:
  explicit StyleRadar(QWidget *parent = nullptr);

  // `portrait` as named in paint/portraits.h; without `traits` there is no chart.
  void setStyle(const QString &portrait, const QList<StyleTrait> &traits);
  const QList<StyleTrait> &traits() const { return m_traits; }

  QSize sizeHint() const override { return {460, 220}; }
  QSize minimumSizeHint() const override { return {300, 110}; }

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  void paintChart(QPainter &painter, const QRectF &box) const;

  QString m_portrait;
  QList<StyleTrait> m_traits;
};

}  // namespace janso
