// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/yaku/yakulist.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

#include "widgets/controls/keygroups.h"
#include "widgets/yaku/yakurow.h"

namespace janso {

YakuList::YakuList(QWidget *parent) : QListView(parent), m_delegate(new YakuRowDelegate(this)) {
  setModel(&m_model);
  setItemDelegate(m_delegate);
  setMouseTracking(true);
  setVerticalScrollMode(ScrollPerPixel);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSelectionMode(SingleSelection);
  setEditTriggers(NoEditTriggers);
  setFrameShape(QFrame::NoFrame);
  setAccessibleName(tr("All yaku"));
  connect(&m_model, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
    m_kept = current();
    m_scrolled = verticalScrollBar()->value();
  });
  // The view was connected first, by setModel(), and has forgotten both by now.
  connect(&m_model, &QAbstractItemModel::modelReset, this, [this] {
    if (m_kept)
      setCurrent(*m_kept);
    verticalScrollBar()->setValue(m_scrolled);
    nameRows();
  });
  nameRows();
}

// All names have one size, whichever rows are in view.
void YakuList::nameRows() {
  QStringList names;
  QStringList seconds;
  for (int row = 0; row < m_model.rowCount(); ++row) {
    const QModelIndex index = m_model.index(row);
    if (!YakuModel::idOf(index))
      continue;
    names << index.data(YakuModel::NameRole).toString();
    seconds << index.data(YakuModel::SecondRole).toString();
  }
  m_delegate->setNames(names, seconds, m_model.hasBothNames());
}

void YakuList::setPainter(TilePainter *painter) {
  m_delegate->setPainter(painter);
}

void YakuList::setSituation(const std::shared_ptr<const YakuSituation> &situation) {
  const bool wasKnown = m_model.knowsHand();
  m_model.setSituation(situation);
  m_delegate->setAwayShown(m_model.knowsHand());
  if (wasKnown == m_model.knowsHand()) {
    arrange();
    return;
  }
  // It is another list, whatever is pointed at.
  m_model.arrange();
  viewport()->update();
  if (const std::optional<YakuId> id = current())
    showInMiddle(*id);
}

void YakuList::showInMiddle(YakuId id) {
  scrollTo(m_model.indexOf(id), PositionAtCenter);
  QScrollBar *bar = verticalScrollBar();
  const int row = YakuRowDelegate::rowHeight();
  bar->setValue(bar->value() / row * row);
}

void YakuList::arrange() {
  const bool inUse = m_hovered.has_value() || (hasFocus() && current());
  if (!inUse)
    m_model.arrange();
}

std::optional<YakuId> YakuList::current() const {
  return YakuModel::idOf(currentIndex());
}

void YakuList::setCurrent(YakuId id) {
  if (const QModelIndex index = m_model.indexOf(id); index.isValid())
    setCurrentIndex(index);
}

QRect YakuList::rowRect(YakuId id) const {
  return visualRect(m_model.indexOf(id));
}

// Whole rows, also at the end of the list.
void YakuList::fitRows() {
  const int row = YakuRowDelegate::rowHeight();
  setViewportMargins(0, 0, 0, height() < 2 * row ? 0 : height() % row);
  verticalScrollBar()->setSingleStep(row);
}

void YakuList::resizeEvent(QResizeEvent *event) {
  fitRows();
  QListView::resizeEvent(event);
}

void YakuList::changeEvent(QEvent *event) {
  QListView::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    setAccessibleName(tr("All yaku"));
  if (event->type() == QEvent::FontChange) {
    nameRows();
    fitRows();
  }
}

void YakuList::mouseMoveEvent(QMouseEvent *event) {
  QListView::mouseMoveEvent(event);
  const QModelIndex index = indexAt(event->position().toPoint());
  const std::optional<YakuId> id = YakuModel::idOf(index);
  if (id == m_hovered)
    return;
  m_hovered = id;
  if (id)
    Q_EMIT pointedAt(*id);
  else
    Q_EMIT rowLeft();
}

void YakuList::leaveEvent(QEvent *event) {
  QListView::leaveEvent(event);
  m_hovered.reset();
  arrange();
  Q_EMIT rowLeft();
}

void YakuList::keyPressEvent(QKeyEvent *event) {
  if (isEnter(event->key())) {
    if (const std::optional<YakuId> id = current())
      Q_EMIT rowActivated(*id);
    return;
  }
  if (event->key() == Qt::Key_Escape) {
    event->ignore();
    return;
  }
  QListView::keyPressEvent(event);
}

void YakuList::focusInEvent(QFocusEvent *event) {
  QListView::focusInEvent(event);
  if (event->reason() == Qt::MouseFocusReason)
    return;
  for (int row = 0; row < m_model.rowCount() && !current(); ++row) {
    if (YakuModel::idOf(m_model.index(row, 0)))
      setCurrentIndex(m_model.index(row, 0));
  }
  if (const std::optional<YakuId> id = current())
    Q_EMIT rowChosen(*id);
}

void YakuList::focusOutEvent(QFocusEvent *event) {
  QListView::focusOutEvent(event);
  arrange();
}

void YakuList::hideEvent(QHideEvent *event) {
  QListView::hideEvent(event);
  m_hovered.reset();
}

void YakuList::currentChanged(const QModelIndex &index, const QModelIndex &previous) {
  QListView::currentChanged(index, previous);
  const std::optional<YakuId> id = YakuModel::idOf(index);
  if (id && hasFocus()) {
    scrollTo(index);
    Q_EMIT rowChosen(*id);
  }
}

}  // namespace janso
