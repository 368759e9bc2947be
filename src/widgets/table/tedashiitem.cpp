// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/tedashiitem.h"

#include <QPainterPath>
#include <algorithm>

#include "widgets/look/theme.h"
#include "widgets/paint/tiltlayout.h"
#include "widgets/sentences/tabletexts.h"
#include "widgets/table/handitem.h"

namespace janso {

namespace {

constexpr qreal kFold = 0.36;  // of a marked corner, in widths of a tile

}  // namespace

int lastTedashi(const PlayerBoard &player, bool calledLie) {
  int shown = 0;
  int last = -1;
  for (const PondTile &tile : player.pond) {
    const bool lies = tile.calledBy < 0;
    if (!tile.tsumogiri)
      last = lies ? shown : -1;
    if (lies || calledLie)
      ++shown;
  }
  return last;
}

QString marksOf(const TableState &state, const SceneSlot &slot) {
  const int rel = slot.group - kPondGroup;
  if (rel < 0 || rel > 3 || !state.options.shadeTsumogiri)
    return {};
  const bool newest = state.scene.lastDiscardOf == rel && !state.scene.lastDiscard.isNull() &&
                      slot.index + 1 == static_cast<int>(state.tiles(slot.group).size());
  return discardText(state.view.board.player(state.seatAt(rel)), slot.index, state.options.dimCalledTiles,
                     newest);
}

int LastTedashiItem::indexIn(int rel) const {
  const int last =
      lastTedashi(m_state.view.board.player(m_state.seatAt(rel)), m_state.options.dimCalledTiles);
  return last < static_cast<int>(m_state.tiles(kPondGroup + rel).size()) ? last : -1;
}

const SceneTile *LastTedashiItem::tileOf(int rel) const {
  if (!m_state.options.shadeTsumogiri || m_state.seatAt(rel) >= m_state.view.board.seats())
    return nullptr;
  const int index = indexIn(rel);
  return index >= 0 ? &m_state.tiles(kPondGroup + rel)[static_cast<std::size_t>(index)] : nullptr;
}

std::array<QRect, 4> LastTedashiItem::faces() const {
  std::array<QRect, 4> faces;
  for (int rel = 0; rel < 4; ++rel) {
    if (const SceneTile *tile = tileOf(rel))
      faces[static_cast<std::size_t>(rel)] =
          shownFace(geometry(), kPondGroup + rel, *tile).boundingRect().toAlignedRect();
  }
  return faces;
}

QRegion LastTedashiItem::refresh() {
  const std::array<QRect, 4> now = faces();
  QRegion changed;
  for (std::size_t rel = 0; rel < 4; ++rel) {
    if (now[rel] != m_shown[rel])
      changed += QRegion(now[rel]) + m_shown[rel];
  }
  m_shown = now;
  return changed;
}

// A folded corner, away from the one where a dora is marked.
void LastTedashiItem::paint(QPainter &painter, const QRect &clip) {
  const QSet<SceneSlot> hidden = m_animator.hiddenTiles();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor::fromRgba(theme::tiles(m_state.options.tiles.set).tedashi));
  for (int rel = 0; rel < 4; ++rel) {
    const SceneTile *tile = tileOf(rel);
    if (tile == nullptr || !clip.intersects(m_shown[static_cast<std::size_t>(rel)]) ||
        hidden.contains({kPondGroup + rel, indexIn(rel)}))
      continue;
    const qreal width = std::min(tile->face.width(), tile->face.height());
    QPainterPath rounded;
    if (geometry().kind().tilted)
      rounded.addPolygon(shownTop(geometry(), kPondGroup + rel, *tile));
    else
      rounded.addRoundedRect(tile->face, kFaceRadius * width, kFaceRadius * width);
    const QPolygonF face = shownFace(geometry(), kPondGroup + rel, *tile);
    QPainterPath corner(face[3]);
    corner.lineTo(face[3] + (face[0] - face[3]) * (kFold * width / tile->face.height()));
    corner.lineTo(face[3] + (face[2] - face[3]) * (kFold * width / tile->face.width()));
    corner.closeSubpath();
    painter.drawPath(corner.intersected(rounded));
  }
  painter.restore();
}

}  // namespace janso
