// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Sentences about a hand that ended in a draw. HandEnd::draw must be set.
#pragma once

#include <QString>

#include "records/handend.h"

namespace janso {

QString drawTitle(DrawType type);
QString drawSecondTitle(DrawType type);  // in Japanese
QString drawReason(const HandEnd &end);  // markup: why the hand ends in a draw, and who pays what
// One line of a table: "Exhaustive draw, tenpai: Mei, Sora".
QString drawSummary(const HandEnd &end);

}  // namespace janso
