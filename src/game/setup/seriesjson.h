// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A series as JSON, part of the setup of a match.
#pragma once

#include <QJsonObject>

#include "game/setup/matchsetup.h"
#include "rules/result.h"

namespace janso {

QJsonObject toJson(const SeriesPlay &play);
// The error names the key that is wrong.
Result<SeriesPlay> seriesPlayFromJson(const QJsonObject &object);

}  // namespace janso
