// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A view of the table as lists of tiles with their places: what is to be drawn at rest.
//
// A scene is a value made from a view and a geometry alone; two equal scenes look the same. The table widget
// compares scenes to find what must be painted anew.
#pragma once

#include <QList>
#include <QRect>
#include <array>
#include <vector>

#include "rules/seatview.h"
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
  int width = 0;  // of the tile, not of the (maybe turned) face
  qreal opacity = 1;
  bool end = false;      // side backs: with the end face below
  bool upper = false;    // lies on another tile
  bool stacked = false;  // of a meld: lies partly on the tile before it, for want of room
  bool operator==(const SceneTile &) const = default;

  int depth() const;     // draw in ascending order: each tile covers the side of the one behind it
  QRect bounds() const;  // face with all that belongs to the tile, without shadow
};

// Tiles that throw one shadow together.
struct SceneGroup {
  std::vector<SceneTile> tiles;
  ShadowKind shadow = ShadowKind::Lying;
  bool operator==(const SceneGroup &) const = default;

  QRect bounds(qreal unit) const;  // shadow included
};

// Groups by kind and seat as the viewer sees it.
inline constexpr int kWallGroup = 0;
inline constexpr int kPondGroup = 4;
inline constexpr int kMeldGroup = 8;
inline constexpr int kHandGroup = 12;  // 12 = the own hand
inline constexpr int kDoraGroup = 16;
inline constexpr int kKitaGroup = 17;  // Norths set aside
inline constexpr int kSceneGroups = 21;

struct Scene {
  std::array<SceneGroup, kSceneGroups> groups;
  std::array<bool, 4> sticks{};  // riichi sticks, by rel
  QRect lastDiscard;             // face of the marked discard; null = none
  int lastDiscardOf = 0;         // rel
  int diceOf = -1;               // rel of the dealer at whose hand the dice lie; -1 = not known
  std::array<std::uint8_t, 2> dice{};
  QPoint nextDraw;  // middle of the stack that is drawn from next; null = none
  bool operator==(const Scene &) const = default;
};

// What a scene is made from besides the view.
struct SceneInput {
  TableOptions options;
  std::vector<Tile> hand;  // own concealed tiles in the order shown, without the drawn one
  bool closed = false;     // the own hand shows its backs
  qreal wallOpened = 1;    // how far the dead wall stands apart
};

Scene buildScene(const TableGeometry &geometry, const SeatView &view, const SceneInput &input);

// A tile of the hand of `rel` (1 to 3) that shows its back, at one of TableGeometry::backs().
SceneTile backTile(const TableGeometry &geometry, int rel, const QRect &face);

// Whether tiles lie on the table: from the deal until the next one, also while a result is looked at.
bool isDealt(const Board &board);

// The seat as the viewer sees it: 0 himself, 1 right, 2 across, 3 left.
inline int relativeSeat(int seat, int viewer) {
  return (seat - viewer + 4) % 4;
}

}  // namespace janso
