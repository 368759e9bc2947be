// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// External programs at the table: the lock step over a device in memory, and real processes that play well or
// fail in every way; the match ends all the same.
#include <QBuffer>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include "game/gamecontroller.h"
#include "game/matchhelpers.h"
#include "game/mjaiplayer.h"
#include "mjai/names.h"
#include "records/journal.h"
#include "table/mask.h"
#include "table/match.h"

using namespace janso;
using namespace janso::test;

namespace {

// Both ends of a line, without a process.
class FakeDevice : public QIODevice {
 public:
  FakeDevice() { open(QIODevice::ReadWrite); }
  bool isSequential() const override { return true; }
  qint64 bytesAvailable() const override { return m_toPlayer.size() + QIODevice::bytesAvailable(); }

  // The program says something.
  void say(const QByteArray &bytes) {
    m_toPlayer += bytes;
    Q_EMIT readyRead();
  }
  // What the program was told, line by line.
  QList<QJsonObject> told;

 protected:
  qint64 readData(char *data, qint64 max) override {
    const qint64 n = std::min<qint64>(max, m_toPlayer.size());
    std::copy_n(m_toPlayer.constData(), n, data);
    m_toPlayer.remove(0, n);
    return n;
  }
  qint64 writeData(const char *data, qint64 size) override {
    told.append(QJsonDocument::fromJson(QByteArray(data, size)).object());
    return size;
  }

 private:
  QByteArray m_toPlayer;
};

QString typeOf(const QJsonObject &object) {
  return object.value(QStringLiteral("type")).toString();
}

// The dealer's first turn of a match, at the door of a player in seat 0.
struct FirstTurn {
  FirstTurn(MjaiPlayer &player, const std::string &seed = "first turn")
      : match(basicAriAri(), {"a", "b", "c", "d"}, wallSeedFromText(seed)) {
    match.advance(events);
    for (const Event &event : events)
      player.hear(maskFor(0, event));
    decision = *match.decisionOf(0);
    player.ask(decision, match.viewOf(0));
  }
  Match match;
  std::vector<Event> events;
  Decision decision;
};

constexpr auto kNone = "{\"type\":\"none\"}\n";

QByteArray dahai(const FirstTurn &turn) {
  const QString pai = toMjai(turn.match.viewOf(0).drawn);
  return "{\"type\":\"dahai\",\"actor\":0,\"tsumogiri\":true,\"pai\":\"" + pai.toLatin1() + "\"}\n";
}

}  // namespace

class TestMjaiPlayer : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void linesGoInLockStep();
  void hintsComeWithTheQuestion();
  void listsAndEmptyLinesAreRead();
  void aDroppedQuestionNeedsNoAnswer();
  void aLateReplyIsNotTakenForTheNextQuestion();
  void failuresAreSaidOnce_data();
  void failuresAreSaidOnce();
  void programsPlayWholeMatches_data();
  void programsPlayWholeMatches();
  void failingProgramsAreReplaced_data();
  void failingProgramsAreReplaced();
  void whatAProgramSaysIsKept();
  void programsEndWithTheMatch();
};

void TestMjaiPlayer::linesGoInLockStep() {
  FakeDevice device;
  MjaiPlayer player(0);
  QSignalSpy answered(&player, &Player::answered);
  QSignalSpy failed(&player, &Player::failed);
  player.useDevice(&device);
  const FirstTurn turn(player);
  QVERIFY(device.told.isEmpty());  // not from inside ask()
  for (int i = 0; i < 3; ++i) {
    QTRY_COMPARE(device.told.size(), i + 1);  // start_game, start_kyoku, tsumo
    QTest::qWait(5);
    QCOMPARE(device.told.size(), i + 1);  // the next one only after a reply
    QCOMPARE(answered.count(), 0);
    if (i < 2)
      device.say(kNone);
  }
  QCOMPARE(typeOf(device.told[0]), QStringLiteral("start_game"));
  QCOMPARE(device.told[0].value(QStringLiteral("id")).toInt(-1), 0);
  QCOMPARE(typeOf(device.told[2]), QStringLiteral("tsumo"));
  const QByteArray reply = dahai(turn);
  device.say(reply.left(10));
  QCOMPARE(answered.count(), 0);
  device.say(reply.mid(10));
  QCOMPARE(answered.count(), 1);
  QCOMPARE(answered.at(0).at(0).value<std::uint32_t>(), turn.decision.id);
  const auto action = answered.at(0).at(1).value<Action>();
  QVERIFY(std::find(turn.decision.legal.begin(), turn.decision.legal.end(), action) !=
          turn.decision.legal.end());
  QCOMPARE(failed.count(), 0);
}

