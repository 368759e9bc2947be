// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What went wrong with a player or a match, in the language of the window. Each text is part of a sentence,
// without a capital letter or a full stop.
#pragma once

#include <QString>

#include "game/failure.h"
#include "rules/result.h"

namespace janso {

QString failureTranslation(const Failure &failure);

// An error of GameController::start(), whose code is a SetupFault. SetupFault::SeriesInUse gives a whole
// sentence.
QString matchProblemText(const Error &error);

}  // namespace janso
