// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The ladder: levels follow what was measured, every style shows at the table, and everybody plays by any
// rules.
#include <QFile>
#include <QTest>
#include <array>
#include <cmath>
#include <map>
#include <set>

#include "bots/bot.h"
#include "bots/characters.h"
#include "cli/arena/arenareport.h"
#include "cli/arena/arenarun.h"
#include "lab/arena/ladder.h"
#include "lab/labrun.h"
#include "rules/presets/presets.h"
#include "support/rounds.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::cli;
using janso::test::isQuick;
using janso::test::rounds;
using janso::test::runLab;

namespace {

ArenaPlan ladderPlan(const RuleSet &rules, const QString &seats, int matches) {
  ArenaPlan plan;
  plan.rules = rules;
  plan.matches = matches;
  plan.seed = QStringLiteral("ladder test");
  plan.duplicate = true;
  const Result<bool> seated = seatParticipants(seats, plan);
  if (!seated)
    qFatal("%s", seated.error().text.c_str());
  return plan;
}

std::vector<Rung> climb(const LadderPlan &plan, const ArenaOptions &options) {
  const std::vector<ArenaPlan> tables = ladderTables(plan);
  return rungsOf(plan, tables, playLadder(tables, options));
}

}  // namespace

class TestLadder : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rowsAreWhole();
  void levelsFollowPlaces();
  void theReadmeHasTheSame();
  void savedIdsStay_data();
  void savedIdsStay();
  void optionsAreTaken_data();
  void optionsAreTaken();
  void stylesShow();
  void neighborsPlayOtherwise_data();
  void neighborsPlayOtherwise();
  void playsLegally_data();
  void playsLegally();
  void calibrates();
  void commandLine();
};

void TestLadder::rowsAreWhole() {
  std::set<std::string_view> ids;
  std::set<std::string_view> names;
  for (const BotInfo &bot : builtInBots()) {
    QVERIFY2(ids.insert(bot.id).second, bot.id.data());
    QVERIFY2(names.insert(bot.name).second, bot.name.data());
    QVERIFY2(bot.name.size() >= 4 && bot.name.size() <= 24, bot.name.data());
    QVERIFY2(bot.character.size() >= 20 && bot.character.size() <= 80, bot.character.data());
    QVERIFY2(bot.character.ends_with('.'), bot.character.data());
    QVERIFY2(bot.measured.place >= 150 && bot.measured.place <= 390, bot.id.data());
    QVERIFY2(bot.measured.placeError <= 5, bot.id.data());
  }
  QVERIFY(ids.size() >= 10);
}

void TestLadder::levelsFollowPlaces() {
  int level = 0;
  int place = 400;
  for (const BotInfo &bot : builtInBots()) {
    QCOMPARE(bot.level, ++level);
    QVERIFY2(bot.measured.place <= place, bot.id.data());
    place = bot.measured.place;
  }
  // Against itself everybody comes second and a half.
  QCOMPARE(findBot("club")->measured.place, 250);
  QVERIFY(builtInBots().front().measured.place - builtInBots().back().measured.place >= 100);
}

// A new measurement was once in the README alone, while the window went on showing the one before.
void TestLadder::theReadmeHasTheSame() {
  QFile file(QStringLiteral(JANSO_TEST_DATA "/../../src/bots/README.md"));
  QVERIFY(file.open(QIODevice::ReadOnly));
  const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
  for (const BotInfo &bot : builtInBots()) {
    const auto hundredths = [](int value) { return QString::number(value / 100.0, 'f', 2); };
    const Measured &m = bot.measured;
    QString place = hundredths(m.place);
    if (m.placeError > 0)
      place += QStringLiteral(" ± ") + hundredths(m.placeError);
    QString rates;
    for (const int rate : {m.wins, m.dealIns, m.riichi, m.calls, m.flushes})
      rates += QStringLiteral(" %1 |").arg(rate);
    const QString row =
        QStringLiteral("| %1 | `%2` | %3. %4 | %5 |%6")
            .arg(QString::number(bot.level), QString::fromLatin1(bot.id), QString::fromLatin1(bot.name),
                 QString::fromLatin1(bot.character), place, rates);
    QVERIFY2(lines.contains(row), qPrintable(row));
  }
}

