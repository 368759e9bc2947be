// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/scenepainter.h"

#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "widgets/look/colors.h"
#include "widgets/paint/dicepainter.h"
#include "widgets/paint/tiltlayout.h"

namespace janso {

namespace {

// Ponds, walls and the others' melds lie; their hands stand before them.
constexpr std::array<int, 15> kLyingGroups{kWallGroup + 2, kWallGroup + 1, kWallGroup + 3, kPondGroup + 2,
                                           kKitaGroup + 2, kKitaGroup + 1, kPondGroup + 1, kKitaGroup + 3,
                                           kPondGroup + 3, kMeldGroup + 2, kMeldGroup + 1, kMeldGroup + 3,
                                           kKitaGroup,     kPondGroup,     kWallGroup};
constexpr std::array<int, 3> kStandingGroups{kHandGroup + 2, kHandGroup + 1, kHandGroup + 3};

}  // namespace

void ScenePainter::paintTile(QPainter &painter, const SceneTile &tile) const {
  if (tile.opacity < 1)
    painter.setOpacity(tile.opacity);
  switch (tile.pose) {
    case TilePose::Lying:
      m_tiles.lying(painter, tile.face.topLeft(), tile.width, tile.tile, tile.style);
      break;
    case TilePose::Standing:
      m_tiles.standing(painter, tile.face.topLeft(), tile.width, tile.tile, tile.style);
      break;
    case TilePose::Upright:
      m_tiles.uprightBack(painter, tile.face.topLeft(), tile.face.width());
      break;
    case TilePose::SideLeft:
    case TilePose::SideRight:
      m_tiles.sideBack(painter, tile.face.topLeft(), tile.face.width(), tile.face.height(),
                       tile.pose == TilePose::SideLeft, tile.end);
      break;
  }
  if (tile.opacity < 1)
    painter.setOpacity(1);
}

void ScenePainter::paintShadow(QPainter &painter, const TableGeometry &geometry, const SceneGroup &group,
                               int id, const QSet<SceneSlot> &hidden) const {
  QList<QRectF> faces;
  int width = 0;
  for (std::size_t i = 0; i < group.tiles.size(); ++i) {
    const SceneTile &tile = group.tiles[i];
    // A faded tile is only a memory; it throws nothing. Nor does what lies on another tile.
    if (tile.opacity < 1 || tile.upper || hidden.contains({id, static_cast<int>(i)}))
      continue;
    QRect face = tile.face;
    if (tile.pose == TilePose::SideLeft || tile.pose == TilePose::SideRight)
      face.setHeight(face.height() + (tile.end ? TileRender::endHeight(face.height()) : 0) - tile.width / 4);
    faces.append(face);
    width = tile.width;
  }
  if (!faces.isEmpty())
    m_tiles.shadows(painter, faces, width, geometry.unit(), group.shadow);
}

void ScenePainter::paintTiles(QPainter &painter, const SceneGroup &group, int id,
                              const QSet<SceneSlot> &hidden) const {
  std::vector<int> order;
  order.reserve(group.tiles.size());
  for (std::size_t i = 0; i < group.tiles.size(); ++i) {
    if (!hidden.contains({id, static_cast<int>(i)}))
      order.push_back(static_cast<int>(i));
  }
  std::stable_sort(order.begin(), order.end(), [&group](int a, int b) {
    return group.tiles[static_cast<std::size_t>(a)].depth() <
           group.tiles[static_cast<std::size_t>(b)].depth();
  });
  for (int i : order)
    paintTile(painter, group.tiles[static_cast<std::size_t>(i)]);
}

void ScenePainter::paintStick(QPainter &painter, const QRectF &place) const {
  const bool upright = place.height() > place.width();
  const qreal thickness = upright ? place.width() : place.height();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  for (int i = 3; i > 0; --i) {
    painter.setBrush(QColor::fromRgba(theme::kStick.shadow));
    const QRectF soft = place.translated(thickness * 0.10, thickness * 0.35).adjusted(-i, -i, i, i);
    painter.drawRoundedRect(soft, thickness / 2, thickness / 2);
  }
  QLinearGradient ivory(place.topLeft(), upright ? place.topRight() : place.bottomLeft());
  ivory.setColorAt(0, QColor::fromRgba(theme::kStick.ivory[0]));
  ivory.setColorAt(0.55, QColor::fromRgba(theme::kStick.ivory[1]));
  ivory.setColorAt(1, QColor::fromRgba(theme::kStick.ivory[2]));
  painter.setBrush(ivory);
  painter.drawRoundedRect(place, thickness * 0.35, thickness * 0.35);
  painter.setBrush(QColor::fromRgba(theme::kInkRed));
  painter.drawEllipse(place.center(), thickness * 0.36, thickness * 0.36);
  painter.restore();
}

void ScenePainter::paint(QPainter &painter, const TableGeometry &geometry, const Scene &scene,
                         const QSet<SceneSlot> &hidden, const QRect &clip) const {
  const auto visible = [&](int id) {
    return scene.groups[static_cast<std::size_t>(id)].bounds(geometry.unit()).intersects(clip);
  };
  // All shadows of what lies, then all that lies: a shadow belongs on the cloth, not on the next pond.
  for (int id : kLyingGroups) {
    if (visible(id))
      paintShadow(painter, geometry, scene.groups[static_cast<std::size_t>(id)], id, hidden);
  }
  for (int rel = 0; rel < 4; ++rel) {
    if (scene.sticks[static_cast<std::size_t>(rel)])
      paintStick(painter, geometry.riichiStick(rel));
  }
  if (scene.diceOf >= 0) {
    const std::array<QRect, 2> dice = geometry.dice(scene.diceOf);
    const int margin = geometry.px(0.3);
    if ((dice[0] | dice[1]).adjusted(-margin, -margin, margin, margin).intersects(clip))
      paintDice(painter, geometry, scene.diceOf, scene.dice);
  }
  for (int id : kLyingGroups) {
    if (visible(id))
      paintTiles(painter, scene.groups[static_cast<std::size_t>(id)], id, hidden);
  }
  for (int id : kStandingGroups) {
    if (visible(id)) {
      paintShadow(painter, geometry, scene.groups[static_cast<std::size_t>(id)], id, hidden);
      paintTiles(painter, scene.groups[static_cast<std::size_t>(id)], id, hidden);
    }
  }
}

void ScenePainter::paintFlat(QPainter &painter, const TableGeometry &geometry, const Scene &scene,
                             const QSet<SceneSlot> &hidden, const QRect &clip) const {
  for (const int id : {kMeldGroup, kDoraGroup}) {
    const SceneGroup &group = scene.groups[static_cast<std::size_t>(id)];
    if (!group.bounds(geometry.unit()).intersects(clip))
      continue;
    paintShadow(painter, geometry, group, id, hidden);
    paintTiles(painter, group, id, hidden);
  }
}

namespace {

constexpr int kDotCorners = 24;

QPolygonF pointer(const TableGeometry &geometry, const QRect &face, int thickness, int rel) {
  const qreal size = geometry.fx(0.22);
  const qreal away = geometry.fx(0.17);
  const QPointF middle = QRectF(face).center();
  // The tip towards the tile, from outside of the pond.
  switch (rel) {
    case 0: {
      const QPointF tip(middle.x(), face.bottom() + 1 + thickness + away);
      return {{tip, tip + QPointF(-size * 0.75, size), tip + QPointF(size * 0.75, size)}};
    }
    case 1: {
      const QPointF tip(face.right() + 1 + away, middle.y());
      return {{tip, tip + QPointF(size, -size * 0.75), tip + QPointF(size, size * 0.75)}};
    }
    case 2: {
      const QPointF tip(middle.x(), face.top() - away);
      return {{tip, tip + QPointF(-size * 0.75, -size), tip + QPointF(size * 0.75, -size)}};
    }
    default: {
      const QPointF tip(face.left() - away, middle.y());
      return {{tip, tip + QPointF(-size, -size * 0.75), tip + QPointF(-size, size * 0.75)}};
    }
  }
}

// The tile of the wall that is drawn next.
const SceneTile *nextTile(const Scene &scene, int &group) {
  for (group = kWallGroup; group < kWallGroup + 4; ++group) {
    for (const SceneTile &tile : scene.groups[static_cast<std::size_t>(group)].tiles) {
      if (tile.face.center() == scene.nextDraw)
        return &tile;
    }
  }
  return nullptr;
}

const SceneTile &discardOf(const Scene &scene) {
  return scene.groups[static_cast<std::size_t>(kPondGroup + scene.lastDiscardOf)].tiles.back();
}

// The marked discard as it appears, its side included only where it is tilted.
QRect discardArea(const TableGeometry &geometry, const Scene &scene) {
  return geometry.kind().tilted ? shownBounds(geometry, kPondGroup + scene.lastDiscardOf, discardOf(scene))
                                : scene.lastDiscard;
}

QPolygonF discardPointer(const TableGeometry &geometry, const Scene &scene) {
  const QRect area = discardArea(geometry, scene);
  const int below = geometry.kind().tilted ? 0 : TileSize(std::min(area.width(), area.height())).thickness;
  return pointer(geometry, area, below, scene.lastDiscardOf);
}

void paintTiltedOutline(QPainter &painter, const TableGeometry &geometry, const Scene &scene, qreal stroke) {
  const SceneTile &tile = discardOf(scene);
  TableBox box = boxOf(geometry, kPondGroup + scene.lastDiscardOf, tile);
  const qreal more = stroke / 2 / geometry.unit();
  box = {box.x0 - more, box.y0 - more, box.x1 + more, box.y1 + more, box.z0, box.z1};
  painter.setPen(QPen(QColor::fromRgba(theme::kAmber), stroke));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolygon(Camera(geometry).project(boxOutline(box, cornerOf(geometry, tile) + more), box.z1));
  painter.setPen(Qt::NoPen);
}

// On the tile itself, as it lies there.
void paintTiltedDot(QPainter &painter, const TableGeometry &geometry, const Scene &scene) {
  int group = 0;
  const SceneTile *tile = nextTile(scene, group);
  if (tile == nullptr)
    return;
  const Camera camera(geometry);
  const TableBox box = boxOf(geometry, group, *tile);
  const qreal radius = 0.16 * tile->width / geometry.unit();
  const auto round = [&](qreal size) {
    QPolygonF circle;
    for (int i = 0; i < kDotCorners; ++i) {
      const qreal angle = 2 * std::numbers::pi * i / kDotCorners;
      circle.append(camera.project(box.middle() + size * QPointF(std::cos(angle), std::sin(angle)), box.z1));
    }
    return circle;
  };
  painter.setBrush(QColor::fromRgba(theme::kNextDrawShadow));
  painter.drawPolygon(round(1.08 * radius).translated(0, 0.5 * geometry.ratio()));
  painter.setBrush(QColor::fromRgba(theme::kNextDraw));
  painter.drawPolygon(round(radius));
}

}  // namespace

QRect lastDiscardBounds(const TableGeometry &geometry, const Scene &scene) {
  if (scene.lastDiscard.isNull())
    return {};
  const QRectF outline = QRectF(discardArea(geometry, scene)).adjusted(-6, -6, 6, 6);
  return (outline | discardPointer(geometry, scene).boundingRect()).toAlignedRect().adjusted(-3, -3, 3, 3);
}

void ScenePainter::paintMarkers(QPainter &painter, const TableGeometry &geometry, const Scene &scene) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  const bool tilted = geometry.kind().tilted;
  if (!scene.nextDraw.isNull() && tilted) {
    paintTiltedDot(painter, geometry, scene);
  } else if (!scene.nextDraw.isNull()) {
    const qreal radius = 0.16 * geometry.wallTile();
    painter.setBrush(QColor::fromRgba(theme::kNextDrawShadow));
    painter.drawEllipse(QPointF(scene.nextDraw) + QPointF(0.5, 1), radius + 0.5, radius + 0.5);
    painter.setBrush(QColor::fromRgba(theme::kNextDraw));
    painter.drawEllipse(QPointF(scene.nextDraw) + QPointF(0.5, 0.5), radius, radius);
  }
  if (!scene.lastDiscard.isNull()) {
    const qreal width = geometry.pondTile();
    const qreal stroke = std::max(1.5 * geometry.ratio(), 0.06 * width);
    if (tilted)
      paintTiltedOutline(painter, geometry, scene, stroke);
    else
      TilePainter::outline(painter, scene.lastDiscard, width, stroke);
    const QPolygonF shape = discardPointer(geometry, scene);
    painter.setBrush(QColor::fromRgba(theme::kPointerShadow));
    painter.drawPolygon(shape.translated(geometry.ratio(), 1.5 * geometry.ratio()));
    painter.setBrush(QColor::fromRgba(theme::kAmber));
    painter.drawPolygon(shape);
  }
  painter.restore();
}

}  // namespace janso
