// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The names of yaku within sentences, in the style that is shown.
//
// Sentences are written with romaji names or, translated, with Japanese ones; here other names are put in.
#pragma once

#include <QString>

#include "widgets/lexicon/yakutexts.h"

namespace janso {

// A translated sentence of the table with the yaku named in this style.
QString yakuSentence(const char *text, YakuNaming naming);
// The same for words that are translated already.
QString yakuNamedAs(const QString &sentence, YakuNaming naming);

// In which style players of the default QLocale's language name them, before they choose otherwise.
YakuNaming usualYakuNaming();

// The style shown while Alt is held: the one chosen for it, or romaji where that would show the same.
YakuNaming heldNaming(YakuNaming usual, YakuNaming chosen);

}  // namespace janso
