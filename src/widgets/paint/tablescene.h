// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A view of the table as lists of tiles with positions: what to draw when nothing moves.
//
// A scene is a value made only from a view and a geometry; equal scenes look the same. The table widget
// compares scenes to find what to repaint.
#pragma once

#include <QList>
#include <QRect>
#include <array>
#include <vector>

#include "rules/legal/seatview.h"
#include "widgets/paint/shadow.h"
#include "widgets/paint/tablegeometry.h"
#include "widgets/paint/tableoptions.h"
#include "widgets/paint/tilerender.h"

namespace janso {

enum class TilePose : quint8 { Lying, Standing, Upright, SideLeft, SideRight };

struct SceneTile {
  TilePose pose = TilePose::Lying;
  Tile tile;
  TileStyle style;
  QRect face;
  int width = 0;  // of the tile, not of its face, which may be turned
  qreal opacity = 1;
  bool end = false;      // side backs: with the end face below
  bool upper = false;    // lies on another tile
  bool stacked = false;  // of a meld: overlaps the previous tile for lack of room
  bool operator==(const SceneTile &) const = default;

  int depth() const;     // draw in ascending order: each tile covers the side of the one behind it
  QRect bounds() const;  // the face with everything that belongs to the tile, without the shadow
};

// Tiles that cast one shadow together.
struct SceneGroup {
  std::vector<SceneTile> tiles;
  ShadowKind shadow = ShadowKind::Lying;
  bool operator==(const SceneGroup &) const = default;

  QRect bounds(qreal unit) const;  // includes the shadow
};

// Groups by kind and seat relative to the viewer.
inline constexpr int kWallGroup = 0;
inline constexpr int kPondGroup = 4;
inline constexpr int kMeldGroup = 8;
inline constexpr int kHandGroup = 12;  // 12 = the viewer's hand
inline constexpr int kDoraGroup = 16;
inline constexpr int kKitaGroup = 17;  // Norths set aside
inline constexpr int kSceneGroups = 21;

struct Scene {
  std::array<SceneGroup, kSceneGroups> groups;
  std::array<bool, 4> sticks{};  // riichi sticks, by rel
  QRect lastDiscard;             // face of the marked discard; null = none
  int lastDiscardOf = 0;         // rel
  int diceOf = -1;               // rel of the dealer whose dice are shown; -1 = unknown
  std::array<std::uint8_t, 2> dice{};
  QPoint nextDraw;  // middle of the stack that is drawn from next; null = none
  bool operator==(const Scene &) const = default;
};

// What a scene is made from in addition to the view.
struct SceneInput {
  TableOptions options;
  std::vector<Tile> hand;  // the viewer's concealed tiles in the order shown, without the drawn one
  bool closed = false;     // the viewer's hand is face down
  qreal wallOpened = 1;    // how far the dead wall is separated
};

Scene buildScene(const TableGeometry &geometry, const SeatView &view, const SceneInput &input);

// A face-down tile in the hand of `rel` (1 to 3), at one of TableGeometry::backs().
SceneTile backTile(const TableGeometry &geometry, int rel, const QRect &face);

// Whether tiles are on the table: from the deal to the next one, including while a result is shown.
bool isDealt(const Board &board);

// The seat relative to the viewer: 0 viewer, 1 right, 2 across, 3 left.
inline int relativeSeat(int seat, int viewer) {
  return (seat - viewer + 4) % 4;
}

}  // namespace janso
