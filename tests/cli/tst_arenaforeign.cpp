// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Programs and plugins in the arena, with real processes: they play as they would elsewhere, their failures
// are counted, and the match goes on.
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "cli/arena/arenarun.h"
#include "cli/arena/arenaseat.h"
#include "game/setup/opponentstore.h"
#include "rules/presets/presets.h"
#include "support/clirun.h"
#include "support/testprogram.h"

using namespace janso;
using test::Ran;
using test::runCli;

namespace {

const QString kBot = QStringLiteral(JANSO_TEST_BOT);
const QString kOurs = QStringLiteral(JANSO_CLI);
const QString kPlugin = QStringLiteral(JANSO_EXAMPLE_PLUGIN);

cli::ArenaPlan foreignPlan(const QString &seats, int matches) {
  cli::ArenaPlan plan;
  plan.rules = tenhou();
  plan.rules.length = MatchLength::East;
  plan.matches = matches;
  plan.seed = QStringLiteral("foreign");
  const Result<bool> seated = cli::seatParticipants(seats, plan);
  if (!seated)
    qFatal("%s", seated.error().text.c_str());
  return plan;
}

cli::ArenaTotals played(const cli::ArenaPlan &plan, int threads) {
  cli::ArenaOptions options;
  options.threads = threads;
  options.check = true;
  return cli::playAll(plan, options);
}

}  // namespace

class ArenaForeign : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void programsPlay_data();
  void programsPlay();
  void ownBotByMjaiPlaysTheSame();
  void pluginPlaysTheSame();
  void failuresAreCounted_data();
  void failuresAreCounted();
  void pathsStartWhereTheProgramRuns();
  void whatWasImportedIsRefused();
  void commandLines_data();
  void commandLines();
};

void ArenaForeign::programsPlay_data() {
  QTest::addColumn<QString>("spec");
  QTest::newRow("line by line") << QStringLiteral("mjai:%1 tsumogiri {seat}").arg(kBot);
  QTest::newRow("in batches") << QStringLiteral("mjai+batch:%1 tsumogiri {seat}").arg(kBot);
  QTest::newRow("by TCP") << QStringLiteral("mjai+tcp:%1 tsumogiri {url}").arg(kBot);
  QTest::newRow("takes what it is offered") << QStringLiteral("mjai+hints:%1 eager {seat}").arg(kBot);
}

// In two seats at once, since both may be asked at once, and in three threads.
void ArenaForeign::programsPlay() {
  QFETCH(QString, spec);
  const cli::ArenaPlan plan = foreignPlan(QStringLiteral("club;p=%1;p;club").arg(spec), 3);
  const cli::ArenaTotals one = played(plan, 1);
  QVERIFY2(one.failures.empty(), qPrintable(one.failures.empty() ? QString() : one.failures[0].text));
  QVERIFY(one.broken.empty());
  QCOMPARE(one.matches, 3);
  QCOMPARE(one.bots[1].matches, 6);
  QCOMPARE(one.bots[1].failures, 0);
  QVERIFY(one.bots[1].times.count() > 100);
  QVERIFY(one.bots[1].times.longest() > 0);
  const cli::ArenaTotals three = played(plan, 3);
  QCOMPARE(three.blocks.toJson(), one.blocks.toJson());
  QCOMPARE(three.events, one.events);
}

// What a program of ours hears is all that it needs.
void ArenaForeign::ownBotByMjaiPlaysTheSame() {
  const QString command = QStringLiteral("mjai:%1 mjai --bot club").arg(kOurs);
  const cli::ArenaTotals program = played(foreignPlan(QStringLiteral("club;p=%1;novice").arg(command), 4), 2);
  const cli::ArenaTotals bot = played(foreignPlan(QStringLiteral("club;p=club;novice"), 4), 2);
  QVERIFY2(program.failures.empty(),
           qPrintable(program.failures.empty() ? QString() : program.failures[0].text));
  QCOMPARE(program.events, bot.events);
  QCOMPARE(program.blocks.toJson(), bot.blocks.toJson());
}

void ArenaForeign::pluginPlaysTheSame() {
  const cli::ArenaPlan plan = foreignPlan(QStringLiteral("p=plugin:%1;club").arg(kPlugin), 4);
  const cli::ArenaTotals one = played(plan, 1);
  QVERIFY2(one.failures.empty(), qPrintable(one.failures.empty() ? QString() : one.failures[0].text));
  QVERIFY(one.bots[0].times.count() > 20);
  QCOMPARE(played(plan, 3).blocks.toJson(), one.blocks.toJson());
}

void ArenaForeign::failuresAreCounted_data() {
  QTest::addColumn<QString>("mode");
  QTest::addColumn<QString>("reason");
  const auto row = [](const char *mode, const char *reason) {
    QTest::newRow(mode) << QString::fromLatin1(mode) << QString::fromLatin1(reason);
  };
  row("crash", "crashed");
  row("crashstart", "crashed");
  row("quit", "status 3");
  row("garbage", "not JSON");
  row("illegal", "");
  row("wrongseat", "seat");
  row("flood", "without a line break");
}

