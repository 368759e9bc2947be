// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Everything that can be done at the table by keyboard, as one table: the window makes actions and the key
// editor from it.
#pragma once

#include <QKeySequence>
#include <QString>
#include <span>

#include "rules/action.h"

namespace janso {

enum class CommandId {
  CursorLeft,
  CursorRight,
  CursorFirst,
  CursorLast,
  SwitchArea,
  Accept,
  Discard,
  Default,
  Tile1,
  Tile2,
  Tile3,
  Tile4,
  Tile5,
  Tile6,
  Tile7,
  Tile8,
  Tile9,
  Tile10,
  Tile11,
  Tile12,
  Tile13,
  Tile14,
  Riichi,
  OpenRiichi,
  Kita,
  Chi,
  Pon,
  Kan,
  Win,
  Skip,
  Cancel,
  ToggleSort,
  ToggleNoCalls,
  ShowDifferences,
  ShowWaits,
  ShowDanger,
  WhyNot,
  // What reads out, to the end.
  SayHand,
  SayDora,
  SayPonds,
  SayScores,
  SayWaits,
};

struct TableCommand {
  CommandId id;
  const char *key;          // for settings: never changes
  const char *text;         // to be translated in the context "TableCommands"; nullptr: the name of `action`
  const char *defaultKeys;  // portable text of a key sequence
  bool letter;              // a single letter or digit: can be switched off
  bool held;                // acts as long as it is held down
  ActionType action{};      // for a command that is called like what it does

  QString name() const;  // translated
  bool readsOut() const { return id >= CommandId::SayHand; }
  QKeySequence defaultSequence() const;
};

std::span<const TableCommand> tableCommands();

}  // namespace janso
