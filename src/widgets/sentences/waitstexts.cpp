// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/waitstexts.h"

#include <QCoreApplication>
#include <algorithm>

#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/lexicon/words.h"
#include "widgets/sentences/reasontexts.h"

namespace janso {

namespace {

struct WaitsTexts {
  Q_DECLARE_TR_FUNCTIONS(WaitsTexts)
};

QString rangeText(const TenpaiHand::Range &range) {
  return range.low == range.high ? pointsText(range.low)
                                 : QStringLiteral("%1–%2").arg(pointsText(range.low), pointsText(range.high));
}

bool lacksYaku(const TenpaiHand &hand) {
  return std::ranges::any_of(hand.waits, [](const WaitValue &wait) { return wait.ron.why == NoWin::NoYaku; });
}

void addObstacle(QList<WaitsLine> &lines, const TenpaiHand &hand) {
  if (const QString obstacle = waitsObstacle(hand); !obstacle.isEmpty())
    lines << WaitsLine{obstacle, true};
}

}  // namespace

QString waitsObstacle(const TenpaiHand &hand) {
  if (hand.waits.empty())
    return {};
  if (hand.tilesLeft() == 0)
    return WaitsTexts::tr("None left");
  const bool declared = hand.points(true).has_value();
  if (!hand.points(false)) {
    if (declared)
      return WaitsTexts::tr("No win without riichi");
    return lacksYaku(hand) ? WaitsTexts::tr("No yaku: no win") : WaitsTexts::tr("Too few han: no win");
  }
  if (hand.furiten)
    return WaitsTexts::tr("Furiten: tsumo only");
  if (hand.noYakuByRon())
    return declared ? WaitsTexts::tr("Tsumo only, unless you declare riichi") : WaitsTexts::tr("Tsumo only");
  if (hand.someNoYakuByRon())
    return lacksYaku(hand) ? WaitsTexts::tr("Not every wait has a yaku")
                           : WaitsTexts::tr("Not every wait has enough han");
  return {};
}

QList<WaitsLine> waitsBelow(const TenpaiHand &hand) {
  QList<WaitsLine> lines;
  if (const auto range = hand.points(false))
    lines << WaitsLine{WaitsTexts::tr("Win: %1", "points").arg(rangeText(*range))};
  if (const auto riichi = hand.points(true))
    lines << WaitsLine{WaitsTexts::tr("With riichi: %1", "points").arg(rangeText(*riichi))};
  addObstacle(lines, hand);
  return lines;
}

QList<WaitsLine> waitsAtSide(const TenpaiHand &hand, bool declares) {
  QList<WaitsLine> lines;
  const QString tiles = WaitsTexts::tr("%n tile(s)", "unseen ones among the waits", hand.tilesLeft());
  const auto range = hand.points(declares);
  //: Unseen tiles among the waits, then points
  lines << WaitsLine{range ? WaitsTexts::tr("%1 · %2").arg(tiles, rangeText(*range)) : tiles};
  if (declares) {
    if (hand.tilesLeft() == 0)
      lines << WaitsLine{WaitsTexts::tr("None left"), true};
    else if (hand.furiten)
      lines << WaitsLine{WaitsTexts::tr("Furiten: tsumo only"), true};
    return lines;
  }
  if (const auto riichi = hand.points(true))
    lines << WaitsLine{WaitsTexts::tr("riichi %1", "points").arg(rangeText(*riichi))};
  addObstacle(lines, hand);
  return lines;
}

QString waitsTitle() {
  return WaitsTexts::tr("Waits");
}

QString waitsTableTitle(bool declares) {
  //: Above a table of discards, each with the waits that it leaves
  return declares ? WaitsTexts::tr("Discard for riichi") : WaitsTexts::tr("Discard for tenpai");
}

QString waitsNoneTitle() {
  return WaitsTexts::tr("Not tenpai");
}

QList<WaitsLine> waitsNoneOf(const TenpaiDiscards &discards) {
  QList<WaitsLine> lines;
  if (discards.shanten > 0 && discards.shanten < kNoDistance)
    lines << WaitsLine{WaitsTexts::tr("After the best discard your hand is %n tile(s) from tenpai.",
                                      "tiles that the hand lacks", discards.shanten)};
  lines << WaitsLine{WaitsTexts::tr("Discards that leave you tenpai will be listed here.")};
  return lines;
}

QList<WaitsLine> waitsNoneAt(int shanten) {
  return {WaitsLine{WaitsTexts::tr("Your hand is %n tile(s) from tenpai.", "tiles that the hand lacks",
                                   std::max(1, shanten))}};
}

QString waitsMore(int count) {
  return WaitsTexts::tr("%n more discard(s) keep you tenpai", nullptr, count);
}

QString waitsSpoken(const TenpaiHand &hand) {
  const QString waits = plainText(waitsReason(hand));
  //: A discard, then a sentence about what the hand waits for without it
  return hand.discard.isKnown() ? WaitsTexts::tr("Discard %1: %2").arg(tileName(hand.discard), waits) : waits;
}

}  // namespace janso
