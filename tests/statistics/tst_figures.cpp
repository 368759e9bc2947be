// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Counters, intervals, filters and the file of the bots, on our own games and on figures from books.
#include <QDir>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <set>

#include "records/formats/gamefile.h"
#include "records/provedgame.h"
#include "statistics/botfigures.h"
#include "statistics/filter.h"
#include "statistics/totals.h"
#include "statistics/weakpoints.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

std::vector<PlayedSeat> ownGames() {
  std::vector<PlayedSeat> seats;
  const QDir folder(QStringLiteral(JANSO_TEST_DATA) + QStringLiteral("/records"));
  for (const QString &file : folder.entryList(QDir::Files, QDir::Name)) {
    for (const RecordedGame &game : readGameFile(folder.filePath(file)).games) {
      const Result<ProvedGame> proved = prove(game);
      if (!proved)
        continue;
      auto facts = std::make_shared<MatchFacts>();
      facts->players = proved->players();
      facts->length = proved->info->rules.length;
      facts->names = {QStringLiteral("Ann"), QStringLiteral("Ben"), QStringLiteral("Cho"), QString()};
      facts->date = QDate(2026, 1, 1).addDays(static_cast<qint64>(seats.size()));
      for (SeatGame &seat : seatGamesOf(*proved))
        seats.push_back({facts, std::move(seat)});
    }
  }
  return seats;
}

Filter filterOf(const char *text) {
  Filter filter;
  const Result<bool> set = setFilter(filter, QLatin1String(text));
  Q_ASSERT(set);
  return filter;
}

std::int64_t handsOf(const std::vector<PlayedSeat> &seats, const char *text) {
  return totalsOf(seats, filterOf(text)).sums().valueOr0(Counter::Hands);
}

}  // namespace

class Figures : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void namesAreStable();
  void everyMeasureHasItsPlace();
  void unknownIsNotZero();
  void sumsAgree();
  void sharesHaveWilsonsInterval();
  void meansHaveStudentsInterval();
  void theIntervalOfADifference();
  void noMeasureHasAnIntervalThatCannotBe_data();
  void noMeasureHasAnIntervalThatCannotBe();
  void theBestWinIsTheDearest();
  void handConditionsSplitTheHands_data();
  void handConditionsSplitTheHands();
  void matchConditionsCombine();
  void aWrongConditionSaysWhatIsRight_data();
  void aWrongConditionSaysWhatIsRight();
  void figuresOfBotsAreKept();
  void figuresOfBotsAreShipped_data();
  void figuresOfBotsAreShipped();
  void weakPointsAreSureAndRanked();
  void fewMatchesAreNotRanked();
};

void Figures::namesAreStable() {
  std::set<std::string> names;
  for (int i = 0; i < kCounters; ++i) {
    const auto counter = static_cast<Counter>(i);
    names.insert(counterName(counter));
    QCOMPARE(counterOfName(counterName(counter)), std::optional(counter));
  }
  QCOMPARE(names.size(), std::size_t{kCounters});
  QCOMPARE(counterName(Counter::Han1), std::string("han_1"));
  QCOMPARE(counterName(Counter::AdjustedPlace), std::string("adjusted_place"));
  QCOMPARE(counterName(yakuCounter(YakuId::Riichi)), std::string("yaku_riichi"));
  QVERIFY(!counterOfName("none"));
}

void Figures::everyMeasureHasItsPlace() {
  std::set<std::string> keys;
  std::set<int> numbers;
  for (const Measure &measure : measures()) {
    keys.insert(measure.key);
    numbers.insert(
        QString::fromLatin1(measure.number).remove(QRegularExpression(QStringLiteral("[a-z]"))).toInt());
    QCOMPARE(findMeasure(measure.key), &measure);
  }
  QCOMPARE(keys.size(), measures().size());
  QCOMPARE(numbers.size(), std::size_t{64});
  QCOMPARE(*numbers.begin(), 1);
  QCOMPARE(*numbers.rbegin(), 64);
}

void Figures::unknownIsNotZero() {
  SeatGame game;
  game.end = SeatEnd{1, 30000, 45000};
  Totals totals;
  totals.add(countersOf(game));
  const Measure &loss = *findMeasure("loss");
  QVERIFY(!totals.figure(loss).numerator);
  QVERIFY(!totals.figure(loss).value);
  QVERIFY(!totals.figure(*findMeasure("luck_points")).value);
  game.review = ReviewFigures{};
  game.review->choices = 50;
  game.review->lossPlace = 100'000;
  totals.add(countersOf(game));
  QCOMPARE(totals.figure(loss).denominator, std::optional<std::int64_t>(50));
  QCOMPARE(*totals.figure(loss).value, 0.002);
  QVERIFY(totals.figure(loss).smallSample);
}

