// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the keyboard card shows: all keys in force, those of play first, by what they are for.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "widgets/settings/commands.h"

namespace janso {

class Settings;

// One line of the card.
struct KeyCardRow {
  QStringList ids;           // of the commands that it speaks of
  QString text;              // what they do
  QList<QKeySequence> keys;  // their keys
  bool isRange = false;      // the keys are the first and the last of many
};

struct KeyCardGroup {
  QString title;
  bool isPlay = false;  // wanted while one plays
  QList<KeyCardRow> rows;
};

// Every command that has a key now, once. Groups without any are left out.
QList<KeyCardGroup> keyCardGroups(const QList<KeyCommand> &commands, const Settings &settings);

// What is printed on the caps of a key: "Ctrl", "Shift", "N".
QStringList keyCaps(const QKeySequence &key);

}  // namespace janso
