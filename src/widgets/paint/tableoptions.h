// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How the user wants the table to look and behave.
#pragma once

#include <array>

#include "widgets/paint/tablesizes.h"
#include "widgets/paint/tilelook.h"

namespace janso {

struct TableOptions {
  FeltColour felt = FeltColour::Teal;
  TileLook tiles;
  HandSize hand = HandSize::Normal;
  PondSize ponds = PondSize::Normal;
  bool tilted = false;          // the table as seen from the chair; else from above
  double textScale = 1;         // how much larger than designed texts are, where there is room
  double speed = 1;             // 1 = normal, 2 = twice as fast; 0 = instant
  bool reducedMotion = false;   // nothing travels
  bool live = false;            // what happens was never seen before: deals and the end of a hand are shown
  bool dimCalledTiles = false;  // a called tile stays in the pond, dimmed; else it is taken out
  bool shadeTsumogiri = true;   // discards that were drawn just before are darker
  bool showAllHands = false;    // hands that the view has opened lie face up
  bool remarks = false;         // the built-in bots say short lines
  bool twoStepDiscard = false;  // the first click on a tile only selects it
  bool autoKita = false;        // three players: Norths are set aside as soon as they may be
  bool autoDiscardInRiichi = true;  // nothing else is legal there, so the drawn tile goes by itself
  bool letterKeys = true;           // single letters are commands
  // A position that is put as a question: no toggles and corner buttons, and no help while it is asked.
  bool exercise = false;

  // Of a motion that takes so many milliseconds at normal speed; 0 = at once.
  double duration(double milliseconds) const {
    return speed <= 0 || reducedMotion ? 0 : milliseconds / speed;
  }

  bool operator==(const TableOptions &) const = default;
};

// Sort persists; the others end with the hand.
struct TableToggles {
  bool sort = true;
  bool autoWin = false;
  bool noCalls = false;
  bool autoDiscard = false;
  bool autoKita = false;  // sets every North aside; begins each hand as TableOptions::autoKita is

  bool operator==(const TableToggles &) const = default;
};

// In the order of the pills beside the hand; the last only where Norths are set aside.
inline constexpr std::array<bool TableToggles::*, 5> kPills{
    &TableToggles::sort, &TableToggles::autoWin, &TableToggles::noCalls, &TableToggles::autoDiscard,
    &TableToggles::autoKita};

}  // namespace janso
