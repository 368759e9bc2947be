// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What went wrong with a player or a match, in the language of the window. Parts of a sentence: without a
// capital letter or a full stop.
#pragma once

#include <QString>

#include "game/failure.h"
#include "rules/result.h"

namespace janso {

QString failureTranslation(const Failure &failure);

// Of GameController::start(): its code is a SetupFault.
QString matchProblemText(const Error &error);

}  // namespace janso
