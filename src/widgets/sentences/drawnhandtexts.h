// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The sentences about a hand that nobody has won. HandEnd::draw must be there.
#pragma once

#include <QString>

#include "records/handend.h"

namespace janso {

QString drawTitle(DrawType type);
QString drawSecondTitle(DrawType type);  // in Japanese
QString drawReason(const HandEnd &end);  // markup: why the hand is drawn, and who pays what
// In one line of a table: "Exhaustive draw, tenpai: Mei, Sora".
QString drawSummary(const HandEnd &end);

}  // namespace janso
