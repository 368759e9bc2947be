// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The tree of branches of a game: the matches played on from its positions, the branches of those, and so on.
// Their journals are in one folder, and each names its parent.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "replay/replaybranch.h"
#include "replay/replayopen.h"
#include "replay/replayplace.h"
#include "rules/action.h"
#include "rules/board.h"
#include "rules/result.h"

namespace janso {

struct BranchNode {
  QString id;  // identifies the journal, even after it was renamed or has grown
  QString path;
  int parent = -1;                 // index of the branch that it was taken from; -1 = the main line
  ReplayPlace place;               // position in the parent
  Board there;                     // the board at that position, without hidden tiles
  std::optional<BranchKind> kind;  // nothing = a kind of a later version
  int seat = -1;                   // the seat of the player who branched off; -1 = the journal does not say
  QString name;                    // name of that seat in the branch
  QDateTime begun;
  bool readable = false;  // at least one hand is over, so it can be replayed
  bool over = false;      // the match was played to its end
  // The decision of that seat at the position itself, in the branch and in its parent. Nothing if the seat
  // had no choice there.
  std::optional<Action> tried;
  std::optional<Action> played;
  // What the seat gained or lost in that hand, including sticks; nothing = the hand is not over.
  std::optional<std::int32_t> points;
  std::optional<std::int32_t> pointsPlayed;
};

struct BranchTree {
  QString main;  // link to the main line (replaylink.h)
  // Set if the open game is a branch whose parent cannot be found. It is then the main line here.
  bool mainLost = false;
  // Parents before their branches; the branches of one parent in order of position.
  std::vector<BranchNode> nodes;
  int current = -1;  // index of the open branch; -1 = the main line

  // Returns the position of the main line for a position of the open game: the same position if it happened
  // in both, otherwise the one where the branch leaves the main line.
  ReplayPlace placeInMain(ReplayPlace place) const;
  // The node and all its descendants, parents first.
  std::vector<int> withDescendants(int node) const;
};

// Reads the first line of every journal in `folder` and proves those that belong to the tree, which takes
// some milliseconds each. Can be called from any thread.
BranchTree branchTree(const OpenedReplay &open, const QString &folder);

// The user's notes on branches by id. No text is empty. JSON lines: {"branch":"<id>","note":"..."}.
using BranchNotes = std::map<QString, QString>;
QByteArray toJsonLines(const BranchNotes &notes);
// The error names the line.
Result<BranchNotes> branchNotesFromJsonLines(const QByteArray &lines);
// Load and save the notes in a file, whose folder is created when needed. With an empty path nothing is
// saved. A file that cannot be read is renamed with ".damaged" appended. Saving returns false if the file
// could not be written.
BranchNotes loadBranchNotes(const QString &path);
bool saveBranchNotes(const QString &path, const BranchNotes &notes);

}  // namespace janso
