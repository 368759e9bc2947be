// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/momenttexts.h"

#include <QCoreApplication>
#include <optional>

#include "records/comeback.h"
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

MomentText matchMoment(const HandEnd &last) {
  const std::optional<Comeback> comeback = comebackIn(last);
  if (!comeback)
    return {};
  //: On a ribbon: who won the last hand won the match with it; %1 and %2 are places, "3rd" and "1st"
  const QString text = MomentTexts::tr("Comeback in the last hand: %1 to %2");
  return momentOf(u"逆転", text.arg(placeText(comeback->from), placeText(1)));
}

// Of several wins the last one ends the match.
MomentText handMoment(const HandEnd &end, std::size_t win, int firstWinOf) {
  if (end.draw)
    return {};
  const int winner = end.wins[win].winner;
  if (const std::optional<Comeback> comeback = comebackIn(end);
      comeback && comeback->seat == winner && win + 1 == end.wins.size())
    return matchMoment(end);
  //: On a ribbon over the first hand that a player ever wins
  return winner == firstWinOf ? momentOf(u"初和了", MomentTexts::tr("Your first win")) : MomentText();
}

}  // namespace janso
