// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A table of all keyboard commands of the mahjong table; the window makes its actions and the key editor from
// it.
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
  // The rest are commands that read out.
  SayHand,
  SayDora,
  SayPonds,
  SayScores,
  SayWaits,
};

struct TableCommand {
  CommandId id;
  const char *key;   // for settings; never changes
  const char *text;  // to be translated in the context "TableCommands"; nullptr: use the name of `action`
  const char *defaultKeys;  // portable text of a key sequence
  bool letter;              // a single letter or digit, which can be switched off
  bool held;                // acts for as long as the key is held down
  ActionType action{};      // for a command that has the name of its action

  QString name() const;  // translated
  bool readsOut() const { return id >= CommandId::SayHand; }
  QKeySequence defaultSequence() const;
};

std::span<const TableCommand> tableCommands();

}  // namespace janso
