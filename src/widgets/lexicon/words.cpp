// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/words.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace janso {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Words)
};

}  // namespace

QString windName(int wind) {
  switch (wind) {
    case 0:
      return Words::tr("East");
    case 1:
      return Words::tr("South");
    case 2:
      return Words::tr("West");
    case 3:
      return Words::tr("North");
    // Overtime may have dragons for round winds (RuleSet::extraWinds).
    case 4:
      return Words::tr("Haku");
    case 5:
      return Words::tr("Hatsu");
    default:
      return Words::tr("Chun");
  }
}

QString roundName(int bakaze, int kyoku) {
  //: Name of a hand: wind of the round and number of the deal, "East 2"
  return Words::tr("%1 %2").arg(windName(bakaze)).arg(kyoku + 1);
}

QString counterText(int honba, int kyotaku) {
  QStringList parts;
  if (honba > 0)
    parts << Words::tr("%n honba", nullptr, honba);
  if (kyotaku > 0)
    parts << Words::tr("%n riichi stick(s)", nullptr, kyotaku);
  //: Between the parts of a short list
  return parts.join(Words::tr(", "));
}

QString tileName(Tile tile) {
  if (!tile.isKnown())
    return Words::tr("a face-down tile");
  const int rank = rankOf(tile.kind());
  if (isHonor(tile.kind())) {
    switch (tile.kind()) {
      case kHaku:
        return Words::tr("white dragon");
      case kHatsu:
        return Words::tr("green dragon");
      case kChun:
        return Words::tr("red dragon");
      case kSouth:
        return Words::tr("south wind");
      case kWest:
        return Words::tr("west wind");
      case kNorth:
        return Words::tr("north wind");
      default:
        return Words::tr("east wind");
    }
  }
  const Suit suit = suitOf(tile.kind());
  const QString plain = suit == Suit::Man   ? Words::tr("%1 man").arg(rank)
                        : suit == Suit::Pin ? Words::tr("%1 pin").arg(rank)
                                            : Words::tr("%1 sou").arg(rank);
  return tile.isRed() ? Words::tr("red %1").arg(plain) : plain;
}

QString sentenceCase(QString text) {
  if (!text.isEmpty())
    text[0] = text[0].toUpper();
  return text;
}

QString sentencesText(const QStringList &sentences) {
  QString text;
  for (const QString &sentence : sentences) {
    const bool both = !text.isEmpty() && !sentence.isEmpty();
    text = both ? Words::tr("%1 %2", "two sentences").arg(text, sentence) : text + sentence;
  }
  return text;
}

QString listText(const QStringList &items) {
  if (items.size() < 2)
    return items.join(QString());
  return Words::tr("%1 and %2", "end of a list")
      .arg(items.mid(0, items.size() - 1).join(Words::tr(", ")), items.last());
}

QString labelName(QString label) {
  static const QRegularExpression kAppended(QStringLiteral("\\s*\\(&.\\)"));
  label.remove(kAppended).remove(u'&');
  while (label.endsWith(u'…') || label.endsWith(u':') || label.endsWith(u'：'))
    label.chop(1);
  return label;
}

}  // namespace janso
