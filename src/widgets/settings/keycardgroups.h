// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The contents of the keyboard card: all current keys, those for play first, grouped by purpose.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "widgets/settings/commands.h"

namespace janso {

class Settings;

// One line of the card.
struct KeyCardRow {
  QStringList ids;           // of its commands
  QString text;              // what the commands do
  QList<QKeySequence> keys;  // their keys
  bool isRange = false;      // the keys are the first and the last of a range
};

struct KeyCardGroup {
  QString title;
  bool isPlay = false;  // needed during play
  QList<KeyCardRow> rows;
};

// Every command that has a key now, once each. Groups without any are left out.
QList<KeyCardGroup> keyCardGroups(const QList<KeyCommand> &commands, const Settings &settings);

// What no key does: the mouse at the table, and the marks in the ponds; a line each.
QStringList keyCardNotes();

// The labels of a key sequence: "Ctrl", "Shift", "N".
QStringList keyCaps(const QKeySequence &key);

}  // namespace janso
