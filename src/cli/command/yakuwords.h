// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "rules/yaku.h"

namespace janso::cli {

// The name of a yaku in reports and on the command line, the same in every language: "chun".
QString yakuWord(YakuId id);
// The name of a yaku in the user's language, after two spaces; empty if it only repeats the word, as for
// "riichi".
QString yakuNameInParentheses(YakuId id);

}  // namespace janso::cli
