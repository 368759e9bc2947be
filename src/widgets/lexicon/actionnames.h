// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The names of a player's actions in the language of the window.
#pragma once

#include <QString>

#include "rules/action.h"

namespace janso {

// The name on buttons, plates and commands: "Pon", "Riichi", "Skip". All three kinds of kan have the same
// name.
QString actionName(ActionType type);
// The name in a text about the hand. Japanese uses other words for riichi and skip there than on a button.
QString actionNameInText(ActionType type);
// What the player says aloud at the table.
QString actionShout(ActionType type);

}  // namespace janso
