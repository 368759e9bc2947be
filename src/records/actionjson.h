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

// Fields that have no meaning for an action are left out: `tile`, `consumed`, and `tsumogiri` when false.
QJsonObject toJson(const Action &action);
// The error names the key that is wrong. Does not check whether the action is legal.
Result<Action> actionFromJson(const QJsonObject &object);

QJsonArray toJson(const ActionList &actions);
Result<ActionList> actionsFromJson(const QJsonArray &array);

}  // namespace janso
