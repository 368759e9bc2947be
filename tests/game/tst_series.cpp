// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A series: the lines of its sheet, its standing, its seats, and how it is written down.
#include <QJsonArray>
#include <QTest>
#include <map>

#include "game/serieshelpers.h"
#include "game/setup/matchsetupjson.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

using Points = std::array<std::int32_t, 4>;

class TestSeries : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void linesOfTheSheet_data();
  void linesOfTheSheet();
  void runningTotals();
  void equalTotalsShareAPlace();
  void everyKindOfUma();
  void adjustmentsAreKeptApart();
  void threePlayers();
  void rotatingSeats();
  void drawnSeats();
  void keptSeats();
  void playersMoveWithTheirSeats();
  void seedsGoOn();
  void setupsSurvive();
  void damageIsRefused_data();
  void damageIsRefused();
};

void TestSeries::linesOfTheSheet_data() {
  QTest::addColumn<RuleSet>("rules");
  QTest::addColumn<Points>("scores");
  QTest::addColumn<Points>("matchPoints");
  QTest::addColumn<Points>("placement");
  QTest::addColumn<Points>("total");
  QTest::newRow("score sheet example, uma 30/10, oka 20")
      << basicAriAri() << Points{41300, 24900, 21800, 12000} << Points{11300, -5100, -8200, -18000}
      << Points{50000, 10000, -10000, -30000} << Points{61300, 4900, -18200, -48000};
  QTest::newRow("places come from the scores, not the seats")
      << basicAriAri() << Points{12000, 41300, 21800, 24900} << Points{-18000, 11300, -8200, -5100}
      << Points{-30000, 50000, -10000, 10000} << Points{-48000, 61300, -18200, 4900};
  RuleSet shared = basicAriAri();
  shared.tieBreak = TieBreak::Shared;
  QTest::newRow("a shared first place shares uma and oka")
      << shared << Points{35000, 35000, 20000, 10000} << Points{5000, 5000, -10000, -20000}
      << Points{30000, 30000, -10000, -30000} << Points{35000, 35000, -20000, -50000};
  RuleSet rounded = basicAriAri();
  rounded.uma = {10000, 5000, -5000, -10000};
  rounded.finalRounding = FinalRounding::Thousand5Down6Up;
  QTest::newRow("rounding is neither match points nor placement")
      << rounded << Points{40300, 38400, 11600, 9700} << Points{10300, 8400, -18400, -20300}
      << Points{30000, 5000, -5000, -10000} << Points{40000, 13000, -23000, -30000};
  shared.uma = {20000, 10000, -10000, -20000};
  QTest::newRow("what three cannot share goes to the first by seat")
      << shared << Points{30000, 30000, 30000, 10000} << Points{0, 0, 0, -20000}
      << Points{13334, 13333, 13333, -20000} << Points{13334, 13333, 13333, -40000};
}

void TestSeries::linesOfTheSheet() {
  QFETCH(RuleSet, rules);
  QFETCH(Points, scores);
  const MatchResult result = finishMatch(rules, scores, 0);
  const SeriesMatch match = seriesMatch(rules, {0, 1, 2, 3}, result);
  QTEST(match.scores, "scores");
  QTEST(match.matchPoints, "matchPoints");
  QTEST(match.placement, "placement");
  QTEST(match.total, "total");
  const bool rounds = rules.finalRounding != FinalRounding::None;
  for (int player = 0; player < 4; ++player)
    QVERIFY(rounds || match.adjustment(player) == 0);
  Series series;
  series.played = {match};
  QCOMPARE(series.hasAdjustments(), rounds);
  // Another seating gives the same lines to other players.
  const SeriesMatch moved = seriesMatch(rules, {3, 0, 1, 2}, result);
  for (std::size_t player = 0; player < 4; ++player) {
    QCOMPARE(moved.total[player], match.total[(player + 3) % 4]);
    QCOMPARE(moved.place[player], match.place[(player + 3) % 4]);
  }
}

