// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A tab that selects a section of a win's details.
#pragma once

#include <QAbstractButton>

#include "widgets/pageparts/pagescaler.h"

namespace janso {

class DetailTab : public QAbstractButton, public PageScaled {
  Q_OBJECT

 public:
  DetailTab(const QString &text, QWidget *parent);
  void setPageScale(qreal scale) override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;

 private:
  QFont textFont() const;

  qreal m_scale = 1;
};

}  // namespace janso
