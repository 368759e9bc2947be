// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The roll-outs of a game on disk: a line for the head and one for each, as rolloutjson.h has
// them. One that is kept again, farther on, takes the place of the one before; of a file that somebody made
// otherwise the last of a choice and kind counts, and a line that is cut off is left out. One thread at a
// time writes a file, as a whole.
#pragma once

#include <QString>
#include <string>
#include <vector>

#include "review/rollout.h"
#include "rules/result.h"

namespace janso {

// "0123…ef.rollouts", beside the review.
QString rolloutFileName(const std::string &gameHash);

// Whether they are of the same choice and kind.
bool isSameQuestion(const Rollout &a, const Rollout &b);
// In place of the one of the same choice and kind.
void put(std::vector<Rollout> &rollouts, const Rollout &rollout);

// Of this game and this kWorldsVersion, one of each choice and kind. A file that is not there holds none. The
// error is one sentence that names the line.
Result<std::vector<Rollout>> readRollouts(const QString &path, const std::string &gameHash);
// Returns when it is on the disk. A file that cannot be read is begun anew. The error is one sentence.
Result<bool> keepRollout(const QString &path, const std::string &gameHash, const Rollout &rollout);

}  // namespace janso
