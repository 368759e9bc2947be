// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/tabletexts.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "rules/redfives.h"
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
      return TableTexts::tr("Furiten: you have discarded %1. You can only win by tsumo.").arg(tile);
    case DenialReason::FuritenTemporary:
      return TableTexts::tr("Temporary furiten: you skipped %1. You can't win by ron for now.").arg(tile);
    case DenialReason::FuritenRiichi:
      return TableTexts::tr("Riichi furiten: you skipped %1. You can't win by ron for the rest of the hand.")
          .arg(tile);
    case DenialReason::NoYaku:
      return TableTexts::tr("Your hand is complete but has no yaku.");
    case DenialReason::BelowMinimumHan:
      return TableTexts::tr("Your hand is complete but has too few han for these rules.");
    case DenialReason::NotTenpai:
      return TableTexts::tr("No discard leaves you tenpai.");
    case DenialReason::OpenHand:
      return TableTexts::tr("You can only declare riichi with a closed hand.");
    case DenialReason::TooFewPoints:
      return TableTexts::tr("You need 1,000 points to declare riichi.");
    case DenialReason::TooFewTiles:
      return TableTexts::tr("There are too few tiles left in the wall.");
    case DenialReason::Kuikae:
      return TableTexts::tr("Kuikae: you can't discard %1 right after this call.").arg(tile);
    case DenialReason::InRiichi:
      return TableTexts::tr("In riichi you can't change your hand.");
    case DenialReason::WaitWouldChange:
      return TableTexts::tr("In riichi you can't make a kan that changes your hand.");
    case DenialReason::LastTile:
      return TableTexts::tr("You can't do this on the last tile.");
    case DenialReason::FourKans:
      return TableTexts::tr("Four kans have already been made.");
    case DenialReason::AfterPon:
      return TableTexts::tr("You can't do this on the same turn as a call.");
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
  if (redFivesInPlay(rules) > 0)
    lines << TableTexts::tr("Every red five is also a dora.");
  if (rules.kita)
    lines << TableTexts::tr("Every North set aside is worth 1 han.");
  return lines.join(QLatin1Char('\n'));
}

QString doraText(const Board &board) {
  return plainText(doraMarkup(board));
}

QString pondNames(const PlayerBoard &player) {
  QStringList names;
  for (const PondTile &discarded : player.pond) {
    const QString name = tileName(discarded.tile);
    if (discarded.calledBy < 0)
      names << (discarded.riichi ? actionNameInText(ActionType::Riichi) + u' ' + name : name);
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
  return TableTexts::tr("No discards yet.");
}

QString discardText(const PlayerBoard &player, int index, bool calledLie, bool newest) {
  const auto lies = [calledLie](const PondTile &tile) { return calledLie || tile.calledBy < 0; };
  auto at = player.pond.begin();
  for (int before = index; at != player.pond.end() && (!lies(*at) || before-- > 0);)
    ++at;
  if (index < 0 || at == player.pond.end())
    return {};
  QStringList lines;
  if (at->tsumogiri)
    lines << TableTexts::tr("Drawn and discarded at once (darker).");
  else if (std::any_of(at + 1, player.pond.end(), [](const PondTile &later) { return !later.tsumogiri; }))
    lines << TableTexts::tr("Discarded from the hand.");
  else
    lines << TableTexts::tr("The last discard from the hand (folded corner).");
  if (at->riichi)
    lines << TableTexts::tr("Declared riichi (sideways).");
  if (at->calledBy >= 0)
    lines << TableTexts::tr("Called by another player (dimmed).");
  if (newest)
    lines << TableTexts::tr("The newest discard (gold outline).");
  return lines.join(u'\n');
}

QString rightClickText() {
  return TableTexts::tr(
      "A right click discards the tile you just drew. It's switched off for your first matches.");
}

QString tileUnseen(const SeatView &view, Tile tile) {
  const int unseen = std::max(0, 4 - view.visibleCounts()[tile.kind()]);
  //: The name of a tile, and how many of its kind nobody has shown yet
  return TableTexts::tr("%1: %2 unseen").arg(tileName(tile)).arg(unseen);
}

}  // namespace janso
