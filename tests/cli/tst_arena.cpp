// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli arena: who sits where over which walls, the same result for any number of threads, the figures.
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <map>

#include "cli/arena/arenaplan.h"
#include "cli/arena/arenarun.h"
#include "rules/presets/presets.h"
#include "support/clirun.h"
#include "support/testprogram.h"

using namespace janso;
using test::Ran;
using test::runCli;

namespace {

cli::ArenaPlan planOf(const QString &seats, int matches, bool duplicate, const RuleSet &rules) {
  cli::ArenaPlan plan;
  plan.rules = rules;
  plan.rules.length = MatchLength::East;
  plan.matches = matches;
  plan.duplicate = duplicate;
  plan.seed = QStringLiteral("test");
  const Result<bool> seated = cli::seatParticipants(seats, plan);
  Q_ASSERT(seated.ok());
  return plan;
}

// All but the times.
QJsonObject withoutTimes(QJsonObject sums) {
  QJsonArray bots = sums.value(QStringLiteral("participants")).toArray();
  for (QJsonValueRef bot : bots) {
    QJsonObject tally = bot.toObject();
    Q_ASSERT(tally.contains(QStringLiteral("times")));
    tally.remove(QStringLiteral("times"));
    bot = tally;
  }
  sums.insert(QStringLiteral("participants"), bots);
  return sums;
}

}  // namespace

class Arena : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void commandLines_data();
  void commandLines();
  void seatsAreNamed();
  void everybodySitsEverywhere_data();
  void everybodySitsEverywhere();
  void anyNumberOfThreadsGivesTheSame_data();
  void anyNumberOfThreadsGivesTheSame();
  void duplicatesOfEqualsAreEqual();
  void endsWhenEnoughIsKnown();
  void stopsWhenBetter();
  void threePlayersHaveThreePlaces();
  void luckIsTakenOut_data();
  void luckIsTakenOut();
  void recordsCanBeVerified_data();
  void recordsCanBeVerified();
};

void Arena::commandLines_data() {
  QTest::addColumn<QString>("line");
  QTest::addColumn<QString>("err");
  const auto row = [](const char *name, const char *line, const char *err) {
    QTest::newRow(name) << QString::fromLatin1(line) << QString::fromLatin1(err);
  };
  row("no such bot", "--seats god", "there is no bot 'god'; available: random, learner");
  row("no such options", "--seats club:luck=9", "the bot 'club' does not take the options 'luck=9'");
  row("a figure that is no number", "--seats caller:callMargin=nan",
      "the bot 'caller' does not take the options 'callMargin=nan'");
  row("a figure without bounds", "--seats caller:ways2=inf",
      "the bot 'caller' does not take the options 'ways2=inf'");
  row("a figure below all bounds", "--seats caller:ways2=-inf",
      "the bot 'caller' does not take the options 'ways2=-inf'");
  row("a figure beyond any whole number", "--seats caller:ways1=1e300",
      "the bot 'caller' does not take the options 'ways1=1e300'");
  row("too many bots", "--seats club,club,club,club,club", "this table has 4 players, but --seats names 5");
  row("four bots for three", "--seats club,club,club,club --rules tenhou_3p",
      "this table has 3 players, but --seats names 4");
  row("two bots of one name", "--seats a=club,a=novice", "'a' cannot be both 'club' and 'novice'");
  row("no such rules", "--rules chess", "there is no ruleset or file 'chess'; available rulesets: ");
  row("no such length", "--length west", "--length must be east or south, not 'west'");
  row("half a match", "--matches 0.5", "--matches must be a whole number");
  row("no whole block", "--matches 6 --duplicate", "--matches must be a multiple of 4");
  row("value missing", "--matches", "--matches needs a value");
  row("no such format", "--format pgn", "--format must be mjai or mjlog, not 'pgn'");
  row("no such option", "--colour red", "unknown option '--colour'");
  row("a word too many", "--matches 4 club", "unknown option 'club'");
  row("shard beyond the last", "--shard 5/4", "--shard must be K/N, such as 3/64, not '5/4'");
  row("shard without number", "--shard 3", "--shard must be K/N");
  row("more shards than walls", "--matches 8 --duplicate --shard 1/3",
      "there are only 2 walls to split into 3 shards");
  row("nothing to merge", "--merge", "--merge needs the files written by --json");
  row("merge and play", "--merge --matches 4 a.json", "--merge and --matches cannot be used together");
  row("merge what is not there", "--merge nowhere.json", "could not read 'nowhere.json'");
  row("until better than nobody", "--seats novice,club --until-better novice,expert",
      "--until-better: no player is called 'expert'");
  row("until better than itself", "--until-better club,club",
      "--until-better needs the names of two players");
  row("until better, in shards", "--until-better club,novice --shard 1/2", "it cannot be used with --shard");
  row("margin of none", "--until-better club,novice --margin 0",
      "--margin must be above 0 and at most 3 places");
  row("luck of files", "--merge --luck a.json", "--merge and --luck cannot be used together");
  row("margin of nothing", "--margin 0.1", "--margin can only be used with --until-better");
}