void TestMjaiPlayer::hintsComeWithTheQuestion() {
  FakeDevice device;
  MjaiPlayer player(0);
  player.useDevice(&device);
  const FirstTurn turn(player);
  for (int i = 0; i < 2; ++i) {
    QTRY_COMPARE(device.told.size(), i + 1);
    QVERIFY(!device.told[i].contains(QStringLiteral("possible_actions")));
    device.say(kNone);
  }
  QTRY_COMPARE(device.told.size(), 3);
  QVERIFY(device.told[2].value(QStringLiteral("possible_actions")).isArray());
}

void TestMjaiPlayer::listsAndEmptyLinesAreRead() {
  FakeDevice device;
  MjaiPlayer player(0);
  QSignalSpy answered(&player, &Player::answered);
  player.useDevice(&device);
  const FirstTurn turn(player);
  QTRY_COMPARE(device.told.size(), 1);
  device.say("\n\r\n[]\n");
  device.say(" [{\"type\":\"none\",\"meta\":{\"q\":[1,2]}}]\r\n");
  QTRY_COMPARE(device.told.size(), 3);
  device.say("[" + dahai(turn).trimmed() + "]\n");
  QCOMPARE(answered.count(), 1);
}

void TestMjaiPlayer::aDroppedQuestionNeedsNoAnswer() {
  FakeDevice device;
  MjaiPlayer player(0);
  QSignalSpy answered(&player, &Player::answered);
  QSignalSpy failed(&player, &Player::failed);
  player.useDevice(&device);
  const FirstTurn turn(player);
  for (int i = 1; i <= 2; ++i) {
    QTRY_COMPARE(device.told.size(), i);
    device.say(kNone);
  }
  QTRY_COMPARE(device.told.size(), 3);
  player.drop();
  device.say(dahai(turn));
  QCOMPARE(answered.count(), 0);
  QCOMPARE(failed.count(), 0);
}

void TestMjaiPlayer::aLateReplyIsNotTakenForTheNextQuestion() {
  FakeDevice device;
  MjaiPlayer player(0);
  QSignalSpy answered(&player, &Player::answered);
  QSignalSpy failed(&player, &Player::failed);
  player.useDevice(&device);
  FirstTurn turn(player);
  for (int i = 1; i <= 2; ++i) {
    QTRY_COMPARE(device.told.size(), i);
    device.say(kNone);
  }
  QTRY_COMPARE(device.told.size(), 3);
  player.drop();
  player.hear(Tsumo{0, turn.match.viewOf(0).drawn, false});
  ++turn.decision.id;
  player.ask(turn.decision, turn.match.viewOf(0));
  device.say(kNone);  // to the question that was dropped
  QCOMPARE(failed.count(), 0);
  QTRY_COMPARE(device.told.size(), 4);
  device.say(dahai(turn));
  QCOMPARE(answered.count(), 1);
  QCOMPARE(answered.at(0).at(0).value<std::uint32_t>(), turn.decision.id);
}

void TestMjaiPlayer::failuresAreSaidOnce_data() {
  QTest::addColumn<QByteArray>("reply");  // to the dealer's first draw
  QTest::addColumn<QString>("says");
  const auto row = [](const char *name, const QByteArray &reply, const char *says) {
    QTest::newRow(name) << reply << QString::fromUtf8(says);
  };
  row("no JSON", "discard!\n", "no JSON");
  row("JSON without a type", "{}\n", "no type");
  row("an unknown type", "{\"type\":\"fly\"}\n", "unknown type 'fly'");
  row("none where it must discard", kNone, "not legal");
  row("a tile it does not hold", "{\"type\":\"dahai\",\"actor\":0,\"pai\":\"?\",\"tsumogiri\":false}\n",
      "not legal");
  row("another seat", "{\"type\":\"dahai\",\"actor\":2,\"pai\":\"1m\"}\n", "for seat 2");
  row("a pon of nothing", "{\"type\":\"pon\",\"actor\":0,\"pai\":\"1m\"}\n", "not legal");
  row("too much without an end", QByteArray(70000, 'x'), "70000 bytes without an end of line");
  row("nothing", "", "did not answer");
  row("half a line", "{\"type\":\"da", "half a line");
  row("an empty list", "[]\n", "list without an object");
}

