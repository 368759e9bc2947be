// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/statistics/statisticscharts.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <vector>

#include "rules/yakuid.h"
#include "statistics/counters.h"
#include "statistics/intervals.h"
#include "statistics/totals.h"
#include "widgets/lexicon/measuretexts.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/statistics/matchcharts.h"

namespace janso {

namespace {

struct StatisticsCharts {
  Q_DECLARE_TR_FUNCTIONS(StatisticsCharts)
};

constexpr double kPerCent = 100;
constexpr std::array<double, 2> kHalfLives{100, 400};  // matches
// Before that a mean says nothing, and its band would be the whole picture.
constexpr std::size_t kFirstMean = 10;
constexpr std::size_t kMostPoints = 240;  // of a line: more than pixels are for

struct ChartRow {
  StatisticsChart chart{};
  MeasureGroup group{};
  const char *name = nullptr;
  // Of bars of measures: their keys.
  std::array<const char *, 5> measures{};
};

// By group, in the order of the choice.
constexpr auto kCharts = std::to_array<ChartRow>({
    {StatisticsChart::PlacesOverTime, MeasureGroup::Result,
     QT_TRANSLATE_NOOP("StatisticsCharts", "Average place over time")},
    {StatisticsChart::PointsOverTime, MeasureGroup::Result,
     QT_TRANSLATE_NOOP("StatisticsCharts", "Final points over time")},
    {StatisticsChart::Places,
     MeasureGroup::Result,
     QT_TRANSLATE_NOOP("StatisticsCharts", "Places"),
     {"place_1", "place_2", "place_3", "place_4"}},
    {StatisticsChart::FinalScores, MeasureGroup::Result, QT_TRANSLATE_NOOP("StatisticsCharts", "Scores")},
    {StatisticsChart::Percentiles, MeasureGroup::Result,
     QT_TRANSLATE_NOOP("StatisticsCharts", "Percentiles of final points")},
    {StatisticsChart::Course, MeasureGroup::Result,
     QT_TRANSLATE_NOOP("StatisticsCharts", "Points during a match")},
    {StatisticsChart::HandEnds,
     MeasureGroup::Hand,
     QT_TRANSLATE_NOOP("StatisticsCharts", "Hand outcomes"),
     {"win", "deal_in", "draw", "riichi", "call"}},
    {StatisticsChart::WinKinds,
     MeasureGroup::Win,
     QT_TRANSLATE_NOOP("StatisticsCharts", "How hands are won"),
     {"riichi_share", "open_share", "dama_share", "tsumo_share"}},
    {StatisticsChart::Sizes, MeasureGroup::Win,
     QT_TRANSLATE_NOOP("StatisticsCharts", "Size of wins and deal-ins")},
    {StatisticsChart::DealInKinds,
     MeasureGroup::DealIn,
     QT_TRANSLATE_NOOP("StatisticsCharts", "Hands dealt into"),
     {"deal_in_to_riichi", "deal_in_to_open", "deal_in_to_dama"}},
    {StatisticsChart::Sizes, MeasureGroup::DealIn,
     QT_TRANSLATE_NOOP("StatisticsCharts", "Size of wins and deal-ins")},
    {StatisticsChart::DealInTiles, MeasureGroup::DealIn,
     QT_TRANSLATE_NOOP("StatisticsCharts", "Deal-ins by tile")},
    {StatisticsChart::RiichiEnds,
     MeasureGroup::Riichi,
     QT_TRANSLATE_NOOP("StatisticsCharts", "Riichi outcomes"),
     {"riichi_win", "riichi_deal_in", "riichi_draw", "good_wait"}},
    {StatisticsChart::OpenEnds,
     MeasureGroup::Call,
     QT_TRANSLATE_NOOP("StatisticsCharts", "Open hand outcomes"),
     {"call_win", "call_deal_in", "call_draw"}},
    {StatisticsChart::TenpaiTurns, MeasureGroup::Course,
     QT_TRANSLATE_NOOP("StatisticsCharts", "Turn of first tenpai")},
    {StatisticsChart::Yaku, MeasureGroup::Yaku, QT_TRANSLATE_NOOP("StatisticsCharts", "Most common yaku")},
    {StatisticsChart::Han, MeasureGroup::Yaku, QT_TRANSLATE_NOOP("StatisticsCharts", "Wins by han")},
    {StatisticsChart::LossOverTime, MeasureGroup::Review,
     QT_TRANSLATE_NOOP("StatisticsCharts", "Loss by type over time")},
    {StatisticsChart::LuckAndResults, MeasureGroup::Luck,
     QT_TRANSLATE_NOOP("StatisticsCharts", "Luck and results")},
    {StatisticsChart::LuckAndChoices, MeasureGroup::Luck,
     QT_TRANSLATE_NOOP("StatisticsCharts", "Luck and decisions")},
});

const ChartRow &rowOf(StatisticsChart chart) {
  return *std::find_if(kCharts.begin(), kCharts.end(),
                       [chart](const ChartRow &row) { return row.chart == chart; });
}

ChartData emptyChart(StatisticsChart chart, ChartForm form) {
  ChartData data;
  data.form = form;
  data.title = chartName(chart);
  return data;
}

// --- Over time ---

ChartSeries movingSeries(const std::vector<double> &values, double halfLife, bool banded,
                         const Interval &range) {
  ChartSeries series;
  series.name =
      StatisticsCharts::tr("Moving average, half-life %n matches", nullptr, static_cast<int>(halfLife));
  const std::vector<MovingPoint> points = movingMean(values, halfLife);
  const std::size_t step = std::max<std::size_t>(1, (points.size() + kMostPoints - 1) / kMostPoints);
  for (std::size_t i = kFirstMean - 1; i < points.size(); ++i) {
    if ((points.size() - 1 - i) % step != 0)  // the newest stands there in any case
      continue;
    ChartPoint point{static_cast<double>(i + 1), points[i].mean, std::nullopt, std::nullopt};
    if (banded && points[i].interval) {
      const Interval band = clamped(*points[i].interval, range);
      point.low = band.low;
      point.high = band.high;
    }
    series.points.push_back(point);
  }
  return series;
}

ChartData overTime(StatisticsChart chart, const std::vector<double> &values, const char *measure) {
  ChartData data = emptyChart(chart, ChartForm::Line);
  //: Below a line with a band
  data.xTitle = StatisticsCharts::tr("Match (line: moving average, half-life %1; band: 95% confidence)")
                    .arg(kHalfLives[0]);
  for (const double halfLife : kHalfLives) {
    // A second, slower mean says more only where there are as many matches.
    if (halfLife == kHalfLives[0] || static_cast<double>(values.size()) >= halfLife)
      data.series.push_back(
          movingSeries(values, halfLife, halfLife == kHalfLives[0], possibleRange(*findMeasure(measure))));
  }
  return data;
}

void addMark(const char *key, const std::optional<ComparisonFigures> &other, double factor, ChartData &data) {
  const Measure &measure = *findMeasure(key);
  if (!other || (other->handsAlone && isOfMatches(measure)))
    return;
  if (const std::optional<double> value = other->totals.figure(measure).value)
    data.marks.push_back({*value * factor, other->name});
}

ChartData placesOverTime(const StatisticsAnswer &answer, const std::optional<ComparisonFigures> &other) {
  std::vector<double> places;
  for (const MatchPoint &match : answer.matches)
    places.push_back(match.place);
  ChartData data = overTime(StatisticsChart::PlacesOverTime, places, "mean_place");
  data.yDecimals = 2;
  data.topIsLeast = true;
  addMark("mean_place", other, 1, data);
  return data;
}

constexpr double kThousand = 1000;

ChartData pointsOverTime(const StatisticsAnswer &answer, const std::optional<ComparisonFigures> &other) {
  std::vector<double> points;
  for (const MatchPoint &match : answer.matches)
    points.push_back(match.finalPoints / kThousand);
  ChartData data = overTime(StatisticsChart::PointsOverTime, points, "final_points");
  data.yTitle = StatisticsCharts::tr("Final points");
  data.yDecimals = 1;
  addMark("final_points", other, 1 / kThousand, data);
  return data;
}

// --- Counted ---

void addBin(std::vector<ChartPoint> &points, double value, double width) {
  const double left = std::floor(value / width) * width;
  for (ChartPoint &point : points) {
    if (point.x == left) {
      point.y = *point.y + 1;
      return;
    }
  }
  points.push_back({left, 1, std::nullopt, std::nullopt});
}

// With the empty bins between.
ChartSeries binned(const std::vector<double> &values, double width) {
  ChartSeries series;
  if (values.empty())
    return series;
  const auto [least, most] = std::minmax_element(values.begin(), values.end());
  const double first = std::floor(*least / width) * width;
  for (double left = first; left <= *most; left += width)
    series.points.push_back({left, 0, std::nullopt, std::nullopt});
  for (const double value : values)
    addBin(series.points, value, width);
  return series;
}

ChartData scores(const StatisticsAnswer &answer) {
  constexpr double kBin = 5000;
  ChartData data = emptyChart(StatisticsChart::FinalScores, ChartForm::Histogram);
  std::vector<double> values;
  for (const MatchPoint &match : answer.matches)
    values.push_back(match.score);
  data.xTitle = StatisticsCharts::tr("Score");
  data.yTitle = StatisticsCharts::tr("Matches");
  data.binWidth = kBin;
  data.series.push_back(binned(values, kBin));
  if (!values.empty())
    data.marks.push_back(
        {std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size()),
         StatisticsCharts::tr("Average")});
  return data;
}

ChartData tenpaiTurns(const StatisticsAnswer &answer, const std::optional<ComparisonFigures> &other) {
  ChartData data = emptyChart(StatisticsChart::TenpaiTurns, ChartForm::Histogram);
  data.xTitle = StatisticsCharts::tr("Discards");
  data.yTitle = StatisticsCharts::tr("Hands");
  data.series.push_back(binned({answer.tenpaiTurns.begin(), answer.tenpaiTurns.end()}, 1));
  addMark("tenpai_turn", other, 1, data);
  return data;
}

// --- Shares ---

ChartPoint sharePoint(std::size_t category, const Figure &figure) {
  ChartPoint point;
  point.x = static_cast<double>(category);
  if (!figure.value)
    return point;
  point.y = *figure.value * kPerCent;
  if (figure.interval) {
    point.low = figure.interval->low * kPerCent;
    point.high = figure.interval->high * kPerCent;
  }
  return point;
}

ChartData shares(StatisticsChart chart, const std::optional<ComparisonFigures> &other) {
  ChartData data = emptyChart(chart, ChartForm::Bars);
  data.yDecimals = 1;
  data.unit = percentSign();
  data.series.push_back({StatisticsCharts::tr("You"), {}});
  if (other)
    data.series.push_back({other->name, {}});
  return data;
}

ChartData measureBars(StatisticsChart chart, const StatisticsAnswer &answer,
                      const std::optional<ComparisonFigures> &other) {
  ChartData data = shares(chart, other);
  for (const char *key : rowOf(chart).measures) {
    const Measure *measure = key != nullptr ? findMeasure(key) : nullptr;
    const bool threePlayers = answer.players == 3;
    if (measure == nullptr || (threePlayers && measure->numerator == Counter::Place4))
      continue;
    const auto at = static_cast<std::size_t>(data.categories.size());
    data.categories << measureName(*measure);
    data.series[0].points.push_back(sharePoint(at, answer.totals.figure(*measure)));
    if (other)
      data.series[1].points.push_back(sharePoint(
          at, other->handsAlone && isOfMatches(*measure) ? Figure() : other->totals.figure(*measure)));
  }
  return data;
}

// Parts of a histogram as bars, in this order.
ChartData partBars(StatisticsChart chart, const Measure &measure, const std::vector<int> &parts,
                   const StatisticsAnswer &answer, const std::optional<ComparisonFigures> &other) {
  ChartData data = shares(chart, other);
  for (const int part : parts) {
    const auto at = static_cast<std::size_t>(data.series[0].points.size());
    data.series[0].points.push_back(sharePoint(at, answer.totals.part(measure, part)));
    if (other)
      data.series[1].points.push_back(sharePoint(at, other->totals.part(measure, part)));
  }
  return data;
}

ChartData yaku(const StatisticsAnswer &answer, const std::optional<ComparisonFigures> &other,
               YakuNaming naming) {
  constexpr std::size_t kMost = 8;
  const Measure &measure = *findMeasure("yaku");
  std::vector<int> parts(static_cast<std::size_t>(measure.parts));
  std::iota(parts.begin(), parts.end(), 0);
  const auto count = [&](int part) { return answer.totals.part(measure, part).numerator.value_or(0); };
  std::erase_if(parts, [&count](int part) { return isBonus(static_cast<YakuId>(part)) || count(part) == 0; });
  std::stable_sort(parts.begin(), parts.end(), [&count](int a, int b) { return count(a) > count(b); });
  if (parts.size() > kMost)
    parts.resize(kMost);
  ChartData data = partBars(StatisticsChart::Yaku, measure, parts, answer, other);
  data.yTitle = StatisticsCharts::tr("Share of all wins");
  for (const int part : parts)
    data.categories << measurePartName(measure, part, naming);
  return data;
}

ChartData han(const StatisticsAnswer &answer, const std::optional<ComparisonFigures> &other) {
  const Measure &measure = *findMeasure("han");
  std::vector<int> parts(static_cast<std::size_t>(measure.parts));
  std::iota(parts.begin(), parts.end(), 0);
  ChartData data = partBars(StatisticsChart::Han, measure, parts, answer, other);
  data.yTitle = StatisticsCharts::tr("Share of all wins");
  data.xTitle = StatisticsCharts::tr("Han");
  for (const int part : parts) {
    const bool yakuman = part + 1 == measure.parts;
    const bool last = part + 2 == measure.parts;
    //: Below a bar, short: wins with a yakuman
    data.categories << (yakuman ? StatisticsCharts::tr("Y")
                        : last  ? QStringLiteral("13+")
                                : QString::number(part + 1));
  }
  return data;
}

// --- Sizes ---

// Lower edges, in points; the last class is open above.
constexpr std::array<std::int32_t, 8> kSizes{0, 2000, 4000, 6000, 8000, 12000, 16000, 24000};

// In thousands, the upper edge not included.
QString sizeName(std::size_t at) {
  const QString from = QString::number(kSizes[at] / static_cast<int>(kThousand));
  if (at + 1 == kSizes.size())
    //: A size of wins: so many thousand points and more
    return StatisticsCharts::tr("%1+").arg(from);
  return QStringLiteral("%1\u2013%2").arg(from).arg(kSizes[at + 1] / static_cast<int>(kThousand));
}

ChartSeries sizeSeries(const QString &name, const std::vector<std::int32_t> &sizes) {
  std::array<std::int64_t, kSizes.size()> counts{};
  for (const std::int32_t size : sizes)
    ++counts[static_cast<std::size_t>(std::upper_bound(kSizes.begin(), kSizes.end(), size) - kSizes.begin() -
                                      1)];
  const auto all = static_cast<std::int64_t>(sizes.size());
  ChartSeries series{name, {}};
  for (std::size_t at = 0; at < counts.size(); ++at) {
    Figure figure;
    if (all > 0)
      figure.value = static_cast<double>(counts[at]) / static_cast<double>(all);
    figure.interval = wilson(counts[at], all, true);
    series.points.push_back(sharePoint(at, figure));
  }
  return series;
}

ChartData sizes(const StatisticsAnswer &answer) {
  ChartData data = shares(StatisticsChart::Sizes, std::nullopt);
  data.xTitle = StatisticsCharts::tr("Thousands of points, without honba and sticks");
  data.series = {sizeSeries(StatisticsCharts::tr("Wins"), answer.wins),
                 sizeSeries(StatisticsCharts::tr("Deal-ins"), answer.dealIns)};
  for (std::size_t at = 0; at < kSizes.size(); ++at)
    data.categories << sizeName(at);
  return data;
}

}  // namespace

