// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/fittedarea.h"

#include <QEvent>
#include <QLayout>
#include <QResizeEvent>
#include <algorithm>

namespace janso {

namespace {
constexpr int kLeastLines = 3;  // in view at any time
}

QSize FittedArea::sizeHint() const {
  if (widget() == nullptr || widget()->layout() == nullptr)
    return QScrollArea::sizeHint();
  const QSize wanted = widget()->sizeHint();
  const QLayout *inside = widget()->layout();
  const int wide = std::max(viewport()->width(), inside->totalMinimumSize().width());
  return {wanted.width(), inside->hasHeightForWidth() ? inside->totalHeightForWidth(wide) : wanted.height()};
}

QSize FittedArea::minimumSizeHint() const {
  const int wide = widget() == nullptr ? 0 : widget()->minimumSizeHint().width();
  return {wide, kLeastLines * fontMetrics().lineSpacing()};
}

bool FittedArea::eventFilter(QObject *watched, QEvent *event) {
  if (watched == widget() && event->type() == QEvent::LayoutRequest)
    updateGeometry();
  return QScrollArea::eventFilter(watched, event);
}

// Other widths break lines elsewhere.
void FittedArea::resizeEvent(QResizeEvent *event) {
  QScrollArea::resizeEvent(event);
  if (event->size().width() != event->oldSize().width())
    updateGeometry();
}

}  // namespace janso
