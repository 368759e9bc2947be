// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the table shows now, shared with the items on it. Only TableWidget and its input change it.
#pragma once

#include <QString>
#include <array>
#include <optional>
#include <vector>

#include "rules/legal/seatview.h"
#include "widgets/decision/decisionflow.h"
#include "widgets/decision/togglesmodel.h"
#include "widgets/paint/centerpainter.h"
#include "widgets/paint/portraits.h"
#include "widgets/paint/tablegeometry.h"
#include "widgets/paint/tableoptions.h"
#include "widgets/paint/tablescene.h"

namespace janso {

class TableItem;

// A part of the table that responds to the pointer.
struct TableHit {
  TableItem *item = nullptr;  // nullptr: the bare felt
  int part = -1;              // tile, button ... of the item; -1 = none of them
  int choice = -1;            // of a prompt's button: the index of a shape
  bool operator==(const TableHit &) const = default;
};

// A button for help next to the hand: its name, the user's key for it (may be empty), what it does.
struct HelpButton {
  QString name;
  QString key;
  QString tip;
};

struct TableState {
  TableGeometry geometry;
  TableOptions options;
  TogglesModel toggles;
  SeatView view = emptyView(0);
  std::vector<Tile> hand;        // the viewer's concealed tiles as shown, without the drawn one
  std::array<QString, 4> names;  // by absolute seat
  std::array<QString, 4> subtitles;
  std::array<QString, 4> portraits;  // by absolute seat; empty if the plate shows no picture
  Faces faces{};
  std::array<HelpButton, 2> helps;  // in the order of TableGeometry::helpButton()
  std::array<QString, 4> remarks;   // what the seats are saying, by absolute seat
  Scene scene;
  DecisionFlow flow;
  std::optional<Action> advised;
  std::vector<Tile>
      counting;  // for the yaku that is pointed at; the others of the hand are dim, unless empty
  TableHit hover;
  TableHit pressed;
  bool closed = false;     // the viewer's hand shows its backs
  bool curtained = false;  // the curtain hides the hand
  bool peeking = false;    // and a player holds it aside to look
  bool differences = false;
  bool showsWaits = false;   // its key is held
  bool showsDanger = false;  // its key is held
  bool hoverWaits = false;   // the pointer has rested on a tile of the hand

  // The absolute seat of a relative one.
  int seatAt(int rel) const { return (view.seat + rel) % 4; }
  // Takes over the current view. The viewer's hand keeps its order while it is the same hand.
  void take(const SeatView &now);
  // Sorts the viewer's hand, or leaves the tiles in the order in which they were drawn, as the toggle says.
  void arrangeHand();
  bool showsPortraits() const { return !portraits[0].isEmpty(); }
  bool handIsHidden() const { return closed || curtained; }
  // Whether an exercise is still unanswered, so that nothing may reveal the answer.
  bool isExamined() const { return options.exercise && flow.isActive(); }
  const std::vector<SceneTile> &tiles(int group) const {
    return scene.groups[static_cast<std::size_t>(group)].tiles;
  }
  // The part of `item` under the pointer, -1 = none.
  int hovered(const TableItem *item) const { return hover.item == item ? hover.part : -1; }
};

}  // namespace janso