void TestLadder::savedIdsStay_data() {
  QTest::addColumn<QByteArray>("id");
  for (const char *id : {"learner", "collector", "novice", "student", "flush", "caller", "wall", "club",
                         "hunter", "expert", "master"})
    QTest::newRow(id) << QByteArray(id);
}

void TestLadder::savedIdsStay() {
  QFETCH(QByteArray, id);
  QVERIFY(findBot(id.toStdString()) != nullptr);
  QVERIFY(makeBot(id.toStdString(), 1) != nullptr);
}

void TestLadder::optionsAreTaken_data() {
  QTest::addColumn<QByteArray>("spec");
  QTest::addColumn<bool>("taken");
  QTest::newRow("the master's") << QByteArray("master:callMargin=50") << true;
  QTest::newRow("a character's") << QByteArray("caller:callMargin=-50+depth=2") << true;
  QTest::newRow("two, by comma") << QByteArray("flush:likesFlush=50,depth=2") << true;
  QTest::newRow("of one that has none") << QByteArray("club:callMargin=50") << false;
  QTest::newRow("unknown") << QByteArray("caller:loudness=2") << false;
  QTest::newRow("no number") << QByteArray("caller:depth=deep") << false;
  QTest::newRow("nothing") << QByteArray("caller:depth") << false;
}

void TestLadder::optionsAreTaken() {
  QFETCH(QByteArray, spec);
  QFETCH(bool, taken);
  QCOMPARE(makeBot(spec.toStdString(), 1) != nullptr, taken);
}

// A fixed sample of a few hundred hands: the caller opens most, the hunter declares most, the wall deals in
// least, the flush lover wins most with one suit. The arena's table has the true figures.
void TestLadder::stylesShow() {
  const ArenaPlan plan = ladderPlan(tenhou(), QStringLiteral("caller,hunter,flush,wall"), rounds(32, 12));
  const ArenaTotals totals = playAll(plan, {});
  QVERIFY(totals.broken.empty());
  std::map<QString, BotTally> by;
  for (std::size_t i = 0; i < plan.participants.size(); ++i)
    by[plan.participants[i].name] = totals.bots[i];
  const auto standsOut = [&](const char *who, double (*rate)(const BotTally &), bool most, double factor) {
    const double own = rate(by.at(QLatin1String(who)));
    for (const auto &[name, tally] : by) {
      if (name == QLatin1String(who))
        continue;
      const double other = rate(tally);
      if (most ? own < factor * other : own * factor > other) {
        qWarning("%s %.3f, %s %.3f", who, own, qPrintable(name), other);
        return false;
      }
    }
    return true;
  };
  QVERIFY(standsOut("caller", &callRate, true, 1.15));
  QVERIFY(standsOut("hunter", &riichiRate, true, 1.5));
  QVERIFY(standsOut("wall", &dealInRate, false, 1.15));
  QVERIFY(standsOut("flush", &flushShare, true, 3));
}

void TestLadder::neighborsPlayOtherwise_data() {
  QTest::addColumn<QByteArray>("weaker");
  QTest::addColumn<QByteArray>("stronger");
  const auto bots = builtInBots();
  int rows = 0;
  for (std::size_t i = 1; i < bots.size() && rows < rounds(100, 1); ++i) {
    if (bots[i - 1].measured.place - bots[i].measured.place >= 10)
      continue;
    ++rows;
    QTest::newRow(bots[i].id.data()) << QByteArray(bots[i - 1].id.data()) << QByteArray(bots[i].id.data());
  }
}

// Whose places are less than a tenth apart differ by a rate that a player can feel: two standard deviations
// in a few hundred hands against club players.
void TestLadder::neighborsPlayOtherwise() {
  QFETCH(QByteArray, weaker);
  QFETCH(QByteArray, stronger);
  const auto played = [](const QByteArray &bot) {
    const ArenaPlan plan =
        ladderPlan(tenhou(), QStringLiteral("one=%1;field=club").arg(QLatin1String(bot)), rounds(40, 8));
    return playAll(plan, {}).bots.front();
  };
  const BotTally one = played(weaker);
  const BotTally two = played(stronger);
  const auto apart = [&](double (*rate)(const BotTally &)) {
    const double a = rate(one);
    const double b = rate(two);
    return std::abs(a - b) / std::sqrt(a * (1 - a) / static_cast<double>(one.hands) +
                                       b * (1 - b) / static_cast<double>(two.hands));
  };
  const double widest = std::max({apart(&callRate), apart(&riichiRate), apart(&dealInRate)});
  QVERIFY2(widest > 2, qPrintable(QString::number(widest)));
}

