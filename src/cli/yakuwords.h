// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "rules/yaku.h"

namespace janso::cli {

// What reports call a yaku by, and what may be typed for it: "chun", the same in every language.
QString yakuWord(YakuId id);
// What players call it, in the user's language, behind two spaces; empty where that says no more than the
// word: "riichi".
QString yakuNameBeside(YakuId id);

}  // namespace janso::cli
