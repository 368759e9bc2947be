// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the table shows now, for the things that lie on it. TableWidget and its input alone change it.
#pragma once

#include <QString>
#include <array>
#include <optional>
#include <vector>

#include "rules/seatview.h"
#include "widgets/paint/centrepainter.h"
#include "widgets/paint/portraits.h"
#include "widgets/paint/tablegeometry.h"
#include "widgets/paint/tableoptions.h"
#include "widgets/paint/tablescene.h"
#include "widgets/table/decisionflow.h"
#include "widgets/table/togglesmodel.h"

namespace janso {

class TableItem;

// A place on the table that answers the pointer.
struct TableHit {
  TableItem *item = nullptr;  // nullptr: the bare cloth
  int part = -1;              // tile, button ... of the item; -1 = none of them
  int choice = -1;            // of a prompt's button: one of its shapes
  bool operator==(const TableHit &) const = default;
};

struct TableState {
  TableGeometry geometry;
  TableOptions options;
  TogglesModel toggles;
  SeatView view = emptyView(0);
  std::vector<Tile> hand;        // own concealed tiles as shown, without the drawn one
  std::array<QString, 4> names;  // by absolute seat
  std::array<QString, 4> subtitles;
  std::array<QString, 4> portraits;  // likewise; none where the plate shows no picture
  Faces faces{};
  std::array<QString, 4> remarks;  // what the seats say now, by absolute seat
  Scene scene;
  DecisionFlow flow;
  std::optional<Action> advised;
  TableHit hover;
  TableHit pressed;
  bool closed = false;     // the own hand shows its backs
  bool curtained = false;  // the curtain hides it
  bool peeking = false;    // and somebody holds it to look
  bool differences = false;
  bool showsWaits = false;   // the key for it is held
  bool showsDanger = false;  // likewise
  bool hoverWaits = false;   // the pointer has rested on a tile of the hand

  // Absolute.
  int seatAt(int rel) const { return (view.seat + rel) % 4; }
  // The view as of now. The own hand keeps its order while it is the same hand.
  void take(const SeatView &now);
  // Sorts the own hand, or leaves the tiles in the order in which they came, as the toggle says.
  void arrangeHand();
  bool showsPortraits() const { return !portraits[0].isEmpty(); }
  bool handIsHidden() const { return closed || curtained; }
  // An exercise that is still to be answered: nothing may give the answer away.
  bool isExamined() const { return options.exercise && flow.isActive(); }
  const std::vector<SceneTile> &tiles(int group) const {
    return scene.groups[static_cast<std::size_t>(group)].tiles;
  }
  // Part of `item` under the pointer, -1 = none.
  int hovered(const TableItem *item) const { return hover.item == item ? hover.part : -1; }
};

}  // namespace janso
