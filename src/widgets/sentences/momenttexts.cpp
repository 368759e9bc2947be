// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/momenttexts.h"

#include <QCoreApplication>

#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/yakutexts.h"

namespace janso {

namespace {

struct MomentTexts {
  Q_DECLARE_TR_FUNCTIONS(MomentTexts)
};

// In a Japanese or Chinese window the words say it already.
MomentText momentOf(const char16_t *sign, const QString &text) {
  return {isInLatin(text) ? QString::fromUtf16(sign) : QString(), text};
}

}  // namespace

MomentText firstWinMoment() {
  //: On a ribbon over the first hand that a player ever wins
  return momentOf(u"初和了", MomentTexts::tr("Your first win"));
}

MomentText comebackMoment(const Comeback &comeback) {
  //: On a ribbon: who won the last hand won the match with it; %1 and %2 are places, "3rd" and "1st"
  const QString text = MomentTexts::tr("Comeback in the last hand: %1 to %2");
  return momentOf(u"逆転", text.arg(placeText(comeback.from), placeText(1)));
}

}  // namespace janso
