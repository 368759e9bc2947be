// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/tiltlayout.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <queue>
#include <tuple>

#include "widgets/paint/boxpainter.h"

namespace janso {

namespace {

constexpr qreal kStandHeight = 4 / 3.0;  // of a standing tile, in its widths
constexpr qreal kStandAlong = 0.985;     // that it takes of its place in the row
constexpr qreal kSideWidth = 1.15;       // of a tile of the hands at the sides, in places of their row
constexpr qreal kInwards = 0.15;         // that the sides move in, units: near the eye they look farther out
constexpr qreal kHandsNearer = 0.12;     // that the hands there come down: they are high
constexpr qreal kShadowReach = 0.8;      // units
constexpr qreal kTouch = 1e-6;

int relOf(int group) {
  return group >= kKitaGroup ? group - kKitaGroup : group % 4;
}

bool isOf(int group, int kind) {
  return group >= kind && group < kind + 4;
}

// How much higher than its place on the cloth the flat table shows a tile, in device pixels.
int flatLift(const TableGeometry &geometry, int group, const SceneTile &tile) {
  if (tile.upper)
    return TileSize(tile.width).thickness;
  const bool pond = isOf(group, kPondGroup) || isOf(group, kKitaGroup);
  return pond ? TileSize(geometry.pondTile()).thickness / 2 : 0;
}

// That the far side moves out: the upper edge of a hand appears where the flat table has it, at the edge of
// the window.
qreal outwards(const TableGeometry &geometry, const Camera &camera) {
  const QPointF flat(geometry.center().x(), geometry.backs(2, 1, false).first().top());
  const qreal height = kStandHeight * geometry.backs(2, 1, false).first().width() / geometry.unit();
  return camera.fromFlat(flat).y() - camera.onPlane(flat, height).y();
}

// What lies at a player's own edge has its place a little elsewhere.
QPointF edgeShift(const TableGeometry &geometry, const Camera &camera, int group) {
  if (!isOf(group, kHandGroup) && !isOf(group, kMeldGroup))
    return {};
  const qreal nearer = isOf(group, kHandGroup) ? kHandsNearer : 0;
  switch (relOf(group)) {
    case 1:
      return {-kInwards, nearer};
    case 2:
      return {0, -outwards(geometry, camera)};
    case 3:
      return {kInwards, nearer};
    default:
      return {};
  }
}

TableBox standing(const QRectF &place, qreal unitWidth, TilePose pose) {
  const qreal depth = kBoxHeight * unitWidth;
  if (pose == TilePose::Upright)
    return {place.left(),        place.top(), place.left() + kStandAlong * place.width(),
            place.top() + depth, 0,           kStandHeight * unitWidth};
  const qreal width = kSideWidth * unitWidth;
  const qreal half = kBoxHeight * width / 2;
  const qreal x = place.center().x();
  return {x - half, place.top(),         x + half, place.top() + kStandAlong * place.height(),
          0,        kStandHeight * width};
}

// Must `a` be drawn before `b`? One lies wholly below, else wholly farther, else farther from the middle.
bool isBehind(const TableBox &a, const TableBox &b) {
  if (a.z1 <= b.z0 + kTouch)
    return true;
  if (b.z1 <= a.z0 + kTouch)
    return false;
  if (a.y1 <= b.y0 + kTouch)
    return true;
  if (b.y1 <= a.y0 + kTouch)
    return false;
  return std::abs(a.x0 + a.x1) > std::abs(b.x0 + b.x1);
}

}  // namespace

bool staysFlat(int group) {
  return group == kHandGroup || group == kMeldGroup || group == kDoraGroup;
}

TableBox boxOf(const TableGeometry &geometry, int group, const SceneTile &tile) {
  const Camera camera(geometry);
  const QRect flat = tile.face.translated(0, flatLift(geometry, group, tile));
  const QRectF place = camera.fromFlat(QRectF(flat)).translated(edgeShift(geometry, camera, group));
  const qreal width = tile.width / geometry.unit();
  if (tile.pose != TilePose::Lying && tile.pose != TilePose::Standing)
    return standing(place, width, tile.pose);
  const qreal height = kBoxHeight * width;
  const qreal below = tile.upper || tile.stacked ? height : 0;
  return {place.left(), place.top(), place.right(), place.bottom(), below, below + height};
}

TableBox stickBox(const TableGeometry &geometry, int rel) {
  const QRectF place = Camera(geometry).fromFlat(QRectF(geometry.riichiStick(rel)));
  return {place.left(), place.top(), place.right(), place.bottom(), 0, kStickHeight};
}

TableBox panelBox(const TableGeometry &geometry) {
  const QRectF place = Camera(geometry).fromFlat(QRectF(geometry.panel()));
  return {place.left(), place.top(), place.right(), place.bottom(), 0, kPanelHeight};
}

qreal cornerOf(const TableGeometry &geometry, const SceneTile &tile) {
  return kBoxRadius * tile.width / geometry.unit();
}

QPolygonF boxHull(const Camera &camera, const TableBox &box, qreal radius) {
  const QPolygonF outline = boxOutline(box, radius);
  return convexHull(camera.project(outline, box.z0) + camera.project(outline, box.z1));
}

std::vector<int> drawOrder(std::span<const TableBox> boxes, std::span<const QRectF> bounds) {
  const std::size_t count = boxes.size();
  std::vector<std::vector<int>> covering(count);  // those that come after each
  std::vector<int> waiting(count);                // how many still must come before it
  for (std::size_t i = 0; i < count; ++i) {
    const QRectF reach = bounds[i].adjusted(-1, -1, 1, 1);
    for (std::size_t k = i + 1; k < count; ++k) {
      if (!reach.intersects(bounds[k]))
        continue;
      const bool first = isBehind(boxes[i], boxes[k]);
      covering[first ? i : k].push_back(static_cast<int>(first ? k : i));
      ++waiting[first ? k : i];
    }
  }
  // From the far side on.
  using Next = std::tuple<qreal, qreal, int>;
  std::priority_queue<Next, std::vector<Next>, std::greater<>> free;
  const auto release = [&](int index) {
    const TableBox &box = boxes[static_cast<std::size_t>(index)];
    free.push({box.y0, box.z0, index});
  };
  for (std::size_t i = 0; i < count; ++i) {
    if (waiting[i] == 0)
      release(static_cast<int>(i));
  }
  std::vector<int> order;
  std::vector<bool> done(count);
  while (order.size() < count) {
    for (std::size_t i = 0; i < count && free.empty(); ++i) {
      if (!done[i])
        release(static_cast<int>(i));
    }
    const int index = std::get<int>(free.top());
    free.pop();
    if (done[static_cast<std::size_t>(index)])
      continue;
    done[static_cast<std::size_t>(index)] = true;
    order.push_back(index);
    for (const int after : covering[static_cast<std::size_t>(index)]) {
      if (--waiting[static_cast<std::size_t>(after)] == 0)
        release(after);
    }
  }
  return order;
}

std::vector<TiltedTile> tiltedTiles(const TableGeometry &geometry, const Scene &scene) {
  const Camera camera(geometry);
  std::vector<TiltedTile> tiles;
  std::vector<TableBox> boxes;
  std::vector<QRectF> bounds;
  for (int group = 0; group < kSceneGroups; ++group) {
    const std::vector<SceneTile> &all = scene.groups[static_cast<std::size_t>(group)].tiles;
    for (std::size_t i = 0; i < all.size() && !staysFlat(group); ++i) {
      const TableBox box = boxOf(geometry, group, all[i]);
      const QPolygonF hull = boxHull(camera, box, cornerOf(geometry, all[i]));
      tiles.push_back({{group, static_cast<int>(i)}, all[i], box, hull});
      boxes.push_back(box);
      bounds.push_back(hull.boundingRect());
    }
  }
  std::vector<TiltedTile> ordered;
  ordered.reserve(tiles.size());
  for (const int index : drawOrder(boxes, bounds))
    ordered.push_back(std::move(tiles[static_cast<std::size_t>(index)]));
  return ordered;
}

std::optional<SceneSlot> tileAt(const std::vector<TiltedTile> &tiles, QPointF at) {
  for (auto tile = tiles.rbegin(); tile != tiles.rend(); ++tile) {
    if (tile->hull.containsPoint(at, Qt::WindingFill))
      return tile->slot;
  }
  return std::nullopt;
}

// --- Where things appear ---

QRect shownBounds(const TableGeometry &geometry, int group, const SceneTile &tile) {
  if (!geometry.kind().tilted || staysFlat(group))
    return tile.bounds();
  const TableBox box = boxOf(geometry, group, tile);
  return boxHull(Camera(geometry), box, cornerOf(geometry, tile)).boundingRect().toAlignedRect();
}

QRect shownBounds(const TableGeometry &geometry, const Scene &scene, int group, bool shadow) {
  const SceneGroup &tiles = scene.groups[static_cast<std::size_t>(group)];
  if (!geometry.kind().tilted || staysFlat(group))
    return tiles.bounds(shadow ? geometry.unit() : 0);
  QRect area;
  for (const SceneTile &tile : tiles.tiles)
    area |= shownBounds(geometry, group, tile);
  const int margin = shadow ? geometry.px(kShadowReach) + 2 : 2;
  return area.isNull() ? area : area.adjusted(-margin, -margin, margin, margin);
}

QRect shownLying(const TableGeometry &geometry, int group, const TilePlace &place) {
  SceneTile tile;
  tile.face = place.face;
  tile.width = std::min(place.face.width(), place.face.height());
  tile.style.turn = place.turn;
  return shownBounds(geometry, group, tile);
}

QRect shownUpper(const TableGeometry &geometry, int group, const WallPlace &stack) {
  SceneTile tile;
  tile.width = std::min(stack.base.width(), stack.base.height());
  tile.face = stack.base.translated(0, -TileSize(tile.width).thickness);
  tile.upper = true;
  return shownBounds(geometry, group, tile);
}

QRect shownBack(const TableGeometry &geometry, int rel, const QRect &face) {
  return shownBounds(geometry, kHandGroup + rel, backTile(geometry, rel, face));
}

QPolygonF shownFace(const TableGeometry &geometry, int group, const SceneTile &tile) {
  const auto corners = [](const QRectF &face) {
    return QPolygonF({face.topLeft(), face.topRight(), face.bottomRight(), face.bottomLeft()});
  };
  if (!geometry.kind().tilted || staysFlat(group))
    return corners(QRectF(tile.face));
  const TableBox box = boxOf(geometry, group, tile);
  return Camera(geometry).project(corners(QRectF(box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0)), box.z1);
}

QPolygonF shownTop(const TableGeometry &geometry, int group, const SceneTile &tile) {
  const TableBox box = boxOf(geometry, group, tile);
  return Camera(geometry).project(boxOutline(box, cornerOf(geometry, tile)), box.z1);
}

QRect shownArea(const TableGeometry &geometry, const QRect &flat, qreal z) {
  return geometry.kind().tilted ? Camera(geometry).flatArea(QRectF(flat), z) : flat;
}

QPointF shownPoint(const TableGeometry &geometry, QPointF flat, qreal z) {
  return geometry.kind().tilted ? Camera(geometry).flatPlane(z).map(flat) : flat;
}

}  // namespace janso
