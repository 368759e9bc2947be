// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTextStream>
#include <functional>

namespace janso::cli {

// Shows how many of how many matches are done and how long the rest will take: on a terminal in one line that
// changes, elsewhere in a line now and then, and only if it is `wanted`; else the function is empty. To be
// called after each match with the numbers done and in all, one call at a time.
std::function<void(int done, int of)> matchProgress(bool wanted, QTextStream &err);

}  // namespace janso::cli
