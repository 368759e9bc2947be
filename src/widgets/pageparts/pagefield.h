// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A line of text on a page that can be selected and copied, but not changed.
#pragma once

#include <QLineEdit>

#include "widgets/pageparts/pagescaler.h"

namespace janso {

class PageField : public QLineEdit, public PageScaled {
  Q_OBJECT

 public:
  explicit PageField(QWidget *parent = nullptr);
  void setPageScale(qreal scale) override;
  void copyAll() const;  // to the clipboard
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 private:
  qreal m_scale = 1;
};

}  // namespace janso
