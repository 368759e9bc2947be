// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/dangertexts.h"

#include <QCoreApplication>
#include <QStringList>

#include "widgets/lexicon/teachmarkup.h"
#include "widgets/lexicon/words.h"

namespace janso {

namespace {

struct DangerTexts {
  Q_DECLARE_TR_FUNCTIONS(DangerTexts)
};

QString levelName(DangerLevel level) {
  switch (level) {
    case DangerLevel::Safe:
      return DangerTexts::tr("safe");
    case DangerLevel::Slight:
      return DangerTexts::tr("slightly dangerous");
    case DangerLevel::Marked:
      return DangerTexts::tr("dangerous");
    case DangerLevel::Grave:
      break;
  }
  return DangerTexts::tr("very dangerous");
}

QStringList reasons(const HandDanger &hand, const HeldDanger &held, const AdvisedSeat &seat) {
  QStringList lines;
  for (int each = 0; each < seat.view.board.seats(); ++each) {
    if (hand.threatens(each))
      lines << unlinked(coachDangerTo(seat, each, held.danger.against[static_cast<std::size_t>(each)]));
  }
  return lines;
}

}  // namespace

QString dangerNoThreat() {
  return DangerTexts::tr("Nobody is in riichi, and nobody looks tenpai.");
}

QString dangerThreats(const HandDanger &hand, const AdvisedSeat &seat) {
  QStringList names;
  for (int each = 0; each < seat.view.board.seats(); ++each) {
    if (hand.threatens(each))
      names << coachSeatName(seat, each);
  }
  return DangerTexts::tr("In riichi or likely tenpai: %1.").arg(names.join(QStringLiteral(", ")));
}

QString dangerOfTile(const HandDanger &hand, Tile tile, const AdvisedSeat &seat) {
  const HeldDanger *held = hand.of(tile.kind());
  return held == nullptr
             ? QString()
             //: A tile, then for each opponent who threatens the chance to deal in to them, and why
             : DangerTexts::tr("%1 %2").arg(tileMarkup(tile), reasons(hand, *held, seat).join(u'\n'));
}

QString dangerSpoken(const HandDanger &hand, Kind kind, const AdvisedSeat &seat) {
  const HeldDanger *held = hand.of(kind);
  if (held == nullptr)
    return {};
  //: The name of a tile, how dangerous it is, then why
  return DangerTexts::tr("%1, %2. %3")
      .arg(tileName(Tile(kind)), levelName(held->level), plainText(reasons(hand, *held, seat).join(u' ')));
}

}  // namespace janso
