// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/tablearea.h"

#include <QVBoxLayout>

#include "widgets/results/handendpage.h"
#include "widgets/results/matchendpage.h"
#include "widgets/table/notice.h"
#include "widgets/table/tablewidget.h"

namespace janso {

TableArea::TableArea(QWidget *parent)
    : QWidget(parent),
      m_table(new TableWidget(this)),
      m_handEnd(new HandEndPage(m_table->tilePainter(), this)),
      m_matchEnd(new MatchEndPage(m_table->tilePainter(), this)),
      m_notice(new Notice(this)) {
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins({});
  layout->addWidget(m_table);
  setFocusProxy(m_table);
  m_handEnd->hide();
  m_matchEnd->hide();
  m_notice->setPlace([this](const QList<int> &widths, const std::function<int(int)> &heightFor) {
    const QWidget *page = pageOver();
    return page != nullptr ? placeNoticeOver(*page, {widths, heightFor})
                           : m_table->strip()->placeFor({widths, heightFor});
  });
  m_notice->setStrip(m_table->strip());
  m_table->escapes().add(EscapeLayer::Notice, [this] { return m_table->strip()->closeTop(m_notice); });
}

QWidget *TableArea::pageOver() const {
  for (QWidget *page : {static_cast<QWidget *>(m_handEnd), static_cast<QWidget *>(m_matchEnd)}) {
    if (page->isVisible())
      return page;
  }
  return nullptr;
}

}  // namespace janso
