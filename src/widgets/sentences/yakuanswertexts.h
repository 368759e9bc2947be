// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How a yaku relates to the current hand, in words: how far away it is, what helps, or why it is impossible.
//
// Sentences are in the markup of teachmarkup.h (tiles in braces); plainText() turns it into words.
#pragma once

#include <QString>
#include <vector>

#include "coach/yakudistance.h"
#include "coach/yakutry.h"
#include "rules/meld.h"
#include "widgets/lexicon/yakutexts.h"

namespace janso {

// For a narrow column: the number of missing tiles; empty if the yaku is complete, impossible, unknown, a
// bonus, or a matter of luck.
QString yakuAwayColumn(const YakuAnswer &answer);
// The same in a few words, with the tiles that must come in and those of `hand` (concealed) that they
// replace.
QString yakuStanding(const YakuAnswer &answer, const Melds &melds, const std::vector<Tile> &hand);
// One to three lines: the yaku to try, each with the tiles to keep, then the discard. Empty without a
// suggestion.
QString yakuTryText(const YakuSuggestion &suggestion, YakuNaming naming);
// One or two full sentences; empty if the hand is unknown. `melds` are the player's own.
QString yakuAnswerSentence(const YakuAnswer &answer, const Melds &melds);
// Why the yaku is impossible; empty if it is not.
QString yakuObstacleSentence(const YakuAnswer &answer, const Melds &melds);
// What must happen besides the tiles; empty for a yaku that needs only tiles.
QString yakuEventSentence(YakuEvent event);

}  // namespace janso
