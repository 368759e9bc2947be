// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/dangeritem.h"

#include <algorithm>
#include <array>

#include "rules/legal/hiddenview.h"
#include "widgets/look/colors.h"
#include "widgets/sentences/dangertexts.h"

namespace janso {

namespace {

// Of a level, in the order of DangerLevel.
constexpr std::array kShades{theme::kShadeSafe, theme::kShadeSlight, theme::kShadeMarked, theme::kShadeGrave};

// In widths of a tile.
constexpr qreal kMarkWidth = 0.62;
constexpr qreal kMarkHeight = 0.30;
constexpr qreal kBarWidth = 0.085;
constexpr qreal kBarStep = 0.155;

}  // namespace

QRegion DangerItem::refresh() {
  const bool known = !m_state.view.hand.empty() && !hidesHand(m_state.view);
  const bool wanted = m_state.showsDanger && !m_state.handIsHidden() && known;
  if (!wanted && !m_danger)
    return {};
  const QRegion before = bounds();
  if (!wanted) {
    m_danger.reset();
    return before;
  }
  if (m_danger && m_view == m_state.view)
    return {};
  m_view = m_state.view;
  m_danger = dangerInHand(m_view);
  return before + bounds();
}

std::optional<DangerLevel> DangerItem::levelOf(int index) const {
  const std::vector<SceneTile> &tiles = m_state.tiles(kHandGroup);
  if (!m_danger || m_danger->threats == 0 || index < 0 || index >= static_cast<int>(tiles.size()))
    return std::nullopt;
  const Tile tile = tiles[static_cast<std::size_t>(index)].tile;
  const HeldDanger *held = tile.isKnown() ? m_danger->of(tile.kind()) : nullptr;
  return held == nullptr ? std::nullopt : std::optional(held->level);
}

// At the upper edge of the tile, on a ground of its own: the face below keeps its signs.
void DangerItem::paintMark(QPainter &painter, const QRect &face, DangerLevel level) const {
  const qreal width = face.width();
  const QPointF middle(face.center().x() + 0.5, face.top() + 0.04 * width);
  const QRectF ground(middle.x() - kMarkWidth * width / 2, middle.y() - kMarkHeight * width / 2,
                      kMarkWidth * width, kMarkHeight * width);
  painter.setPen(QPen(QColor::fromRgba(theme::kScreenEdge[1]), geometry().ratio()));
  painter.setBrush(QColor::fromRgba(theme::kWordPanel));
  painter.drawRoundedRect(ground, ground.height() / 2, ground.height() / 2);
  if (level == DangerLevel::Safe) {
    const qreal half = 0.28 * ground.height();
    painter.setPen(QPen(QColor::fromRgba(theme::kGain), std::max(1.5 * geometry().ratio(), 0.055 * width),
                        Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF{middle + QPointF(-1.1 * half, 0),
                                   middle + QPointF(-0.2 * half, 0.9 * half),
                                   middle + QPointF(1.3 * half, -half)});
    return;
  }
  const int bars = static_cast<int>(level);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor::fromRgba(level == DangerLevel::Slight ? theme::kText : theme::kLoss));
  for (int bar = 0; bar < bars; ++bar) {
    const qreal x = middle.x() + (bar - (bars - 1) / 2.0) * kBarStep * width;
    painter.drawRoundedRect(
        QRectF(x - kBarWidth * width / 2, middle.y() - 0.1 * width, kBarWidth * width, 0.2 * width),
        0.02 * width, 0.02 * width);
  }
}

void DangerItem::paint(QPainter &painter, const QRect &) {
  if (!m_danger)
    return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const std::vector<SceneTile> &tiles = m_state.tiles(kHandGroup);
  const QSet<SceneSlot> hidden = m_animator.hiddenTiles();
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    const int index = static_cast<int>(i);
    const std::optional<DangerLevel> level = levelOf(index);
    if (!level || hidden.contains({kHandGroup, index}))
      continue;
    const QRect face = tiles[i].face.translated(0, -qRound(m_animator.rise(i) * tiles[i].width));
    const qreal radius = kStandingRadius * face.width();
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor::fromRgba(kShades[static_cast<std::size_t>(*level)]));
    painter.drawRoundedRect(face, radius, radius);
    paintMark(painter, face, *level);
  }
  painter.restore();
}

std::optional<TableTip> DangerItem::heldTip() const {
  const int index = m_hand.pointed();
  const std::vector<SceneTile> &tiles = m_state.tiles(kHandGroup);
  if (!m_danger)
    return std::nullopt;
  const AdvisedSeat seat{m_state.view, m_state.names};
  if (m_danger->threats == 0)
    return TableTip{dangerNoThreat(), m_hand.bounds()};
  if (!levelOf(index))
    return TableTip{dangerThreats(*m_danger, seat), m_hand.bounds()};
  const SceneTile &tile = tiles[static_cast<std::size_t>(index)];
  return TableTip{dangerOfTile(*m_danger, tile.tile, seat), tile.face};
}

QStringList DangerItem::sentences() const {
  if (!m_danger)
    return {};
  if (m_danger->threats == 0)
    return {dangerNoThreat()};
  QStringList said;
  for (const HeldDanger &held : m_danger->held)
    said << dangerSpoken(*m_danger, held.kind, {m_state.view, m_state.names});
  return said;
}

QList<SpokenItem> DangerItem::spoken() {
  QList<SpokenItem> items;
  for (const QString &sentence : sentences())
    items << SpokenItem{m_hand.bounds(), sentence};
  return items;
}

}  // namespace janso
