// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/flowlayout.h"

#include <algorithm>
#include <utility>

namespace janso {

FlowLayout::FlowLayout(QWidget *parent, int spacing) : QLayout(parent) {
  setContentsMargins(0, 0, 0, 0);
  setSpacing(spacing);
}

FlowLayout::~FlowLayout() {
  qDeleteAll(m_items);
}

QLayoutItem *FlowLayout::takeAt(int index) {
  return index >= 0 && index < count() ? m_items.takeAt(index) : nullptr;
}

QSize FlowLayout::minimumSize() const {
  QSize size;
  for (const QLayoutItem *item : m_items)
    size = size.expandedTo(item->minimumSize());
  return size;
}

void FlowLayout::setGeometry(const QRect &rect) {
  QLayout::setGeometry(rect);
  arrange(rect, true);
}

int FlowLayout::arrange(const QRect &rect, bool place) const {
  QList<QLayoutItem *> line;
  int x = 0;
  int y = 0;
  int height = 0;
  const auto endLine = [&] {
    int left = rect.x();
    for (QLayoutItem *item : std::as_const(line)) {
      const QSize size = item->sizeHint().boundedTo(QSize(rect.width(), height));
      if (place)
        item->setGeometry(QRect(QPoint(left, rect.y() + y + (height - size.height()) / 2), size));
      left += size.width() + spacing();
    }
    line.clear();
    x = 0;
  };
  for (QLayoutItem *item : m_items) {
    if (item->isEmpty())
      continue;
    const QSize size = item->sizeHint();
    if (x > 0 && x + size.width() > rect.width()) {
      endLine();
      y += height + spacing();
      height = 0;
    }
    line << item;
    x += size.width() + spacing();
    height = std::max(height, size.height());
  }
  endLine();
  return y + height;
}

}  // namespace janso
