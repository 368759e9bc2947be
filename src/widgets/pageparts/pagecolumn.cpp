// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/pageparts/pagecolumn.h"

#include <QPointer>
#include <QWidget>
#include <utility>

#include "widgets/pageparts/pagepanel.h"
#include "widgets/pageparts/pagescroll.h"

namespace janso {

namespace {

constexpr int kBarRoom = 12;   // pixels, left of the scroll bar
constexpr int kRuleRoom = 15;  // pixels, the line above what stays in sight in their middle

void moveAll(QBoxLayout *from, QBoxLayout *to) {
  while (from->count() > 0) {
    const int stretch = from->stretch(0);
    QLayoutItem *item = from->takeAt(0);
    if (QLayout *part = item->layout()) {
      to->addLayout(part, stretch);
    } else if (QWidget *widget = item->widget()) {
      to->addWidget(widget, stretch, item->alignment());
      delete item;
    } else {
      to->addItem(item);
      to->setStretch(to->count() - 1, stretch);
    }
  }
}

// The box within `box`, or within one of its boxes, that holds the part.
QBoxLayout *holderOf(QLayout *part, QBoxLayout *box) {
  if (box->indexOf(part) >= 0)
    return box;
  for (int i = 0; i < box->count(); ++i) {
    auto *inner = qobject_cast<QBoxLayout *>(box->itemAt(i)->layout());
    if (QBoxLayout *found = inner == nullptr ? nullptr : holderOf(part, inner))
      return found;
    QWidget *widget = box->itemAt(i)->widget();
    auto *within = widget == nullptr ? nullptr : qobject_cast<QBoxLayout *>(widget->layout());
    if (QBoxLayout *found = within == nullptr ? nullptr : holderOf(part, within))
      return found;
  }
  return nullptr;
}

int heightOf(const QLayoutItem &part, int width) {
  return part.hasHeightForWidth() ? part.heightForWidth(width) : part.sizeHint().height();
}

}  // namespace

PageColumn::PageColumn(QBoxLayout *page, QLayout *foot) : m_page(page), m_foot(foot) {}

void PageColumn::set(bool column) {
  if (column == isSet())
    return;
  // What gets another parent is hidden by that, and loses the focus.
  QWidget *panel = m_page->parentWidget();
  QList<QPointer<QWidget>> shown;
  for (QWidget *widget : panel->findChildren<QWidget *>()) {
    if (!widget->isHidden())
      shown << widget;
  }
  const QPointer<QWidget> focused = panel->focusWidget();
  const bool hasFocus = focused && focused->hasFocus();
  if (column)
    arrangeInColumn();
  else
    restoreDesign();
  for (const QPointer<QWidget> &widget : shown) {
    if (widget && widget->isHidden())
      widget->show();
  }
  if (hasFocus && focused)
    focused->setFocus();
}

void PageColumn::takeFromHome(QLayout *part) {
  QBoxLayout *box = holderOf(part, m_page);
  Q_ASSERT(box != nullptr);
  const int index = box->indexOf(part);
  m_homes << Home{part, box, index, box->stretch(index)};
  box->takeAt(index);
}

void PageColumn::arrangeInColumn() {
  for (const Appended &appended : std::as_const(m_appended)) {
    if (appended.end->parentWidget()->isHidden())
      continue;
    takeFromHome(appended.part);
    appended.end->addLayout(appended.part);
  }
  takeFromHome(m_foot);
  for (QBoxLayout *row : std::as_const(m_turned))
    row->setDirection(QBoxLayout::TopToBottom);
  // In the window from the first: else all that goes into it would lose its place in the order of the keys.
  m_scroll = new PageScroll(m_page->parentWidget());
  m_scroll->setObjectName(QStringLiteral("column"));
  m_scroll->setFocusPolicy(Qt::NoFocus);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto *contents = new QWidget;
  m_scroll->setWidget(contents);
  auto *box = new QVBoxLayout(contents);
  box->setContentsMargins(0, 0, kBarRoom, 0);
  box->setSpacing(0);
  moveAll(m_page, box);
  m_rule = new PageRule;
  m_rule->setFixedHeight(kRuleRoom);
  m_page->addWidget(m_scroll, 1);
  m_page->addWidget(m_rule);
  m_page->addLayout(m_foot);
  m_scroll->show();
  m_rule->show();
}

void PageColumn::restoreDesign() {
  delete m_page->takeAt(m_page->indexOf(m_rule));
  delete m_page->takeAt(m_page->indexOf(m_scroll));
  m_page->takeAt(m_page->indexOf(m_foot));
  moveAll(static_cast<QBoxLayout *>(m_scroll->widget()->layout()), m_page);
  for (QBoxLayout *row : std::as_const(m_turned))
    row->setDirection(QBoxLayout::LeftToRight);
  while (!m_homes.isEmpty()) {
    const Home home = m_homes.takeLast();
    if (QBoxLayout *box = home.part == m_foot ? nullptr : holderOf(home.part, m_page))
      box->takeAt(box->indexOf(home.part));
    home.box->insertLayout(home.index, home.part, home.stretch);
  }
  delete std::exchange(m_rule, nullptr);
  delete std::exchange(m_scroll, nullptr);
}

void PageColumn::keepInSight(const QList<QLayout *> &layouts, const QList<QWidget *> &widgets) {
  m_layoutsInSight = layouts;
  m_widgetsInSight = widgets;
}

int PageColumn::innerWidth(int width) const {
  const QMargins margins = m_page->contentsMargins();
  return width - margins.left() - margins.right();
}

int PageColumn::frameHeight(int inner) const {
  const QMargins margins = m_page->contentsMargins();
  return margins.top() + kRuleRoom + heightOf(*m_foot, inner) + margins.bottom();
}

int PageColumn::heightFor(int width) const {
  QLayout *contents = m_scroll->widget()->layout();
  contents->invalidate();
  contents->activate();
  const int inner = innerWidth(width);
  return heightOf(*contents, inner) + frameHeight(inner);
}

bool PageColumn::showsAllInSight(QSize panel) const {
  const int inner = innerWidth(panel.width());
  int height = frameHeight(inner);
  for (const QLayout *layout : m_layoutsInSight)
    height += layout->isEmpty() ? 0 : heightOf(*layout, inner - kBarRoom);
  for (QWidget *widget : m_widgetsInSight) {
    const QWidgetItem item(widget);
    height += item.isEmpty() ? 0 : heightOf(item, inner - kBarRoom);
  }
  return height <= panel.height();
}

}  // namespace janso
