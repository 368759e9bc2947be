// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Texts about a match that is being set up.
#pragma once

#include <QString>

#include "game/setup/matchsetup.h"
#include "game/setup/truststore.h"

namespace janso {

// A sentence on why this setup cannot be played; empty if it can. Loads plugins to check them, but only those
// that are allowed to run without a question.
QString setupProblem(const MatchSetup &setup, const TrustStore &trust);

// A user's name at the table: the typed name, or "Player".
QString seatedName(const QString &typed);
// A name for an additional person at the screen.
QString guestName();

}  // namespace janso
