// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The counters of all seats of a match in a few hundred bytes: most of them are 0 or unknown.
#pragma once

#include <QByteArray>
#include <array>

#include "statistics/counters.h"

namespace janso {

// By seat; those of seats that do not play are left out.
QByteArray packedCounters(const std::array<Counters, 4> &counters, int players);
// What is not in the bytes is unknown.
std::array<Counters, 4> unpackedCounters(const QByteArray &bytes, int players);

}  // namespace janso
