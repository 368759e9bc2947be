// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is asked of matches, and the charts that are made of it.
#include "widgets/statistics/statisticsanswer.h"

#include <QTest>
#include <cmath>

#include "statistics/botfigures.h"
#include "support/testprogram.h"
#include "widgets/statistics/statisticscharts.h"

using namespace janso;

namespace {

struct Sample {
  MatchKind kind = MatchKind::Live;
  QString name = QStringLiteral("Ren");
  int place = 1;
  QString ruleset = QStringLiteral("basic_ariari");
  MatchLength length = MatchLength::South;
};

// One match of two hands: a win of 8,000 points as dealer, and a deal-in of 3,900.
PlayedSeat played(const Sample &sample) {
  auto facts = std::make_shared<MatchFacts>();
  facts->ruleset = sample.ruleset;
  facts->length = sample.length;
  facts->kind = sample.kind;
  facts->date = QDate(2026, 4, 7);
  facts->names = {sample.name, QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C")};
  PlayedSeat seat{facts, {}};
  seat.game.end = SeatEnd{static_cast<std::uint8_t>(sample.place), 30000, 15000};
  SeatHand win;
  win.players = 4;
  win.set(HandFlag::Won);
  win.set(HandFlag::Dealer);
  win.winPoints = 8000;
  win.han = 4;
  win.reachedTenpai = true;
  win.tenpaiTurn = 6;
  win.gain = 12000;
  SeatHand loss;
  loss.players = 4;
  loss.number = 1;
  loss.kyoku = 1;
  loss.gain = -3900;
  loss.dealInTile = kHaku + 1;
  loss.set(HandFlag::DealtIn);
  loss.rons = 1;
  loss.dealInPoints = 3900;
  seat.game.hands = {win, loss};
  return seat;
}

std::vector<PlayedSeat> manyOf(int count, const Sample &sample = {}) {
  std::vector<PlayedSeat> seats;
  for (int i = 0; i < count; ++i) {
    Sample one = sample;
    one.place = i % 4 + 1;
    seats.push_back(played(one));
  }
  return seats;
}

}  // namespace

class TestStatisticsAnswer : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void matchesAndHandsAreCounted();
  void onlyOfTheNamedPlayer();
  void whatIsLeftOutIsCounted();
  void whatAllHaveInCommon();
  void aConditionOnHandsLeavesMatchesOut();
  void choicesAreThoseThatWerePlayed();
  void movingMeans_data();
  void movingMeans();
  void everyChartIsMadeOfItsAnswer();
  void barsAreNextToTheBots();
  void placesOverTimeStandOnTheirHead();
  void threePlayersHaveNoFourthPlace();
  void percentilesRiseToTheBestMatch();
  void pointsGoThroughAMatchDealByDeal();
  void aDealOfTwoHandsIsOne();
  void dealInsLieAtTheirTile();
  void lossesAreStackedByWhatTheyWereAbout();
  void luckStandsAgainstChoices();
};

void TestStatisticsAnswer::matchesAndHandsAreCounted() {
  const StatisticsAnswer answer = answerOf(manyOf(5), {});
  QCOMPARE(answer.totals.matches(), 5);
  QCOMPARE(answer.totals.sums().valueOr0(Counter::Hands), 10);
  QCOMPARE(answer.matches.size(), std::size_t(5));
  QCOMPARE(answer.matches[3].place, 4);
  QCOMPARE(answer.wins, std::vector<std::int32_t>(5, 8000));
  QCOMPARE(answer.dealIns, std::vector<std::int32_t>(5, 3900));
  QCOMPARE(answer.tenpaiTurns, std::vector<int>(5, 6));
}

void TestStatisticsAnswer::onlyOfTheNamedPlayer() {
  std::vector<PlayedSeat> seats = manyOf(2);
  seats.push_back(played({MatchKind::Live, QStringLiteral("Mei")}));
  StatisticsQuestion question;
  question.player = QStringLiteral("mei");
  QCOMPARE(answerOf(seats, question).totals.matches(), 1);
  question.player.clear();
  QCOMPARE(answerOf(seats, question).totals.matches(), 3);
}

void TestStatisticsAnswer::whatIsLeftOutIsCounted() {
  std::vector<PlayedSeat> seats = manyOf(2);
  seats.push_back(played({MatchKind::Coached}));
  seats.push_back(played({MatchKind::Branch}));
  seats.push_back(played({MatchKind::Branch}));
  StatisticsQuestion question;
  StatisticsAnswer answer = answerOf(seats, question);
  QCOMPARE(answer.totals.matches(), 2);
  QCOMPARE(answer.helped, 1);
  QCOMPARE(answer.leftOut, 3);
  question.filter.kinds = 0xFF;
  answer = answerOf(seats, question);
  QCOMPARE(answer.totals.matches(), 5);
  QCOMPARE(answer.helped, 1);  // whether they are counted or not
  QCOMPARE(answer.leftOut, 0);
}

