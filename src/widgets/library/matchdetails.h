// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The details of one match next to the list: a value, read from its file in any thread.
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
  int game = 0;   // index in the file, from 0
  int games = 1;  // number of games in the file
  std::shared_ptr<const Replay> replay;
  std::array<QString, 4> names;               // by seat; made unique
  std::vector<std::optional<HandEnd>> hands;  // nothing: the record stops before the end of the hand
};

// The error is one sentence, in English.
Result<MatchDetails> readDetails(const ListedGame &game);

// A player of the match at its end, or at the end of the record.
struct FinalStanding {
  int seat = 0;
  QString name;
  std::optional<int> place;
  std::optional<std::int32_t> score;  // points
};
// Ordered by place, the first place first.
std::vector<FinalStanding> standings(const ListedGame &game, const MatchDetails &details);

}  // namespace janso
