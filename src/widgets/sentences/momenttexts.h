// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is said once of a win that is more than its points.
#pragma once

#include <QString>

#include "records/comeback.h"

namespace janso {

// In the window's words, and its sign in calligraphy where those are not written in such signs.
struct MomentText {
  QString sign;
  QString text;
};

MomentText firstWinMoment();
MomentText comebackMoment(const Comeback &comeback);

}  // namespace janso