void Arena::commandLines() {
  QFETCH(QString, line);
  QFETCH(QString, err);
  const Ran ran =
      runCli(QStringList(QStringLiteral("arena")) + line.split(QLatin1Char(' '), Qt::SkipEmptyParts));
  QCOMPARE(ran.status, 2);
  QVERIFY2(ran.err.contains(err), qPrintable(ran.err));
  QCOMPARE(ran.err.count(QLatin1Char('\n')), 1);
  QVERIFY(ran.out.isEmpty());
}

void Arena::seatsAreNamed() {
  const cli::ArenaPlan plan = planOf(QStringLiteral("new=expert;old = club"), 4, true, tenhou());
  QCOMPARE(plan.seats, (std::vector<int>{0, 1, 1, 1}));
  QCOMPARE(plan.participants[0], (cli::Participant{QStringLiteral("new"), QStringLiteral("expert"), 1}));
  QCOMPARE(plan.participants[1], (cli::Participant{QStringLiteral("old"), QStringLiteral("club"), 3}));
  // A name that was given once stands for its bot.
  const cli::ArenaPlan again = planOf(QStringLiteral("a=club,b=novice,a,b"), 1, false, tenhou());
  QCOMPARE(again.seats, (std::vector<int>{0, 1, 0, 1}));
  const Result<cli::ArenaPlan> read = cli::ArenaPlan::fromJson(plan.toJson());
  QVERIFY(read.ok() && *read == plan);
}

void Arena::everybodySitsEverywhere_data() {
  QTest::addColumn<bool>("duplicate");
  QTest::addColumn<bool>("three");
  QTest::newRow("four, duplicate") << true << false;
  QTest::newRow("four") << false << false;
  QTest::newRow("three, duplicate") << true << true;
  QTest::newRow("three") << false << true;
}

// Over all orders around the table everybody sits equally often in each place, and to the right of each.
void Arena::everybodySitsEverywhere() {
  QFETCH(bool, duplicate);
  QFETCH(bool, three);
  const RuleSet rules = three ? tenhouSanma() : tenhou();
  const int players = rules.players;
  const int matches = three ? 6 : 24;
  const cli::ArenaPlan plan = planOf(QStringLiteral("club"), matches, duplicate, rules);
  std::map<std::pair<int, int>, int> places;
  std::map<std::pair<int, int>, int> neighbors;
  std::map<WallSeed, int> walls;
  for (int match = 0; match < matches; ++match) {
    const std::array<int, 4> seating = plan.seating(match);
    ++walls[plan.wallSeed(match)];
    for (int seat = 0; seat < players; ++seat) {
      const auto at = [&](int s) { return seating[static_cast<std::size_t>(s % players)]; };
      ++places[{at(seat), seat}];
      ++neighbors[{at(seat), at(seat + 1)}];
    }
  }
  QCOMPARE(static_cast<int>(places.size()), players * players);
  QCOMPARE(static_cast<int>(neighbors.size()), players * (players - 1));
  for (const auto &[place, count] : places)
    QCOMPARE(count, matches / players);
  for (const auto &[pair, count] : neighbors)
    QCOMPARE(count, matches / (players - 1));
  QCOMPARE(static_cast<int>(walls.size()), duplicate ? matches / players : matches);
  for (const auto &[wall, count] : walls)
    QCOMPARE(count, duplicate ? players : 1);
}

