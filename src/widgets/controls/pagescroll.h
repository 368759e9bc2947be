// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A part of a page that scrolls only where nothing else helps: it asks for the whole height of its contents.
#pragma once

#include <QScrollArea>

#include "widgets/controls/pagescaler.h"

namespace janso {

class PageScroll : public QScrollArea, public PageScaled {
  Q_OBJECT

 public:
  explicit PageScroll(QWidget *parent = nullptr);
  void setPageScale(qreal) override { updateGeometry(); }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
};

}  // namespace janso
