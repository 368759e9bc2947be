// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the table shows of the coach: a mark on the advised tile or button, and which action is looked at.
#include <QPainterPath>
#include <algorithm>

#include "rules/actionkinds.h"
#include "widgets/tablewidget.h"
#include "widgets/theme.h"

namespace janso {

namespace {
constexpr qreal kCap = 0.15;  // of a standing tile, in its widths
}

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
    if (m_hover.what == Hot::HandTile && !m_keysLast)
      now = m_flow.discardAt(m_hover.index);
    else if (m_hover.what == Hot::Prompt && !m_keysLast)
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

// The cursor goes there too, whatever the pointer rests on.
std::optional<Action> TableWidget::selectTile(int index) {
  m_flow.setFocusTile(index);
  m_selected = index;
  m_keysLast = true;
  return std::nullopt;
}

// For clicks and number keys alike.
std::optional<Action> TableWidget::throwTile(int index) {
  const bool first = m_selected != index;
  if (first && (stopsFor(m_flow.discardAt(index)) || m_options.twoStepDiscard))
    return selectTile(index);
  m_flow.setFocusTile(index);
  return m_flow.discard(index);
}

// Enter: while the pointer rests on something else, what the cursor is on was not looked at.
std::optional<Action> TableWidget::acceptFocused() {
  m_keysLast = true;
  const FlowFocus &focus = m_flow.focus();
  const bool onTile = focus.area == FocusArea::Hand;
  if (onTile && m_selected != focus.tile && stopsFor(m_flow.discardAt(focus.tile)))
    return selectTile(focus.tile);
  if (!onTile && stopsFor(m_flow.pressAt(focus.button, focus.choice)))
    return std::nullopt;
  return m_flow.accept();
}

// The key for the drawn tile names no tile, and needs no second press but for a warning.
std::optional<Action> TableWidget::throwDrawn() {
  const int drawn = m_flow.tiles() - 1;
  const bool throws = m_flow.isActive() && !m_flow.isClaim() && !m_flow.isChoosingRiichi() &&
                      !m_flow.offersWin() && m_view.me().hasDrawn;
  const bool stops = throws && m_selected != drawn && stopsFor(m_flow.discardAt(drawn));
  return stops ? selectTile(drawn) : m_flow.defaultAction();
}

// The letter of a button. Of several shapes it only goes to the next one, which is looked at then.
std::optional<Action> TableWidget::pressButton(int button, PromptKind kind) {
  m_keysLast = true;
  const bool single = m_flow.buttons()[static_cast<std::size_t>(button)].choices.size() == 1;
  if (single && stopsFor(m_flow.pressAt(button, 0))) {
    m_flow.setFocusButton(button, 0);
    return std::nullopt;
  }
  return m_flow.pressKind(kind);
}

bool TableWidget::asksAgain() const {
  return m_stopped && m_considered == m_stopped;
}

// Whether there is a warning of this that nobody has seen yet.
bool TableWidget::stopsFor(const std::optional<Action> &action) {
  const bool unseen = action && action != m_considered && m_caution && m_caution(*action);
  m_stopped = unseen ? action : std::nullopt;
  return unseen;
}

// Where the mark may be: above the hand and the buttons.
QRect TableWidget::advisedArea() const {
  const int room = m_geometry.px(0.5);
  return m_scene.groups[kHandGroup].bounds(m_geometry.unit()).adjusted(0, -2 * room, 0, 0) |
         m_prompt.bounds(m_geometry).adjusted(0, -room, 0, 0);
}

// What the mark stands on: the advised tile or button, or for a riichi both the button and the tile.
QList<QRect> TableWidget::advisedMarks() const {
  QList<QRect> marks;
  const bool declares = isRiichi(m_advised->type);
  for (int index = 0; index < m_flow.tiles() && marks.isEmpty(); ++index) {
    std::optional<Action> thrown = m_flow.discardAt(index);
    if (thrown && declares)
      thrown->type = m_advised->type;
    if (thrown == m_advised)
      marks << handTileRect(index).translated(0, -qRound(riseOf(index) * m_geometry.handTile()));
  }
  const QPoint button(0, qRound(kCap * m_geometry.handTile()));  // has no cap, unlike a tile
  const std::vector<PromptButton> &buttons = m_flow.buttons();
  for (std::size_t i = 0; i < buttons.size() && i < m_prompt.items().size(); ++i) {
    const PromptItem &item = m_prompt.items()[i];
    const std::vector<Action> &choices = buttons[i].choices;
    const auto found = std::find(choices.begin(), choices.end(), *m_advised);
    if (found == choices.end())
      continue;
    const auto choice = static_cast<std::size_t>(found - choices.begin());
    const bool several = !declares && choices.size() > 1 && choice < item.shapes.size();
    marks << (several ? item.shapes[choice].area : item.rect).translated(button);
  }
  return marks;
}

// A small diamond above: a shape of its own, so that it is told from cursor and dora without colours.
void TableWidget::paintAdvised(QPainter &painter) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(QColor::fromRgba(theme::kOnAmber), m_geometry.dot()));
  painter.setBrush(QColor::fromRgba(theme::kAmber));
  const qreal half = std::max(4.0 * m_geometry.ratio(), m_geometry.fx(0.17));
  for (const QRect &at : advisedMarks()) {
    const qreal x = at.center().x() + 0.5;
    const qreal y = at.top() - kCap * m_geometry.handTile() - 1.2 * half;
    QPainterPath diamond(QPointF(x, y - half));
    diamond.lineTo(x + half, y);
    diamond.lineTo(x, y + half);
    diamond.lineTo(x - half, y);
    diamond.closeSubpath();
    painter.drawPath(diamond);
  }
  painter.restore();
}

}  // namespace janso
