// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/makescrollable.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QList>
#include <QScrollArea>
#include <QStackedWidget>
#include <utility>

#include "widgets/look/fonts.h"

namespace janso {

namespace {

// The least height of contents that wrap follows from their width alone.
class HeightFitter : public QObject {
 public:
  explicit HeightFitter(QWidget *contents) : QObject(contents), m_contents(contents) {
    contents->installEventFilter(this);
    fit();
  }
  // Comes before the area, which then asks for the height.
  bool eventFilter(QObject *watched, QEvent *event) override {
    if (event->type() == QEvent::LayoutRequest)
      fit();
    return QObject::eventFilter(watched, event);
  }

 private:
  void fit() {
    const QLayout *layout = m_contents->layout();
    const bool wraps = layout != nullptr && layout->hasHeightForWidth();
    QSizePolicy policy = m_contents->sizePolicy();
    policy.setVerticalPolicy(wraps ? QSizePolicy::Ignored : QSizePolicy::Preferred);
    m_contents->setSizePolicy(policy);
  }

  QWidget *m_contents;
};

// The keys reach what is in it, and it follows them.
QScrollArea *scrolling(QWidget *contents) {
  auto *area = new QScrollArea;
  area->setFrameShape(QFrame::NoFrame);
  area->setWidgetResizable(true);
  area->setFocusPolicy(Qt::NoFocus);
  area->setWidget(contents);
  endWithContents(area);
  return area;
}

constexpr int kLeastListHeight = 90;  // of a column above the other, times the size of texts
constexpr int kLeastPartHeight = 220;

// Turns the columns as the window grows.
class ColumnTurner : public QObject {
 public:
  ColumnTurner(QHBoxLayout *columns, QWidget *side, int sideBySideFrom)
      : QObject(side), m_columns(columns), m_side(side), m_sideBySideFrom(sideBySideFrom) {
    side->window()->installEventFilter(this);
  }
  bool eventFilter(QObject *watched, QEvent *event) override {
    const bool above = m_side->window()->width() < m_sideBySideFrom * theme::textScale();
    if ((event->type() == QEvent::Resize || event->type() == QEvent::Show) && above != m_above) {
      m_above = above;
      turn();
    }
    return QObject::eventFilter(watched, event);
  }

 private:
  void turn() {
    m_columns->setDirection(m_above ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    if (m_above)
      m_widths = {m_side->minimumWidth(), m_side->maximumWidth()};
    m_side->setMinimumWidth(m_above ? 0 : m_widths.first);
    m_side->setMaximumWidth(m_above ? QWIDGETSIZE_MAX : m_widths.second);
    for (auto *list : m_side->findChildren<QAbstractItemView *>(Qt::FindDirectChildrenOnly))
      list->setMinimumHeight(m_above ? qRound(kLeastListHeight * theme::textScale()) : 0);
    QWidget *part = m_columns->itemAt(m_columns->count() - 1)->widget();
    part->setMinimumHeight(m_above ? qRound(kLeastPartHeight * theme::textScale()) : 0);
  }

  QHBoxLayout *m_columns;
  QWidget *m_side;
  int m_sideBySideFrom;
  bool m_above = false;
  std::pair<int, int> m_widths;
};

}  // namespace

void endWithContents(QScrollArea *area) {
  new HeightFitter(area->widget());
}

void makeScrollable(QStackedWidget *pages) {
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

QWidget *makeScrollable(QWidget *page) {
  auto *contents = new QWidget;
  contents->setLayout(page->layout());  // takes it from the page
  auto *around = new QVBoxLayout(page);
  around->setContentsMargins({});
  around->addWidget(scrolling(contents));
  return contents;
}

QWidget *makeScrollable(QBoxLayout *row, QWidget *part) {
  const int index = row->indexOf(part);
  const int stretch = row->stretch(index);
  delete row->takeAt(index);
  QWidget *area = scrolling(part);
  row->insertWidget(index, area, stretch);
  return area;
}

void makeScrollable(QBoxLayout *row, QLayout *part) {
  const int index = row->indexOf(part);
  const int stretch = row->stretch(index);
  row->removeItem(part);
  part->setParent(nullptr);
  auto *contents = new QWidget;
  contents->setLayout(part);
  row->insertWidget(index, scrolling(contents), stretch);
}

void stackColumns(QHBoxLayout *columns, QWidget *side, int sideBySideFrom) {
  auto *outer = static_cast<QBoxLayout *>(side->parentWidget()->layout());
  const int index = outer->indexOf(columns);
  const int stretch = outer->stretch(index);
  outer->removeItem(columns);
  columns->setParent(nullptr);
  auto *contents = new QWidget;
  contents->setLayout(columns);
  outer->insertWidget(index, scrolling(contents), stretch);
  new ColumnTurner(columns, side, sideBySideFrom);
}

bool areFieldsStacked() {
  constexpr qreal kFrom = 1.4;
  return theme::textScale() > kFrom;
}

void stackFields(QGridLayout *grid) {
  const int every = grid->columnCount();
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
    all << Placed{item, every * row + column, item->alignment()};
  }
  for (const Placed &placed : all) {
    if (QLayout *part = placed.item->layout())
      grid->addLayout(part, placed.row, 0, placed.alignment);
    else
      grid->addItem(placed.item, placed.row, 0, 1, 1, placed.alignment);
  }
  grid->setColumnStretch(0, 1);
  for (int column = 1; column < every; ++column)
    grid->setColumnStretch(column, 0);
}

}  // namespace janso
