// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/sidelist.h"

#include <QBoxLayout>
#include <QEvent>
#include <QListWidget>
#include <algorithm>

#include "widgets/look/fonts.h"

namespace janso {

namespace {

constexpr qreal kMostListGrowth = 1.5;  // beyond that its rows wrap

}  // namespace

SideList::SideList(QListWidget *list, QBoxLayout *row, int sideBySideFrom, int width)
    : QObject(list), m_list(list), m_row(row), m_sideBySideFrom(sideBySideFrom), m_width(width) {
  m_list->setResizeMode(QListView::Adjust);
  m_list->installEventFilter(this);
  m_list->window()->installEventFilter(this);
  place();
}

bool SideList::eventFilter(QObject *watched, QEvent *event) {
  const bool resized = event->type() == QEvent::Resize;
  const bool restyled = event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange ||
                        event->type() == QEvent::Show;
  if (watched == m_list && m_above && (resized || restyled || event->type() == QEvent::LayoutRequest))
    QMetaObject::invokeMethod(this, &SideList::fitHeight, Qt::QueuedConnection);
  else if (watched == m_list->window() && (resized || restyled))
    place();
  return QObject::eventFilter(watched, event);
}

void SideList::place() {
  const qreal text = theme::textScale();
  m_above = m_list->window()->width() < qRound(m_sideBySideFrom * text);
  m_row->setDirection(m_above ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  m_list->setFlow(m_above ? QListView::LeftToRight : QListView::TopToBottom);
  m_list->setWrapping(m_above);
  m_list->setWordWrap(!m_above);
  m_list->setVerticalScrollBarPolicy(m_above ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
  if (m_above) {
    m_list->setMinimumWidth(0);
    m_list->setMaximumWidth(QWIDGETSIZE_MAX);
    fitHeight();
  } else {
    m_list->setFixedWidth(qRound(m_width * std::min(text, kMostListGrowth)));
    m_list->setMinimumHeight(0);
    m_list->setMaximumHeight(QWIDGETSIZE_MAX);
  }
}

void SideList::fitHeight() {
  if (!m_above)
    return;
  int bottom = 0;
  for (int row = 0; row < m_list->count(); ++row)
    bottom = std::max(bottom, m_list->visualItemRect(m_list->item(row)).bottom() + 1);
  m_list->setFixedHeight(bottom + m_list->height() - m_list->viewport()->height());
}

}  // namespace janso
