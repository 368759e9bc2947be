// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/words.h"

#include <QCoreApplication>
#include <QStringList>
#include <array>

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
    default:
      return Words::tr("North");
  }
}

QString windGlyph(int wind) {
  static constexpr std::array<char16_t, 4> kGlyphs{u'東', u'南', u'西', u'北'};
  return QString(QChar(kGlyphs[static_cast<std::size_t>(wind)]));
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
    return Words::tr("a hidden tile");
  const int rank = rankOf(tile.kind());
  if (isHonour(tile.kind())) {
    switch (tile.kind()) {
      case kHaku:
        return Words::tr("White dragon");
      case kHatsu:
        return Words::tr("Green dragon");
      case kChun:
        return Words::tr("Red dragon");
      default:
        return Words::tr("%1 wind").arg(windName(tile.kind() - kEast));
    }
  }
  const Suit suit = suitOf(tile.kind());
  const QString plain = suit == Suit::Man   ? Words::tr("%1 Man").arg(rank)
                        : suit == Suit::Pin ? Words::tr("%1 Pin").arg(rank)
                                            : Words::tr("%1 Sou").arg(rank);
  return tile.isRed() ? Words::tr("red %1").arg(plain) : plain;
}

QString rulesetName(const QString &id, const QString &fallback) {
  if (id == QLatin1String("basic_ariari"))
    return Words::tr("Basic Ari-Ari");
  if (id == QLatin1String("tenhou_4p"))
    return Words::tr("Tenhou");
  if (id == QLatin1String("ema_2016"))
    return Words::tr("European (EMA 2016)");
  if (id == QLatin1String("beginner"))
    return Words::tr("Beginner");
  return fallback;
}

QString rulesetLine(const QString &id) {
  if (id == QLatin1String("basic_ariari"))
    return Words::tr(
        "The friendly standard: open tanyao, red fives, ippatsu and ura dora; no abortive draws.");
  if (id == QLatin1String("tenhou_4p"))
    return Words::tr(
        "As on the Tenhou server: double ron, abortive draws, nagashi mangan, 30,000 points to end.");
  if (id == QLatin1String("ema_2016"))
    return Words::tr(
        "European tournament rules of 2016: no red fives, 30,000 points, everybody may win by ron.");
  if (id == QLatin1String("beginner"))
    return Words::tr("Basic Ari-Ari, the East round only, against gentle bots.");
  return {};
}

QString botName(const QString &id, const QString &fallback) {
  if (id == QLatin1String("novice"))
    return Words::tr("Novice");
  if (id == QLatin1String("club"))
    return Words::tr("Club player");
  if (id == QLatin1String("expert"))
    return Words::tr("Expert");
  return fallback;
}

QString botCharacter(const QString &id, const QString &fallback) {
  if (id == QLatin1String("novice"))
    return Words::tr("Builds its hand and never defends.");
  if (id == QLatin1String("club"))
    return Words::tr("Likes value, folds to riichi.");
  if (id == QLatin1String("expert"))
    return Words::tr("Weighs attack against danger and minds its place.");
  return fallback;
}

}  // namespace janso
