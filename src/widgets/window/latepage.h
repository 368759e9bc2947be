// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A page next to the table that is made on first use, so that the program starts without it.
//
// Its desk makes the page, puts it here and then connects it. While the page does not exist, the desk answers
// all queries about it.
#pragma once

#include <QSizePolicy>
#include <QStackedWidget>

namespace janso {

template <typename Page>
class LatePage {
 public:
  // The stack must outlive it.
  explicit LatePage(QStackedWidget *stack) : m_stack(stack) {}

  bool isMade() const { return m_page != nullptr; }
  // nullptr until it is made.
  Page *get() const { return m_page; }
  Page *operator->() const {
    Q_ASSERT(m_page != nullptr);
    return m_page;
  }
  bool isShown() const { return m_page != nullptr && m_stack->currentWidget() == m_widget; }

  // Adds the page to the stack, which then owns it. A hidden page does not affect the minimum size of the
  // window.
  void put(Page *page) {
    Q_ASSERT(m_page == nullptr);
    m_page = page;
    m_widget = page;
    fit();
    m_stack->addWidget(page);
    QObject::connect(m_stack, &QStackedWidget::currentChanged, page, [this] { fit(); });
  }

 private:
  void fit() {
    const QSizePolicy::Policy policy = isShown() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
    m_widget->setSizePolicy(policy, policy);
    m_stack->updateGeometry();  // because a hidden page does not notify its layout
  }

  QStackedWidget *m_stack;
  Page *m_page = nullptr;
  QWidget *m_widget = nullptr;  // the same page, for code that does not know its type
};

}  // namespace janso