void Arena::anyNumberOfThreadsGivesTheSame_data() {
  QTest::addColumn<bool>("duplicate");
  QTest::newRow("duplicate") << true;
  QTest::newRow("independent") << false;
}

void Arena::anyNumberOfThreadsGivesTheSame() {
  QFETCH(bool, duplicate);
  const cli::ArenaPlan plan =
      planOf(QStringLiteral("novice,club,novice,random"), 12, duplicate, basicAriAri());
  const auto played = [&](int threads) {
    cli::ArenaOptions options;
    options.threads = threads;
    options.check = true;
    int last = 0;
    bool inOrder = true;
    options.progress = [&](int done, int of) {
      inOrder = inOrder && done == last + 1 && of == 12;
      last = done;
    };
    const QJsonObject sums = cli::playAll(plan, options).toJson();
    return inOrder && last == 12 ? withoutTimes(sums) : QJsonObject();
  };
  const QJsonObject one = played(1);
  QCOMPARE(one.value(QStringLiteral("matches")).toInt(), 12);
  QVERIFY(one.value(QStringLiteral("broken")).toArray().isEmpty());
  QCOMPARE(played(3), one);
  // A different seed is a different result.
  cli::ArenaPlan other = plan;
  other.seed = QStringLiteral("other");
  QVERIFY(withoutTimes(cli::playAll(other, {}).toJson()) != one);
}

// The same bot under two names, over the same walls in every seat, cannot differ: no noise is left.
void Arena::duplicatesOfEqualsAreEqual() {
  const cli::ArenaPlan plan = planOf(QStringLiteral("a=club;b=club"), 24, true, tenhou());
  const cli::ArenaTotals totals = cli::playAll(plan, {});
  const cli::Estimate place = totals.placeDifference(plan, 0, 1);
  QCOMPARE(totals.bots[0].matches, 24);
  QCOMPARE(totals.bots[1].matches, 72);
  QVERIFY2(std::abs(place.value) < 1e-9 && place.error < 1e-6, qPrintable(QString::number(place.value)));
  QVERIFY(std::abs(totals.perHand(plan, 0).value) < 1e-6);
  // Independent walls leave some.
  const cli::ArenaPlan apart = planOf(QStringLiteral("a=club;b=club"), 24, false, tenhou());
  QVERIFY(cli::playAll(apart, {}).placeDifference(apart, 0, 1).error > 0.05);
}

void Arena::endsWhenEnoughIsKnown() {
  const cli::ArenaPlan plan = planOf(QStringLiteral("novice"), 40, true, tenhou());
  for (const int threads : {1, 3}) {
    cli::ArenaOptions options;
    options.threads = threads;
    options.enough = [](const cli::ArenaTotals &totals) { return totals.blocks.blocks() == 3; };
    QCOMPARE(cli::playAll(plan, options).matches, 12);
  }
}

void Arena::stopsWhenBetter() {
  const Ran ran = runCli(
      "arena --seats club,random --matches 4000 --duplicate --length east --until-better club,random "
      "--margin 0.5");
  QVERIFY2(ran.status == 0, qPrintable(ran.err));
  QVERIFY2(ran.out.contains(QLatin1String(
               "club is better than random (the results fit a lead of 0.5 places better than no lead)")),
           qPrintable(ran.out));
  QVERIFY2(ran.out.contains(QLatin1String("160 matches over 40 walls")), qPrintable(ran.out));
  const Ran worse = runCli(
      "arena --seats club,random --matches 4000 --duplicate --length east --until-better random,club "
      "--margin 0.5");
  QVERIFY2(worse.out.contains(QLatin1String("random is not better than club by 0.5 places")),
           qPrintable(worse.out));
  const Ran open = runCli("arena --seats club,random --matches 8 --length east --until-better random,club");
  QVERIFY2(
      open.out.contains(QLatin1String("it is unclear whether random is better than club by 0.05 places")),
      qPrintable(open.out));
}

