// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Yaku names within sentences, in the naming style that is shown.
//
// Sentences are written with romaji names or, if translated, with Japanese ones. These functions replace the
// names with those of another style.
#pragma once

#include <QString>

#include "widgets/lexicon/yakutexts.h"

namespace janso {

// A sentence of the table, translated, with yaku names in this style.
QString yakuSentence(const char *text, YakuNaming naming);
// The same for a text that is already translated.
QString yakuNamedAs(const QString &sentence, YakuNaming naming);

// The style that players of the default QLocale's language use, before they choose another one.
YakuNaming usualYakuNaming();

// The style shown while Alt is held: the one chosen for it. If that is the usual style, Japanese, or romaji
// if the usual style is Japanese.
YakuNaming heldNaming(YakuNaming usual, YakuNaming chosen);

}  // namespace janso