void TestSeries::runningTotals() {
  MatchSetup setup = seriesSetup(3, SeriesSeating::Keep);
  Series series = seriesWith(setup, endOf(setup, {41300, 24900, 21800, 12000}));
  QCOMPARE(series.totals(), (Points{61300, 4900, -18200, -48000}));
  setup.series->series = series;
  series = seriesWith(setup, endOf(setup, {12000, 24900, 21800, 41300}));
  QCOMPARE(series.totalsAfter(0), Points{});
  QCOMPARE(series.totalsAfter(1), (Points{61300, 4900, -18200, -48000}));
  QCOMPARE(series.totalsAfter(2), (Points{13300, 9800, -36400, 13300}));
  QCOMPARE(series.totalsAfter(3), series.totals());
  QVERIFY(!series.isOver());
  setup.series->series = series;
  series = seriesWith(setup, endOf(setup, {25000, 26000, 24000, 25000}));
  QCOMPARE(series.totals(), (Points{18300, 55800, -72400, -1700}));
  QVERIFY(series.isOver());
  QCOMPARE(series.places(), (std::array<int, 4>{2, 1, 4, 3}));
  QCOMPARE(series.ranking(), (std::array<int, 4>{1, 0, 3, 2}));
}

void TestSeries::equalTotalsShareAPlace() {
  MatchSetup setup = seriesSetup(2, SeriesSeating::Keep);
  setup.series->series = seriesWith(setup, endOf(setup, {41300, 24900, 21800, 12000}));
  const Series series = seriesWith(setup, endOf(setup, {12000, 24900, 21800, 41300}));
  QCOMPARE(series.places(), (std::array<int, 4>{1, 3, 4, 1}));
  QCOMPARE(series.ranking(), (std::array<int, 4>{0, 3, 1, 2}));
  QCOMPARE(Series{}.places(), (std::array<int, 4>{1, 1, 1, 1}));  // nothing played: nobody is ahead
}

void TestSeries::everyKindOfUma() {
  RuleSet rules = basicAriAri();
  rules.umaKind = UmaKind::FloatingJpml;
  rules.oka = 0;
  // One player floats: 12 -1 -3 -8.
  const MatchResult result = finishMatch(rules, {41300, 24900, 21800, 12000}, 0);
  const SeriesMatch match = seriesMatch(rules, {0, 1, 2, 3}, result);
  QCOMPARE(match.matchPoints, (Points{11300, -5100, -8200, -18000}));
  QCOMPARE(match.placement, (Points{12000, -1000, -3000, -8000}));
  QCOMPARE(match.total, (Points{23300, -6100, -11200, -26000}));
}

void TestSeries::adjustmentsAreKeptApart() {
  for (const FinalRounding rounding : {FinalRounding::None, FinalRounding::Thousand4Down5Up}) {
    RuleSet rules = basicAriAri();
    rules.finalRounding = rounding;
    MatchResult result = finishMatch(rules, {41000, 25000, 22000, 12000}, 0);
    result.adjustments.push_back({AdjustmentKind::Chips, {4000, -2000, -2000, 0}});
    result.adjustments.push_back({AdjustmentKind::Chombo, {0, 0, 0, -20000}});
    for (const Adjustment &adjustment : result.adjustments) {
      for (std::size_t seat = 0; seat < 4; ++seat)
        result.finalPoints[seat] += adjustment.points[seat];
    }
    const SeriesMatch match = seriesMatch(rules, {0, 1, 2, 3}, result);
    QCOMPARE(match.placement, (Points{50000, 10000, -10000, -30000}));
    QCOMPARE(match.total, (Points{65000, 3000, -20000, -68000}));
    QCOMPARE(match.adjustment(0), 4000);
    QCOMPARE(match.adjustment(3), -20000);
  }
}

