// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table widget's painting: everything in device pixels, only what has changed.
#include <QPaintEvent>
#include <algorithm>
#include <cmath>

#include "widgets/feltpainter.h"
#include "widgets/tablewidget.h"
#include "widgets/theme.h"

namespace janso {

// --- Between logical and device pixels ---

QPoint TableWidget::toDevice(QPointF logical) const {
  return (logical * m_geometry.ratio()).toPoint();
}

QRect TableWidget::toLogical(const QRect &device) const {
  const qreal ratio = m_geometry.ratio();
  return QRectF(device.x() / ratio, device.y() / ratio, device.width() / ratio, device.height() / ratio)
      .toAlignedRect();
}

void TableWidget::updateDevice(const QRect &area) {
  if (!area.isEmpty())
    update(toLogical(area).adjusted(-1, -1, 1, 1));
}

void TableWidget::paintEvent(QPaintEvent *event) {
  QPainter painter(this);
  const qreal ratio = m_geometry.ratio();
  painter.scale(1 / ratio, 1 / ratio);
  // With a fractional ratio the widget's origin may lie between device pixels.
  const QTransform transform = painter.deviceTransform();
  painter.translate(std::round(transform.dx()) - transform.dx(), std::round(transform.dy()) - transform.dy());
  const QRect logical = event->region().boundingRect();
  const QRect clip =
      QRectF(logical.x() * ratio, logical.y() * ratio, logical.width() * ratio, logical.height() * ratio)
          .toAlignedRect()
          .adjusted(-1, -1, 1, 1);
  paintTable(painter, clip);
}

void TableWidget::paintTable(QPainter &painter, const QRect &clip) {
  if (m_felt.isNull())
    m_felt = QPixmap::fromImage(paintFelt(m_geometry, m_options.felt));
  painter.drawPixmap(clip.topLeft(), m_felt, clip);

  QSet<SceneSlot> hidden = m_animator.hiddenTiles();
  Scene shown = m_scene;
  for (int rel : m_animator.hiddenSticks())
    shown.sticks[static_cast<std::size_t>(rel)] = false;
  const bool playing = isDealt(m_view.board);
  if (playing && clip.intersects(m_geometry.doraPlaque()))
    m_plaques.paintDora(painter, m_geometry, m_dora);
  if (clip.intersects(CentrePainter::bounds(m_geometry)))
    m_centre.paint(painter, m_geometry, m_centreState);
  m_scenePainter.paint(painter, m_geometry, shown, hidden, clip);
  for (int rel = 0; rel < 4; ++rel) {
    const PlateState &plate = m_plates[static_cast<std::size_t>(rel)];
    if (plate.known && clip.intersects(m_geometry.namePlate(rel).adjusted(-2, -2, 2, m_geometry.px(0.7))))
      m_plaques.paintPlate(painter, m_geometry, rel, plate);
  }
  m_plaques.paintToggles(painter, m_geometry, m_toggles, m_hover.what == Hot::Toggle ? m_hover.index : -1);
  m_plaques.paintCornerButtons(painter, m_geometry, m_hover.what == Hot::Corner ? m_hover.index : -1, -1);

  // A marker belongs to a tile that has arrived.
  const SceneSlot last{
      kPondGroup + m_scene.lastDiscardOf,
      static_cast<int>(
          m_scene.groups[static_cast<std::size_t>(kPondGroup + m_scene.lastDiscardOf)].tiles.size()) -
          1};
  if (hidden.contains(last))
    shown.lastDiscard = QRect();
  m_scenePainter.paintMarkers(painter, m_geometry, shown);

  paintOwnHand(painter);
  if (m_animator.isRunning())
    m_animator.paint(painter, m_geometry, m_scenePainter, m_tiles);
  if (m_curtain.isShown() && !m_curtain.isPeeking())
    m_curtain.paint(painter, m_geometry, m_hover.what == Hot::Curtain ? m_hover.index : -1, 1);
  else
    paintFuriten(painter);

  if (m_orders.isShown() && !m_curtain.isShown()) {
    m_orders.paint(painter, m_geometry, m_tiles, m_hover.what == Hot::Orders ? m_hover.index : -1);
  } else if (!m_prompt.isEmpty()) {
    const PromptHit hover{m_hover.what == Hot::Prompt ? m_hover.index : -1, m_hover.choice};
    const PromptHit pressed{m_pressed.what == Hot::Prompt ? m_pressed.index : -1, m_pressed.choice};
    m_prompt.paint(painter, m_geometry, m_flow.focus(), hover, pressed);
  }
  if (marksAdvice())
    paintAdvised(painter);
  if (m_showWaits && !handIsHidden())
    m_waits.paint(painter, m_geometry, m_tiles);
  if (m_banner.isShown())
    m_banner.paint(painter, m_geometry);
}

// --- Own hand ---

QRect TableWidget::handTileRect(int index) const {
  const auto &tiles = m_scene.groups[kHandGroup].tiles;
  return index >= 0 && index < static_cast<int>(tiles.size()) ? tiles[static_cast<std::size_t>(index)].face
                                                              : QRect();
}

// How far a tile of the hand stands out, in widths of a tile.
qreal TableWidget::riseOf(int index) const {
  if (handIsHidden() || (m_flow.isActive() && m_flow.isVeiled(index)))
    return 0;
  if (m_pressed.what == Hot::HandTile && m_pressed.index == index)
    return 0;
  const FlowFocus &focus = m_flow.focus();
  if ((focus.area == FocusArea::Hand && focus.tile == index) || m_selected == index)
    return 0.19;
  const bool mayGo = m_flow.isActive() && !m_flow.isClaim() && m_flow.mayDiscard(index);
  if (m_hover.what == Hot::HandTile && m_hover.index == index && mayGo)
    return 0.10;
  return 0;
}

void TableWidget::paintOwnHand(QPainter &painter) {
  const SceneGroup &group = m_scene.groups[kHandGroup];
  const QSet<SceneSlot> hidden = m_animator.hiddenTiles();
  QList<QRectF> footprints;
  for (std::size_t i = 0; i < group.tiles.size(); ++i) {
    if (!hidden.contains({kHandGroup, static_cast<int>(i)}))
      footprints.append(group.tiles[i].face);
  }
  if (!footprints.isEmpty())
    m_tiles.shadows(painter, footprints, m_geometry.handTile(), m_geometry.unit(), ShadowKind::Standing);
  const FlowFocus &focus = m_flow.focus();
  for (std::size_t i = 0; i < group.tiles.size(); ++i) {
    const int index = static_cast<int>(i);
    if (hidden.contains({kHandGroup, index}))
      continue;
    SceneTile tile = group.tiles[i];
    const qreal width = tile.width;
    const qreal rise = i < m_rise.size() ? m_rise[i] : 0;
    tile.face.translate(0, -qRound(rise * width));
    tile.style.veiled = m_flow.isActive() && !handIsHidden() && m_flow.isVeiled(index);
    m_scenePainter.paintTile(painter, tile);
    if (!handIsHidden() && focus.area == FocusArea::Hand && focus.tile == index) {
      painter.save();
      painter.setRenderHint(QPainter::Antialiasing);
      painter.setPen(Qt::NoPen);
      painter.setBrush(QColor::fromRgba(theme::kAmber));
      const qreal length = 0.80 * width;
      const qreal thick = std::max(2.0 * m_geometry.ratio(), 0.06 * width);
      const qreal y = tile.face.bottom() + 1 + 0.06 * width;
      painter.drawRoundedRect(QRectF(tile.face.left() + (width - length) / 2, y, length, thick), thick / 2,
                              thick / 2);
      painter.restore();
    }
  }
}

// --- Furiten ---

QRect TableWidget::furitenRect() const {
  if (!m_view.furiten.any() || handIsHidden())
    return {};
  return m_geometry.furitenTag();
}

void TableWidget::paintFuriten(QPainter &painter) {
  const QRect place = furitenRect();
  if (place.isNull() || m_showWaits)
    return;
  const QFont font = theme::sans(m_geometry.fontSize(0.36), 600);
  const QFontMetricsF metrics(font);
  const QString text = tr("Furiten");
  const QRectF plaque(place.left(), place.top(), metrics.horizontalAdvance(text) + m_geometry.fx(0.44),
                      place.height());
  painter.save();
  paintPlaque(painter, plaque, m_geometry.fx(0.14), m_geometry.dot());
  painter.setFont(font);
  painter.setPen(QColor::fromRgba(theme::kLoss));
  painter.drawText(
      QPointF(plaque.left() + m_geometry.fx(0.22), plaque.center().y() + metrics.capHeight() / 2), text);
  painter.restore();
}

}  // namespace janso
