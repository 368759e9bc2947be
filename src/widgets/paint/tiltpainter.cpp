// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/tiltpainter.h"

#include <algorithm>

#include "widgets/look/colors.h"
#include "widgets/paint/dicepainter.h"
#include "widgets/paint/shadow.h"

namespace janso {

namespace {

constexpr int kPicturesKiB = 64 * 1024;
constexpr int kPictureRoom = 2;       // around a box: its dark edge
constexpr QPointF kCast(0.22, 0.32);  // of a shadow on the cloth, for each unit of height
constexpr qreal kCastBlur = 0.125;    // units
constexpr qreal kContactBlur = 1.6;   // logical pixels
constexpr qreal kCastStrength = 0.50;
constexpr qreal kContactStrength = 0.50;
constexpr qreal kShadowCorner = 0.1;  // units

TableBox grown(const TableBox &box, qreal left, qreal top, qreal right, qreal bottom) {
  TableBox more = box;
  more.x0 -= left;
  more.y0 -= top;
  more.x1 += right;
  more.y1 += bottom;
  return more;
}

// On the cloth, from its foot to where the light from its upper edge would fall.
QPolygonF castOf(const Camera &camera, const TableBox &box) {
  const QPolygonF foot = boxOutline(grown(box, 0.04, 0.02, 0.06, 0.04), kShadowCorner);
  return convexHull(camera.project(foot.translated(kCast * box.z0), 0) +
                    camera.project(foot.translated(kCast * box.z1), 0));
}

QPolygonF contactOf(const Camera &camera, const TableBox &box) {
  return camera.project(boxOutline(grown(box, 0.03, 0, 0.04, 0.06), kShadowCorner), 0);
}

// Of a box that moves: in rings, without a blur.
void paintSoftShadow(QPainter &painter, const TableGeometry &geometry, const PlacedTile &tile) {
  const QPolygonF cast = castOf(Camera(geometry), tile.box);
  QColor dark = QColor::fromRgba(theme::kMovingShadow);
  dark.setAlphaF(dark.alphaF() * static_cast<float>(tile.opacity));
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(dark);
  for (const qreal ring : {0.03, 0.07, 0.12, 0.18}) {
    const qreal grow = ring * geometry.unit();
    painter.drawPolygon(
        convexHull(cast.translated(-grow, 0) + cast.translated(grow, grow) + cast.translated(grow, 0)));
  }
  painter.restore();
}

// Indices first of the resting ones, then of the placed.
std::vector<int> orderAmong(const Camera &camera, const std::vector<TiltedTile> &resting,
                            const std::vector<PlacedTile> &placed) {
  std::vector<TableBox> boxes;
  std::vector<QRectF> bounds;
  for (const TiltedTile &tile : resting) {
    boxes.push_back(tile.box);
    bounds.push_back(tile.hull.boundingRect());
  }
  for (const PlacedTile &tile : placed) {
    boxes.push_back(tile.box);
    bounds.push_back(boxHull(camera, tile.box, 0).boundingRect());
  }
  return drawOrder(boxes, bounds);
}

}  // namespace

TiltPainter::TiltPainter(TilePainter &tiles) : m_flat(tiles), m_boxes(tiles), m_pictures(kPicturesKiB) {}

void TiltPainter::follow(const TableGeometry &geometry, const Scene &scene) {
  if (m_drawn != m_flat.look())
    m_pictures.clear();
  m_drawn = m_flat.look();
  const bool moved = !(geometry == m_geometry);
  if (!moved && scene == m_scene)
    return;
  if (moved) {
    m_pictures.clear();
    m_shadows = {};
  }
  m_geometry = geometry;
  m_scene = scene;
  m_tiles = tiltedTiles(geometry, scene);
}

const TiltPainter::Picture &TiltPainter::pictureOf(const TiltedTile &tile) {
  Key key{tile.slot.group, tile.tile};
  key.tile.opacity = 1;
  if (const Picture *kept = m_pictures.object(key))
    return *kept;
  const QRect area = tile.hull.boundingRect().toAlignedRect().adjusted(-kPictureRoom, -kPictureRoom,
                                                                       kPictureRoom, kPictureRoom);
  auto *made = new Picture{QPixmap(area.size()), area.topLeft()};
  made->pixmap.fill(Qt::transparent);
  QPainter painter(&made->pixmap);
  painter.translate(-area.topLeft());
  m_boxes.paint(painter, Camera(m_geometry), tile.box, tile.tile);
  painter.end();
  m_pictures.insert(key, made, std::max(1, area.width() * area.height() / 256));
  return *made;
}

void TiltPainter::paintShadow(QPainter &painter, int group, std::vector<TableBox> boxes, const QRect &clip) {
  Shadow &shadow = m_shadows[static_cast<std::size_t>(group)];
  if (boxes.empty())
    return;
  if (boxes != shadow.boxes) {
    const Camera camera(m_geometry);
    ShadowLayer cast{{}, m_geometry.fx(kCastBlur), kCastStrength};
    ShadowLayer contact{{}, kContactBlur * m_geometry.ratio(), kContactStrength};
    for (const TableBox &box : boxes) {
      cast.shapes.append(castOf(camera, box));
      if (box.z0 == 0)
        contact.shapes.append(contactOf(camera, box));
    }
    const ShadowImage made = layeredShadow({cast, contact});
    shadow = {std::move(boxes), {QPixmap::fromImage(made.image), made.topLeft}};
  }
  if (clip.intersects(QRect(shadow.picture.topLeft, shadow.picture.pixmap.size())))
    painter.drawPixmap(shadow.picture.topLeft, shadow.picture.pixmap);
}

// Before all that lies: a shadow belongs on the cloth.
void TiltPainter::paintShadows(QPainter &painter, const QSet<SceneSlot> &hidden, const QRect &clip,
                               const std::vector<PlacedTile> &placed) {
  std::array<std::vector<TableBox>, kSceneGroups> boxes;
  for (const TiltedTile &tile : m_tiles) {
    // A faded tile is only a memory; it throws nothing.
    if (tile.tile.opacity >= 1 && !hidden.contains(tile.slot))
      boxes[static_cast<std::size_t>(tile.slot.group)].push_back(tile.box);
  }
  for (const PlacedTile &tile : placed) {
    if (tile.rests)
      boxes[static_cast<std::size_t>(tile.group)].push_back(tile.box);
    else
      paintSoftShadow(painter, m_geometry, tile);
  }
  for (int group = 0; group < kSceneGroups; ++group)
    paintShadow(painter, group, std::move(boxes[static_cast<std::size_t>(group)]), clip);
}

void TiltPainter::paintRest(QPainter &painter, const TiltedTile &tile, const QRect &clip) {
  if (!clip.intersects(tile.hull.boundingRect().toAlignedRect().adjusted(-2, -2, 2, 2)))
    return;
  const Picture &picture = pictureOf(tile);
  painter.setOpacity(tile.tile.opacity);
  painter.drawPixmap(picture.topLeft, picture.pixmap);
  painter.setOpacity(1);
}

void TiltPainter::paintFresh(QPainter &painter, const Camera &camera, const PlacedTile &placed) const {
  if (placed.opacity >= 1) {
    painter.save();
    m_boxes.paint(painter, camera, placed.box, placed.tile);
    painter.restore();
    return;
  }
  // As one: what lies behind a part of it must not show through.
  const QRect area = boxHull(camera, placed.box, 0).boundingRect().toAlignedRect().adjusted(-2, -2, 2, 2);
  QPixmap whole(area.size());
  whole.fill(Qt::transparent);
  QPainter alone(&whole);
  alone.translate(-area.topLeft());
  m_boxes.paint(alone, camera, placed.box, placed.tile);
  alone.end();
  painter.setOpacity(placed.opacity);
  painter.drawPixmap(area.topLeft(), whole);
  painter.setOpacity(1);
}

void TiltPainter::paint(QPainter &painter, const TableGeometry &geometry, const Scene &scene,
                        const QSet<SceneSlot> &hidden, const QRect &clip,
                        const std::vector<PlacedTile> &placed) {
  follow(geometry, scene);
  paintShadows(painter, hidden, clip, placed);
  for (int rel = 0; rel < 4; ++rel) {
    if (scene.sticks[static_cast<std::size_t>(rel)])
      paintStick(painter, geometry, stickBox(geometry, rel));
  }
  const Camera camera(geometry);
  std::vector<TiltedTile> resting;
  for (const TiltedTile &tile : m_tiles) {
    if (hidden.contains(tile.slot))
      continue;
    if (placed.empty())
      paintRest(painter, tile, clip);
    else
      resting.push_back(tile);
  }
  for (const int index : placed.empty() ? std::vector<int>() : orderAmong(camera, resting, placed)) {
    const auto i = static_cast<std::size_t>(index);
    if (i < resting.size()) {
      paintRest(painter, resting[i], clip);
      continue;
    }
    const PlacedTile &tile = placed[i - resting.size()];
    if (tile.rests)
      paintRest(painter, {{tile.group, -1}, tile.tile, tile.box, boxHull(camera, tile.box, 0)}, clip);
    else
      paintFresh(painter, camera, tile);
  }
  if (scene.diceOf >= 0)
    paintDice(painter, geometry, scene.diceOf, scene.dice);
}

void TiltPainter::paintMoving(QPainter &painter, const TableGeometry &geometry,
                              const std::vector<PlacedTile> &tiles) {
  const Camera camera(geometry);
  for (const PlacedTile &tile : tiles)
    paintSoftShadow(painter, geometry, tile);
  for (const int index : orderAmong(camera, {}, tiles))
    paintFresh(painter, camera, tiles[static_cast<std::size_t>(index)]);
}

}  // namespace janso