QList<StatisticsChart> chartsOf(MeasureGroup group) {
  QList<StatisticsChart> charts;
  for (const ChartRow &row : kCharts) {
    if (row.group == group)
      charts << row.chart;
  }
  return charts;
}

QString chartName(StatisticsChart chart) {
  return StatisticsCharts::tr(rowOf(chart).name);
}

ChartData chartData(StatisticsChart chart, const StatisticsAnswer &answer,
                    const std::optional<ComparisonFigures> &other, YakuNaming naming) {
  switch (chart) {
    case StatisticsChart::PlacesOverTime:
      return placesOverTime(answer, other);
    case StatisticsChart::PointsOverTime:
      return pointsOverTime(answer, other);
    case StatisticsChart::FinalScores:
      return scores(answer);
    case StatisticsChart::Percentiles:
      return percentileChart(chartName(chart), answer.matches);
    case StatisticsChart::Course:
      return courseChart(chartName(chart), answer.matches, answer.players);
    case StatisticsChart::LossOverTime:
      return lossChart(chartName(chart), answer.matches);
    case StatisticsChart::LuckAndResults:
      return luckResultChart(chartName(chart), answer.matches);
    case StatisticsChart::LuckAndChoices:
      return luckChart(chartName(chart), answer.matches);
    case StatisticsChart::DealInTiles:
      return dealInTileChart(chartName(chart), answer.dealInTiles);
    case StatisticsChart::TenpaiTurns:
      return tenpaiTurns(answer, other);
    case StatisticsChart::Sizes:
      return sizes(answer);
    case StatisticsChart::Yaku:
      return yaku(answer, other, naming);
    case StatisticsChart::Han:
      return han(answer, other);
    default:
      return measureBars(chart, answer, other);
  }
}

}  // namespace janso