void TestMjaiPlayer::failuresAreSaidOnce() {
  QFETCH(QByteArray, reply);
  QFETCH(QString, says);
  FakeDevice device;
  MjaiLimits limits;
  limits.replyMs = 60;
  MjaiPlayer player(0, limits);
  QSignalSpy answered(&player, &Player::answered);
  QSignalSpy failed(&player, &Player::failed);
  player.useDevice(&device);
  const FirstTurn turn(player);
  for (int i = 1; i <= 2; ++i) {
    QTRY_COMPARE(device.told.size(), i);
    device.say(kNone);
  }
  QTRY_COMPARE(device.told.size(), 3);
  device.say(reply);
  QTRY_COMPARE(failed.count(), 1);
  QVERIFY2(failed.at(0).at(0).toString().contains(says), qPrintable(failed.at(0).at(0).toString()));
  // Whatever comes afterwards is of no interest.
  device.say("more\n");
  player.hear(Tsumo{1, Tile(), false});
  QTest::qWait(80);
  QCOMPARE(failed.count(), 1);
  QCOMPARE(answered.count(), 0);
  QCOMPARE(device.told.size(), 3);
}

// --- Real processes ---

namespace {

MatchSetup programSetup(const QString &mode, const QString &seed, int seat = 1) {
  MatchSetup setup = quickSetup(seed);
  SeatSetup &external = setup.seats[static_cast<std::size_t>(seat)];
  external.kind = PlayerKind::External;
  external.program.command = QStringLiteral("\"%1\" %2 {seat}").arg(QStringLiteral(JANSO_TEST_BOT), mode);
  return setup;
}

}  // namespace

void TestMjaiPlayer::programsPlayWholeMatches_data() {
  QTest::addColumn<QString>("mode");
  QTest::newRow("discards what it drew") << QStringLiteral("tsumogiri");
  QTest::newRow("takes everything offered, in two exchanges") << QStringLiteral("eager");
  QTest::newRow("replies in lists") << QStringLiteral("list");
  QTest::newRow("three players, takes everything offered") << QStringLiteral("eager");
  QTest::newRow("three players, open riichi, in lists") << QStringLiteral("list");
}

void TestMjaiPlayer::programsPlayWholeMatches() {
  QFETCH(QString, mode);
  GameController controller;
  controller.setJournalFolder({});
  controller.setPacing(Pacing::instant());
  QSignalSpy failed(&controller, &GameController::playerFailed);
  QSignalSpy ended(&controller, &GameController::matchEnded);
  const QByteArray row = QTest::currentDataTag();
  const bool three = row.startsWith("three");
  int own = 0;
  int calls = 0;
  int norths = 0;
  connect(&controller, &GameController::eventHappened, this, [&](const Event &event) {
    const auto *dahai = std::get_if<Dahai>(&event);
    const auto *call = std::get_if<Call>(&event);
    own += dahai != nullptr && dahai->seat == 1 ? 1 : 0;
    calls += call != nullptr && call->seat == 1 ? 1 : 0;
    const auto *kita = std::get_if<Kita>(&event);
    norths += kita != nullptr && kita->seat == 1 ? 1 : 0;
  });
  MatchSetup setup = programSetup(mode, QStringLiteral("program"));
  if (three) {
    setup.rules = tenhouSanma();
    setup.rules.openRiichi = row.contains("open riichi");
  }
  QVERIFY(controller.start(setup).ok());
  QVERIFY(playToEnd(controller));
  QVERIFY2(failed.isEmpty(), failed.isEmpty() ? "" : qPrintable(failed.at(0).at(1).toString()));
  QCOMPARE(ended.count(), 1);
  QVERIFY(own > 20);
  QCOMPARE(calls > 0, mode != QStringLiteral("tsumogiri"));
  QCOMPARE(norths > 0, three);
}

