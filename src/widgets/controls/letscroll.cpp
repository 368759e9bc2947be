// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/letscroll.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QList>
#include <QScrollArea>
#include <QStackedWidget>
#include <algorithm>

namespace janso {

namespace {

// The keys reach what is in it, and it follows them.
QScrollArea *scrolling(QWidget *contents) {
  auto *area = new QScrollArea;
  area->setFrameShape(QFrame::NoFrame);
  area->setWidgetResizable(true);
  area->setFocusPolicy(Qt::NoFocus);
  area->setWidget(contents);
  return area;
}

}  // namespace

void letScroll(QStackedWidget *pages) {
  const int current = pages->currentIndex();
  for (int i = 0; i < pages->count(); ++i) {
    QWidget *page = pages->widget(i);
    if (page->findChild<QAbstractScrollArea *>() != nullptr)
      continue;
    pages->removeWidget(page);
    pages->insertWidget(i, scrolling(page));
    page->show();
  }
  pages->setCurrentIndex(current);
}

void letScroll(QHBoxLayout *row, QLayout *part) {
  const int index = row->indexOf(part);
  const int stretch = row->stretch(index);
  row->removeItem(part);
  part->setParent(nullptr);
  auto *contents = new QWidget;
  contents->setLayout(part);
  row->insertWidget(index, scrolling(contents), stretch);
}

void letStack(QGridLayout *grid) {
  struct Placed {
    QLayoutItem *item;
    int row;
    Qt::Alignment alignment;
  };
  QList<Placed> all;
  while (grid->count() > 0) {
    int row = 0;
    int column = 0;
    int rows = 0;
    int columns = 0;
    grid->getItemPosition(0, &row, &column, &rows, &columns);
    QLayoutItem *item = grid->takeAt(0);
    all << Placed{item, 2 * row + std::min(column, 1), item->alignment()};
  }
  for (const Placed &placed : all) {
    if (QLayout *part = placed.item->layout())
      grid->addLayout(part, placed.row, 0, placed.alignment);
    else
      grid->addItem(placed.item, placed.row, 0, 1, 1, placed.alignment);
  }
  grid->setColumnStretch(0, 1);
  grid->setColumnStretch(1, 0);
}

}  // namespace janso
