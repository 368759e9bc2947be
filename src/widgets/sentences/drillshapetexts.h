// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The reasons for an exercise about the shape of a hand: waits, shanten, the discard that leaves most tiles.
// Paragraphs in the markup of teachmarkup.h.
#pragma once

#include <QString>

#include "coach/drill.h"

namespace janso {

QString drillWaitsReasons(const WaitsTask &task);
QString drillShantenReasons(const ShantenTask &task);
QString drillEfficiencyReasons(const EfficiencyTask &task);

}  // namespace janso
