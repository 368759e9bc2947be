// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/firstturntexts.h"

#include <QCoreApplication>

namespace janso {

namespace {

struct FirstTurnTexts {
  Q_DECLARE_TR_FUNCTIONS(FirstTurnTexts)
};

}  // namespace

QString firstTurnLine(TurnKind kind, bool drawn) {
  switch (kind) {
    case TurnKind::Discard:
      return FirstTurnTexts::tr("Your turn: click the tile to throw away (or \u2190 \u2192 and Enter).");
    case TurnKind::Call:
      return FirstTurnTexts::tr("Take this tile for your hand, or let it go: press a button.");
    case TurnKind::Riichi:
      return FirstTurnTexts::tr("One tile from winning: Riichi (1,000 points), or just throw.");
    case TurnKind::Win:
      break;
  }
  return drawn ? FirstTurnTexts::tr("Your hand is complete: press Tsumo, or Enter, to win.")
               : FirstTurnTexts::tr("This tile completes your hand: press Ron, or Enter, to win.");
}

QString riichiChoiceLine(const QString &cancel) {
  const QString line = FirstTurnTexts::tr("Riichi: choose a bright tile to throw.");
  return cancel.isEmpty() ? line
                          //: A line about riichi, and the key that takes it back
                          : FirstTurnTexts::tr("%1 %2 takes it back.").arg(line, cancel);
}

}  // namespace janso
