// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/drilltexts/drilltabletexts.h"

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
      return DrillTableTexts::tr("[[genbutsu]], completely safe");
    case Safety::Passed:
      return DrillTableTexts::tr("passed since their hand last changed");
    case Safety::SpentHonor:
      return DrillTableTexts::tr(
          "an honor whose other copies are all visible; only kokushi could wait on it");
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
  if (isHonor(row.kind))
    return DrillTableTexts::tr("an [[jihai|honor]], %1 of 4 visible").arg(seen);
  return DrillTableTexts::tr("[[musuji|no sign that it's safe]]");
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
                     "Several discards tie for the most tiles accepted, and this is the best of them.")
               : DrillTableTexts::tr("This discard accepts the most tiles.");
  }
  const QString with = tileMarkup(other.action.tile);
  if (best.points > other.points)
    return ahead ? DrillTableTexts::tr(
                       "Discarding %1 would bring you closer to [[tenpai]], but with a cheaper hand.")
                       .arg(with)
                 : DrillTableTexts::tr(
                       "Discarding %1 would accept more tiles (%2 vs. %3), but with a cheaper hand.")
                       .arg(with)
                       .arg(other.tiles)
                       .arg(best.tiles);
  return ahead ? DrillTableTexts::tr(
                     "Discarding %1 would bring you closer to [[tenpai]] but would be worth less overall.")
                     .arg(with)
               : DrillTableTexts::tr(
                     "Discarding %1 would accept more tiles (%2 vs. %3) but would be worth less overall.")
                     .arg(with)
                     .arg(other.tiles)
                     .arg(best.tiles);
}

QString foldText(const AdviceRow &best, const std::vector<const AdviceRow *> &rows) {
  const bool safest =
      std::ranges::none_of(rows, [&](const AdviceRow *row) { return row->dealIn < best.dealIn; });
  return safest ? DrillTableTexts::tr("You're folding ([[betaori]]), and no other tile is safer.")
                : DrillTableTexts::tr("Your hand is unlikely to win, so focus on not dealing in.");
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
      return menzen ? DrillTableTexts::tr("This discard leaves you [[tenpai]] without riichi ([[damaten]]).")
                    : DrillTableTexts::tr("This discard leaves you [[tenpai]].");
    case Motive::Riichi:
      return DrillTableTexts::tr("This discard leaves you [[tenpai]], and [[riichi]] is worth declaring.");
    case Motive::Yaku:
      return DrillTableTexts::tr("This discard keeps a [[yaku]].");
    case Motive::Fold:
      return foldText(best, rows);
    case Motive::Safer:
      if (std::ranges::none_of(rows, [&](const AdviceRow *row) { return row->dealIn > best.dealIn; }))
        break;
      return DrillTableTexts::tr("This tile is safer and keeps your hand alive.");
    case Motive::DrawPay:
      return DrillTableTexts::tr(
          "The best you can still hope for is to be [[tenpai]] at an exhaustive draw.");
    case Motive::Placement:
      return DrillTableTexts::tr("Your final place matters more here than the points from this hand.");
    default:
      break;
  }
  return speedText(best, rows);
}

QString rowText(const AdviceRow &row, double best) {
  QString line = row.waiting.isDead()
                     ? DrillTableTexts::tr("%1: [[tenpai]], but no [[yaku]] to win with; deal-in risk %2%")
                           .arg(drillActionText(row.action), drillPercent(row.dealIn))
                 : row.win <= 0 ? DrillTableTexts::tr("%1: unlikely to win, deal-in risk %2%")
                                      .arg(drillActionText(row.action), drillPercent(row.dealIn))
                                : DrillTableTexts::tr("%1: win chance %2% (%3 points), deal-in risk %4%")
                                      .arg(drillActionText(row.action), drillPercent(row.win),
                                           pointsText(qRound(row.points)), drillPercent(row.dealIn));
  if (row.shanten <= 8 && !row.waiting.isDead())
    line += DrillTableTexts::tr("; %1, %n tile(s)", "how far from tenpai, tiles that help", row.tiles)
                .arg(coachAway(row.shanten));
  if (row.value < best)
    line += DrillTableTexts::tr("; %1 points worse overall").arg(pointsText(qRound(best - row.value)));
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
    const bool told = row.safety.safety == Safety::Genbutsu || row.safety.safety == Safety::SpentHonor;
    if (seen[row.kind] == 4 && !told)
      reason = DrillTableTexts::tr("%1, and all four copies are visible").arg(reason);
    lines << DrillTableTexts::tr("%1: %2. It deals in %3% of the time.")
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