void Figures::sumsAgree() {
  for (const PlayedSeat &seat : ownGames()) {
    const Counters sums = countersOf(seat.game);
    const auto n = [&sums](Counter counter) { return sums.valueOr0(counter); };
    QCOMPARE(n(Counter::RiichiWins) + n(Counter::OpenWins) + n(Counter::DamaWins), n(Counter::Wins));
    QCOMPARE(n(Counter::FirstRiichis) + n(Counter::ChasingRiichis), n(Counter::Riichis));
    std::int64_t byHan = n(Counter::HanYakuman);
    for (int han = 1; han <= 13; ++han)
      byHan += n(hanCounter(han));
    QCOMPARE(byHan, n(Counter::Wins));
    QVERIFY(n(Counter::Wins) <= n(Counter::TenpaiHands));
    QVERIFY(n(Counter::Folds) <= n(Counter::UnderRiichi));
    for (const SeatHand &hand : seat.game.hands)
      QCOMPARE(hand.dealInTile > 0, hand.has(HandFlag::DealtIn));
  }
}

void Figures::sharesHaveWilsonsInterval() {
  // Brown, Cai and DasGupta's arithmetic: 10 of 100.
  const Interval plain = *wilson(10, 100, false);
  QVERIFY(qAbs(plain.low - 0.05523) < 1e-5 && qAbs(plain.high - 0.17437) < 1e-5);
  const Interval wide = *wilson(10, 100, true);
  QVERIFY(qAbs((wide.high - wide.low) / (plain.high - plain.low) - 1.06) < 1e-9);
  QVERIFY(wilson(0, 30, true)->low == 0 && wilson(0, 30, true)->high > 0.1);
  QVERIFY(!wilson(0, 0, true));
  QVERIFY(!wilson(20, 29, false));
}

void Figures::meansHaveStudentsInterval() {
  QVERIFY(qAbs(tQuantile(1) - 12.7062) < 1e-4);
  QVERIFY(qAbs(tQuantile(5) - 2.5706) < 2e-3);
  QVERIFY(qAbs(tQuantile(10) - 2.2281) < 1e-4);
  QVERIFY(qAbs(tQuantile(1000) - 1.9623) < 1e-4);
  Moments moments;
  for (int i = 0; i < 6; ++i) {
    QVERIFY(!meanInterval(moments));
    for (const int value : {1, 2, 3, 4, 4})
      moments.add(value, 1);
  }
  // 30 values: mean 2.8, standard deviation 1.1861, t of 29: 2.0452.
  const Interval interval = *meanInterval(moments);
  QVERIFY(qAbs(interval.low - 2.3571) < 1e-3 && qAbs(interval.high - 3.2429) < 1e-3);
}

void Figures::theIntervalOfADifference() {
  // Newcombe's example: 56 of 70 against 48 of 80.
  const Estimated a{56 / 70.0, *wilson(56, 70, false)};
  const Estimated b{48 / 80.0, *wilson(48, 80, false)};
  const Interval interval = differenceInterval(a, b);
  QVERIFY(qAbs(interval.low - 0.0524) < 1e-4 && qAbs(interval.high - 0.3339) < 1e-4);
}

namespace {

// A player whose one match was as far out as can be, the others all the other way.
Totals lopsided(const Measure &measure, int matches, bool high) {
  const Interval range = possibleRange(measure);
  const bool mean = measure.kind == MeasureKind::Mean;
  const double least = std::max(range.low, -1e5);
  const double most = mean ? std::min(range.high, 1e5) : 1;
  Totals totals;
  for (int i = 0; i < matches; ++i) {
    Counters match;
    if (measure.denominator != measure.numerator)
      match.set(measure.denominator, 1);
    const bool out = i == 0;
    match.set(measure.numerator, std::llround((out == high ? most : least) / measure.scale));
    totals.add(match);
  }
  return totals;
}

Figure figureIn(const Totals &totals, const Measure &measure) {
  return measure.kind == MeasureKind::Histogram ? totals.part(measure, 0) : totals.figure(measure);
}

}  // namespace

void Figures::noMeasureHasAnIntervalThatCannotBe_data() {
  QTest::addColumn<QString>("key");
  for (const Measure &measure : measures()) {
    if (measure.kind != MeasureKind::Count)
      QTest::newRow(measure.key) << QString::fromLatin1(measure.key);
  }
}

