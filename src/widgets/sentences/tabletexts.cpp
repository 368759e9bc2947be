// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/tabletexts.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "widgets/lexicon/actionnames.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/lexicon/words.h"
#include "widgets/sentences/eventtexts.h"

namespace janso {

namespace {

struct TableTexts {
  Q_DECLARE_TR_FUNCTIONS(TableTexts)
};

}  // namespace

QString denialText(const Denial &denial) {
  const QString tile = tileName(denial.tile);
  switch (denial.reason) {
    case DenialReason::None:
      return {};
    case DenialReason::FuritenDiscard:
      return TableTexts::tr("Furiten: %1 lies among your own discards.").arg(tile);
    case DenialReason::FuritenTemporary:
      return TableTexts::tr("Furiten for this turn: you let %1 go by.").arg(tile);
    case DenialReason::FuritenRiichi:
      return TableTexts::tr("Furiten until the hand ends: you let %1 go by after riichi.").arg(tile);
    case DenialReason::NoYaku:
      return TableTexts::tr("The hand is complete, but has no yaku.");
    case DenialReason::BelowMinimumHan:
      return TableTexts::tr("The hand is complete, but has too few han for these rules.");
    case DenialReason::NotTenpai:
      return TableTexts::tr("No discard leaves the hand tenpai.");
    case DenialReason::OpenHand:
      return TableTexts::tr("Riichi needs a closed hand.");
    case DenialReason::TooFewPoints:
      return TableTexts::tr("Riichi needs 1,000 points.");
    case DenialReason::TooFewTiles:
      return TableTexts::tr("Too few tiles are left in the wall.");
    case DenialReason::Kuikae:
      return TableTexts::tr("Kuikae: %1 may not go right after this call.").arg(tile);
    case DenialReason::InRiichi:
      return TableTexts::tr("In riichi the hand stays as it is.");
    case DenialReason::WaitWouldChange:
      return TableTexts::tr("In riichi this kan would change the hand.");
    case DenialReason::LastTile:
      return TableTexts::tr("Not on the last tile.");
    case DenialReason::FourKans:
      return TableTexts::tr("All four kans have been made.");
    case DenialReason::AfterPon:
      return TableTexts::tr("Not on the turn of a call.");
  }
  return {};
}

QString doraMarkup(const Board &board) {
  QStringList lines;
  bool first = true;
  for (Tile indicator : board.doraIndicators) {
    if (!indicator.isKnown())
      continue;
    const QString dora = tileMarkup(Tile(doraOf(indicator.kind(), board.seats())));
    lines << (first ? TableTexts::tr("Dora: %1 (indicator %2)")
                    : TableTexts::tr("Kan dora: %1 (indicator %2)"))
                 .arg(dora, tileMarkup(indicator));
    first = false;
  }
  const RuleSet &rules = board.rules();
  if (rules.redFives[0] + rules.redFives[1] + rules.redFives[2] > 0)
    lines << TableTexts::tr("Every red five is a dora too.");
  if (rules.kita)
    lines << TableTexts::tr("Every North set aside counts one han.");
  return lines.join(QLatin1Char('\n'));
}

QString doraText(const Board &board) {
  return plainText(doraMarkup(board));
}

QString riverNames(const PlayerBoard &player) {
  QStringList names;
  for (const RiverTile &thrown : player.river) {
    const QString name = tileName(thrown.tile);
    if (thrown.calledBy < 0)
      names << (thrown.riichi ? actionNameInText(ActionType::Riichi) + u' ' + name : name);
  }
  return names.join(QStringLiteral(", "));
}

QString meldNames(const Melds &melds) {
  QStringList all;
  for (const Meld &meld : melds)
    all << tileNames({meld.tiles.data(), meld.tiles.size()});
  return all.join(QStringLiteral("; "));
}

QString noDiscardsText() {
  return TableTexts::tr("Nothing is discarded yet.");
}

QString tileUnseen(const SeatView &view, Tile tile) {
  const int unseen = std::max(0, 4 - view.visibleCounts()[tile.kind()]);
  //: The name of a tile, and how many of its kind nobody has shown yet
  return TableTexts::tr("%1: %2 unseen").arg(tileName(tile)).arg(unseen);
}

}  // namespace janso
