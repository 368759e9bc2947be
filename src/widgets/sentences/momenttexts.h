// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Texts for what is special beyond its points, each shown once.
#pragma once

#include <QString>
#include <cstddef>
#include <optional>
#include <vector>

#include "records/handend.h"

namespace janso {

// The text in the language of the window, and its sign in calligraphy if that language does not use such
// characters.
struct MomentText {
  QString sign;
  QString text;
};

// What a player has won for the first time.
enum class FirstWin { None, Any, Yakuman };
// Empty for None.
MomentText firstWinMoment(FirstWin first);
// A sentence for the player whose first riichi stick lies on the table.
QString firstRiichiText();

// For a win of the hand, by its index in HandEnd::wins; empty for nearly all wins, and for a draw. `first`
// is of the seat `viewer`. A comeback has priority over a first win.
MomentText handMoment(const HandEnd &end, std::size_t win, int viewer, FirstWin first);
// For the match that ended with this hand.
MomentText matchMoment(const HandEnd &last);

// Which riichi sticks, left on the table after the last hand, are in the final scores; empty if none are.
QString leftoverSticksText(const HandEnd &last, const MatchResult &result);

// The most valuable win of a match (records/bestwin.h), with its caption.
struct BestHand {
  std::size_t hand = 0;  // index of the hand, and of the win in HandEnd::wins
  std::size_t win = 0;
  QString title;  // "Your best hand"
  QString value;  // "Mangan 8,000"
};
// That of the seat `viewer`, or that of the match if the viewer never won or is -1. Nothing without any win.
std::optional<BestHand> bestHand(const std::vector<HandEnd> &hands, int viewer);

}  // namespace janso
