// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the table shows of the coach: a mark on the advised tile or button, and which action is looked at.
#include <QPainterPath>

#include "widgets/tablewidget.h"
#include "widgets/theme.h"

namespace janso {

void TableWidget::setAdvised(const std::optional<Action> &action) {
  if (action == m_advised)
    return;
  updateDevice(advisedArea());
  m_advised = action;
  updateDevice(advisedArea());
}

QRect TableWidget::waitsRect() const {
  return m_showWaits && !handIsHidden() ? toLogical(m_waits.rect(m_geometry)) : QRect();
}

void TableWidget::updateConsidered() {
  std::optional<Action> now;
  if (m_flow.isActive() && !handIsHidden() && !m_orders.isShown()) {
    if (m_hover.what == Hot::HandTile)
      now = m_flow.discardAt(m_hover.index);
    else if (m_hover.what == Hot::Prompt)
      now = m_flow.pressAt(m_hover.index, m_hover.choice);
    const FlowFocus &focus = m_flow.focus();
    if (!now)
      now = focus.area == FocusArea::Prompt ? m_flow.pressAt(focus.button, focus.choice)
                                            : m_flow.discardAt(focus.tile);
  }
  if (now == m_considered)
    return;
  m_considered = now;
  Q_EMIT consideredChanged();
}

// Where the mark may be: above the hand and the buttons.
QRect TableWidget::advisedArea() const {
  const int room = m_geometry.px(0.5);
  return m_scene.groups[kHandGroup].bounds(m_geometry.unit()).adjusted(0, -2 * room, 0, 0) |
         m_prompt.bounds(m_geometry).adjusted(0, -room, 0, 0);
}

// The top edge of the advised tile or button; null when it is not on the table now.
QRect TableWidget::advisedMark() const {
  if (!m_flow.isClaim()) {
    for (int index = 0; index < m_flow.tiles(); ++index) {
      std::optional<Action> thrown = m_flow.discardAt(index);
      // The tile of a riichi is marked before and after the choice of riichi.
      if (thrown && m_advised->type == ActionType::Riichi)
        thrown->type = ActionType::Riichi;
      if (thrown == m_advised)
        return handTileRect(index).translated(0, -qRound(riseOf(index) * m_geometry.handTile()));
    }
  }
  const std::vector<PromptButton> &buttons = m_flow.buttons();
  for (std::size_t i = 0; i < buttons.size() && i < m_prompt.items().size(); ++i) {
    const PromptItem &item = m_prompt.items()[i];
    const QPoint button(0, qRound(0.15 * m_geometry.handTile()));  // has no cap, unlike a tile
    for (std::size_t choice = 0; choice < buttons[i].choices.size(); ++choice) {
      if (!(buttons[i].choices[choice] == *m_advised))
        continue;
      const bool several = buttons[i].choices.size() > 1 && choice < item.shapes.size();
      return (several ? item.shapes[choice].area : item.rect).translated(button);
    }
  }
  return {};
}

// A small diamond over the tile: a shape of its own, so that it is told from cursor and dora without colours.
void TableWidget::paintAdvised(QPainter &painter) {
  const QRect at = advisedMark();
  if (at.isNull())
    return;
  const qreal half = std::max(4.0 * m_geometry.ratio(), m_geometry.fx(0.17));
  const qreal x = at.center().x() + 0.5;
  const qreal y = at.top() - 0.15 * m_geometry.handTile() - 1.2 * half;
  QPainterPath diamond(QPointF(x, y - half));
  diamond.lineTo(x + half, y);
  diamond.lineTo(x, y + half);
  diamond.lineTo(x - half, y);
  diamond.closeSubpath();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(QColor::fromRgba(theme::kOnAmber), m_geometry.dot()));
  painter.setBrush(QColor::fromRgba(theme::kAmber));
  painter.drawPath(diamond);
  painter.restore();
}

}  // namespace janso
