// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/tablewords.h"

#include <QCoreApplication>
#include <QStringList>

#include "widgets/words.h"

namespace janso {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(TableWords)
};

}  // namespace

QString denialText(const Denial &denial) {
  const QString tile = tileName(denial.tile);
  switch (denial.reason) {
    case DenialReason::None:
      return {};
    case DenialReason::FuritenDiscard:
      return Words::tr("Furiten: %1 lies among your own discards.").arg(tile);
    case DenialReason::FuritenTemporary:
      return Words::tr("Furiten for this turn: you let %1 go by.").arg(tile);
    case DenialReason::FuritenRiichi:
      return Words::tr("Furiten until the hand ends: you let %1 go by after riichi.").arg(tile);
    case DenialReason::NoYaku:
      return Words::tr("The hand is complete, but has no yaku.");
    case DenialReason::BelowMinimumHan:
      return Words::tr("The hand is complete, but has too few han for these rules.");
    case DenialReason::NotTenpai:
      return Words::tr("No discard leaves the hand tenpai.");
    case DenialReason::OpenHand:
      return Words::tr("Riichi needs a closed hand.");
    case DenialReason::TooFewPoints:
      return Words::tr("Riichi needs 1,000 points.");
    case DenialReason::TooFewTiles:
      return Words::tr("Too few tiles are left in the wall.");
    case DenialReason::Kuikae:
      return Words::tr("Kuikae: %1 may not go right after this call.").arg(tile);
    case DenialReason::InRiichi:
      return Words::tr("In riichi the hand stays as it is.");
    case DenialReason::WaitWouldChange:
      return Words::tr("In riichi this kan would change the hand.");
    case DenialReason::LastTile:
      return Words::tr("Not on the last tile.");
    case DenialReason::FourKans:
      return Words::tr("All four kans have been made.");
    case DenialReason::AfterPon:
      return Words::tr("Not on the turn of a call.");
  }
  return {};
}

QString doraText(const Board &board) {
  QStringList lines;
  bool first = true;
  for (Tile indicator : board.doraIndicators) {
    if (!indicator.isKnown())
      continue;
    const QString dora = tileName(Tile(doraOf(indicator.kind(), board.seats())));
    lines << (first ? Words::tr("Dora: %1 (indicator %2)") : Words::tr("Kan dora: %1 (indicator %2)"))
                 .arg(dora, tileName(indicator));
    first = false;
  }
  const RuleSet &rules = board.rules();
  if (rules.redFives[0] + rules.redFives[1] + rules.redFives[2] > 0)
    lines << Words::tr("Every red five is a dora too.");
  if (rules.kita)
    lines << Words::tr("Every North set aside counts one han.");
  return lines.join(QLatin1Char('\n'));
}

}  // namespace janso
