// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A part of a page that scrolls only as a last resort: it asks for the full height of its contents.
#pragma once

#include <QScrollArea>

#include "widgets/pageparts/pagescaler.h"

namespace janso {

class PageScroll : public QScrollArea, public PageScaled {
  Q_OBJECT

 public:
  explicit PageScroll(QWidget *parent = nullptr);
  void setPageScale(qreal scale) override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 private:
  void dress();

  bool m_dark = true;
};

}  // namespace janso
