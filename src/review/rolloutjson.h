// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Roll-outs as JSON, the lines of their file. The head:
// {"type":"janso_rollouts","version":1,"game":HASH}, HASH as in reviewjson.h. A roll-out:
//   hand, answer    whose choice: as in the review
//   played, other   the two actions (records/actionjson.h)
//   kind            "information_set", "true_hands", "true_wall"
//   seed            text, since it has 64 bits
//   bot, least, most, fresh, worlds_version
//   end             "worse", "better", "equal", "cap", "no_world"; "stopped": it can go on
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
// Of which game. The error says what is wrong with it.
Result<std::string> rolloutHeadFromJson(const QJsonObject &object);
QJsonObject toJson(const Rollout &rollout);
Result<Rollout> rolloutFromJson(const QJsonObject &object);

std::string_view idOf(WorldKind kind);
std::string_view idOf(RolloutEnd end);

}  // namespace janso
