// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/statistics/matchcharts.h"

#include <QCoreApplication>
#include <algorithm>
#include <cstddef>
#include <map>
#include <numeric>
#include <utility>

#include "review/matchfigures.h"
#include "statistics/intervals.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/words.h"
#include "widgets/sentences/reviewtexts.h"

namespace janso {

namespace {

struct MatchCharts {
  Q_DECLARE_TR_FUNCTIONS(MatchCharts)
};

constexpr double kFinalPointsShown = 1000;  // as everywhere, in thousands
constexpr double kMillionths = 1e6;
constexpr std::size_t kMostBars = 12;

ChartData chartOf(const QString &title, ChartForm form) {
  ChartData data;
  data.form = form;
  data.title = title;
  return data;
}

ChartPoint meanPoint(std::size_t category, const Moments &won) {
  ChartPoint point;
  point.x = static_cast<double>(category);
  point.y = won.n / won.d;
  if (const std::optional<Interval> interval = meanInterval(won)) {
    point.low = interval->low;
    point.high = interval->high;
  }
  return point;
}

ReviewFigures summed(const std::vector<ReviewFigures> &reviews) {
  ReviewFigures sum;
  for (const ReviewFigures &review : reviews) {
    sum.choices += review.choices;
    sum.lossPlace += review.lossPlace;
    for (std::size_t i = 0; i < kReviewCategories; ++i) {
      sum.categories[i].choices += review.categories[i].choices;
      sum.categories[i].lossPlace += review.categories[i].lossPlace;
    }
  }
  return sum;
}

// The costliest first, and only a few, because nobody can tell more colors apart.
std::vector<std::size_t> costliestCategories(const ReviewFigures &sum) {
  constexpr std::size_t kMost = 4;
  std::vector<std::size_t> order(kReviewCategories);
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto loss = [&sum](std::size_t category) { return sum.categories[category].lossPlace; };
  std::stable_sort(order.begin(), order.end(),
                   [&loss](std::size_t a, std::size_t b) { return loss(a) > loss(b); });
  order.resize(kMost);
  std::erase_if(order, [&loss](std::size_t category) { return loss(category) == 0; });
  return order;
}

ChartPoint lossPoint(std::size_t bar, std::int64_t loss, std::int64_t choices) {
  constexpr double kChoicesShown = 100;
  return {static_cast<double>(bar),
          static_cast<double>(loss) / kMillionths / static_cast<double>(choices) * kChoicesShown,
          std::nullopt, std::nullopt};
}

ChartData luckScatter(const QString &title) {
  ChartData data = chartOf(title, ChartForm::Scatter);
  data.xTitle = MatchCharts::tr("Luck per match, in points");
  data.series.resize(1);
  return data;
}

ChartPoint luckPoint(const LuckFigures &luck, double y) {
  return {static_cast<double>(luck.points), y, std::nullopt, std::nullopt};
}

void sortByX(ChartSeries &series) {
  std::stable_sort(series.points.begin(), series.points.end(),
                   [](const ChartPoint &a, const ChartPoint &b) { return a.x < b.x; });
}

}  // namespace

ChartData percentileChart(const QString &title, const std::vector<MatchPoint> &matches) {
  ChartData data = chartOf(title, ChartForm::Line);
  data.xTitle = MatchCharts::tr("Final points");
  data.yTitle = MatchCharts::tr("Matches with this many points or fewer");
  data.unit = percentSign();
  data.xDecimals = 1;
  if (matches.empty())
    return data;
  std::map<std::int32_t, int> counts;
  for (const MatchPoint &match : matches)
    ++counts[match.finalPoints];
  ChartSeries series;
  int below = 0;
  for (const auto &[points, count] : counts) {
    below += count;
    const double share = 100.0 * below / static_cast<double>(matches.size());
    series.points.push_back({points / kFinalPointsShown, share, std::nullopt, std::nullopt});
    if (points == matches.back().finalPoints)
      data.marks.push_back({share, MatchCharts::tr("Latest match")});
  }
  data.series.push_back(std::move(series));
  return data;
}

ChartData courseChart(const QString &title, const std::vector<MatchPoint> &matches,
                      const std::optional<int> &players) {
  ChartData data = chartOf(title, ChartForm::Bars);
  data.xTitle = MatchCharts::tr("Before each hand, and at the end (error bars: 95% confidence)");
  data.yTitle = MatchCharts::tr("Points won since the start");
  if (!players || matches.empty())
    return data;
  std::map<int, Moments> deals;
  Moments end;
  for (const MatchPoint &match : matches) {
    for (const DealStanding &standing : match.course)
      deals[standing.deal].add(standing.points, 1);
    end.add(match.won, 1);
  }
  ChartSeries series;
  for (const auto &[deal, won] : deals) {
    if (deal == 0)  // nothing has been won yet
      continue;
    series.points.push_back(meanPoint(series.points.size(), won));
    //: A deal, as short as can be: the round's wind as a letter or sign, the dealer's number
    data.categories
        << MatchCharts::tr("%1%2").arg(windName(deal / *players).left(1)).arg(deal % *players + 1);
  }
  series.points.push_back(meanPoint(series.points.size(), end));
  data.categories << MatchCharts::tr("End");
  data.series.push_back(std::move(series));
  return data;
}

ChartData lossChart(const QString &title, const std::vector<MatchPoint> &matches) {
  ChartData data = chartOf(title, ChartForm::StackedBars);
  data.xTitle = MatchCharts::tr("Reviewed matches, oldest first");
  data.yTitle = MatchCharts::tr("Places lost per 100 decisions");
  data.yDecimals = 2;
  std::vector<ReviewFigures> reviews;
  for (const MatchPoint &match : matches) {
    if (match.review && match.review->choices > 0)
      reviews.push_back(*match.review);
  }
  if (reviews.empty())
    return data;
  const std::size_t each = (reviews.size() + kMostBars - 1) / kMostBars;
  std::vector<ReviewFigures> bars;
  for (std::size_t first = 0; first < reviews.size(); first += each) {
    const std::size_t end = std::min(first + each, reviews.size());
    bars.push_back(summed({reviews.begin() + static_cast<std::ptrdiff_t>(first),
                           reviews.begin() + static_cast<std::ptrdiff_t>(end)}));
    const QString from = QString::number(first + 1);
    data.categories << (end == first + 1 ? from : QStringLiteral("%1\u2013%2").arg(from).arg(end));
  }
  const std::vector<std::size_t> costliest = costliestCategories(summed(reviews));
  for (const std::size_t category : costliest) {
    ChartSeries series{reviewCategoryName(reviewedCategory(static_cast<ReviewCategory>(category))), {}};
    for (std::size_t bar = 0; bar < bars.size(); ++bar)
      series.points.push_back(lossPoint(bar, bars[bar].categories[category].lossPlace, bars[bar].choices));
    data.series.push_back(std::move(series));
  }
  ChartSeries rest{MatchCharts::tr("Everything else"), {}};
  for (std::size_t bar = 0; bar < bars.size(); ++bar) {
    std::int64_t loss = bars[bar].lossPlace;
    for (const std::size_t category : costliest)
      loss -= bars[bar].categories[category].lossPlace;
    rest.points.push_back(lossPoint(bar, std::max<std::int64_t>(loss, 0), bars[bar].choices));
  }
  data.series.push_back(std::move(rest));
  return data;
}

ChartData luckResultChart(const QString &title, const std::vector<MatchPoint> &matches) {
  ChartData data = luckScatter(title);
  data.yTitle = MatchCharts::tr("Points won");
  for (const MatchPoint &match : matches) {
    if (match.luck)
      data.series[0].points.push_back(luckPoint(*match.luck, match.won));
  }
  sortByX(data.series[0]);
  return data;
}

ChartData luckChart(const QString &title, const std::vector<MatchPoint> &matches) {
  ChartData data = luckScatter(title);
  data.yTitle = MatchCharts::tr("Places lost through decisions");
  data.yDecimals = 2;
  for (const MatchPoint &match : matches) {
    if (match.luck && match.review)
      data.series[0].points.push_back(
          luckPoint(*match.luck, static_cast<double>(match.review->lossPlace) / kMillionths));
  }
  sortByX(data.series[0]);
  return data;
}

ChartData dealInTileChart(const QString &title, const std::array<std::int64_t, kKinds> &tiles) {
  constexpr int kRanks = 9;
  ChartData data = chartOf(title, ChartForm::HeatGrid);
  data.yTitle = MatchCharts::tr("Deal-ins");
  data.xTitle = MatchCharts::tr("Tile number; in the last row, honors as labeled");
  const std::array honors{MatchCharts::tr("E"),   MatchCharts::tr("S"),    MatchCharts::tr("W"),
                          MatchCharts::tr("N"),   MatchCharts::tr("Haku"), MatchCharts::tr("Hatsu"),
                          MatchCharts::tr("Chun")};
  for (int rank = 0; rank < kRanks; ++rank) {
    const auto at = static_cast<std::size_t>(rank);
    const QString number = QString::number(rank + 1);
    data.categories << (at < honors.size() ? number + QLatin1Char(' ') + honors[at] : number);
  }
  if (std::all_of(tiles.begin(), tiles.end(), [](std::int64_t count) { return count == 0; }))
    return data;
  const std::array rows{MatchCharts::tr("Man"), MatchCharts::tr("Pin"), MatchCharts::tr("Sou"),
                        MatchCharts::tr("Honors")};
  for (std::size_t row = 0; row < rows.size(); ++row) {
    ChartSeries series{rows[row], {}};
    for (std::size_t rank = 0; rank < kRanks; ++rank) {
      const std::size_t kind = row * kRanks + rank;
      ChartPoint point{static_cast<double>(rank), std::nullopt, std::nullopt, std::nullopt};
      if (kind < tiles.size())
        point.y = static_cast<double>(tiles[kind]);
      series.points.push_back(point);
    }
    data.series.push_back(std::move(series));
  }
  return data;
}

}  // namespace janso
