// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the table widget tells a screen reader, and the waits of the own hand.
#include <QAccessible>
#include <QStringList>

#include "widgets/reasoncard.h"
#include "widgets/reasontexts.h"
#include "widgets/tablewidget.h"
#include "widgets/tablewords.h"
#include "widgets/teachmarkup.h"
#include "widgets/words.h"

namespace janso {

bool TableWidget::isDora(Tile tile) const {
  if (!tile.isKnown())
    return false;
  for (Tile indicator : m_view.board.doraIndicators) {
    if (indicator.isKnown() && doraOf(indicator.kind(), m_view.board.seats()) == tile.kind())
      return true;
  }
  return tile.isRed();
}

QString TableWidget::handText() const {
  if (handIsHidden())
    return tr("The hand is closed");
  QStringList names;
  for (Tile tile : m_hand)
    names.append(tileName(tile));
  QString text = names.join(QStringLiteral(", "));
  if (m_view.me().hasDrawn && m_view.drawn.isKnown())
    text = tr("%1; drawn: %2").arg(text, tileName(m_view.drawn));
  return text;
}

QList<TableWidget::SpokenItem> TableWidget::spokenItems() const {
  QList<SpokenItem> items;
  if (m_curtain.isShown()) {
    for (int i = 0; i < 2; ++i)
      items.append({toLogical(m_curtain.button(m_geometry, i)), Curtain::buttonText(i), true, i == 1});
    return items;
  }
  if (m_orders.isShown()) {
    for (int i = 0; i <= m_orders.count(); ++i) {
      const QString state = i == m_orders.count() ? QString()
                            : m_orders.isArmed(i) ? tr(", armed")
                                                  : tr(", not armed");
      items.append(
          {toLogical(m_orders.itemRect(i)), m_orders.itemText(i) + state, true, m_orders.focus() == i});
    }
    return items;
  }
  const FlowFocus &focus = m_flow.focus();
  const auto &tiles = m_scene.groups[kHandGroup].tiles;
  for (std::size_t i = 0; i < tiles.size() && !handIsHidden(); ++i) {
    const bool drawn = i == m_hand.size();
    QString name = tileName(tiles[i].tile);
    if (isDora(tiles[i].tile))
      name = tr("%1, dora").arg(name);
    if (drawn)
      name = tr("%1, drawn").arg(name);
    items.append({toLogical(tiles[i].bounds()), name, true,
                  focus.area == FocusArea::Hand && focus.tile == static_cast<int>(i)});
  }
  for (std::size_t i = 0; i < m_prompt.items().size(); ++i) {
    const PromptItem &item = m_prompt.items()[i];
    QStringList shapes;
    for (const PromptShape &shape : item.shapes) {
      QStringList names;
      for (Tile tile : shape.tiles)
        names.append(tileName(tile));
      shapes.append(names.join(QLatin1Char(' ')));
    }
    const QString name = shapes.isEmpty() ? item.text : tr("%1: %2").arg(item.text, shapes.join(tr(", or ")));
    items.append({toLogical(item.rect), name, true,
                  focus.area == FocusArea::Prompt && focus.button == static_cast<int>(i)});
  }
  if (const QRect furiten = furitenRect(); !furiten.isNull())
    items.append({toLogical(furiten), plainText(furitenReason(m_view)), true});
  items.append(spokenTable());
  items.append(spokenToggles());
  return items;
}

QList<TableWidget::SpokenItem> TableWidget::spokenToggles() const {
  QList<SpokenItem> items;
  for (int i = 0; i < m_geometry.toggles(); ++i) {
    const QString name = PlaquePainter::toggleText(i);
    items.append(
        {toLogical(m_geometry.toggle(i)),
         m_toggles.*kPills[static_cast<std::size_t>(i)] ? tr("%1, on").arg(name) : tr("%1, off").arg(name),
         true});
  }
  return items;
}

// What lies open, for who asks: it is read, never pressed.
QList<TableWidget::SpokenItem> TableWidget::spokenTable() const {
  QList<SpokenItem> items;
  if (!isDealt(m_view.board))
    return items;
  items.append(
      {toLogical(m_geometry.doraPlaque()), doraText(m_view.board).replace(u'\n', QStringLiteral(". "))});
  QStringList scores{m_centreState.round, tr("%n tile(s) left", nullptr, m_centreState.tilesLeft)};
  for (int rel = 0; rel < 4; ++rel) {
    const auto r = static_cast<std::size_t>(rel);
    if (!m_centreState.seated[r])
      continue;
    scores.append(tr("%1 %2: %3", "wind, name, points")
                      .arg(windName(m_centreState.winds[r]), m_plates[r].name)
                      .arg(m_centreState.scores[r]));
  }
  items.append({toLogical(m_geometry.panel()), scores.join(QStringLiteral("; "))});
  for (int rel = 0; rel < 4; ++rel) {
    const PlateState &plate = m_plates[static_cast<std::size_t>(rel)];
    if (!plate.known || plate.marks.isEmpty())
      continue;
    const QString marks = seatMarkTexts(plate.marks, m_view.rules()).join(QLatin1Char(' '));
    items.append(
        {toLogical(m_geometry.namePlate(rel)), tr("%1: %2", "name, markers").arg(plate.name, marks)});
  }
  for (int rel = 0; rel < 4; ++rel) {
    const auto group = [rel, this](int first) {
      return m_scene.groups[static_cast<std::size_t>(first + rel)];
    };
    const auto names = [](const SceneGroup &tiles) {
      QStringList list;
      for (const SceneTile &tile : tiles.tiles)
        list.append(tileName(tile.tile));
      return list.join(QStringLiteral(", "));
    };
    const QString owner = m_plates[static_cast<std::size_t>(rel)].name;
    if (const SceneGroup pond = group(kPondGroup); !pond.tiles.empty())
      items.append({toLogical(pond.bounds(0)), tr("Discards of %1: %2").arg(owner, names(pond))});
    if (const SceneGroup melds = group(kMeldGroup); !melds.tiles.empty())
      items.append({toLogical(melds.bounds(0)), tr("Melds of %1: %2").arg(owner, names(melds))});
    if (const SceneGroup norths = group(kKitaGroup); !norths.tiles.empty()) {
      items.append(
          {toLogical(norths.bounds(0)),
           tr("%1 has set %n North(s) aside", nullptr, static_cast<int>(norths.tiles.size())).arg(owner)});
    }
    QStringList shown;
    for (const SceneTile &tile : group(kHandGroup).tiles) {
      if (rel > 0 && tile.pose == TilePose::Lying && tile.tile.isKnown())
        shown.append(tileName(tile.tile));
    }
    if (!shown.isEmpty()) {
      items.append({toLogical(group(kHandGroup).bounds(0)),
                    tr("Open tiles of %1: %2").arg(owner, shown.join(QStringLiteral(", ")))});
    }
  }
  return items;
}

void TableWidget::pressSpokenItem(int index) {
  if (m_curtain.isShown() || m_orders.isShown()) {
    if (m_orders.isShown() && index < m_orders.count()) {
      m_orders.toggle(index);
      updateDevice(m_orders.rect());
      return;
    }
    trigger(CommandId::Accept);
    return;
  }
  const int toggle = index - static_cast<int>(spokenItems().size()) + m_geometry.toggles();
  if (toggle >= 0) {
    clickLeft({Hot::Toggle, toggle, -1});
    return;
  }
  const int tiles = handIsHidden() ? 0 : static_cast<int>(m_scene.groups[kHandGroup].tiles.size());
  if (index < tiles) {
    clickLeft({Hot::HandTile, index, -1});
    return;
  }
  const int button = index - tiles;
  const int buttons = static_cast<int>(m_prompt.items().size());
  if (button == buttons && !furitenRect().isNull()) {
    clickLeft({Hot::Furiten, 0, -1});
    return;
  }
  if (button >= buttons)
    return;
  const bool several = m_prompt.items()[static_cast<std::size_t>(button)].shapes.size() > 1;
  clickLeft({Hot::Prompt, button, several ? -1 : 0});
}

void TableWidget::updateSpoken() {
  const QString text = handText();
  if (text != accessibleDescription())
    setAccessibleDescription(text);
  updateConsidered();
  if (!QAccessible::isActive() || !hasFocus())
    return;
  const QList<SpokenItem> items = spokenItems();
  for (int i = 0; i < items.size(); ++i) {
    if (!items.at(i).focused || items.at(i).name == m_lastSpoken)
      continue;
    m_lastSpoken = items.at(i).name;
    QAccessibleEvent event(this, QAccessible::Focus);
    event.setChild(i);
    QAccessible::updateAccessibility(&event);
  }
}

// Of the hand as it is, or as it would be without the tile under the cursor.
void TableWidget::updateWaits() {
  m_waits.clear();
  if (!m_showWaits)
    return;
  updateDevice(m_waits.rect(m_geometry).adjusted(-40, -40, 40, 40));
  TileCounts counts = m_view.concealedCounts();
  const bool full = counts.total() % 3 == 2;
  Tile discarded;
  if (full) {
    const int index = m_hover.what == Hot::HandTile ? m_hover.index : m_flow.focus().tile;
    discarded = m_flow.tileAt(index >= 0 ? index : m_flow.tiles() - 1);
    if (!discarded.isKnown())
      return;
    counts.remove(discarded);
  }
  m_waits.set(counts.total() % 3 == 1 ? tenpaiHandAfter(m_view, discarded) : TenpaiHand());
  updateDevice(m_waits.rect(m_geometry).adjusted(-40, -40, 40, 40));
}

}  // namespace janso