void TestSeries::threePlayers() {
  RuleSet rules = basicAriAri();
  rules.players = 3;
  rules.returnPoints = 40000;
  rules.uma = {15000, 0, -15000, 0};
  rules.oka = 0;
  const SeriesMatch match =
      seriesMatch(rules, {1, 2, 0, -1}, finishMatch(rules, {35000, 60000, 25000, 0}, 0));
  QCOMPARE(match.scores, (Points{60000, 25000, 35000, 0}));
  QCOMPARE(match.matchPoints, (Points{20000, -15000, -5000, 0}));
  QCOMPARE(match.placement, (Points{15000, -15000, 0, 0}));
  QCOMPARE(match.total, (Points{35000, -30000, -5000, 0}));
  Series series;
  series.players = 3;
  series.played = {match};
  QCOMPARE(series.places(), (std::array<int, 4>{1, 3, 2, 0}));
  QCOMPARE(series.ranking(), (std::array<int, 4>{0, 2, 1, 3}));
  QVERIFY(!series.hasAdjustments());
  SeriesSeats seats{0, 1, 2, -1};
  for (const SeriesSeats expected :
       {SeriesSeats{2, 0, 1, -1}, SeriesSeats{1, 2, 0, -1}, SeriesSeats{0, 1, 2, -1}}) {
    seats = seatsAfter(seats, 3, SeriesSeating::Rotate, 0);
    QCOMPARE(seats, expected);
  }
  QCOMPARE(seatsAfter(seats, 3, SeriesSeating::Random, 5)[3], std::int8_t{-1});
}

void TestSeries::rotatingSeats() {
  SeriesSeats seats{0, 1, 2, 3};
  QList<int> dealers;
  for (int match = 0; match < 4; ++match) {
    for (std::size_t player = 0; player < 4; ++player) {
      if (seats[player] == 0)
        dealers << static_cast<int>(player);
      // Whoever sat at the right hand still does.
      QCOMPARE((seats[(player + 1) % 4] + 4 - seats[player]) % 4, 1);
    }
    seats = seatsAfter(seats, 4, SeriesSeating::Rotate, 0);
  }
  QCOMPARE(dealers, (QList<int>{0, 1, 2, 3}));
  QCOMPARE(seats, (SeriesSeats{0, 1, 2, 3}));
}

void TestSeries::drawnSeats() {
  std::map<SeriesSeats, int> drawn;
  for (std::uint64_t random = 0; random < 4800; ++random) {
    const SeriesSeats seats = seatsAfter({0, 1, 2, 3}, 4, SeriesSeating::Random, random);
    QCOMPARE(seats, seatsAfter({0, 1, 2, 3}, 4, SeriesSeating::Random, random));
    ++drawn[seats];
  }
  QCOMPARE(drawn.size(), std::size_t{24});
  for (const auto &[seats, count] : drawn)
    QVERIFY2(count > 140 && count < 260, qPrintable(QString::number(count)));  // 200 expected
}

void TestSeries::keptSeats() {
  QCOMPARE(seatsAfter({2, 0, 3, 1}, 4, SeriesSeating::Keep, 7), (SeriesSeats{2, 0, 3, 1}));
}

void TestSeries::playersMoveWithTheirSeats() {
  MatchSetup setup = seriesSetup(4);
  setup.seats[2].kind = PlayerKind::Human;
  const MatchResult end = endOf(setup, {41300, 24900, 21800, 12000});
  const std::optional<MatchSetup> next = nextSeriesMatch(setup, end);
  QVERIFY(next.has_value());
  QCOMPARE(next->seats[0].name, setup.seats[1].name);
  QCOMPARE(next->seats[3].name, setup.seats[0].name);
  QVERIFY(next->seats[1].kind == PlayerKind::Human);
  QCOMPARE(next->series->id, setup.series->id);
  QCOMPARE(next->series->series.played.size(), std::size_t{1});
  // The second match counts for the players, wherever they sit.
  const Series after = seriesWith(*next, endOf(*next, {41300, 24900, 21800, 12000}));
  QCOMPARE(after.played[1].total, (Points{-48000, 61300, 4900, -18200}));
  QCOMPARE(after.totals(), (Points{13300, 66200, -13300, -66200}));
}

