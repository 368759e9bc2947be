// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The reasons for an exercise about the last hand: what a place asks for, by every way. Paragraphs.
#pragma once

#include <QString>

#include "coach/drill.h"

namespace janso {

QString drillLastHandReasons(const LastHandTask &task);

}  // namespace janso
