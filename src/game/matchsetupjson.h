// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match's setup as JSON, for its journal and for remembering the last one.
#pragma once

#include <QJsonObject>

#include "game/matchsetup.h"
#include "rules/result.h"

namespace janso {

// Everything, the ruleset included.
QJsonObject toJson(const MatchSetup &setup);
// Absent keys keep their defaults; the error names the seat and key that is wrong.
Result<MatchSetup> matchSetupFromJson(const QJsonObject &object);

}  // namespace janso
