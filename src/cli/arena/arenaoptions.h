// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The command line of janso-cli arena.
#pragma once

#include <QString>
#include <QStringList>
#include <optional>

#include "cli/arena/arenarun.h"

namespace janso::cli {

// --until-better FIRST,SECOND: see arenasequential.h.
struct UntilBetter {
  int first = 0;  // indexes of participants
  int second = 0;
  double margin = 0.05;  // in mean final place
};

struct ArenaRequest {
  bool merge = false;  // combine shards; else play, as plan, options and until say
  ArenaPlan plan;
  ArenaOptions options;
  std::optional<UntilBetter> until;
  QStringList files;      // to combine: at least one
  QString json;           // file to write; empty = none
  bool progress = false;  // show progress even without a terminal
};

// The error is one sentence.
Result<ArenaRequest> parseArena(const QStringList &arguments);

}  // namespace janso::cli
