// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The explanation of an exercise about the last hand: what the place requires by each way to win. Paragraphs.
#pragma once

#include <QString>

#include "coach/drill.h"

namespace janso {

QString drillLastHandReasons(const LastHandTask &task);

}  // namespace janso
