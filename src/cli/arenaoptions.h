// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The command line of janso-cli arena.
#pragma once

#include <QString>
#include <QStringList>
#include <optional>

#include "cli/arenarun.h"
#include "cli/watchedseat.h"

namespace janso::cli {

enum class ArenaMode { Play, Merge, Signature, Ladder, Recorded, Regret, Second };

// --until-better FIRST,SECOND: see arenasequential.h.
struct UntilBetter {
  int first = 0;  // participants
  int second = 0;
  double margin = 0.05;  // in mean place
};

struct ArenaWanted {
  ArenaMode mode = ArenaMode::Play;
  ArenaPlan plan;                    // Play; Ladder: rules, matches, seed
  ArenaOptions options;              // Play; Ladder, Signature: the threads
  std::optional<UntilBetter> until;  // Play
  WatchPlan watch;                   // Regret, Second
  QStringList files;                 // Merge, Recorded: at least one
  QString json;                      // where to write; empty = nowhere
  bool progress = false;             // even without a terminal
};

// The error is one sentence.
Result<ArenaWanted> parseArena(const QStringList &arguments);

}  // namespace janso::cli
