// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All that was played on from places of a game, and from there again: the journals in a folder that say so.
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
  QString id;  // of its journal, whatever that is called and however far it has come
  QString path;
  int parent = -1;                 // index of the branch that it was taken from; -1 = the main line
  ReplayPlace place;               // in that
  Board there;                     // at the place, as everybody could see it
  std::optional<BranchKind> kind;  // nothing = a later version's
  int seat = -1;                   // who left it there; -1 = the journal does not say
  QString name;                    // whose name that seat has in the branch
  QDateTime begun;
  bool readable = false;  // a hand of it is over: it can be replayed
  bool over = false;      // it was played to the end of the match
  // Where the seat had a choice at the place itself: what it did in the branch, and what in its parent.
  std::optional<Action> tried;
  std::optional<Action> played;
  // What the seat won or lost in that hand, sticks included; nothing = it is not over.
  std::optional<std::int32_t> points;
  std::optional<std::int32_t> pointsPlayed;
};

struct BranchTree {
  QString main;  // a link to the main line (replaylink.h)
  // The open game is a branch, and what it was taken from is not found: then itself is the main line here.
  bool mainLost = false;
  std::vector<BranchNode> nodes;  // a branch before those that were taken from it; of one parent by place
  int current = -1;               // that is open; -1 = the main line

  // That place of the open game in the main line: of what happened there too the same, else where it was
  // left.
  ReplayPlace placeInMain(ReplayPlace place) const;
  // The node and all that were taken from it, each before those that were taken from it.
  std::vector<int> withDescendants(int node) const;
};

// Reads the first line of every journal in `folder` and proves those that belong to the tree: some
// milliseconds each. Any thread.
BranchTree branchTree(const OpenedReplay &open, const QString &folder);

// What was noted of branches, by their ids; no text is empty. JSON lines: {"branch":"<id>","note":"..."}.
using BranchNotes = std::map<QString, QString>;
QByteArray toJsonLines(const BranchNotes &notes);
// The error names the line.
Result<BranchNotes> branchNotesFromJsonLines(const QByteArray &lines);
// Of a file, whose folder is made when there is something to keep; an empty path keeps nothing. A file that
// cannot be read is put aside under its name with ".damaged". False when it could not be written.
BranchNotes loadBranchNotes(const QString &path);
bool saveBranchNotes(const QString &path, const BranchNotes &notes);

}  // namespace janso
