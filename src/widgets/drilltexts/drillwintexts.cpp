// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/drilltexts/drillwintexts.h"

#include <QCoreApplication>
#include <QStringList>

#include "coach/whatif.h"
#include "widgets/drilltexts/drilltexts.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/sentences/handtexts.h"

namespace janso {

namespace {

struct DrillWinTexts {
  Q_DECLARE_TR_FUNCTIONS(DrillWinTexts)
};

// --- Wins ---

QStringList yakuLines(const WinResult &result, YakuNaming naming, bool bonus) {
  QStringList lines;
  for (const YakuHan &yaku : result.yaku) {
    if (bonus || !isBonus(yaku.id))
      lines << DrillWinTexts::tr("%1: %n han", nullptr, yaku.han).arg(yakuName(yaku.id, naming));
  }
  return lines;
}

// What keeps a hand without a yaku from the two that one looks for first.
QStringList missedYaku(const WinTask &task, YakuNaming naming) {
  TileCounts counts = countsOf(task.input.concealed);
  counts.add(task.input.winTile);
  for (const Meld &meld : task.input.melds) {
    for (const Tile tile : meld.tiles)
      counts.add(tile);
  }
  KindSet edges;
  KindSet guests;
  for (int k = 0; k < kKinds; ++k) {
    const Kind kind = static_cast<Kind>(k);
    if (counts[kind] > 0 && isYaochuu(kind))
      edges.add(kind);
    if (counts[kind] >= 3 && isHonor(kind))
      guests.add(kind);
  }
  QStringList lines;
  if (!edges.empty())
    lines << DrillWinTexts::tr("%1 is ruled out by %2.")
                 .arg(yakuName(YakuId::Tanyao, naming), kindsMarkup(edges));
  else if (!isMenzen(task.input) && !task.rules.kuitan)
    lines << DrillWinTexts::tr("%1 doesn't count in an open hand under these rules.")
                 .arg(yakuName(YakuId::Tanyao, naming));
  if (!guests.empty())
    lines << DrillWinTexts::tr("%1 is neither your seat wind nor the round wind.").arg(kindsMarkup(guests));
  return lines;
}

QStringList fuLines(const WinResult &result) {
  QStringList lines;
  for (const FuPart &part : result.fuParts) {
    const QString tiles = tilesMarkup({part.tiles.data(), part.tiles.size()});
    const QString name = fuName(part.reason);
    lines
        << DrillWinTexts::tr("%1: %n fu", nullptr, part.fu).arg(tiles.isEmpty() ? name : name + u' ' + tiles);
  }
  lines << fuSumText(result);
  return lines;
}

QStringList paymentLines(const WinTask &task) {
  const WinResult &result = *task.result;
  const bool dealer = task.input.winner == task.input.dealer;
  QStringList lines;
  if (result.limit == Limit::None)
    lines << DrillWinTexts::tr("Base points: %1 fu doubled %2 times is %3.")
                 .arg(result.fu)
                 .arg(result.han + 2)
                 .arg(pointsText(result.basePoints));
  else
    lines << DrillWinTexts::tr("%1: base points %2.")
                 .arg(limitName(result.limit, result.yakuman), pointsText(result.basePoints));
  if (!task.input.tsumo)
    lines << DrillWinTexts::tr("Ron: %1 × base points, rounded up to the next 100.").arg(dealer ? 6 : 4);
  else if (dealer)
    lines << DrillWinTexts::tr("Dealer tsumo: each player pays 2 × base points, rounded up to the next 100.");
  else
    lines << DrillWinTexts::tr(
        "Tsumo: the dealer pays 2 × base points and each other player 1 × base points, rounded up to the "
        "next 100.");
  for (const ScoreKey &key : scoreKeys(task)) {
    if (key.field != ScoreField::Han && key.field != ScoreField::Fu)
      lines << DrillWinTexts::tr("%1: %2", "what is paid: points")
                   .arg(drillFieldName(key.field), pointsText(key.value));
  }
  return lines;
}

}  // namespace

QString drillYakuReasons(const WinTask &task, YakuNaming naming) {
  if (task.result)
    return DrillWinTexts::tr("The hand can win:") + u'\n' +
           yakuLines(*task.result, naming, false).join(u'\n');
  QStringList lines{
      DrillWinTexts::tr("The hand is complete, but it has no [[yaku]]. [[dora|Dora]] don't count as yaku.")};
  lines << missedYaku(task, naming);
  if (task.riichiWould)
    lines << DrillWinTexts::tr("The hand is closed, so [[riichi]] would have given it a yaku.");
  else
    lines << DrillWinTexts::tr("The hand is open, which rules out [[riichi]] and closed-hand [[tsumo]].");
  return lines.join(u'\n');
}

QString drillFuReasons(const WinTask &task) {
  return fuLines(*task.result).join(u'\n');
}

QString drillScoreReasons(const WinTask &task, YakuNaming naming) {
  QStringList lines = yakuLines(*task.result, naming, true);
  lines << DrillWinTexts::tr("Total: %n han.", nullptr, task.result->han);
  lines << fuLines(*task.result) << paymentLines(task);
  return lines.join(u'\n');
}

}  // namespace janso
