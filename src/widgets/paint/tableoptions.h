// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The user's settings for the look and behavior of the table.
#pragma once

#include <array>

#include "widgets/look/tablesizes.h"
#include "widgets/paint/tilelook.h"

namespace janso {

struct TableOptions {
  FeltColor felt = FeltColor::Teal;
  TileLook tiles;
  HandSize hand = HandSize::Normal;
  PondSize ponds = PondSize::Normal;
  bool tilted = false;          // seen from the chair; otherwise from above
  double textScale = 1;         // the factor by which texts are larger than designed, where there is room
  double speed = 1;             // 1 = normal, 2 = twice as fast; 0 = instant
  bool reducedMotion = false;   // nothing moves across the table
  bool live = false;            // the events are new to the viewer: deals and the end of a hand are animated
  bool dimCalledTiles = false;  // a called tile stays in the pond, dimmed; otherwise it is removed
  bool shadeTsumogiri = true;   // discards of the tile just drawn are darker
  bool showAllHands = false;    // hands that the view shows lie face up
  bool remarks = false;         // built-in bots say short lines
  bool twoStepDiscard = false;  // the first click on a tile only selects it
  bool autoKita = false;        // three players: Norths are set aside as soon as that is allowed
  bool autoDiscardInRiichi = true;  // discard the drawn tile automatically, as nothing else is legal
  bool letterKeys = true;           // single letters are commands
  bool helpButtons = false;         // buttons for a hint and the yaku list next to the hand
  // A click on the bare felt skips a call, and a right click also discards the drawn tile.
  bool feltAnswers = true;
  // The position of an exercise: no toggles, no corner buttons, and no help before the answer.
  bool exercise = false;

  // The duration of a motion that takes this many milliseconds at normal speed; 0 = instant.
  double duration(double milliseconds) const {
    return speed <= 0 || reducedMotion ? 0 : milliseconds / speed;
  }

  bool operator==(const TableOptions &) const = default;
};

// `sort` persists; the others end with the hand.
struct TableToggles {
  bool sort = true;
  bool autoWin = false;
  bool noCalls = false;
  bool autoDiscard = false;
  bool autoKita = false;  // set every North aside; each hand begins with the value of TableOptions::autoKita

  bool operator==(const TableToggles &) const = default;
};

// In the order of the pills next to the hand; the last one is shown only if Norths can be set aside.
inline constexpr std::array<bool TableToggles::*, 5> kPills{
    &TableToggles::sort, &TableToggles::autoWin, &TableToggles::noCalls, &TableToggles::autoDiscard,
    &TableToggles::autoKita};

}  // namespace janso
