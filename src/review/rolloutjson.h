// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Rollouts as JSON, the lines of their file. The head: {"type":"janso_rollouts","version":1,"game":HASH},
// HASH as in reviewjson.h. A rollout:
//   hand, answer    the decision, as in the review
//   played, other   the two actions (records/actionjson.h)
//   kind            "information_set", "true_hands", "true_wall"
//   seed            text, since it has 64 bits
//   bot, own, least, most, fresh, worlds_version
//                   the plan and kSimulatedDealsVersion (rollout.h); `own` may be empty
//   loosened        "nothing", "furiten_riichi", "passed_wins"; absent = nothing
//   end             "worse", "better", "equal", "cap", "no_world"; "stopped": it can continue
//   deciding, size  sums: worlds, pairs, place, place_square, points, points_square, other_place,
//                   other_points
#pragma once

#include <QJsonObject>
#include <string>
#include <string_view>

#include "review/rollout.h"
#include "rules/result.h"

namespace janso {

inline constexpr int kRolloutFormat = 1;

QJsonObject rolloutHeadJson(const std::string &gameHash);
// Returns the hash of the game. The error says what is wrong with the head.
Result<std::string> rolloutHeadFromJson(const QJsonObject &object);
QJsonObject toJson(const Rollout &rollout);
Result<Rollout> rolloutFromJson(const QJsonObject &object);

std::string_view idOf(SimulatedDealKind kind);
std::string_view idOf(RolloutEnd end);

}  // namespace janso
