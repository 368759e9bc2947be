// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/drilltabletexts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <vector>

#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/sentences/coachtexts.h"

namespace janso {

namespace {

struct DrillTableTexts {
  Q_DECLARE_TR_FUNCTIONS(DrillTableTexts)
};

constexpr std::size_t kTableRows = 6;  // of a comparison

// --- Safety ---

QString safetyText(const SafetyRow &row, int seen) {
  const TileSafety &safety = row.safety;
  const QString by = kindsMarkup(safety.by);
  switch (safety.safety) {
    case Safety::Genbutsu:
      return DrillTableTexts::tr("[[genbutsu]], it cannot be won on");
    case Safety::WentBy:
      return DrillTableTexts::tr("went by since the hand last changed");
    case Safety::SpentHonour:
      return DrillTableTexts::tr("an honour that is used up; only thirteen orphans could wait for it");
    case Safety::NoChance:
      return DrillTableTexts::tr("[[no chance]], because of %1").arg(by);
    case Safety::Suji:
      return DrillTableTexts::tr("[[suji]] of %1").arg(by);
    case Safety::OneChance:
      return DrillTableTexts::tr("[[one chance]], because of %1").arg(by);
    case Safety::HalfSuji:
      return DrillTableTexts::tr("[[katasuji|half suji]] of %1").arg(by);
    case Safety::Live:
      break;
  }
  if (isHonour(row.kind))
    return DrillTableTexts::tr("an [[jihai|honour]], %1 of 4 in sight").arg(seen);
  return DrillTableTexts::tr("[[musuji|nothing speaks for it]]");
}

// --- Discard ---

// The rows that are compared, the best first.
std::vector<const AdviceRow *> comparedRows(const DiscardTask &task) {
  std::vector<const AdviceRow *> rows;
  for (const AdviceRow &row : task.advice.rows) {
    const bool discard = row.action.type == ActionType::Dahai || row.action.type == ActionType::Riichi;
    if (discard && row.judged)
      rows.push_back(&row);
  }
  return rows;
}

// By nearness, then by the tiles that help. Not the same hand declared.
const AdviceRow *fastest(const std::vector<const AdviceRow *> &rows) {
  return *std::ranges::min_element(rows, [](const AdviceRow *a, const AdviceRow *b) {
    return a->shanten != b->shanten ? a->shanten < b->shanten : a->tiles > b->tiles;
  });
}

QString speedText(const AdviceRow &best, const std::vector<const AdviceRow *> &rows) {
  const AdviceRow &other = *fastest(rows);
  const bool ahead = other.shanten < best.shanten;
  if (!ahead && other.tiles <= best.tiles) {
    const auto as = [&](const AdviceRow *row) {
      return row->shanten == best.shanten && row->tiles == best.tiles &&
             row->action.tile.kind() != best.action.tile.kind();
    };
    return std::ranges::any_of(rows, as)
               ? DrillTableTexts::tr(
                     "No discard leaves more tiles that help, and of those that leave as many "
                     "this one is best.")
               : DrillTableTexts::tr("It leaves most tiles that help.");
  }
  const QString with = tileMarkup(other.action.tile);
  if (best.points > other.points)
    return ahead ? DrillTableTexts::tr("Without %1 the hand would be nearer to [[tenpai]], but cheaper.")
                       .arg(with)
                 : DrillTableTexts::tr(
                       "Without %1 more tiles would help (%2 against %3), but the hand would be "
                       "cheaper.")
                       .arg(with)
                       .arg(other.tiles)
                       .arg(best.tiles);
  return ahead ? DrillTableTexts::tr(
                     "Without %1 the hand would be nearer to [[tenpai]], but in all it is worth "
                     "less.")
                     .arg(with)
               : DrillTableTexts::tr(
                     "Without %1 more tiles would help (%2 against %3), but in all it is worth "
                     "less.")
                     .arg(with)
                     .arg(other.tiles)
                     .arg(best.tiles);
}

QString foldText(const AdviceRow &best, const std::vector<const AdviceRow *> &rows) {
  const bool safest =
      std::ranges::none_of(rows, [&](const AdviceRow *row) { return row->dealIn < best.dealIn; });
  return safest ? DrillTableTexts::tr("The hand is given up: [[betaori]]. No tile is safer.")
                : DrillTableTexts::tr("The hand will hardly win: what counts is to deal in seldom.");
}

// True of the rows that stand below it.
QString motiveText(const DiscardTask &task, const std::vector<const AdviceRow *> &rows) {
  const AdviceRow &best = *rows.front();
  const bool tenpai = best.shanten == 0 && !best.waiting.isDead();
  const bool menzen = task.view.me().isMenzen();
  switch (task.advice.reason.motive) {
    case Motive::Tenpai:
      if (!tenpai)
        break;
      return menzen ? DrillTableTexts::tr("It makes the hand [[tenpai]], without declaring: [[damaten]].")
                    : DrillTableTexts::tr("It makes the hand [[tenpai]].");
    case Motive::Riichi:
      return DrillTableTexts::tr("It makes the hand [[tenpai]], and [[riichi]] is worth it.");
    case Motive::Yaku:
      return DrillTableTexts::tr("It keeps a [[yaku]].");
    case Motive::Fold:
      return foldText(best, rows);
    case Motive::Safer:
      if (std::ranges::none_of(rows, [&](const AdviceRow *row) { return row->dealIn > best.dealIn; }))
        break;
      return DrillTableTexts::tr("It goes on, but by a safer tile.");
    case Motive::DrawPay:
      return DrillTableTexts::tr("What is left to gain is to be [[tenpai]] at the draw.");
    case Motive::Placement:
      return DrillTableTexts::tr("The final place asks for it, not the points of this hand.");
    default:
      break;
  }
  return speedText(best, rows);
}

QString rowText(const AdviceRow &row, double best) {
  QString line = row.waiting.isDead()
                     ? DrillTableTexts::tr(
                           "%1: [[tenpai]] in shape, but without a [[yaku]] it wins nothing, deals in %2 %")
                           .arg(drillActionText(row.action), drillPercent(row.dealIn))
                 : row.win <= 0 ? DrillTableTexts::tr("%1: hardly wins, deals in %2 %")
                                      .arg(drillActionText(row.action), drillPercent(row.dealIn))
                                : DrillTableTexts::tr("%1: wins %2 % for %3, deals in %4 %")
                                      .arg(drillActionText(row.action), drillPercent(row.win),
                                           pointsText(qRound(row.points)), drillPercent(row.dealIn));
  if (row.shanten <= 8 && !row.waiting.isDead())
    line += DrillTableTexts::tr("; %1, %n tile(s)", "how far from tenpai, tiles that help", row.tiles)
                .arg(coachAway(row.shanten));
  if (row.value < best)
    line += DrillTableTexts::tr("; %1 points less in the end").arg(pointsText(qRound(best - row.value)));
  return line;
}

}  // namespace

QString drillPercent(double share) {
  const int places = share >= 0.0005 && share < 0.0995 ? 1 : 0;
  return QLocale().toString(100 * share, 'f', places);
}

QString drillActionText(const Action &action) {
  const QString tile = tileMarkup(action.tile);
  return action.type == ActionType::Riichi ? DrillTableTexts::tr("riichi with %1").arg(tile) : tile;
}

QString drillSafetyReasons(const SafetyTask &task) {
  const TileCounts seen = task.view.visibleCounts();
  QStringList lines;
  for (const SafetyRow &row : task.rows) {
    QString reason = safetyText(row, seen[row.kind]);
    const bool told = row.safety.safety == Safety::Genbutsu || row.safety.safety == Safety::SpentHonour;
    if (seen[row.kind] == 4 && !told)
      reason = DrillTableTexts::tr("%1, and all four are in sight").arg(reason);
    lines << DrillTableTexts::tr("%1: %2. It deals in %3 % of the time.")
                 .arg(tileMarkup(Tile(row.kind)), reason, drillPercent(row.rate));
  }
  return lines.join(u'\n');
}

QString drillDiscardReasons(const DiscardTask &task) {
  const std::vector<const AdviceRow *> rows = comparedRows(task);
  QStringList lines;
  if (!rows.empty())
    lines << motiveText(task, rows);
  for (std::size_t i = 0; i < std::min(kTableRows, rows.size()); ++i)
    lines << rowText(*rows[i], task.advice.rows.front().value);
  return lines.join(u'\n');
}

}  // namespace janso
