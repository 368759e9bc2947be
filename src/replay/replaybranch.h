// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Another way from a place of a game: what must be dealt, and answered, so that a table stands there again.
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

// What of the tiles is dealt anew.
enum class BranchKind : std::uint8_t {
  SameWall,    // nothing, but what no record tells
  OthersKept,  // what still lies in the wall; all hands are as they were
  AllUnseen,   // all that the seat cannot see, in agreement with all that it has seen; who is in riichi keeps
               // the hand, which must be ready
};

// "same", "wall", "unseen": in journals.
QString branchKindKey(BranchKind kind);
std::optional<BranchKind> branchKindOf(const QString &key);

// The game that is left.
struct BranchParent {
  QString identity;  // OpenedReplay::identity
  QString file;      // a link to it (replaylink.h)
};

// From `place` as `seat` plays on. The same text gives the same tiles. The error says that the match was over
// there, or that no other deal was found that agrees with what was seen.
Result<std::shared_ptr<const MatchBranch>> branchFrom(const Replay &replay, const BranchParent &parent,
                                                      ReplayPlace place, int seat, BranchKind kind,
                                                      const QString &seed);

}  // namespace janso
