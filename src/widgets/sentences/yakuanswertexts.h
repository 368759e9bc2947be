// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a yaku's answer to the hand in play says, in words: how far it is, what helps, or why it cannot be.
//
// Sentences are in the markup of teachtext.h (tiles in braces); plainText() makes words of it.
#pragma once

#include <QString>

#include "coach/yakudistance.h"
#include "rules/meld.h"

namespace janso {

// For a narrow column: how many tiles it is away, or how many of a bonus are in hand; empty for what is made,
// impossible or unknown.
QString yakuAwayColumn(const YakuAnswer &answer);
// One or two full sentences; empty for a hand that is not known. `melds`: the own ones.
QString yakuAnswerSentence(const YakuAnswer &answer, const Melds &melds);
// Why it is impossible; empty where it is not.
QString yakuObstacleSentence(const YakuAnswer &answer, const Melds &melds);
// What has to happen beside the tiles; empty for a yaku of tiles alone.
QString yakuEventSentence(YakuEvent event);

}  // namespace janso
