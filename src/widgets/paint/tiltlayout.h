// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The tiles of a scene as boxes on a tilted table, in the order in which they cover each other.
//
// Positions come only from the scene: the rectangles of the flat table are converted back (a lift that
// represents height becomes height); there is no second layout. The viewer's hand and melds and the dora
// plaque stay flat on the screen in both views and are not boxes. Boxes are in units, everything else in
// device pixels.
#pragma once

#include <QPolygonF>
#include <QRect>
#include <optional>
#include <span>
#include <vector>

#include "widgets/paint/camera.h"
#include "widgets/paint/scenepainter.h"

namespace janso {

inline constexpr qreal kBoxHeight = 0.70;  // of a lying tile, in tile widths
inline constexpr qreal kPanelHeight = 0.30;
inline constexpr qreal kStickHeight = 0.12;

// Whether a group of the scene is painted flat on the screen in any view.
bool staysFlat(int group);

// The box of a tile in a group that does not stay flat.
TableBox boxOf(const TableGeometry &geometry, int group, const SceneTile &tile);
TableBox stickBox(const TableGeometry &geometry, int rel);
TableBox panelBox(const TableGeometry &geometry);
qreal cornerOf(const TableGeometry &geometry, const SceneTile &tile);  // radius, in units

// The outline of a whole box on the screen.
QPolygonF boxHull(const Camera &camera, const TableBox &box, qreal radius);

// Indices of `boxes`, each before those that cover a part of it. `bounds` are those of each box on the
// screen; boxes whose bounds do not overlap may be in any order. Boxes that do not intersect always have an
// order. Moving boxes may intersect others; then the farthest comes first.
std::vector<int> drawOrder(std::span<const TableBox> boxes, std::span<const QRectF> bounds);

struct TiltedTile {
  SceneSlot slot;
  SceneTile tile;
  TableBox box;
  QPolygonF hull;
};

// All boxes of a scene, in the order of drawing.
std::vector<TiltedTile> tiltedTiles(const TableGeometry &geometry, const Scene &scene);

// The tile that is visible at a position on the screen.
std::optional<SceneSlot> tileAt(const std::vector<TiltedTile> &tiles, QPointF at);

// --- Where things appear on the screen, in the view of the geometry ---
QRect shownBounds(const TableGeometry &geometry, int group, const SceneTile &tile);
// The bounds of all tiles in a group; `shadow` includes their shadow.
QRect shownBounds(const TableGeometry &geometry, const Scene &scene, int group, bool shadow = false);
// The bounds of a lying tile, and below of a back in a hand (rel 1 to 3), at a position of the flat table.
QRect shownLying(const TableGeometry &geometry, int group, const TilePlace &place);
// The upper tile of a full stack.
QRect shownUpper(const TableGeometry &geometry, int group, const WallPlace &stack);
QRect shownBack(const TableGeometry &geometry, int rel, const QRect &face);
// The four corners of a lying tile's face, clockwise from the upper left one.
QPolygonF shownFace(const TableGeometry &geometry, int group, const SceneTile &tile);
// The same on the tilted table, with rounded corners.
QPolygonF shownTop(const TableGeometry &geometry, int group, const SceneTile &tile);
// An area of the flat table as it appears on the cloth, or `z` units above it.
QRect shownArea(const TableGeometry &geometry, const QRect &flat, qreal z = 0);
QPointF shownPoint(const TableGeometry &geometry, QPointF flat, qreal z = 0);

}  // namespace janso