void Figures::noMeasureHasAnIntervalThatCannotBe() {
  QFETCH(QString, key);
  const Measure &measure = *findMeasure(key.toStdString());
  const Interval range = possibleRange(measure);
  for (const bool high : {false, true}) {
    for (const int few : {1, 2, 29})
      QVERIFY2(!figureIn(lopsided(measure, few, high), measure).interval, qPrintable(QString::number(few)));
    const Figure figure = figureIn(lopsided(measure, 30, high), measure);
    QVERIFY(figure.value && figure.interval);
    QVERIFY2(figure.interval->low >= range.low && figure.interval->high <= range.high,
             qPrintable(QStringLiteral("%1 to %2").arg(figure.interval->low).arg(figure.interval->high)));
    QVERIFY(figure.interval->low <= *figure.value && *figure.value <= figure.interval->high);
  }
}

void Figures::theBestWinIsTheDearest() {
  int seen = 0;
  for (const PlayedSeat &seat : ownGames()) {
    std::int32_t most = 0;
    for (const SeatHand &hand : seat.game.hands)
      most = std::max(most, hand.winPoints);
    QCOMPARE(seat.game.best != nullptr, most > 0);
    if (!seat.game.best)
      continue;
    const HoraInfo &win = *seat.game.best->win;
    QCOMPARE(win.result.handPoints, most);
    QCOMPARE(int(win.winner), int(seat.game.seat));
    QCOMPARE(int(win.hand.size()) + 1 + 3 * int(win.melds.size()), 14);
    ++seen;
  }
  QVERIFY(seen > 0);
}

void Figures::handConditionsSplitTheHands_data() {
  QTest::addColumn<QStringList>("parts");
  QTest::newRow("dealer") << QStringList{QStringLiteral("dealer=yes"), QStringLiteral("dealer=no")};
  QTest::newRow("place") << QStringList{QStringLiteral("place=1"), QStringLiteral("place=2"),
                                        QStringLiteral("place=3"), QStringLiteral("place=4")};
  QTest::newRow("gap") << QStringList{QStringLiteral("gap=..-1"), QStringLiteral("gap=0..")};
  QTest::newRow("wind") << QStringList{QStringLiteral("wind=east"), QStringLiteral("wind=south"),
                                       QStringLiteral("wind=west")};
  QTest::newRow("players") << QStringList{QStringLiteral("players=3"), QStringLiteral("players=4")};
  QTest::newRow("seat") << QStringList{QStringLiteral("seat=0"), QStringLiteral("seat=1"),
                                       QStringLiteral("seat=2"), QStringLiteral("seat=3")};
}

void Figures::handConditionsSplitTheHands() {
  QFETCH(QStringList, parts);
  const std::vector<PlayedSeat> seats = ownGames();
  const std::int64_t all = totalsOf(seats, {}).sums().valueOr0(Counter::Hands);
  QVERIFY(all > 100);
  std::int64_t sum = 0;
  for (const QString &part : parts) {
    const std::int64_t some = handsOf(seats, qPrintable(part));
    QVERIFY(some < all);
    sum += some;
  }
  QCOMPARE(sum, all);
}

void Figures::matchConditionsCombine() {
  const std::vector<PlayedSeat> seats = ownGames();
  QCOMPARE(chosen(seats, filterOf("last=3")).size(), std::size_t{3});
  QCOMPARE(chosen(seats, filterOf("last=3")).back(), seats.size() - 1);
  QVERIFY(chosen(seats, filterOf("kind=branch")).empty());
  QVERIFY(chosen(seats, filterOf("to=2025-12-31")).empty());
  QVERIFY(chosen(seats, filterOf("opponent=zoe")).empty());
  for (const std::size_t index : chosen(seats, filterOf("opponent=ann")))
    QVERIFY(seats[index].game.seat != 0);
  Filter both = filterOf("seat=1");
  QVERIFY(setFilter(both, QStringLiteral("dealer=yes")));
  const Totals totals = totalsOf(seats, both);
  QCOMPARE(totals.sums().value(Counter::Hands), totals.sums().value(Counter::DealerHands));
  QVERIFY(!totals.sums().isKnown(Counter::PlaceSum));
}

void Figures::aWrongConditionSaysWhatIsRight_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("sentence");
  QTest::newRow("no value") << "dealer"
                            << "KEY=VALUE";
  QTest::newRow("no key") << "colour=red"
                          << "KEY is one of ruleset";
  QTest::newRow("no number") << "last=many"
                             << "last must be N, not 'many'";
  QTest::newRow("no wind") << "wind=up"
                           << "east|south|west|north";
  QTest::newRow("no gap") << "gap=.."
                          << "LOW..HIGH";
  QTest::newRow("no day") << "from=2026-13-01"
                          << "YYYY-MM-DD";
  QTest::newRow("one kind wrong") << "kind=live,dead"
                                  << "live,coached,imported,branch";
}

void Figures::aWrongConditionSaysWhatIsRight() {
  QFETCH(QString, text);
  QFETCH(QString, sentence);
  Filter filter;
  const Result<bool> set = setFilter(filter, text);
  QVERIFY(!set);
  QVERIFY2(QString::fromStdString(set.error().text).contains(sentence), set.error().text.c_str());
}

