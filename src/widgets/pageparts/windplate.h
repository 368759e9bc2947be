// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The wind of a seat on its plate.
#pragma once

#include <QWidget>

#include "widgets/pageparts/pagescaler.h"

namespace janso {

class WindPlate : public QWidget, public PageScaled {
  Q_OBJECT

 public:
  explicit WindPlate(QWidget *parent = nullptr);
  void setWind(int wind);  // 0..3
  void setPageScale(qreal) override { update(); }

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  int m_wind = 0;
};

}  // namespace janso
