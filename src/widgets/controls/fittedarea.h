// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A scroll area that wants to be as high as its contents, so that it scrolls only where there is no room.
#pragma once

#include <QScrollArea>

namespace janso {

class FittedArea : public QScrollArea {
  Q_OBJECT

 public:
  using QScrollArea::QScrollArea;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;
};

}  // namespace janso
