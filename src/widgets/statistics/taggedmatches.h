// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is said of matches that were played here: their tags, out of the file of the library.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "rules/result.h"
#include "statistics/filter.h"

namespace janso {

// In place of the tags that the seats have. A library that is empty or not there says nothing. The error is
// one sentence; the seats are as they were then.
std::optional<Error> addTags(std::vector<PlayedSeat> &seats, const QString &library);

}  // namespace janso