void TestStatisticsAnswer::whatAllHaveInCommon() {
  std::vector<PlayedSeat> seats = manyOf(2);
  QCOMPARE(answerOf(seats, {}).ruleset, std::optional(QStringLiteral("basic_ariari")));
  QCOMPARE(answerOf(seats, {}).length, std::optional(MatchLength::South));
  QCOMPARE(answerOf(seats, {}).players, std::optional(4));
  seats.push_back(played({MatchKind::Live, QStringLiteral("Ren"), 1, QStringLiteral("tenhou_4p")}));
  QVERIFY(!answerOf(seats, {}).ruleset);
  QCOMPARE(answerOf(seats, {}).players, std::optional(4));
}

void TestStatisticsAnswer::aConditionOnHandsLeavesMatchesOut() {
  StatisticsQuestion question;
  question.filter.dealer = true;
  const StatisticsAnswer answer = answerOf(manyOf(3), question);
  QCOMPARE(answer.totals.sums().valueOr0(Counter::Hands), 3);
  QVERIFY(answer.matches.empty());
  QVERIFY(answer.dealIns.empty());
  QCOMPARE(answer.wins.size(), std::size_t(3));
}

void TestStatisticsAnswer::choicesAreThoseThatWerePlayed() {
  std::vector<PlayedSeat> seats = manyOf(3);
  seats.push_back(
      played({MatchKind::Live, QStringLiteral("Mei"), 1, QStringLiteral("tenhou_4p"), MatchLength::East}));
  const StatisticsChoices choices = choicesIn(seats);
  QCOMPARE(choices.players, QStringList({QStringLiteral("Ren"), QStringLiteral("Mei")}));
  QCOMPARE(choices.rulesets, QStringList({QStringLiteral("basic_ariari"), QStringLiteral("tenhou_4p")}));
  QCOMPARE(choices.lengths, std::vector<MatchLength>({MatchLength::East, MatchLength::South}));
  QCOMPARE(choices.tables, std::vector<int>{4});
  QCOMPARE(choices.months, std::vector<QDate>{QDate(2026, 4, 1)});
}

void TestStatisticsAnswer::movingMeans_data() {
  QTest::addColumn<double>("halfLife");
  QTest::addColumn<double>("mean");
  // 100 of 1, then 100 of 3.
  QTest::newRow("all alike") << 0.0 << 2.0;
  // The newer hundred weighs twice the older one: (1 + 2 * 3) / 3.
  QTest::newRow("half as much after a hundred") << 100.0 << 7.0 / 3;
}

void TestStatisticsAnswer::movingMeans() {
  QFETCH(double, halfLife);
  QFETCH(double, mean);
  std::vector<double> values(100, 1.0);
  values.resize(200, 3.0);
  const std::vector<MovingPoint> points = movingMean(values, halfLife);
  QCOMPARE(points.size(), values.size());
  QCOMPARE(points[99].mean, 1.0);
  QVERIFY(!points[28].interval);  // of too few
  QCOMPARE(points[99].interval->high, 1.0);
  QVERIFY(std::abs(points[199].mean - mean) < 1e-9);
  QVERIFY(points[199].interval->low < mean && points[199].interval->high > mean);
  // The usual interval of the mean of 200 values: 1.972 standard errors of 1 / sqrt(199).
  if (halfLife == 0)
    QVERIFY(std::abs(points[199].interval->high - 2 - 1.972 / std::sqrt(199.0)) < 1e-3);
}

void TestStatisticsAnswer::everyChartIsMadeOfItsAnswer() {
  const StatisticsAnswer answer = answerOf(manyOf(120), {});
  for (int i = 0; i <= static_cast<int>(MeasureGroup::Luck); ++i) {
    const QList<StatisticsChart> charts = chartsOf(static_cast<MeasureGroup>(i));
    QVERIFY2(!charts.isEmpty(), qPrintable(QString::number(i)));
    for (const StatisticsChart chart : charts) {
      const ChartData data = chartData(chart, answer, std::nullopt, YakuNaming::Romaji);
      QCOMPARE(data.title, chartName(chart));
      for (const ChartSeries &series : data.series)
        QVERIFY(!hasCategories(data.form) || qsizetype(series.points.size()) == data.categories.size());
    }
  }
  const ChartData sizes = chartData(StatisticsChart::Sizes, answer, std::nullopt, YakuNaming::Romaji);
  QCOMPARE(*sizes.series[0].points[4].y, 100.0);  // all wins from 8,000 to 11,900
  QCOMPARE(*sizes.series[1].points[1].y, 100.0);  // all deal-ins from 2,000 to 3,900
  const ChartData scores = chartData(StatisticsChart::FinalScores, answer, std::nullopt, YakuNaming::Romaji);
  QCOMPARE(scores.series[0].points.size(), std::size_t(1));
  QCOMPARE(*scores.series[0].points[0].y, 120.0);
  QCOMPARE(scores.marks[0].at, 30000.0);  // points, as in the table
  const ChartData han = chartData(StatisticsChart::Han, answer, std::nullopt, YakuNaming::Romaji);
  QCOMPARE(*han.series[0].points[3].y, 100.0);
}

