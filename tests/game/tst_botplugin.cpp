// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Bots out of plugins: one built outside of the tree plays; those that go wrong get a sentence each, and the
// match goes on.
#include <QFile>
#include <QtTest>

#include "bots/bot.h"
#include "game/matchhelpers.h"
#include "game/pluginbots.h"
#include "game/setup/matchsetupjson.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

QString examplePath() {
  return QStringLiteral(JANSO_EXAMPLE_PLUGIN);
}
// A library of badplugin.cpp.
QString badPath(const char *name) {
  return QStringLiteral(JANSO_BAD_PLUGINS "/badplugin_%1.so").arg(QLatin1String(name));
}

SeatSetup pluginSeat(const QString &path, const QString &bot, const QString &name) {
  SeatSetup seat;
  seat.kind = PlayerKind::Plugin;
  seat.name = name;
  seat.botId = bot;
  seat.pluginPath = path;
  return seat;
}

bool says(const Error &error, const char *words) {
  return QString::fromStdString(error.text).contains(QLatin1String(words));
}

}  // namespace

class TestBotPlugin : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void offersItsBots();
  void sameSeedSamePlay();
  void refused_data();
  void refused();
  void botThatCannotBeMade_data();
  void botThatCannotBeMade();
  void playsAMatch();
  void playsThreePlayers();
  void misbehaves_data();
  void misbehaves();
  void missingAtStart();
  void missingWhenResumed();
  void goesThroughJson();
  void hauntsNobodyAtTheEnd();
};

void TestBotPlugin::offersItsBots() {
  const Result<PluginInfo> info = readBotPlugin(examplePath());
  QVERIFY2(info, info ? "" : info.error().text.c_str());
  QCOMPARE(info->name, QStringLiteral("Example bots"));
  QCOMPARE(info->version, QStringLiteral("1.0"));
  QCOMPARE(info->bots.size(), 2);
  QCOMPARE(info->bots[1].id, QStringLiteral("example.valued"));
  QCOMPARE(info->bots[1].name, QStringLiteral("Dragon collector"));
  QVERIFY(!info->bots[1].character.isEmpty());
  QVERIFY(checkPluginBot(examplePath(), QStringLiteral("example.closed")));
}

void TestBotPlugin::sameSeedSamePlay() {
  QStringList scores;
  for (int round = 0; round < 2; ++round) {
    GameController controller;
    controller.setJournalFolder({});
    controller.setPacing(Pacing::instant());
    MatchSetup setup = quickSetup(QStringLiteral("plugin again"));
    setup.seats[2] = pluginSeat(examplePath(), QStringLiteral("example.valued"), QStringLiteral("P"));
    QSignalSpy ended(&controller, &GameController::matchEnded);
    QVERIFY(controller.start(setup));
    QVERIFY(playToEnd(controller));
    QString line;
    for (const int score : ended.first().first().value<MatchResult>().scores)
      line += QString::number(score) + QLatin1Char(' ');
    scores << line;
  }
  QCOMPARE(scores[0], scores[1]);
}

void TestBotPlugin::refused_data() {
  QTest::addColumn<QString>("path");
  QTest::addColumn<int>("fault");
  QTest::addColumn<QString>("words");
  const auto row = [](const char *name, const QString &path, PluginFault fault, const char *words) {
    QTest::newRow(name) << path << static_cast<int>(fault) << QString::fromLatin1(words);
  };
  row("no such file", QStringLiteral("/nowhere/bots.so"), PluginFault::Missing, "no such file");
  row("a folder", QStringLiteral("/tmp"), PluginFault::Missing, "no such file");
  row("a text", QStringLiteral(JANSO_TEST_SOURCE), PluginFault::NoPlugin, "not a plugin");
  row("cut in half", QStringLiteral("(half)"), PluginFault::NoPlugin, "not a plugin");
  row("an empty file", QStringLiteral("(empty)"), PluginFault::NoPlugin, "not a plugin");
  row("another version", badPath("version"), PluginFault::OtherVersion,
      "made for version 99 of the interface, but this Janso has version 1");
  row("a plugin for something else", badPath("kind"), PluginFault::NotForBots, "org.example.Filter/1");
  row("other headers", badPath("layout"), PluginFault::OtherBuild, "headers from another version of Janso");
  row("another compiler", badPath("compiler"), PluginFault::OtherBuild, "built for abacus");
  row("does not say how it was built", badPath("silent"), PluginFault::OtherBuild, "JANSO_BOT_PLUGIN_LAYOUT");
  row("not declared as the interface", badPath("cast"), PluginFault::Failed,
      "does not provide an object with bots");
  row("throws", badPath("throw"), PluginFault::Failed, "out of luck");
  row("no bots", badPath("empty"), PluginFault::NoBots, "contains no bots");
  row("one id twice", badPath("twice"), PluginFault::NoBots, "bot 2 of this plugin");
}

