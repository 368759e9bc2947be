// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Actions as JSON, for journals and settings: {"type":"pon","tile":"5p","consumed":"50p"}.
#pragma once

#include <QJsonArray>
#include <QJsonObject>

#include "rules/action.h"
#include "rules/result.h"

namespace janso {

// Parts that do not matter are left out: no tile, no tiles consumed, not tsumogiri.
QJsonObject toJson(const Action &action);
// The error says which key is wrong. Whether the action is legal is not asked here.
Result<Action> actionFromJson(const QJsonObject &object);

QJsonArray toJson(const ActionList &actions);
Result<ActionList> actionsFromJson(const QJsonArray &array);

}  // namespace janso
