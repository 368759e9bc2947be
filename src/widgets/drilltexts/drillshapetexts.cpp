// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/drilltexts/drillshapetexts.h"

#include <QCoreApplication>
#include <algorithm>
#include <vector>

#include "widgets/drilltexts/drilltabletexts.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/sentences/coachtexts.h"

namespace janso {

namespace {

struct DrillShapeTexts {
  Q_DECLARE_TR_FUNCTIONS(DrillShapeTexts)
};

constexpr std::size_t kRows = 6;  // of a comparison

QString kindMarkup(Kind kind) {
  return tileMarkup(Tile(kind));
}

// --- Waits ---

QString shapeLink(WaitShape shape) {
  switch (shape) {
    case WaitShape::Ryanmen:
      return DrillShapeTexts::tr("[[ryanmen|two-sided]]");
    case WaitShape::Kanchan:
      return DrillShapeTexts::tr("[[kanchan|middle]]");
    case WaitShape::Penchan:
      return DrillShapeTexts::tr("[[penchan|edge]]");
    case WaitShape::Shanpon:
      return DrillShapeTexts::tr("[[shanpon|double pair]]");
    case WaitShape::Tanki:
      return DrillShapeTexts::tr("[[tanki|pair]]");
    case WaitShape::Kokushi13:
      return DrillShapeTexts::tr("kokushi");
    case WaitShape::Chiitoitsu:
      break;
  }
  return DrillShapeTexts::tr("the seventh pair");
}

QString groupMarkup(const Group &group) {
  std::vector<Tile> tiles;
  const int count = group.type == GroupType::Pair ? 2 : group.type == GroupType::Kan ? 4 : 3;
  for (int i = 0; i < count; ++i)
    tiles.push_back(Tile(static_cast<Kind>(group.kind + (group.type == GroupType::Run ? i : 0))));
  return tilesMarkup(tiles);
}

// --- Shanten ---

QString blocksLine(const QString &text, const std::vector<Block> &blocks, BlockType type) {
  QStringList groups;
  for (const Block &block : blocks) {
    std::vector<Tile> tiles;
    for (const Kind kind : block.kinds)
      tiles.push_back(Tile(kind));
    if (block.type == type)
      groups << tilesMarkup(tiles);
  }
  return groups.isEmpty() ? QString() : text.arg(groups.join(u' '));
}

// A hand of fewer than seven kinds has not the makings of seven pairs.
QString sevenPairsLine(const ShantenTask &task) {
  const TileCounts counts = countsOf(task.hand.tiles);
  int pairs = 0;
  for (Kind kind = 0; kind < kKinds; ++kind)
    pairs += counts[kind] >= 2 ? 1 : 0;
  const int wanting = task.parts.chiitoitsu - (6 - pairs);
  return wanting == 0
             ? DrillShapeTexts::tr("Chiitoitsu: 6 minus 1 for each pair is %1.").arg(task.parts.chiitoitsu)
             : DrillShapeTexts::tr(
                   "Chiitoitsu: 6 minus 1 for each pair, plus %n because the hand has too few different "
                   "tiles, is %1.",
                   nullptr, wanting)
                   .arg(task.parts.chiitoitsu);
}

// --- Efficiency ---

// What the figures teach besides the number of tiles.
QString valueLesson(const EfficiencyTask &task) {
  constexpr float kClearly = 1.03F;
  const EfficiencyRow &best = task.rows.front();
  const EfficiencyRow *most = nullptr;
  const EfficiencyRow *valuable = nullptr;
  bool several = false;
  for (const EfficiencyRow &row : task.rows) {
    if (row.option.shanten != best.option.shanten)
      continue;
    const bool asMany = 10 * row.option.tiles >= 9 * task.most;
    if (row.option.tiles > best.option.tiles && row.option.tiles == task.most)
      most = &row;
    if (!asMany && row.worth() > kClearly * best.worth())
      valuable = &row;
    several = several || (!task.right.has(row.option.discard) && asMany);
  }
  const QString right = kindsMarkup(task.right);
  if (most)
    return DrillShapeTexts::tr(
               "Discarding %1 would accept a few more tiles, but discarding %2 makes the hand worth more "
               "(chance to win × points).")
        .arg(kindMarkup(most->option.discard), kindMarkup(best.option.discard));
  if (several)
    return DrillShapeTexts::tr(
               "Several discards accept about the same number of tiles. Of these, %1 leaves the most "
               "valuable hand (chance to win × points).")
        .arg(right);
  if (valuable)
    return DrillShapeTexts::tr(
               "Discarding %1 would leave a more valuable hand (chance to win × points), but it accepts "
               "clearly fewer tiles.")
        .arg(kindMarkup(valuable->option.discard));
  return {};
}

}  // namespace

QString drillWaitsReasons(const WaitsTask &task) {
  int left = 0;
  QStringList lines;
  for (const WaitReading &reading : task.readings) {
    left += reading.left;
    QStringList groups;
    for (const Group &group : reading.groups)
      groups << groupMarkup(group);
    const QString line = DrillShapeTexts::tr("%1: %2, %n tile(s) left", nullptr, reading.left)
                             .arg(kindMarkup(reading.kind), shapeLink(reading.shape));
    lines << (groups.isEmpty() ? line : line + u' ' + groups.join(u' '));
  }
  lines.prepend(DrillShapeTexts::tr("The hand waits on %1: %n tile(s) left in all.", nullptr, left)
                    .arg(kindsMarkup(task.waits)));
  return lines.join(u'\n');
}

QString drillShantenReasons(const ShantenTask &task) {
  QStringList called;
  for (const Meld &meld : task.hand.melds)
    called << tilesMarkup({meld.tiles.data(), meld.tiles.size()});
  QStringList lines{
      called.isEmpty() ? QString()
                       : DrillShapeTexts::tr("Called groups (subtract 2 each): %1").arg(called.join(u' ')),
      blocksLine(DrillShapeTexts::tr("Groups (subtract 2 each): %1"), task.blocks, BlockType::Set),
      blocksLine(DrillShapeTexts::tr("[[taatsu|Partial runs]] (subtract 1 each): %1"), task.blocks,
                 BlockType::Partial),
      blocksLine(DrillShapeTexts::tr("Pairs (subtract 1 each): %1"), task.blocks, BlockType::Pair),
      blocksLine(DrillShapeTexts::tr("Single tiles: %1"), task.blocks, BlockType::Single),
      DrillShapeTexts::tr(
          "8 minus all of these is %1. Count at most four groups and partial groups in total, plus one pair.")
          .arg(task.parts.standard)};
  lines.removeAll(QString());
  if (task.parts.chiitoitsu <= 6)
    lines << sevenPairsLine(task);
  if (task.parts.kokushi <= 6)
    lines << DrillShapeTexts::tr("Kokushi: %1.").arg(task.parts.kokushi);
  lines << DrillShapeTexts::tr("The smallest number counts: %1.").arg(task.shanten);
  if (!task.accepted.empty())
    lines << DrillShapeTexts::tr("Tiles that help: %1").arg(kindsMarkup(task.accepted));
  return lines.join(u'\n');
}

QString drillEfficiencyReasons(const EfficiencyTask &task) {
  QStringList lines{valueLesson(task)};
  lines.removeAll(QString());
  for (std::size_t i = 0; i < std::min(kRows, task.rows.size()); ++i) {
    const EfficiencyRow &row = task.rows[i];
    QString line =
        DrillShapeTexts::tr("Discard %1: %2, %n tile(s)", "discard, how far from tenpai", row.option.tiles)
            .arg(kindMarkup(row.option.discard), coachAway(row.option.shanten));
    if (row.option.shanten == task.rows.front().option.shanten)
      line += u' ' + kindsMarkup(row.option.accepted);
    if (row.worth() > 0)
      line += DrillShapeTexts::tr("; win chance %1% (%2 points)", "how often, points")
                  .arg(drillPercent(row.win), pointsText(qRound(row.points)));
    if (row.dora > 0)
      line += DrillShapeTexts::tr("; keeps %n dora", nullptr, row.dora);
    lines << line;
  }
  return lines.join(u'\n');
}

}  // namespace janso
