// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/scrolltofocus.h"

#include <QFocusEvent>
#include <QScrollArea>

namespace janso {

namespace {

constexpr int kMargin = 8;

bool isByKeys(Qt::FocusReason reason) {
  return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
         reason == Qt::ShortcutFocusReason || reason == Qt::OtherFocusReason;
}

// What is larger than the area, such as a whole list, is left where it is while any of it is in sight.
bool fills(const QScrollArea &area, const QWidget &widget) {
  const QSize room = area.viewport()->size();
  return (widget.width() > room.width() || widget.height() > room.height()) &&
         !widget.visibleRegion().isEmpty();
}

// All of it: of a field that is written in ensureWidgetVisible() would show no more than its cursor.
void show(QScrollArea &area, const QWidget &widget) {
  const QPoint middle = widget.mapTo(area.widget(), widget.rect().center());
  area.ensureVisible(middle.x(), middle.y(), widget.width() / 2 + kMargin, widget.height() / 2 + kMargin);
}

}  // namespace

// From the inside out: the outer area then finds the widget where the inner one has put it.
void scrollInSight(const QWidget *widget) {
  for (QWidget *around = widget->parentWidget(); around != nullptr && !around->isWindow();
       around = around->parentWidget()) {
    auto *area = qobject_cast<QScrollArea *>(around);
    if (area != nullptr && area->widget() != nullptr && area->widget()->isAncestorOf(widget) &&
        !fills(*area, *widget))
      show(*area, *widget);
  }
}

bool ScrollToFocus::eventFilter(QObject *watched, QEvent *event) {
  if (event->type() == QEvent::FocusIn && watched->isWidgetType() &&
      isByKeys(static_cast<QFocusEvent *>(event)->reason()))
    scrollInSight(static_cast<QWidget *>(watched));
  return QObject::eventFilter(watched, event);
}

}  // namespace janso