void TestMjaiPlayer::failingProgramsAreReplaced_data() {
  QTest::addColumn<QString>("mode");
  QTest::addColumn<QString>("says");
  const auto row = [](const char *mode, const char *says) {
    QTest::newRow(mode) << QString::fromUtf8(mode) << QString::fromUtf8(says);
  };
  row("hang", "^the program did not answer");
  row("silent", "^the program did not answer");
  row("crash", "^the program crashed$");
  row("quit", "^the program ended with status 3$");
  row("deaf", "^the program ended with status 0$");
  row("garbage", "no JSON.*I think");
  row("halfline", "^the program wrote half a line");
  row("halfquit", "ended with status 0 in the middle of a line");
  row("flood", "bytes without an end of line$");
  row("chatter", "^the program wrote a line that nobody asked for");
  row("illegal", "not legal");
  row("wrongseat", "for seat 2");
  row("missing", "cannot be started");
}

void TestMjaiPlayer::failingProgramsAreReplaced() {
  QFETCH(QString, mode);
  QFETCH(QString, says);
  GameController controller;
  controller.setJournalFolder({});
  controller.setPacing(Pacing::instant());
  MjaiLimits limits;
  limits.startMs = mode == QStringLiteral("silent") ? 300 : 5000;
  limits.replyMs = 300;
  controller.setProgramLimits(limits);
  QSignalSpy failed(&controller, &GameController::playerFailed);
  QSignalSpy ended(&controller, &GameController::matchEnded);
  MatchSetup setup = programSetup(mode, QStringLiteral("failing"));
  if (mode == QStringLiteral("missing"))
    setup.seats[1].program.command = QStringLiteral("/no/such/program {seat}");
  QVERIFY(controller.start(setup).ok());
  QVERIFY(playToEnd(controller));
  QCOMPARE(ended.count(), 1);
  QCOMPARE(failed.count(), 1);
  QCOMPARE(failed.at(0).at(0).toInt(), 1);
  const QString reason = failed.at(0).at(1).toString();
  QVERIFY2(reason.contains(QRegularExpression(says)), qPrintable(reason));
}

void TestMjaiPlayer::whatAProgramSaysIsKept() {
  QTemporaryDir folder;
  GameController controller;
  controller.setJournalFolder(folder.path());
  controller.setPacing(Pacing::instant());
  QSignalSpy failed(&controller, &GameController::playerFailed);
  QVERIFY(controller.start(programSetup(QStringLiteral("quit"), QStringLiteral("said"))).ok());
  QVERIFY(playToEnd(controller));
  QCOMPARE(failed.count(), 1);
  QCOMPARE(controller.programLog(1), QByteArray("playing quit in seat 1\n"));
  QCOMPARE(controller.programLog(0), QByteArray());
  const QStringList logs = QDir(folder.path()).entryList({QStringLiteral("*seat 2.log")});
  QCOMPARE(logs.size(), 1);
  QFile log(folder.filePath(logs.front()));
  QVERIFY(log.open(QIODevice::ReadOnly));
  QCOMPARE(log.readAll(), QByteArray("playing quit in seat 1\n"));
  // The journal says who was replaced, and why.
  const Result<Journal> journal = readJournal(controller.journalPath());
  QVERIFY(journal.ok());
  int replaced = 0;
  for (const JournalEntry &entry : journal->entries) {
    const auto *note = std::get_if<JournalNote>(&entry.what);
    replaced += note != nullptr && note->key == QStringLiteral("replaced") ? 1 : 0;
  }
  QCOMPARE(replaced, 1);
}

void TestMjaiPlayer::programsEndWithTheMatch() {
  const auto running = [] {
    int count = 0;
    const QStringList processes = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs);
    for (const QString &process : processes) {
      QFile commandLine(QStringLiteral("/proc/%1/cmdline").arg(process));
      if (commandLine.open(QIODevice::ReadOnly))
        count += commandLine.readAll().contains(
                     "mjaitestbot\0hang\0"
                     "3")
                     ? 1
                     : 0;
    }
    return count;
  };
  if (!QFileInfo::exists(QStringLiteral("/proc/self/cmdline")))
    QSKIP("there is no /proc here");
  {
    GameController controller;
    controller.setJournalFolder({});
    QVERIFY(controller.start(programSetup(QStringLiteral("hang"), QStringLiteral("end"), 3)).ok());
    QTRY_VERIFY(running() == 1);
  }
  QTRY_COMPARE(running(), 0);
}

QTEST_GUILESS_MAIN(TestMjaiPlayer)
#include "tst_mjaiplayer.moc"