void TestBotPlugin::refused() {
  QFETCH(QString, path);
  QFETCH(int, fault);
  QFETCH(QString, words);
  const QTemporaryDir folder;
  if (path.startsWith(QLatin1Char('('))) {
    QFile whole(examplePath());
    QVERIFY(whole.open(QIODevice::ReadOnly));
    const QByteArray bytes = path == QStringLiteral("(half)") ? whole.read(whole.size() / 2) : QByteArray();
    path = folder.filePath(QStringLiteral("broken.so"));
    QFile part(path);
    QVERIFY(part.open(QIODevice::WriteOnly));
    QCOMPARE(part.write(bytes), bytes.size());
  }
  const Result<PluginInfo> info = readBotPlugin(path);
  QVERIFY(!info);
  QCOMPARE(info.error().code, fault);
  QVERIFY2(says(info.error(), words.toLatin1()), info.error().text.c_str());
  QVERIFY2(info.error().text.starts_with(path.toStdString() + ": "), info.error().text.c_str());
  QCOMPARE(QString::fromStdString(info.error().text).count(QLatin1Char('\n')), 0);
}

void TestBotPlugin::botThatCannotBeMade_data() {
  QTest::addColumn<QString>("bot");
  QTest::addColumn<int>("fault");
  QTest::addColumn<QString>("words");
  QTest::newRow("nothing is made") << "null" << static_cast<int>(PluginFault::Failed)
                                   << "did not create the bot 'null'";
  QTest::newRow("making throws") << "unmade" << static_cast<int>(PluginFault::Failed) << "no model found";
  QTest::newRow("unknown") << "who" << static_cast<int>(PluginFault::UnknownBot)
                           << "no bot 'who'; available: null, unmade, throws";
}

void TestBotPlugin::botThatCannotBeMade() {
  QFETCH(QString, bot);
  QFETCH(int, fault);
  QFETCH(QString, words);
  const Result<std::unique_ptr<Bot>> made = makePluginBot(badPath("bots"), bot, 1);
  QVERIFY(!made);
  QCOMPARE(made.error().code, fault);
  QVERIFY2(says(made.error(), words.toLatin1()), made.error().text.c_str());
}

// Two of the plugin against two of ours.
void TestBotPlugin::playsAMatch() {
  GameController controller;
  controller.setJournalFolder({});
  controller.setPacing(Pacing::instant());
  QSignalSpy failed(&controller, &GameController::playerFailed);
  QSignalSpy ended(&controller, &GameController::matchEnded);
  MatchSetup setup = quickSetup(QStringLiteral("plugin plays"));
  setup.seats[0] = pluginSeat(examplePath(), QStringLiteral("example.closed"), QStringLiteral("C"));
  setup.seats[2] = pluginSeat(examplePath(), QStringLiteral("example.valued"), QStringLiteral("V"));
  std::array<int, 4> wins{};
  QObject::connect(&controller, &GameController::eventHappened, &controller, [&wins](const Event &event) {
    if (const auto *hora = std::get_if<Hora>(&event))
      ++wins[static_cast<std::size_t>(hora->info->winner)];
  });
  QVERIFY(controller.start(setup));
  QVERIFY(playToEnd(controller));
  QCOMPARE(failed.size(), 0);
  QCOMPARE(ended.size(), 1);
  QVERIFY(wins[0] + wins[2] > 0);
}

void TestBotPlugin::playsThreePlayers() {
  GameController controller;
  controller.setJournalFolder({});
  controller.setPacing(Pacing::instant());
  QSignalSpy failed(&controller, &GameController::playerFailed);
  MatchSetup setup = quickSetup(QStringLiteral("plugin of three"), 0, findPreset("tenhou_3p")->make());
  setup.seats[1] = pluginSeat(examplePath(), QStringLiteral("example.valued"), QStringLiteral("V"));
  QVERIFY(controller.start(setup));
  QVERIFY(playToEnd(controller));
  QCOMPARE(failed.size(), 0);
}

void TestBotPlugin::misbehaves_data() {
  QTest::addColumn<QString>("bot");
  QTest::addColumn<QString>("words");
  QTest::newRow("nothing is made") << "null"
                                   << "did not create the bot";
  QTest::newRow("making throws") << "unmade"
                                 << "no model found";
  QTest::newRow("throws when it decides") << "throws"
                                          << "the plugin's bot failed (the well is dry)";
  QTest::newRow("does not come back") << "hangs"
                                      << "did not answer within 200 ms";
  QTest::newRow("an illegal action") << "illegal"
                                     << "played an illegal action";
}