void Figures::figuresOfBotsAreKept() {
  const std::vector<PlayedSeat> seats = ownGames();
  BotFigures figures;
  figures.program = QStringLiteral("1");
  figures.ruleset = QStringLiteral("rules");
  figures.length = QStringLiteral("east");
  figures.opponent = QStringLiteral("club");
  figures.seed = QStringLiteral("seed");
  figures.matches = 7;
  figures.evaluator = QStringLiteral("master");
  figures.evaluatorVersion = 2;
  figures.scaleVersion = 3;
  figures.bots.push_back({QStringLiteral("all"), totalsOf(seats, {})});
  figures.bots.push_back({QStringLiteral("dealers"), totalsOf(seats, filterOf("dealer=yes"))});
  const QByteArray kept = toJson(figures);
  const Result<BotFigures> read = botFiguresOf(kept);
  QVERIFY(read.ok());
  QCOMPARE(toJson(*read), kept);
  QCOMPARE(read->matches, 7);
  QCOMPARE(read->length, figures.length);
  QCOMPARE(read->evaluator, figures.evaluator);
  QCOMPARE(read->evaluatorVersion, 2);
  QCOMPARE(read->scaleVersion, 3);
  const Measure &gain = *findMeasure("gain");
  QCOMPARE(read->bots[0].totals.figure(gain).interval->low,
           figures.bots[0].totals.figure(gain).interval->low);
  QCOMPARE(nearestByStyle(figures.bots[1].totals, *read), &read->bots[1]);
  QVERIFY(!botFiguresOf("{}"));
  QVERIFY(!botFiguresOf("no"));
}

void Figures::figuresOfBotsAreShipped_data() {
  QTest::addColumn<QString>("ruleset");
  QTest::newRow("Basic Ari-Ari") << "basic_ariari";
  QTest::newRow("Tenhou, four players") << "tenhou_4p";
}

void Figures::figuresOfBotsAreShipped() {
  QFETCH(QString, ruleset);
  const std::optional<BotFigures> figures = shippedBotFigures(ruleset);
  QVERIFY(figures.has_value());
  QCOMPARE(figures->ruleset, ruleset);
  QVERIFY(!figures->program.isEmpty() && !figures->seed.isEmpty());
  QVERIFY(figures->bots.size() >= 5);
  for (const BotFigures::Bot &bot : figures->bots) {
    QCOMPARE(bot.totals.sums().value(Counter::Matches), std::optional<std::int64_t>(figures->matches));
    QVERIFY(bot.totals.figure(*findMeasure("mean_place")).interval.has_value());
    QCOMPARE(nearestByStyle(bot.totals, *figures), &bot);
  }
  QVERIFY(!shippedBotFigures(QStringLiteral("none")));
}

void Figures::weakPointsAreSureAndRanked() {
  const BotFigures figures = *shippedBotFigures(QStringLiteral("basic_ariari"));
  const BotFigures::Bot &weak = figures.bots.front();
  const BotFigures::Bot &strong = figures.bots.back();
  QVERIFY(weakPoints(weak.totals, weak, figures, false).empty());
  const std::vector<WeakPoint> points = weakPoints(weak.totals, strong, figures, false);
  QVERIFY(!points.empty());
  QVERIFY(std::is_sorted(points.begin(), points.end(),
                         [](const WeakPoint &a, const WeakPoint &b) { return a.weight > b.weight; }));
  const auto has = [](const std::vector<WeakPoint> &list, const char *key) {
    return std::any_of(list.begin(), list.end(),
                       [key](const WeakPoint &point) { return point.measure == findMeasure(key); });
  };
  QVERIFY(has(points, "mean_place"));
  QVERIFY(!has(weakPoints(weak.totals, strong, figures, true), "mean_place"));
  for (const WeakPoint &point : points) {
    const Figure own = weak.totals.figure(*point.measure);
    const Figure other = strong.totals.figure(*point.measure);
    const Interval difference = differenceInterval(*own.estimated(), *other.estimated());
    QVERIFY2(difference.low > 0 || difference.high < 0, point.measure->key);
    QVERIFY2(!own.smallSample && !other.smallSample, point.measure->key);
  }
}

void Figures::fewMatchesAreNotRanked() {
  const BotFigures figures = *shippedBotFigures(QStringLiteral("basic_ariari"));
  const Totals &all = figures.bots.front().totals;
  Totals few(all.sums(), kRankingMatches - 1);
  QVERIFY(weakPoints(few, figures.bots.back(), figures, true).empty());
  few = Totals(all.sums(), kRankingMatches);
  QVERIFY(!weakPoints(few, figures.bots.back(), figures, true).empty());
}

JANSO_TEST(Figures);
#include "tst_figures.moc"
