// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How the actions of a player are called, in the language of the window.
#pragma once

#include <QString>

#include "rules/action.h"

namespace janso {

// As buttons, plates and commands name it: "Pon", "Riichi", "Skip". The three kinds of kan have one name.
QString actionName(ActionType type);
// As a text about the hand names it. Japanese has other words for a riichi and a skip there than on a button.
QString actionNameInText(ActionType type);
// What the player says at the table.
QString actionShout(ActionType type);

}  // namespace janso