void TestBotPlugin::misbehaves() {
  QFETCH(QString, bot);
  QFETCH(QString, words);
  GameController controller;
  controller.setJournalFolder({});
  controller.setPacing(Pacing::instant());
  MjaiLimits limits;  // only who hangs must be waited for
  if (bot == QStringLiteral("hangs"))
    limits.replyMs = 200;
  controller.setProgramLimits(limits);
  QSignalSpy failed(&controller, &GameController::playerFailed);
  QSignalSpy ended(&controller, &GameController::matchEnded);
  MatchSetup setup = quickSetup(QStringLiteral("plugin fails"));
  setup.seats[1] = pluginSeat(badPath("bots"), bot, QStringLiteral("B"));
  QVERIFY(controller.start(setup));
  QVERIFY(playToEnd(controller));
  QCOMPARE(ended.size(), 1);
  QCOMPARE(failed.size(), 1);
  QCOMPARE(failed.first().at(0).toInt(), 1);
  const QString said = failureText(failed.first().at(1).value<Failure>());
  QVERIFY2(said.contains(words), qPrintable(said));
}

void TestBotPlugin::missingAtStart() {
  GameController controller;
  controller.setJournalFolder({});
  MatchSetup setup = quickSetup(QStringLiteral("none"));
  setup.seats[3] = pluginSeat(QStringLiteral("/nowhere/bots.so"), QStringLiteral("x"), QStringLiteral("B"));
  const Result<bool> started = controller.start(setup);
  QVERIFY(!started);
  QCOMPARE(started.error().text, std::string("seat 4: /nowhere/bots.so: there is no such file"));
}

// The plugin was there when the match began, and is gone when it goes on.
void TestBotPlugin::missingWhenResumed() {
  const QTemporaryDir folder;
  const QString copy = folder.filePath(QStringLiteral("bots.so"));
  QVERIFY(QFile::copy(examplePath(), copy));
  MatchSetup setup = quickSetup(QStringLiteral("gone"), 1);
  setup.seats[2] = pluginSeat(copy, QStringLiteral("example.closed"), QStringLiteral("B"));
  QString journal;
  {
    GameController controller;
    controller.setJournalFolder(folder.path());
    controller.setPacing(Pacing::instant());
    QSignalSpy failed(&controller, &GameController::playerFailed);
    FakeHumans humans(&controller);
    humans.stopAfter = 3;
    QVERIFY(controller.start(setup));
    journal = controller.match().journalPath();
    QTRY_VERIFY(humans.asked > 3);
    QCOMPARE(failed.size(), 0);
  }
  QVERIFY(QFile::remove(copy));
  GameController controller;
  trust(controller, folder.path(), setup);
  controller.setJournalFolder(folder.path());
  controller.setPacing(Pacing::instant());
  QSignalSpy failed(&controller, &GameController::playerFailed);
  FakeHumans humans(&controller);
  const auto resumed = controller.resume(journal);
  QVERIFY2(resumed, resumed ? "" : resumed.error().text.c_str());
  QVERIFY(playToEnd(controller));
  QCOMPARE(failed.size(), 1);
  const auto failure = failed.first().at(1).value<Failure>();
  QVERIFY(failure.code == FailureCode::PluginBroken);
  QVERIFY(failureText(failure).contains(QStringLiteral("there is no such file")));
  QCOMPARE(controller.match().setup(), setup);
}

void TestBotPlugin::goesThroughJson() {
  MatchSetup setup = quickSetup(QStringLiteral("json"));
  setup.seats[2] = pluginSeat(examplePath(), QStringLiteral("example.closed"), QStringLiteral("C"));
  const Result<MatchSetup> back = matchSetupFromJson(toJson(setup));
  QVERIFY(back);
  QCOMPARE(*back, setup);
}

// A program ends while a thought of a plugin is still under way: it must not run into what is torn down.
void TestBotPlugin::hauntsNobodyAtTheEnd() {
  const QTemporaryDir folder;
  QProcess player;
  player.start(QStringLiteral(JANSO_MATCH_PLAYER),
               {folder.path(), QStringLiteral("plugin"), badPath("bots"), QStringLiteral("haunts")});
  QVERIFY(player.waitForFinished(240000));
  QVERIFY(player.readAllStandardOutput().endsWith("over\n"));
  QCOMPARE(player.exitStatus(), QProcess::NormalExit);
  QCOMPARE(player.exitCode(), 0);
}

JANSO_TEST(TestBotPlugin);
#include "tst_botplugin.moc"
