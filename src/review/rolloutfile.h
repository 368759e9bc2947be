// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The rollouts of a game on disk: a line for the head and one for each rollout, in the format of
// rolloutjson.h. A rollout that is saved again with more pairs replaces the earlier one. If a file from
// elsewhere has several of one decision and kind, the last one counts; a line that is cut off is ignored.
// Each save writes the whole file, from one thread at a time.
#pragma once

#include <QString>
#include <string>
#include <vector>

#include "review/rollout.h"
#include "rules/result.h"

namespace janso {

// "0123…ef.rollouts", in the folder of the review.
QString rolloutFileName(const std::string &gameHash);

// Whether both are of the same decision and kind.
bool isSameQuestion(const Rollout &a, const Rollout &b);
// Adds the rollout, replacing one of the same decision and kind.
void put(std::vector<Rollout> &rollouts, const Rollout &rollout);

// The rollouts of this game and this kSimulatedDealsVersion, one for each decision and kind. A file that does
// not exist holds none. The error is one sentence that names the line.
Result<std::vector<Rollout>> readRollouts(const QString &path, const std::string &gameHash);
// Returns when the rollout is on the disk. A file that cannot be read is started over. The error is one
// sentence.
Result<bool> keepRollout(const QString &path, const std::string &gameHash, const Rollout &rollout);

}  // namespace janso