void TestStatisticsAnswer::barsAreNextToTheBots() {
  const StatisticsAnswer answer = answerOf(manyOf(8), {});
  Totals bot;
  for (const PlayedSeat &seat : manyOf(4))
    bot.add(countersOf(seat.game));
  ComparisonFigures other{QStringLiteral("Ritsu"), bot, false};
  ChartData data = chartData(StatisticsChart::Places, answer, other, YakuNaming::Romaji);
  QCOMPARE(data.series.size(), std::size_t(2));
  QCOMPARE(data.series[1].name, QStringLiteral("Ritsu"));
  QCOMPARE(*data.series[1].points[0].y, 25.0);
  other.handsAlone = true;
  data = chartData(StatisticsChart::Places, answer, other, YakuNaming::Romaji);
  QVERIFY(!data.series[1].points[0].y.has_value());
  data = chartData(StatisticsChart::HandEnds, answer, other, YakuNaming::Romaji);
  QCOMPARE(*data.series[1].points[0].y, 50.0);
}

void TestStatisticsAnswer::placesOverTimeStandOnTheirHead() {
  const ChartData few =
      chartData(StatisticsChart::PlacesOverTime, answerOf(manyOf(9), {}), std::nullopt, YakuNaming::Romaji);
  QVERIFY(isEmpty(few));
  const ChartData many =
      chartData(StatisticsChart::PlacesOverTime, answerOf(manyOf(500), {}), std::nullopt, YakuNaming::Romaji);
  QVERIFY(many.topIsLeast);
  QCOMPARE(many.series.size(), std::size_t(2));
  QCOMPARE(many.series[0].points.back().x, 500.0);
  QVERIFY(many.series[0].points.size() <= 240);
  QVERIFY(many.series[0].points.back().low.has_value());
  // No place is better than the 1st, whatever the band of a few matches.
  std::vector<PlayedSeat> winner = manyOf(40);
  for (PlayedSeat &seat : winner)
    seat.game.end->place = 1;
  winner[3].game.end->place = 4;
  const ChartData first =
      chartData(StatisticsChart::PlacesOverTime, answerOf(winner, {}), std::nullopt, YakuNaming::Romaji);
  for (const ChartPoint &point : first.series[0].points)
    QVERIFY(!point.low || *point.low >= 1);
  QVERIFY(!many.series[1].points.back().low.has_value());
}

void TestStatisticsAnswer::threePlayersHaveNoFourthPlace() {
  StatisticsAnswer answer = answerOf(manyOf(3), {});
  answer.players = 3;
  QCOMPARE(chartData(StatisticsChart::Places, answer, std::nullopt, YakuNaming::Romaji).categories.size(), 3);
}

void TestStatisticsAnswer::percentilesRiseToTheBestMatch() {
  std::vector<PlayedSeat> seats = manyOf(4);
  for (std::size_t i = 0; i < seats.size(); ++i)
    seats[i].game.end->finalPoints = i < 2 ? -15000 : static_cast<std::int32_t>(i) * 10000;
  std::swap(seats[2], seats[3]);
  const ChartData data =
      chartData(StatisticsChart::Percentiles, answerOf(seats, {}), std::nullopt, YakuNaming::Romaji);
  const std::vector<ChartPoint> &points = data.series[0].points;
  QCOMPARE(points.size(), std::size_t(3));
  QCOMPARE(points[0].x, -15.0);
  QCOMPARE(*points[0].y, 50.0);
  QCOMPARE(*points[1].y, 75.0);
  QCOMPARE(*points[2].y, 100.0);
  QCOMPARE(data.marks[0].at, 75.0);  // 20,000 points came last
}

