// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A page beside the table that is made when it is first wanted: the program starts without it.
//
// Its desk makes it, puts it here, and connects it afterwards; whatever is asked of a page that is not there
// yet has its answer in the desk.
#pragma once

#include <QSizePolicy>
#include <QStackedWidget>

namespace janso {

template <typename Page>
class LatePage {
 public:
  // The stack must outlive this.
  explicit LatePage(QStackedWidget *stack) : m_stack(stack) {}

  bool isMade() const { return m_page != nullptr; }
  // nullptr until it is made.
  Page *get() const { return m_page; }
  Page *operator->() const {
    Q_ASSERT(m_page != nullptr);
    return m_page;
  }
  bool isShown() const { return m_page != nullptr && m_stack->currentWidget() == m_widget; }

  // Into the stack, which owns it then. A page that is not shown has no say in how small the window may be.
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
    m_stack->updateGeometry();  // a hidden page does not tell
  }

  QStackedWidget *m_stack;
  Page *m_page = nullptr;
  QWidget *m_widget = nullptr;  // the same, for who does not know its type
};

}  // namespace janso
