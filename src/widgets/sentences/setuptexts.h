// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is said about a match that is being set up.
#pragma once

#include <QString>

#include "game/matchsetup.h"
#include "game/truststore.h"

namespace janso {

// Why this setup cannot be played, in a sentence; empty when it can. A plugin is loaded to see that, but none
// that may not be run without a question.
QString setupProblem(const MatchSetup &setup, const TrustStore &trust);

// Under which name a user sits at the table: what was typed, or "Player".
QString seatedName(const QString &typed);
// A name for one more person at the screen.
QString guestName();

}  // namespace janso
