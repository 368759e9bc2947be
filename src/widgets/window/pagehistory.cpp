// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/pagehistory.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace janso {

namespace {

void call(const std::function<void()> &what) {
  if (what)
    what();
}

}  // namespace

PageHistory::PageHistory(QStackedWidget *stack, QObject *parent) : QObject(parent), m_stack(stack) {}

QWidget *PageHistory::page() const {
  return m_entries.empty() ? nullptr : m_entries.back().visit.page;
}

bool PageHistory::canGoBack() const {
  return m_entries.size() > 1 && !m_entries.back().visit.pinned;
}

void PageHistory::leave() {
  if (m_entries.empty())
    return;
  Entry &top = m_entries.back();
  call(top.visit.leave);
  top.focus = top.visit.page->focusWidget();
}

void PageHistory::open(const PageVisit &visit) {
  Q_EMIT opening(visit);
  leave();
  m_entries.push_back({visit});
  m_stack->setCurrentWidget(visit.page);
  Q_EMIT changed();
}

void PageHistory::replace(const PageVisit &visit) {
  leave();
  const Entry gone = std::exchange(m_entries.back(), {visit});
  m_stack->setCurrentWidget(visit.page);
  call(gone.visit.end);
  Q_EMIT changed();
}

bool PageHistory::back() {
  if (!canGoBack())
    return false;
  leave();
  const Entry gone = std::move(m_entries.back());
  m_entries.pop_back();
  showTop();
  call(gone.visit.end);
  Q_EMIT changed();
  return true;
}

void PageHistory::remove(QWidget *page) {
  const bool onTop = page == this->page();
  const auto first = std::stable_partition(m_entries.begin(), m_entries.end(),
                                           [page](const Entry &each) { return each.visit.page != page; });
  const std::vector<Entry> gone(std::make_move_iterator(first), std::make_move_iterator(m_entries.end()));
  m_entries.erase(first, m_entries.end());
  if (gone.empty())
    return;
  if (onTop && !m_entries.empty())
    showTop();
  for (const Entry &each : gone)
    call(each.visit.end);
  Q_EMIT changed();
}

void PageHistory::showTop() {
  const Entry top = m_entries.back();
  QWidget *page = top.visit.page;
  m_stack->setCurrentWidget(page);
  call(top.visit.resume);
  // What had the focus may be hidden by now.
  for (QWidget *each : {top.focus.data(), page->focusWidget(), page}) {
    if (each == page || (each != nullptr && each->isVisibleTo(page) && each->isEnabled())) {
      each->setFocus();
      return;
    }
  }
}

}  // namespace janso
