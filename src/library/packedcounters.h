// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The counters of all seats of a match in a few hundred bytes. Most counters are 0 or unknown.
#pragma once

#include <QByteArray>
#include <array>

#include "statistics/counters.h"

namespace janso {

// By seat; unused seats are left out.
QByteArray packedCounters(const std::array<Counters, 4> &counters, int players);
// Counters that are not in the bytes are unknown.
std::array<Counters, 4> unpackedCounters(const QByteArray &bytes, int players);

}  // namespace janso
