// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/momenttexts.h"

#include <QCoreApplication>
#include <optional>

#include "records/bestwin.h"
#include "records/comeback.h"
#include "rules/payment.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/words.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/sentences/handtexts.h"

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

MomentText firstWinMoment(FirstWin first) {
  switch (first) {
    case FirstWin::None:
      break;
    case FirstWin::Any:
      //: On a ribbon over the first hand that a player ever wins
      return momentOf(u"初和了", MomentTexts::tr("Your first win"));
    case FirstWin::Yakuman:
      //: On a ribbon over the first yakuman that a player ever wins
      return momentOf(u"初役満", MomentTexts::tr("Your first yakuman"));
  }
  return {};
}

QString firstRiichiText() {
  return MomentTexts::tr("Your first riichi. Good luck!");
}

// Of several wins the last one ends the match.
MomentText handMoment(const HandEnd &end, std::size_t win, int viewer, FirstWin first) {
  if (end.draw)
    return {};
  const int winner = end.wins[win].winner;
  if (const std::optional<Comeback> comeback = comebackIn(end);
      comeback && comeback->seat == winner && win + 1 == end.wins.size())
    return matchMoment(end);
  return winner == viewer ? firstWinMoment(first) : MomentText();
}

QString leftoverSticksText(const HandEnd &last, const MatchResult &result) {
  QStringList gains;
  int points = 0;
  for (int seat = 0; seat < last.before.seats(); ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    const int gain = result.scores[at] - last.after.scores[at];
    points += gain;
    if (gain > 0)
      gains << MomentTexts::tr("%1 %2", "name, points").arg(last.names[at], signedPointsText(gain));
  }
  if (gains.isEmpty())
    return {};
  return MomentTexts::tr("The final scores include %n leftover riichi stick(s): %1.", nullptr,
                         points / kStick)
      .arg(listText(gains));
}

std::optional<BestHand> bestHand(const std::vector<HandEnd> &hands, int viewer) {
  const std::optional<WinPlace> own = viewer >= 0 ? bestWin(hands, viewer) : std::nullopt;
  const std::optional<WinPlace> best = own ? own : bestWin(hands, -1);
  if (!best)
    return std::nullopt;
  const HandEnd &end = hands[best->hand];
  const HoraInfo &info = end.wins[best->win];
  const QString title =
      own ? MomentTexts::tr("Your best hand") : MomentTexts::tr("Best hand: %1").arg(end.nameOf(info.winner));
  return BestHand{best->hand, best->win, title, winValue(info.result)};
}

}  // namespace janso
