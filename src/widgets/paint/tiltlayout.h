// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The tiles of a scene as boxes on a tilted table, in the order in which they cover each other.
//
// Places come from the scene alone: what its rectangles say of the flat table is undone (a lift that stands
// for height becomes height), and nothing is laid out anew. The own hand, the own melds and the dora plaque
// lie flat on the screen in both views and are no boxes. Boxes are in units, all else in device pixels.
#pragma once

#include <QPolygonF>
#include <QRect>
#include <optional>
#include <span>
#include <vector>

#include "widgets/paint/camera.h"
#include "widgets/paint/scenepainter.h"

namespace janso {

inline constexpr qreal kBoxHeight = 0.70;  // of a lying tile, in its widths
inline constexpr qreal kPanelHeight = 0.30;
inline constexpr qreal kStickHeight = 0.12;

// Whether a group of the scene is painted flat on the screen, whatever the view.
bool staysFlat(int group);

// Of a group that does not stay flat.
TableBox boxOf(const TableGeometry &geometry, int group, const SceneTile &tile);
TableBox stickBox(const TableGeometry &geometry, int rel);
TableBox panelBox(const TableGeometry &geometry);
qreal cornerOf(const TableGeometry &geometry, const SceneTile &tile);  // radius, in units

// All of a box on the screen.
QPolygonF boxHull(const Camera &camera, const TableBox &box, qreal radius);

// Indices of `boxes`, each before those that cover a part of it. `bounds`: of each on the screen; boxes whose
// bounds are apart may come in any order. Boxes that do not meet have one; what is on its way may run into
// others, then the farthest goes first.
std::vector<int> drawOrder(std::span<const TableBox> boxes, std::span<const QRectF> bounds);

struct TiltedTile {
  SceneSlot slot;
  SceneTile tile;
  TableBox box;
  QPolygonF hull;
};

// All boxes of a scene, in the order of drawing.
std::vector<TiltedTile> tiltedTiles(const TableGeometry &geometry, const Scene &scene);

// The tile that is seen at a place of the screen.
std::optional<SceneSlot> tileAt(const std::vector<TiltedTile> &tiles, QPointF at);

// --- Where things appear on the screen, in the view of the geometry ---
QRect shownBounds(const TableGeometry &geometry, int group, const SceneTile &tile);
// Of all tiles of a group; with `shadow` also what they throw.
QRect shownBounds(const TableGeometry &geometry, const Scene &scene, int group, bool shadow = false);
// Of a tile that lies, and of a back of a hand (rel 1 to 3), at a place of the flat table.
QRect shownLying(const TableGeometry &geometry, int group, const TilePlace &place);
// The upper tile of a whole stack.
QRect shownUpper(const TableGeometry &geometry, int group, const WallPlace &stack);
QRect shownBack(const TableGeometry &geometry, int rel, const QRect &face);
// The face of a lying tile: its four corners, clockwise from that at the upper left.
QPolygonF shownFace(const TableGeometry &geometry, int group, const SceneTile &tile);
// The same on the tilted table, with its round corners.
QPolygonF shownTop(const TableGeometry &geometry, int group, const SceneTile &tile);
// A place on the cloth, or `z` units above it, given on the flat table.
QRect shownArea(const TableGeometry &geometry, const QRect &flat, qreal z = 0);
QPointF shownPoint(const TableGeometry &geometry, QPointF flat, qreal z = 0);

}  // namespace janso