void TestSeries::seedsGoOn() {
  MatchSetup setup = seriesSetup(4, SeriesSeating::Random, QStringLiteral("my seed"));
  QStringList seeds;
  QList<SeriesSeats> seats;
  for (std::optional<MatchSetup> next = setup; next;
       next = nextSeriesMatch(*next, endOf(*next, {25000, 25000, 25000, 25000}))) {
    seeds << next->seed;
    seats << next->series->seats;
  }
  QCOMPARE(seeds, (QStringList{"my seed", "my seed/2", "my seed/3", "my seed/4"}));
  const std::optional<MatchSetup> again = nextSeriesMatch(setup, endOf(setup, {25000, 25000, 25000, 25000}));
  QCOMPARE(again->series->seats, seats[1]);
  setup.seed.clear();
  QVERIFY(nextSeriesMatch(setup, endOf(setup, {25000, 25000, 25000, 25000}))->seed.isEmpty());
}

void TestSeries::setupsSurvive() {
  MatchSetup setup = seriesSetup(16, SeriesSeating::Random);
  for (int match = 0; match < 15; ++match) {
    const Result<MatchSetup> back = matchSetupFromJson(toJson(setup));
    QVERIFY2(back.ok(), back ? "" : back.error().text.c_str());
    QVERIFY(*back == setup);
    setup = nextSeriesMatch(setup, endOf(setup, {-41300, 24900, 121800, -5400})).value();
  }
  QVERIFY(!nextSeriesMatch(setup, endOf(setup, {25000, 25000, 25000, 25000})));
}

void TestSeries::damageIsRefused_data() {
  QTest::addColumn<QString>("key");
  QTest::addColumn<QJsonValue>("value");
  QTest::addColumn<QString>("error");
  QTest::newRow("no match") << "matches" << QJsonValue(0) << "'matches'";
  QTest::newRow("too many matches") << "matches" << QJsonValue(17) << "'matches'";
  QTest::newRow("five players") << "players" << QJsonValue(5) << "'players'";
  QTest::newRow("unknown seating") << "seating" << QJsonValue("dance") << "dance";
  QTest::newRow("a seat twice") << "seats" << QJsonValue(QJsonArray{0, 1, 1, 3}) << "'seats'";
  QTest::newRow("a seat that is not there") << "seats" << QJsonValue(QJsonArray{0, 1, 2, 4}) << "'seats'";
  QTest::newRow("half a seat") << "seats" << QJsonValue(QJsonArray{0, 1, 2.5, 3}) << "'seats'";
  QTest::newRow("a match without scores")
      << "played" << QJsonValue(QJsonArray{QJsonObject{{"seats", QJsonArray{0, 1, 2, 3}}}}) << "match 1";
  QTest::newRow("more matches than the series has")
      << "played"
      << QJsonValue(QJsonArray{QJsonObject(), QJsonObject(), QJsonObject(), QJsonObject(), QJsonObject()})
      << "'played'";
}

void TestSeries::damageIsRefused() {
  QFETCH(QString, key);
  QFETCH(QJsonValue, value);
  QFETCH(QString, error);
  QJsonObject setup = toJson(seriesSetup(4));
  QJsonObject series = setup.value("series").toObject();
  series.insert(key, value);
  setup.insert("series", series);
  const Result<MatchSetup> read = matchSetupFromJson(setup);
  QVERIFY(!read.ok());
  const QString text = QString::fromStdString(read.error().text);
  QVERIFY2(text.startsWith("series: ") && text.contains(error), qPrintable(text));
}

JANSO_TEST(TestSeries);
#include "tst_series.moc"
