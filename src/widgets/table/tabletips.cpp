// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/tabletips.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>

#include "widgets/table/cardplace.h"

namespace janso {

TableTips::TableTips(const Table &table, const std::function<QList<QRect>()> &never)
    : m_table(table),
      m_card(new ReasonCard(
          table.items.tilePainter(),
          [this, never](const QList<int> &widths, const std::function<int(int)> &heightFor) {
            return placeTipOn(m_table.state, m_about, never(), {widths, heightFor});
          },
          [this] { return cardScale(m_table.state.geometry); }, table.widget, ReasonCard::Use::Tip)) {}

bool TableTips::see(const QEvent &event) {
  const qreal ratio = m_table.state.geometry.ratio();
  switch (event.type()) {
    case QEvent::ToolTip:
      m_at = static_cast<const QHelpEvent &>(event).pos() * ratio;
      refresh();
      return true;
    case QEvent::MouseMove: {
      const QPoint at = (static_cast<const QMouseEvent &>(event).position() * ratio).toPoint();
      // Along what it speaks of one may move.
      if (m_at && m_shown.area.contains(at))
        m_at = at;
      else
        clear();
      break;
    }
    case QEvent::Leave:
    case QEvent::MouseButtonPress:
    case QEvent::Hide:
      clear();
      break;
    case QEvent::KeyPress:
      // Escape closes only what is topmost (escapeorder.h).
      if (static_cast<const QKeyEvent &>(event).key() != Qt::Key_Escape)
        clear();
      break;
    default:
      break;
  }
  return false;
}

bool TableTips::hide() {
  const bool was = m_at && m_card->isShown();
  clear();
  return was;
}

void TableTips::clear() {
  if (m_at) {
    m_at.reset();
    refresh();
  }
}

void TableTips::refresh() {
  std::optional<TableTip> now = m_table.items.heldTip();
  if (!now && m_at)
    now = m_table.items.tipAt(*m_at);
  if (!now || now->text.isEmpty()) {
    m_shown = {};
    m_card->close();
    return;
  }
  if (m_card->isShown() && m_shown == *now)
    return;
  m_shown = *now;
  m_about = toLogical(m_table.state.geometry, now->area);
  m_card->showCard(now->text, true);
}

}  // namespace janso
