// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The setup of a match as JSON, for its journal and for remembering the last setup.
#pragma once

#include <QJsonObject>

#include "game/setup/matchsetup.h"
#include "rules/result.h"

namespace janso {

// Writes everything, including the ruleset.
QJsonObject toJson(const MatchSetup &setup);
// Missing keys keep their defaults. The error names the seat and the key that is wrong.
Result<MatchSetup> matchSetupFromJson(const QJsonObject &object);

}  // namespace janso
