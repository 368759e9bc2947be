// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/firstturntexts.h"

#include <QCoreApplication>

#include "coach/discardreason.h"
#include "rules/actionkinds.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/lexicon/termlinks.h"

namespace janso {

namespace {

struct FirstTurnTexts {
  Q_DECLARE_TR_FUNCTIONS(FirstTurnTexts)
};

}  // namespace

QString firstTurnLine(TurnKind kind, bool drawn) {
  switch (kind) {
    case TurnKind::Discard:
      return FirstTurnTexts::tr("Your turn. Click a tile to discard it (or use ← → and Enter).");
    case TurnKind::Call:
      return FirstTurnTexts::tr("You can call this tile. Choose a call, or Skip.");
    case TurnKind::Riichi:
      return FirstTurnTexts::tr(
          "You're one tile from winning! Declare riichi (costs 1,000 points), or just discard.");
    case TurnKind::Win:
      break;
  }
  return drawn ? FirstTurnTexts::tr("Your hand is complete! Press Tsumo (or Enter) to win.")
               : FirstTurnTexts::tr("This tile completes your hand! Press Ron (or Enter) to win.");
}

namespace {

QString whichDiscard(const Advice &advice, const AdvisedSeat &advised) {
  const QString tile = tileMarkup(advice.recommended.tile);
  switch (discardReason(advised.view, advice)) {
    case DiscardReason::LoneHonor:
      return FirstTurnTexts::tr("Discard %1: a single [[jihai|honor tile]] only helps if you draw another.")
          .arg(tile);
    case DiscardReason::Alone:
      return FirstTurnTexts::tr("Discard %1: it has no neighbors in your hand.").arg(tile);
    case DiscardReason::AtTheEnd:
      return FirstTurnTexts::tr("Discard %1: at the end of its suit it fits into fewer [[shuntsu|runs]].")
          .arg(tile);
    case DiscardReason::Keeps:
      return FirstTurnTexts::tr("Discard %1: then any of %n tile(s) brings you closer to a win.", nullptr,
                                advice.rows.front().tiles)
          .arg(tile);
    case DiscardReason::Other:
      break;
  }
  return coachAdvice(advice, advised);
}

QString whatToDo(TurnKind kind, const Advice &advice, const AdvisedSeat &advised, bool handled) {
  const Action &action = advice.recommended;
  if (kind == TurnKind::Call && !handled)
    //: Then the coach's advice follows: "Skip: the call wouldn't bring you closer to tenpai."
    return FirstTurnTexts::tr("You can [[furo|call]] this tile. %1").arg(coachAdvice(advice, advised));
  if (kind == TurnKind::Riichi && isRiichi(action.type))
    return FirstTurnTexts::tr(
               "You're one tile from winning! Press Riichi (costs 1,000 points), then discard %1.")
        .arg(tileMarkup(action.tile));
  if (action.type != ActionType::Dahai)
    return coachAdvice(advice, advised);
  const QString which = whichDiscard(advice, advised);
  return handled ? which
                 //: After a sentence that says which tile to discard
                 : FirstTurnTexts::tr("%1 Click it, or use ← → and Enter.").arg(which);
}

}  // namespace

QString firstTurnAdvice(TurnKind kind, const Advice &advice, const AdvisedSeat &advised, bool handled) {
  return linkTerms(whatToDo(kind, advice, advised, handled));
}

QString riichiChoiceLine(const QString &cancel) {
  const QString line = FirstTurnTexts::tr("Riichi: discard one of the highlighted tiles.");
  return cancel.isEmpty() ? line
                          //: A line about riichi, and the key that takes it back
                          : FirstTurnTexts::tr("%1 Press %2 to cancel.").arg(line, cancel);
}

}  // namespace janso
