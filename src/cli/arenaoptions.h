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
  int first = 0;  // indexes of participants
  int second = 0;
  double margin = 0.05;  // in mean final place
};

struct ArenaRequest {
  ArenaMode mode = ArenaMode::Play;
  ArenaPlan plan;                    // Play; Ladder: rules, matches, seed
  ArenaOptions options;              // Play; Ladder, Signature: the threads
  std::optional<UntilBetter> until;  // Play
  WatchPlan watch;                   // Regret, Second
  QStringList files;                 // Merge, Recorded: at least one
  QString json;                      // file to write; empty = none
  bool progress = false;             // show progress even without a terminal
};

// The error is one sentence.
Result<ArenaRequest> parseArena(const QStringList &arguments);

}  // namespace janso::cli