void ArenaForeign::failuresAreCounted() {
  QFETCH(QString, mode);
  QFETCH(QString, reason);
  const cli::ArenaPlan plan = foreignPlan(QStringLiteral("p=mjai:%1 %2 {seat};club").arg(kBot, mode), 4);
  const cli::ArenaTotals totals = played(plan, 2);
  QCOMPARE(totals.matches, 4);
  QVERIFY(totals.broken.empty());
  QCOMPARE(totals.bots[0].failures, 4);
  QCOMPARE(totals.bots[1].failures, 0);
  QCOMPARE(totals.failures.size(), std::size_t{4});
  for (std::size_t i = 0; i < 4; ++i) {
    QCOMPARE(totals.failures[i].match, static_cast<int>(i));
    QVERIFY2(totals.failures[i].text.startsWith(QLatin1String("p in seat ")) &&
                 totals.failures[i].text.contains(reason),
             qPrintable(totals.failures[i].text));
  }
  // All hands of all matches were played.
  QCOMPARE(totals.bots[0].hands * 3, totals.bots[1].hands);
}

void ArenaForeign::pathsStartWhereTheProgramRuns() {
  const QFileInfo bot(kBot);
  const QString command = QStringLiteral("./%1 tsumogiri {seat}").arg(bot.fileName());
  const QString here = QDir::currentPath();
  QVERIFY(!cli::seatMaker(QStringLiteral("mjai:") + command));
  QVERIFY(QDir::setCurrent(bot.absolutePath()));
  const Result<cli::MakeSeat> near = cli::seatMaker(QStringLiteral("mjai:") + command);
  QVERIFY(QDir::setCurrent(here));
  QVERIFY2(near, near ? "" : near.error().text.c_str());
  QStandardPaths::setTestModeEnabled(true);
  Opponent listed;
  listed.kind = OpponentKind::Mjai;
  listed.name = QStringLiteral("in a folder of its own");
  listed.program.command = command;
  listed.program.workingFolder = bot.absolutePath();
  const OpponentStore opponents(OpponentStore::usualFile());
  const Result<Opponent> added = opponents.add(listed);
  QVERIFY(added);
  const cli::ArenaTotals totals =
      played(foreignPlan(QStringLiteral("p=opponent:%1;club").arg(added->id), 1), 1);
  QVERIFY(opponents.remove(added->id));
  QStandardPaths::setTestModeEnabled(false);
  QCOMPARE(totals.matches, 1);
  QCOMPARE(totals.bots[0].failures, 0);
}

// It came in a file, and nobody has said that it may be run.
void ArenaForeign::whatWasImportedIsRefused() {
  const QTemporaryDir folder;
  const QString gift = folder.filePath(QStringLiteral("gift.json"));
  Opponent opponent;
  opponent.kind = OpponentKind::Mjai;
  opponent.name = QStringLiteral("gift");
  opponent.program.command = QStringLiteral("'%1' tsumogiri {seat} unseen").arg(kBot);
  QVERIFY(OpponentStore::exportTo(gift, {opponent}));
  QStandardPaths::setTestModeEnabled(true);
  const OpponentStore opponents(OpponentStore::usualFile());
  const Result<ImportedOpponents> imported = opponents.importFrom(gift);
  QVERIFY(imported);
  const QString id = imported->added.first().id;
  const Result<cli::MakeSeat> refused = cli::seatMaker(QStringLiteral("opponent:") + id);
  const Result<cli::MakeSeat> trusted = cli::seatMaker(QStringLiteral("opponent+trust:") + id);
  const Result<cli::MakeSeat> misspelt = cli::seatMaker(QStringLiteral("opponent+trusted:") + id);
  QVERIFY(opponents.remove(id));
  QStandardPaths::setTestModeEnabled(false);
  QVERIFY(!refused);
  QVERIFY2(refused.error().text.find("was imported from a file") != std::string::npos &&
               refused.error().text.find("tsumogiri {seat} unseen") != std::string::npos &&
               refused.error().text.find("opponent+trust:") != std::string::npos,
           refused.error().text.c_str());
  QVERIFY2(trusted, trusted ? "" : trusted.error().text.c_str());
  QVERIFY(!misspelt);
}

void ArenaForeign::commandLines_data() {
  QTest::addColumn<QString>("seats");
  QTest::addColumn<QString>("error");
  const auto row = [](const char *name, const QString &seats, const char *error) {
    QTest::newRow(name) << seats << QString::fromLatin1(error);
  };
  row("no command", QStringLiteral("p=mjai:;club"), "no command given to start the program");
  row("no such program", QStringLiteral("p=mjai:nobody-has-this {seat};club"),
      "could not find the program 'nobody-has-this'");
  row("a text, no program", QStringLiteral("p=mjai:'" JANSO_TEST_DATA "/playsignature.txt';club"),
      "is not executable; run chmod +x");
  row("an open quotation mark", QStringLiteral("p=mjai:'nobody;club"), "unclosed quotation mark");
  row("no such dialect", QStringLiteral("p=mjai+morse:%1;club").arg(kBot),
      "mjai can be followed by +tcp, +batch or +hints, not by '+morse'");
  row("no such plugin", QStringLiteral("p=plugin:/nowhere.so;club"), "/nowhere.so");
  row("no such bot in it", QStringLiteral("p=plugin:%1#god;club").arg(kPlugin), "god");
  row("no such opponent", QStringLiteral("p=opponent:nobody-is-called-this;club"),
      "there is no opponent 'nobody-is-called-this' in the list");
}

void ArenaForeign::commandLines() {
  QFETCH(QString, seats);
  QFETCH(QString, error);
  const Ran ran = runCli({QStringLiteral("arena"), QStringLiteral("--seats"), seats});
  QCOMPARE(ran.status, 2);
  QVERIFY2(ran.err.contains(error), qPrintable(ran.err));
  QCOMPARE(ran.err.count(QLatin1Char('\n')), 1);
}

JANSO_TEST(ArenaForeign);
#include "tst_arenaforeign.moc"
