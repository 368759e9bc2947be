// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Links in sentences for players who do not know the words of the game yet.
#pragma once

#include <QString>

namespace janso {

// The markup (teachmarkup.h) with a link to the glossary at the first use of each common term that it has not
// linked already: by its romaji name, or the name in the language of the window.
QString linkTerms(const QString &markup);

}  // namespace janso
