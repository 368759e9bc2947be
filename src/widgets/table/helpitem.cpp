// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/helpitem.h"

#include <utility>

namespace janso {

QString HelpItem::label(const HelpButton &button) {
  //: A button at the table: its name, its key
  return button.key.isEmpty() ? button.name : tr("%1 (%2)").arg(button.name, button.key);
}

QRect HelpItem::bounds() const {
  QRect area;
  for (int i = 0; i < geometry().helpButtons(); ++i)
    area |= geometry().helpButton(i);
  return area;
}

QRegion HelpItem::refresh() {
  std::array<QString, 2> labels{label(m_state.helps[0]), label(m_state.helps[1])};
  return std::exchange(m_shown, labels) == labels ? QRegion() : QRegion(bounds());
}

void HelpItem::paint(QPainter &painter, const QRect &) {
  const int pressed = m_state.pressed.item == this ? m_state.pressed.part : -1;
  m_plaques.paintHelpButtons(painter, geometry(), m_shown, m_state.hovered(this), pressed);
}

std::optional<TableHit> HelpItem::hit(QPoint at) {
  for (int i = 0; i < geometry().helpButtons(); ++i) {
    if (geometry().helpButton(i).contains(at))
      return TableHit{this, i};
  }
  return std::nullopt;
}

void HelpItem::press(const TableHit &hit) {
  m_host.press(hit.part == 0 ? TableCorner::Hint : TableCorner::YakuList);
}

std::optional<TableTip> HelpItem::tip(QPoint at) {
  const std::optional<TableHit> on = hit(at);
  if (!on)
    return std::nullopt;
  return TableTip{m_state.helps[static_cast<std::size_t>(on->part)].tip, geometry().helpButton(on->part)};
}

QList<SpokenItem> HelpItem::spoken() {
  QList<SpokenItem> items;
  for (int i = 0; i < geometry().helpButtons(); ++i) {
    items.append({geometry().helpButton(i),
                  label(m_state.helps[static_cast<std::size_t>(i)]),
                  true,
                  false,
                  {this, i}});
  }
  return items;
}

}  // namespace janso
