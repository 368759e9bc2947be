// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "statistics/weakpoints.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace janso {
namespace {

struct Aim {
  const char *key;
  bool more;  // is better
};

// Style, like how often one calls, is in none of them: there is no better or worse.
constexpr auto kAims = std::to_array<Aim>({
    {"mean_place", false},
    {"final_points", true},
    {"overtook", true},
    {"overtaken", false},
    {"win", true},
    {"deal_in", false},
    {"draw_tenpai", true},
    {"dealer_win", true},
    {"win_points", true},
    {"deal_in_points", false},
    {"riichi_win", true},
    {"riichi_late_deal_in", false},
    {"riichi_balance", true},
    {"good_wait", true},
    {"call_win", true},
    {"call_deal_in", false},
    {"quiet_deal_in", false},
    {"tenpai_turn", false},
    {"tenpai_win", true},
});

}  // namespace

std::vector<WeakPoint> weakPoints(const Totals &player, const BotFigures::Bot &other,
                                  const BotFigures &figures, bool handsAlone) {
  std::vector<WeakPoint> points;
  if (player.matches() < kRankingMatches)
    return points;
  for (const Aim &aim : kAims) {
    const Measure &measure = *findMeasure(aim.key);
    const Figure own = player.figure(measure);
    const Figure theirs = other.totals.figure(measure);
    const std::optional<Estimated> a = own.estimated();
    const std::optional<Estimated> b = theirs.estimated();
    if ((handsAlone && isOfMatches(measure)) || !a || !b || own.smallSample || theirs.smallSample)
      continue;
    const Interval difference = differenceInterval(*a, *b);
    if (aim.more ? difference.high >= 0 : difference.low <= 0)
      continue;
    const double gap = std::abs(a->value - b->value) / spreadAmong(figures, measure);
    points.push_back({&measure, gap * std::sqrt(static_cast<double>(*own.denominator))});
  }
  std::stable_sort(points.begin(), points.end(),
                   [](const WeakPoint &a, const WeakPoint &b) { return a.weight > b.weight; });
  return points;
}

}  // namespace janso
