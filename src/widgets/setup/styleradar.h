// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A built-in bot at a glance: its face, large, and its measured style as a small radar chart.
#pragma once

#include <QWidget>

#include "widgets/sentences/opponenttexts.h"

namespace janso {

class StyleRadar : public QWidget {
  Q_OBJECT

 public:
  explicit StyleRadar(QWidget *parent = nullptr);

  // `portrait` as paint/portraits.h names it; without `traits` there is no chart.
  void setStyle(const QString &portrait, const QList<StyleTrait> &traits);
  const QList<StyleTrait> &traits() const { return m_traits; }

  QSize sizeHint() const override { return {460, 220}; }
  QSize minimumSizeHint() const override { return {300, 110}; }

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  void paintChart(QPainter &painter, const QRectF &box) const;
  void paintLabel(QPainter &painter, QPointF corner, QPointF centre, const StyleTrait &trait) const;

  QString m_portrait;
  QList<StyleTrait> m_traits;
};

}  // namespace janso
