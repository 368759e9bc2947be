// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The background of a page over the table, and a thin rule between two of its parts.
#pragma once

#include <QFrame>

#include "widgets/pageparts/pagescaler.h"

namespace janso {

// The page's background with a border and rounded corners; the overlay paints its shadow.
class PagePanel : public QFrame, public PageScaled {
  Q_OBJECT

 public:
  explicit PagePanel(QWidget *parent = nullptr);
  void setPageScale(qreal scale) override;
  qreal radius() const { return 14 * m_scale; }

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  qreal m_scale = 1;
};

// A thin rule between two parts of a page.
class PageRule : public QFrame {
  Q_OBJECT

 public:
  explicit PageRule(QWidget *parent = nullptr);

 protected:
  void paintEvent(QPaintEvent *event) override;
};

}  // namespace janso
