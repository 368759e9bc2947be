// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/review/reviewcharts.h"

#include <QCoreApplication>
#include <algorithm>
#include <optional>
#include <utility>

#include "widgets/review/reviewedgame.h"

namespace janso {

namespace {

struct ReviewCharts {
  Q_DECLARE_TR_FUNCTIONS(ReviewCharts)
};

// Where in a hand a turn lies: after so many discards it is over.
constexpr double kTurns = 18;

// The score of a seat after `hands` hands.
double scoreAfter(const Replay &replay, int hands, int seat) {
  const ReplayPlace place = hands < replay.hands() ? ReplayPlace{hands, 1} : replay.last();
  return replay.view(place, seat, ReplayHands::Own).board.scores[static_cast<std::size_t>(seat)];
}

ChartSeries scoresOf(const Replay &replay, int seat, const QString &name) {
  ChartSeries series{name, {}};
  for (int hands = 0; hands <= replay.hands(); ++hands)
    series.points.push_back({static_cast<double>(hands), scoreAfter(replay, hands, seat), {}, {}});
  return series;
}

// On the line of the scores.
void addLosses(const ReviewedGame &game, const ChartSeries &own, ScoreChart &chart) {
  ChartSeries marks{ReviewCharts::tr("Mistakes"), {}};
  for (const ReviewedChoice &choice : game.choices()) {
    if (!choice.isLoss())
      continue;
    const double into = std::min(choice.verdict->turn / kTurns, 1.0);
    const std::size_t hand = choice.verdict->hand;
    const double from = *own.points[hand].y;
    const double to = *own.points[hand + 1].y;
    const double x = static_cast<double>(hand) + into;
    // What is not known between two marks keeps them apart.
    marks.points.push_back({x, std::nullopt, {}, {}});
    marks.points.push_back({x, from + into * (to - from), {}, {}});
    chart.losses.insert(chart.losses.end(), 2, choice.place());
  }
  chart.data.series.push_back(std::move(marks));
}

}  // namespace

ScoreChart scoreChart(const ReviewedGame &game, const SeatNames &names) {
  ScoreChart chart;
  chart.data.form = ChartForm::Line;
  chart.data.title = ReviewCharts::tr("Scores and mistakes");
  chart.data.xTitle = ReviewCharts::tr("Hands played");
  chart.data.yTitle = ReviewCharts::tr("Points");
  const Replay &replay = game.replay();
  for (int i = 0; i < replay.players(); ++i) {
    const int seat = (game.seat() + i) % replay.players();
    chart.data.series.push_back(scoresOf(replay, seat, names[static_cast<std::size_t>(seat)]));
  }
  const ChartSeries own = chart.data.series.front();
  addLosses(game, own, chart);
  return chart;
}

ScoreChart ownScoreChart(const ReviewedGame &game, const SeatNames &names) {
  ScoreChart chart;
  chart.data.form = ChartForm::Line;
  chart.data.title = ReviewCharts::tr("Score");
  const ChartSeries own = scoresOf(game.replay(), game.seat(), names[static_cast<std::size_t>(game.seat())]);
  chart.data.series = {own};
  addLosses(game, own, chart);
  return chart;
}

ChartData luckChart(const ReviewedGame &game) {
  ChartData data;
  data.form = ChartForm::Waterfall;
  data.title = ReviewCharts::tr("How luck and decisions led to the result");
  data.yTitle = ReviewCharts::tr("Points");
  if (!game.luck())
    return data;
  const auto luck = [&](LuckTerm term) { return game.luck()->own(term, game.seat()); };
  const double choices = -game.figures().all.points;
  const double rest = game.points() - game.luck()->of(game.seat()) - choices;
  //: Steps of a chart: what luck gave or took
  data.categories = {ReviewCharts::tr("Deal"), ReviewCharts::tr("Draws"), ReviewCharts::tr("Dora"),
                     ReviewCharts::tr("Ura"),
                     //: What the luck of the other players gave or took
                     ReviewCharts::tr("Others"), ReviewCharts::tr("Decisions"),
                     //: What is left of a result: the play of the others, and what no figure explains
                     ReviewCharts::tr("Rest"), ReviewCharts::tr("Result")};
  ChartSeries steps{data.title, {}};
  double x = 0;
  for (const double value :
       {luck(LuckTerm::Start), luck(LuckTerm::Draws), luck(LuckTerm::Dora), luck(LuckTerm::Ura),
        game.luck()->ofOthers(game.seat()), choices, rest, game.points()})
    steps.points.push_back({x++, value, {}, {}});
  data.series = {steps};
  return data;
}

}  // namespace janso
