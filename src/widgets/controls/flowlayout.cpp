// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/flowlayout.h"

#include <QWidget>
#include <algorithm>
#include <utility>

namespace janso {

namespace {

int heightOf(const QLayoutItem *item, int width) {
  return item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height();
}

// In a line that is so wide. What gets the rest of a line and wraps wants little of it.
QSize sizeOf(const QLayoutItem *item, int room, FlowLayout::Rest rest) {
  const bool yields = rest == FlowLayout::Rest::Stretched && item->hasHeightForWidth() &&
                      item->expandingDirections().testFlag(Qt::Horizontal);
  const int width = std::min((yields ? item->minimumSize() : item->sizeHint()).width(), room);
  return {width, heightOf(item, width)};
}

}  // namespace

FlowLayout::FlowLayout(QWidget *parent, int spacing, Rest rest) : QLayout(parent), m_rest(rest) {
  setContentsMargins(0, 0, 0, 0);
  setSpacing(spacing);
}

// A layout in it takes itself out as it goes.
FlowLayout::~FlowLayout() {
  while (!m_items.isEmpty())
    delete m_items.takeLast();
}

void FlowLayout::addItem(QLayoutItem *item) {
  if (QLayout *part = item->layout())
    addChildLayout(part);
  m_items << item;
}

QLayoutItem *FlowLayout::takeAt(int index) {
  return index >= 0 && index < count() ? m_items.takeAt(index) : nullptr;
}

QSize FlowLayout::minimumSize() const {
  QSize size;
  for (const QLayoutItem *item : m_items)
    size = size.expandedTo(item->minimumSize());
  int line = -spacing();
  for (const QLayoutItem *item : m_items) {
    if (!item->isEmpty())
      line += sizeOf(item, QWIDGETSIZE_MAX, m_rest).width() + spacing();
  }
  size.setWidth(std::max(size.width(), std::min(line, m_least)));
  return size;
}

void FlowLayout::setGeometry(const QRect &rect) {
  QLayout::setGeometry(rect);
  arrange(rect, true);
}

// As in other layouts, what is empty has no gap of its own.
int FlowLayout::gapAfter(const QLayoutItem *item) const {
  return item->isEmpty() ? 0 : spacing();
}

int FlowLayout::arrange(const QRect &rect, bool place) const {
  QList<QLayoutItem *> line;
  int x = 0;
  int y = 0;
  int height = 0;
  const auto endLine = [&] {
    if (place)
      placeLine(line, QRect(rect.x(), rect.y() + y, rect.width(), height));
    line.clear();
    x = 0;
  };
  for (QLayoutItem *item : m_items) {
    // A spacer is empty, yet it stretches.
    if (item->isEmpty() && item->spacerItem() == nullptr)
      continue;
    const QSize size = sizeOf(item, rect.width(), m_rest);
    if (x > 0 && x + size.width() > rect.width()) {
      endLine();
      y += height + spacing();
      height = 0;
    }
    line << item;
    x += size.width() + gapAfter(item);
    height = std::max(height, size.height());
  }
  endLine();
  return y + height;
}

void FlowLayout::placeLine(const QList<QLayoutItem *> &line, const QRect &room) const {
  if (line.isEmpty())
    return;
  const auto count = static_cast<int>(line.size());
  QList<int> widths;
  int used = -gapAfter(line.last());
  for (const QLayoutItem *item : line) {
    widths << sizeOf(item, room.width(), m_rest).width();
    used += widths.last() + gapAfter(item);
  }
  const int rest = std::max(0, room.width() - used);
  if (m_rest == Rest::Shared) {
    // Alike if all can be, else each a little wider.
    const int alike = (room.width() - (count - 1) * spacing()) / count;
    const bool even = *std::max_element(widths.begin(), widths.end()) <= alike;
    for (int &width : widths)
      width = even ? alike : width + rest / count;
  }
  QList<qsizetype> stretching;
  for (qsizetype i = 0; i < line.size() && m_rest == Rest::Stretched; ++i) {
    if (line[i]->expandingDirections().testFlag(Qt::Horizontal))
      stretching << i;
  }
  // What one does not take the others have, so the narrowest bounds come first.
  const auto yetFits = [&](qsizetype i) { return std::max(0, line[i]->maximumSize().width() - widths[i]); };
  std::ranges::sort(stretching, {}, yetFits);
  int open = static_cast<int>(stretching.size());
  int toShare = rest;
  for (const qsizetype i : stretching) {
    const int more = std::min(toShare / open--, yetFits(i));
    widths[i] += more;
    toShare -= more;
  }
  const int between = m_rest == Rest::Between && count > 1 ? rest / (count - 1) : 0;
  int left = room.x();
  for (qsizetype i = 0; i < line.size(); ++i) {
    const int height = std::min(room.height(), heightOf(line[i], widths[i]));
    line[i]->setGeometry(QRect(left, room.y() + (room.height() - height) / 2, widths[i], height));
    left += widths[i] + gapAfter(line[i]) + between;
  }
}

void flowItems(QWidget *line, int spacing) {
  auto *layout = new FlowLayout(line, spacing);
  for (QWidget *child : line->findChildren<QWidget *>(Qt::FindDirectChildrenOnly))
    layout->addWidget(child);
}

void flowItems(QHBoxLayout *row, int least) {
  auto *line = new QWidget(row->parentWidget());
  auto *layout = new FlowLayout(line, row->spacing(), FlowLayout::Rest::Stretched);
  layout->setLeastWidth(least);
  while (QLayoutItem *item = row->takeAt(0)) {
    QWidget *widget = item->widget();
    if (widget == nullptr) {
      if (item->layout() != nullptr)
        item->layout()->setParent(nullptr);
      layout->addItem(item);
      continue;
    }
    delete item;  // first: a widget tells only one item that it wants another size
    layout->addWidget(widget);
  }
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  line->setSizePolicy(policy);
  row->addWidget(line, 1);
}

}  // namespace janso