void TestLadder::playsLegally_data() {
  QTest::addColumn<QByteArray>("preset");
  QTest::addColumn<QByteArray>("change");
  QTest::addColumn<int>("table");
  int row = 0;
  for (const char *preset : {"tenhou_4p", "tenhou_3p"}) {
    for (const char *change : {"none", "no red fives", "tanyao closed only", "two han minimum"})
      QTest::addRow("%s, %s", preset, change) << QByteArray(preset) << QByteArray(change) << row++ % 3;
  }
}

// Every illegal action, and every invariant that breaks, is noted. Each table plays under each rule; in a
// quick run another one in each row.
void TestLadder::playsLegally() {
  QFETCH(QByteArray, preset);
  QFETCH(QByteArray, change);
  QFETCH(int, table);
  RuleSet rules = findPreset(preset.toStdString())->make();
  rules.length = MatchLength::East;
  if (change == "no red fives")
    rules.redFives = {0, 0, 0};
  else if (change == "tanyao closed only")
    rules.kuitan = false;
  else if (change == "two han minimum")
    rules.twoHanMinimumAt = 0;
  const bool three = rules.players == 3;
  constexpr std::array kTables{"learner,caller,hunter,flush", "wall,master,flush,caller",
                               "collector,student,novice,hunter"};
  for (std::size_t i = 0; i < kTables.size(); ++i) {
    if (isQuick() && i != static_cast<std::size_t>(table))
      continue;
    ArenaPlan plan = ladderPlan(
        rules, QString::fromLatin1(kTables[i]).section(QLatin1Char(','), 0, three ? 2 : 3), three ? 3 : 4);
    plan.duplicate = false;
    plan.matches = 1;
    ArenaOptions options;
    options.check = true;
    options.threads = 1;
    const ArenaTotals totals = playAll(plan, options);
    QVERIFY2(totals.broken.empty(), totals.broken.empty() ? "" : qPrintable(totals.broken.front().text));
    QVERIFY(totals.hands >= 3);
  }
}

// Three bots cannot fill a table among themselves; four can.
void TestLadder::calibrates() {
  LadderPlan plan;
  plan.rules = tenhou();
  plan.rules.length = MatchLength::East;
  plan.matches = rounds(8, 4);
  plan.seed = QStringLiteral("calibrates");
  plan.bots = {"club", "novice", "learner"};
  ArenaOptions options;
  int last = 0;
  options.progress = [&last](int done, int of) {
    QVERIFY(done > last && done <= of);
    last = done;
  };
  const std::vector<Rung> three = climb(plan, options);
  QCOMPARE(last, 3 * plan.matches);
  QCOMPARE(three.size(), std::size_t(3));
  for (const Rung &rung : three) {
    QCOMPARE(rung.tally.matches, plan.matches);
    QCOMPARE(rung.mixed.value, 0.0);
    if (rung.id == "club")
      QCOMPARE(rung.clubs.value, 2.5);
  }
  QVERIFY(three[0].clubs.value >= three[1].clubs.value && three[1].clubs.value >= three[2].clubs.value);
  QCOMPARE(three[0].id, std::string("learner"));

  plan.bots.emplace_back("random");
  last = 0;
  double sum = 0;
  const std::vector<Rung> four = climb(plan, options);
  QCOMPARE(last, 4 * plan.matches + 8);
  for (const Rung &rung : four)
    sum += rung.mixed.value;
  QVERIFY(std::abs(sum - 10.0) < 1e-9);  // the places at a table
  QCOMPARE(four[0].id, std::string("random"));
}

void TestLadder::commandLine() {
  QVERIFY(runLab("ladder --seats novice,club").err.contains(QLatin1String("unknown option '--seats'")));
  QVERIFY(runLab("ladder --matches 6").err.contains(QLatin1String("multiple")));
  QVERIFY(runLab("ladder --bot nobody").err.contains(QLatin1String("there is no bot 'nobody'")));
}

JANSO_TEST(TestLadder);
#include "tst_ladder.moc"
