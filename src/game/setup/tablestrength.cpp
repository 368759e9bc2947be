// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "game/setup/tablestrength.h"

#include <algorithm>
#include <cstdlib>

namespace janso {

namespace {

constexpr int kNeighbors = 4;
constexpr int kClubPlace = 250;  // the mean among four equal players, in hundredths

int rungOf(TableStrength strength, const BotChoices &bots, int own) {
  switch (strength) {
    case TableStrength::Weak:
      return 0;
    case TableStrength::LikeMe:
      return std::clamp(own, 0, topRung(bots));
    case TableStrength::Club:
      return clubRung(bots);
    case TableStrength::Strong:
    case TableStrength::Mixed:
      break;
  }
  return topRung(bots);
}

QStringList idsOf(const BotChoices &bots) {
  QStringList ids;
  for (const BotChoice &bot : bots)
    ids << bot.id;
  return ids;
}

// One of each of `parts` parts of the ladder.
QStringList oneOfEach(const QStringList &ids, int parts, QRandomGenerator &random) {
  QStringList drawn;
  for (int part = 0; part < parts; ++part) {
    const auto from = static_cast<int>(ids.size() * part / parts);
    const auto to = static_cast<int>(ids.size() * (part + 1) / parts);
    drawn << ids[std::min<qsizetype>(random.bounded(from, std::max(to, from + 1)), ids.size() - 1)];
  }
  return drawn;
}

}  // namespace

std::optional<TableStrength> tableStrengthOf(const QString &key) {
  for (std::size_t i = 0; i < kTableStrengthKeys.size(); ++i) {
    if (key == QLatin1String(kTableStrengthKeys[i]))
      return static_cast<TableStrength>(i);
  }
  return std::nullopt;
}

QString tableStrengthKey(TableStrength strength) {
  return QString::fromLatin1(kTableStrengthKeys[static_cast<std::size_t>(strength)]);
}

int topRung(const BotChoices &bots) {
  return std::max(0, static_cast<int>(bots.size()) - kNeighbors);
}

// Bots that nobody has measured stand where the ladder puts them.
int clubRung(const BotChoices &bots) {
  const bool measured =
      std::all_of(bots.begin(), bots.end(), [](const BotChoice &bot) { return bot.place > 0; });
  int best = topRung(bots) / 2;
  if (!measured || bots.size() < kNeighbors)
    return best;
  const auto distance = [&bots](int rung) {
    int sum = 0;
    for (int i = rung; i < rung + kNeighbors; ++i)
      sum += std::abs(bots[i].place - kClubPlace);
    return sum;
  };
  for (int rung = 0; rung <= topRung(bots); ++rung) {
    if (distance(rung) < distance(best))
      best = rung;
  }
  return best;
}

QStringList drawBots(const BotChoices &bots, TableStrength strength, int rung, int count,
                     QRandomGenerator &random) {
  const QStringList ids = idsOf(bots);
  QStringList pool = strength == TableStrength::Mixed
                         ? oneOfEach(ids, count, random)
                         : QStringList(ids.mid(rungOf(strength, bots, rung), kNeighbors));
  std::shuffle(pool.begin(), pool.end(), random);
  while (pool.size() < count)
    pool << QStringList(pool);
  return pool.mid(0, count);
}

}  // namespace janso
