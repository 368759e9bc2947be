// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A series of matches in words.
#pragma once

#include <QString>

#include "rules/series.h"

namespace janso {

// "1st Mei +61.3, 2nd ...", best first. Place, name and points of a player stay on one line.
QString seriesStanding(const Series &series, const QString &separator);

}  // namespace janso