void TestStatisticsAnswer::pointsGoThroughAMatchDealByDeal() {
  std::vector<PlayedSeat> seats = manyOf(30);
  for (std::size_t i = 1; i < seats.size(); i += 2)
    seats[i].game.hands[0].gain = 8000;
  StatisticsAnswer answer = answerOf(seats, {});
  const ChartData data = chartData(StatisticsChart::Course, answer, std::nullopt, YakuNaming::Romaji);
  QCOMPARE(data.categories, QStringList({QStringLiteral("E2"), QStringLiteral("End")}));
  QCOMPARE(*data.series[0].points[0].y, 10000.0);
  QCOMPARE(*data.series[0].points[1].y, 6100.0);
  // 30 matches, all 2,000 points from their mean: 2.0452 standard errors.
  QVERIFY(std::abs(*data.series[0].points[0].high - 10000 - 2.0452 * 2000 / std::sqrt(29.0)) < 1);
  const ChartData few =
      chartData(StatisticsChart::Course, answerOf(manyOf(29), {}), std::nullopt, YakuNaming::Romaji);
  QVERIFY(!few.series[0].points[0].high);
  answer.players.reset();
  QVERIFY(isEmpty(chartData(StatisticsChart::Course, answer, std::nullopt, YakuNaming::Romaji)));
}

void TestStatisticsAnswer::aDealOfTwoHandsIsOne() {
  PlayedSeat seat = played({});
  seat.game.hands[1].kyoku = 0;  // the dealer has won, and deals again
  const StatisticsAnswer answer = answerOf({seat}, {});
  QCOMPARE(answer.matches[0].course.size(), std::size_t(1));
  QCOMPARE(answer.matches[0].won, 8100);
}

void TestStatisticsAnswer::dealInsLieAtTheirTile() {
  const ChartData data =
      chartData(StatisticsChart::DealInTiles, answerOf(manyOf(3), {}), std::nullopt, YakuNaming::Romaji);
  QCOMPARE(data.series.size(), std::size_t(4));
  QCOMPARE(data.series[3].name, QStringLiteral("Honors"));
  QCOMPARE(*data.series[3].points[kHaku - kEast].y, 3.0);
  QCOMPARE(*data.series[0].points[8].y, 0.0);
  QVERIFY(!data.series[3].points[7].y.has_value());  // there is no such honor
}

void TestStatisticsAnswer::lossesAreStackedByWhatTheyWereAbout() {
  std::vector<PlayedSeat> seats = manyOf(25);
  QVERIFY(isEmpty(
      chartData(StatisticsChart::LossOverTime, answerOf(seats, {}), std::nullopt, YakuNaming::Romaji)));
  // 24 of 25 are reviewed: 100 choices each, 0.3 places lost by pushing, 0.1 by calls.
  for (std::size_t i = 1; i < seats.size(); ++i) {
    ReviewFigures review;
    review.choices = 100;
    review.lossPlace = 400'000;
    review.categories[static_cast<std::size_t>(ReviewCategory::PushFold)] = {10, 300'000};
    review.categories[static_cast<std::size_t>(ReviewCategory::Call)] = {20, 100'000};
    seats[i].game.review = review;
  }
  const ChartData data =
      chartData(StatisticsChart::LossOverTime, answerOf(seats, {}), std::nullopt, YakuNaming::Romaji);
  QCOMPARE(data.categories.size(), 12);
  QCOMPARE(data.categories.front(), QStringLiteral("1\u20132"));
  QCOMPARE(data.series.size(), std::size_t(3));
  QCOMPARE(data.series[0].name, QStringLiteral("Push or fold"));
  QVERIFY(std::abs(*data.series[0].points[3].y - 0.3) < 1e-9);
  QVERIFY(std::abs(*data.series[1].points[3].y - 0.1) < 1e-9);
  QVERIFY(std::abs(*data.series[2].points[3].y) < 1e-9);
}

void TestStatisticsAnswer::luckStandsAgainstChoices() {
  std::vector<PlayedSeat> seats = manyOf(3);
  for (PlayedSeat &seat : seats)
    seat.game.luck = LuckFigures{-4000, 120'000, 2'000'000};
  seats[1].game.review = ReviewFigures{};
  seats[1].game.review->lossPlace = 250'000;
  const ChartData data =
      chartData(StatisticsChart::LuckAndChoices, answerOf(seats, {}), std::nullopt, YakuNaming::Romaji);
  QCOMPARE(data.series[0].points.size(), std::size_t(1));  // of the others one of the two is not known
  QCOMPARE(data.series[0].points[0].x, -4000.0);
  QCOMPARE(*data.series[0].points[0].y, 0.25);
  const ChartData results =
      chartData(StatisticsChart::LuckAndResults, answerOf(seats, {}), std::nullopt, YakuNaming::Romaji);
  QCOMPARE(results.series[0].points.size(), std::size_t(3));
  QCOMPARE(*results.series[0].points[0].y, 8100.0);
}

JANSO_TEST(TestStatisticsAnswer);
#include "tst_statisticsanswer.moc"
