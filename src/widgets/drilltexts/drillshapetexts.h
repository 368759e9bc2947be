// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The explanations of exercises about the shape of a hand: waits, shanten, the most efficient discard.
// Paragraphs in the markup of teachmarkup.h.
#pragma once

#include <QString>

#include "coach/drill.h"

namespace janso {

QString drillWaitsReasons(const WaitsTask &task);
QString drillShantenReasons(const ShantenTask &task);
QString drillEfficiencyReasons(const EfficiencyTask &task);

}  // namespace janso
