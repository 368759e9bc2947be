// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Adds the tags in the library's file to matches played here.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "rules/result.h"
#include "statistics/filter.h"

namespace janso {

// Replaces the tags of the seats. An empty or missing library has no tags. The error is one sentence; in that
// case the seats are unchanged.
std::optional<Error> addTags(std::vector<PlayedSeat> &seats, const QString &library);

}  // namespace janso
