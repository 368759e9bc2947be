// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Branches off from a position of a game: finds a wall and answers that bring a table back to that position.
#pragma once

#include <QString>
#include <cstdint>
#include <memory>
#include <optional>

#include "replay/replayplace.h"
#include "rules/result.h"

namespace janso {

class Replay;
struct MatchBranch;

// Which tiles are redealt.
enum class BranchKind : std::uint8_t {
  SameWall,    // none, except those that no record shows
  OthersKept,  // the tiles in the wall; all hands stay as they were
  // All tiles that the seat cannot see, in agreement with everything that it has seen. Players in riichi keep
  // their hands, which must be tenpai.
  AllUnseen,
};

// "same", "wall", "unseen": the words in journals.
QString branchKindKey(BranchKind kind);
std::optional<BranchKind> branchKindOf(const QString &key);

// The game from which to branch off.
struct BranchParent {
  QString identity;  // OpenedReplay::identity
  QString file;      // link to the game (replaylink.h)
};

// Returns a branch at `place` for the player in `seat`. The same `seed` gives the same tiles. The error says
// that the match was already over there, or that no other deal fits what the seat had seen.
Result<std::shared_ptr<const MatchBranch>> branchFrom(const Replay &replay, const BranchParent &parent,
                                                      ReplayPlace place, int seat, BranchKind kind,
                                                      const QString &seed);

}  // namespace janso
