// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Where a player is behind a bot: the numbers of the sentence are the figures, and where too little is known
// nothing is said.
#include <QRegularExpression>
#include <QTest>
#include <algorithm>

#include "statistics/botfigures.h"
#include "statistics/weakpoints.h"
#include "support/testprogram.h"
#include "widgets/lexicon/measuretexts.h"
#include "widgets/sentences/weakpointtexts.h"

using namespace janso;

namespace {

// A seat that has won and dealt in so often in so many hands.
Totals totalsOf(std::int64_t matches, std::int64_t hands, std::int64_t wins, std::int64_t dealIns) {
  Counters counters;
  counters.set(Counter::Hands, hands);
  counters.set(Counter::Wins, wins);
  counters.set(Counter::DealIns, dealIns);
  return {counters, matches};
}

BotFigures twoBots() {
  BotFigures figures;
  figures.bots = {{QStringLiteral("weak"), totalsOf(400, 4000, 600, 900)},
                  {QStringLiteral("strong"), totalsOf(400, 4000, 960, 400)}};
  return figures;
}

QString sentence(const Totals &own, const BotFigures &figures) {
  const BotFigures::Bot &other = figures.bots.back();
  return weakPointsSentence(weakPoints(own, other, figures, false), QStringLiteral("Genzo"), own,
                            other.totals);
}

}  // namespace

class WeakPointTextsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theNumbersAreTheFigures();
  void nothingIsSaidWithoutEnough_data();
  void nothingIsSaidWithoutEnough();
  void onlyTheWeightiestAreNamed();
};

void WeakPointTextsTest::theNumbersAreTheFigures() {
  const BotFigures figures = twoBots();
  const Totals own = totalsOf(300, 3000, 480, 540);
  const QString said = sentence(own, figures);
  QVERIFY2(said.contains(QStringLiteral("Genzo")), qPrintable(said));
  // As divided by hand.
  const struct {
    const char *key;
    double mine;
    double theirs;
  } rows[] = {{"win", 480.0 / 3000, 960.0 / 4000}, {"deal_in", 540.0 / 3000, 400.0 / 4000}};
  for (const auto &row : rows) {
    const Measure &measure = *findMeasure(row.key);
    const QString part = QStringLiteral("%1 (%2 vs. %3)")
                             .arg(measureName(measure), measureValueText(measure, row.mine),
                                  measureValueText(measure, row.theirs));
    QVERIFY2(said.contains(part), qPrintable(said + QStringLiteral(" / ") + part));
  }
  QVERIFY(!said.contains(QRegularExpression(QStringLiteral("%\\d"))));
}

void WeakPointTextsTest::nothingIsSaidWithoutEnough_data() {
  QTest::addColumn<int>("matches");
  QTest::addColumn<int>("hands");
  QTest::addColumn<int>("wins");
  QTest::addColumn<int>("dealIns");
  QTest::newRow("one match too few") << static_cast<int>(kRankingMatches) - 1 << 3000 << 480 << 540;
  QTest::newRow("one hand too few") << 300 << static_cast<int>(kSmallSample) - 1 << 0 << 60;
  QTest::newRow("as good as the bot") << 300 << 3000 << 720 << 300;
  QTest::newRow("better than the bot") << 300 << 3000 << 900 << 200;
  QTest::newRow("worse, but not surely") << 300 << 300 << 70 << 32;
}

void WeakPointTextsTest::nothingIsSaidWithoutEnough() {
  QFETCH(int, matches);
  QFETCH(int, hands);
  QFETCH(int, wins);
  QFETCH(int, dealIns);
  QCOMPARE(sentence(totalsOf(matches, hands, wins, dealIns), twoBots()), QString());
}

void WeakPointTextsTest::onlyTheWeightiestAreNamed() {
  const Totals own = totalsOf(300, 3000, 480, 540);
  std::vector<WeakPoint> points;
  for (int i = 0; i < 5; ++i)
    points.push_back({findMeasure("win"), 5.0 - i});
  const QString said = weakPointsSentence(points, QStringLiteral("Genzo"), own, own);
  QCOMPARE(said.count(measureName(*findMeasure("win"))), static_cast<qsizetype>(kMostWeakPoints));
}

JANSO_TEST(WeakPointTextsTest);
#include "tst_weakpointtexts.moc"
