// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tiles and melds in the notation of Denno Mahjong.
#include <QString>
#include <QStringList>
#include <algorithm>

#include "records/majiang/majiang.h"

namespace janso {
namespace {

std::string quotedHand(const QString &text) {
  return '"' + text.left(40).simplified().toStdString() + '"';
}

// The tile of this suit letter and digit; unknown when there is none.
Tile tileOf(QChar suit, QChar digit) {
  const qsizetype index = QStringLiteral("mpsz").indexOf(suit);
  const int rank = digit.digitValue();
  if (index < 0 || rank < 0 || (index == 3 && (rank < 1 || rank > 7)))
    return {};
  const int place = static_cast<int>(index);
  return rank == 0 ? Tile(kindOf(static_cast<Suit>(place), 5), true)
                   : Tile(kindOf(static_cast<Suit>(place), rank));
}

bool isSign(QChar c) {
  return c == QLatin1Char('+') || c == QLatin1Char('=') || c == QLatin1Char('-');
}

int sourceOf(QChar sign, int seat) {
  return (seat + (sign == QLatin1Char('+') ? 1 : sign == QLatin1Char('=') ? 2 : 3)) % 4;
}

MeldType typeOf(const Meld &meld, bool added) {
  if (meld.tiles.size() == 4)
    return added ? MeldType::Kakan : meld.from < 0 ? MeldType::Ankan : MeldType::Daiminkan;
  return meld.tiles[0].kind() == meld.tiles[1].kind() ? MeldType::Pon : MeldType::Chi;
}

bool isMeld(const Meld &meld, int seat) {
  const bool run = meld.type == MeldType::Chi;
  const Kind low = meld.tiles[0].kind();
  for (std::size_t i = 0; i < meld.tiles.size(); ++i) {
    if (meld.tiles[i].kind() != low + (run ? static_cast<int>(i) : 0))
      return false;
  }
  if (run && (isHonor(low) || rankOf(low) > 7 || meld.from != (seat + 3) % 4))
    return false;
  return (meld.from < 0) == (meld.type == MeldType::Ankan);
}

}  // namespace

Result<Meld> majiangMeld(const QString &text, int seat) {
  const Error wrong{quotedHand(text) + " is not a meld"};
  Meld meld;
  bool added = false;
  Tile last;
  for (const QChar c : text.mid(1)) {
    if (isSign(c)) {
      if (meld.from >= 0 || !last.isKnown())
        return wrong;
      meld.called = last;
      meld.from = static_cast<std::int8_t>(sourceOf(c, seat));
      continue;
    }
    last = tileOf(text[0], c);
    if (!last.isKnown() || meld.tiles.size() == meld.tiles.capacity())
      return wrong;
    insertSorted(meld.tiles, last);
    // Of four tiles the one behind the sign was added; of three it only stands there.
    added = meld.from >= 0 && meld.tiles.size() == 4;
  }
  if (meld.tiles.size() < 3)
    return wrong;
  if (added)
    meld.added = last;
  meld.type = typeOf(meld, added);
  return isMeld(meld, seat) ? Result<Meld>(meld) : wrong;
}

Result<MajiangHand> majiangHand(const QString &text, int seat) {
  MajiangHand hand;
  QStringList parts = text.split(QLatin1Char(','));
  QString concealed = parts.takeFirst();
  if (concealed.endsWith(QLatin1Char('*')))
    concealed.chop(1);
  QChar suit;
  for (const QChar c : concealed) {
    if (c.isLetter()) {
      suit = c;
      continue;
    }
    const Tile tile = tileOf(suit, c);
    if (!tile.isKnown())
      return Error{quotedHand(text) + " is not a hand"};
    hand.tiles.push_back(tile);
  }
  if (hand.tiles.size() > 14 || parts.size() > 4)
    return Error{quotedHand(text) + " is too long for a hand"};
  for (const QString &part : parts) {
    const Result<Meld> meld = majiangMeld(part, seat);
    if (!meld)
      return meld.error();
    hand.melds.push_back(*meld);
  }
  return hand;
}

}  // namespace janso