void Arena::threePlayersHaveThreePlaces() {
  const Ran ran =
      runCli("arena --matches 3 --rules tenhou_3p --length east --check --seats novice,club,expert");
  QVERIFY2(ran.status == 0, qPrintable(ran.out));
  for (const char *bot : {"novice", "club", "expert"}) {
    const QRegularExpression line(
        QStringLiteral("(^|\n)%1 +3  \\d\\.\\d{3} ±\\d\\.\\d{3}( +\\d+\\.\\d){3}  ").arg(QLatin1String(bot)));
    QVERIFY2(line.match(ran.out).hasMatch(), qPrintable(ran.out));
  }
  QVERIFY(ran.out.contains(QLatin1String("Norths per hand")));
  QVERIFY(ran.out.contains(QLatin1String("checked after every step")));
}

void Arena::luckIsTakenOut_data() {
  QTest::addColumn<bool>("three");
  QTest::newRow("four players") << false;
  QTest::newRow("three players") << true;
}

// The mean of all seats stays what it is; that of one player is surer.
void Arena::luckIsTakenOut() {
  QFETCH(bool, three);
  const RuleSet rules = three ? tenhouSanma() : tenhou();
  cli::ArenaPlan plan = planOf(QStringLiteral("club,novice"), 40, false, rules);
  const cli::ArenaTotals plain = cli::playAll(plan, {});
  QCOMPARE(plain.placeLessLuck(plan, 0).value, plain.place(plan, 0).value);
  plan.luck = true;
  const cli::ArenaTotals totals = cli::playAll(plan, {});
  QCOMPARE(totals.place(plan, 0).value, plain.place(plan, 0).value);
  const int others = rules.players - 1;
  const double all = totals.placeLessLuck(plan, 0).value + others * totals.placeLessLuck(plan, 1).value;
  QVERIFY(std::abs(all - (three ? 6 : 10)) < 1e-3);
  QVERIFY(totals.placeLessLuck(plan, 0).error < 0.9 * totals.place(plan, 0).error);
  QVERIFY(totals.placeDifferenceLessLuck(plan, 0, 1).error < 0.9 * totals.placeDifference(plan, 0, 1).error);
  const Result<cli::ArenaTotals> read = cli::ArenaTotals::fromJson(totals.toJson(), plan);
  QVERIFY(read.ok());
  QCOMPARE(read->placeLessLuck(plan, 0).value, totals.placeLessLuck(plan, 0).value);
}

void Arena::recordsCanBeVerified_data() {
  QTest::addColumn<QString>("rules");
  QTest::addColumn<QString>("format");
  for (const char *rules : {"tenhou_4p", "tenhou_3p"}) {
    for (const char *format : {"mjai", "mjlog"})
      QTest::addRow("%s, %s", rules, format) << QString::fromLatin1(rules) << QString::fromLatin1(format);
  }
}

void Arena::recordsCanBeVerified() {
  QFETCH(QString, rules);
  QFETCH(QString, format);
  const QTemporaryDir folder;
  const Ran played =
      runCli({QStringLiteral("arena"), QStringLiteral("--matches"), QStringLiteral("3"),
              QStringLiteral("--seats"), QStringLiteral("novice"), QStringLiteral("--rules"), rules,
              QStringLiteral("--format"), format, QStringLiteral("--save"), folder.path()});
  QCOMPARE(played.status, 0);
  const Ran verified = runCli({QStringLiteral("verify"), folder.path()});
  QVERIFY2(verified.out.contains(QLatin1String("3 games (3 complete)")), qPrintable(verified.out));
  QCOMPARE(verified.status, 0);
}

JANSO_TEST(Arena);
#include "tst_arena.moc"
