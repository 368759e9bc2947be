// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is told of one match beside the list: a value, read from its file in any thread.
#pragma once

#include <QString>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "library/libraryindex.h"
#include "records/handend.h"
#include "replay/replay.h"
#include "rules/result.h"

namespace janso {

struct MatchDetails {
  QString path;   // of its file, absolute
  int game = 0;   // of those in the file, from 0
  int games = 1;  // in the file
  std::shared_ptr<const Replay> replay;
  std::array<QString, 4> names;               // by seat; each once
  std::vector<std::optional<HandEnd>> hands;  // nothing: the record stops before its end
};

// The error is one sentence, in English.
Result<MatchDetails> readDetails(const ListedGame &game);

// A player of the match at its end, or where the record stops.
struct FinalStanding {
  int seat = 0;
  QString name;
  std::optional<int> place;
  std::optional<std::int32_t> score;  // points
};
// The first place first.
std::vector<FinalStanding> standings(const ListedGame &game, const MatchDetails &details);

}  // namespace janso
