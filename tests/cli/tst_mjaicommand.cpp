// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli mjai as others run it: a process that plays at a table, in every dialect that our own table
// speaks.
#include <QProcess>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include "game/gamecontroller.h"
#include "game/matchhelpers.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

const QString kProgram = QStringLiteral(JANSO_CLI);

constexpr auto kDeal =
    R"({"type":"start_kyoku","bakaze":"E","kyoku":1,"honba":0,"kyotaku":0,"oya":1,"dora_marker":"1m","tehais":[)"
    R"(["?","?","?","?","?","?","?","?","?","?","?","?","?"],)"
    R"(["1m","1m","2m","3m","4m","5mr","6m","7m","7m","8m","9m","E","E"],)"
    R"(["?","?","?","?","?","?","?","?","?","?","?","?","?"],)"
    R"(["?","?","?","?","?","?","?","?","?","?","?","?","?"]]})";

// Everything that it answers to an input that then ends.
struct Said {
  QList<QByteArray> lines;
  QByteArray errors;
  int status = -1;
};

Said run(const QStringList &arguments, const QByteArray &input) {
  QProcess process;
  process.start(kProgram, QStringList{QStringLiteral("mjai")} + arguments);
  process.write(input);
  process.closeWriteChannel();
  Said said;
  if (!process.waitForFinished(20000))
    return said;
  said.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
  said.lines = process.readAllStandardOutput().split('\n');
  said.lines.removeLast();
  said.errors = process.readAllStandardError();
  return said;
}

QByteArray input() {
  return QByteArray("{\"type\":\"start_game\",\"names\":[\"a\",\"b\",\"c\",\"d\"]}\n") + kDeal +
         "\n{\"type\":\"tsumo\",\"actor\":1,\"pai\":\"N\"}\n"
         "{\"type\":\"dahai\",\"actor\":1,\"pai\":\"N\",\"tsumogiri\":true}\n";
}

}  // namespace

class TestMjaiCommand : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void playsAtOurTable_data();
  void playsAtOurTable();
  void answersLineByLine();
  void speaksOnlyToAct();
  void saysWhatIsWrongWithALine();
  void commandLines_data();
  void commandLines();
  void aServerThatIsNoneIsToldOf();
};

void TestMjaiCommand::playsAtOurTable_data() {
  QTest::addColumn<QString>("arguments");
  QTest::addColumn<bool>("tcp");
  QTest::addColumn<bool>("batch");
  QTest::addColumn<bool>("hints");
  QTest::addColumn<bool>("three");
  const auto row = [](const char *name, const char *arguments, bool tcp, bool batch, bool hints, bool three) {
    QTest::newRow(name) << QString::fromUtf8(arguments) << tcp << batch << hints << three;
  };
  row("pipe, lines", "--bot novice --seat {seat} --rules basic_ariari", false, false, false, false);
  row("pipe, lines, hints", "--bot novice {id} --rules basic_ariari", false, false, true, false);
  row("pipe, lists", "--bot novice --rules basic_ariari", false, true, false, false);
  row("tcp", "--bot novice --tcp {url} --rules basic_ariari", true, false, true, false);
  row("tcp, lists", "--bot novice --tcp mjsonp://{host}:{port} --rules basic_ariari", true, true, true,
      false);
  row("pipe, lines, three players", "--bot novice --rules tenhou_3p", false, false, false, true);
}

void TestMjaiCommand::playsAtOurTable() {
  QFETCH(QString, arguments);
  QFETCH(bool, tcp);
  QFETCH(bool, batch);
  QFETCH(bool, hints);
  QFETCH(bool, three);
  MatchSetup setup = quickSetup(QStringLiteral("guest"), 0, three ? tenhouSanma() : basicAriAri());
  SeatSetup &guest = setup.seats[1];
  guest.kind = PlayerKind::External;
  guest.program.command = QStringLiteral("\"%1\" mjai ").arg(kProgram) + arguments;
  guest.program.transport = tcp ? MjaiTransport::Tcp : MjaiTransport::Pipe;
  guest.program.framing = batch ? MjaiFraming::Batch : MjaiFraming::Line;
  guest.program.hints = hints;
  GameController controller;
  controller.setJournalFolder({});
  controller.setPacing(Pacing::instant());
  QSignalSpy failed(&controller, &GameController::playerFailed);
  int own = 0;
  connect(&controller, &GameController::eventHappened, this, [&](const Event &event) {
    const auto *dahai = std::get_if<Dahai>(&event);
    own += dahai != nullptr && dahai->seat == 1 ? 1 : 0;
  });
  QVERIFY(controller.start(setup).ok());
  QVERIFY(playToEnd(controller));
  QVERIFY2(failed.isEmpty(),
           failed.isEmpty() ? "" : qPrintable(failureText(failed.at(0).at(1).value<Failure>())));
  QVERIFY(own > 20);
  QCOMPARE(controller.match().programLog(1), QByteArray());  // nothing was wrong with any line
}

void TestMjaiCommand::answersLineByLine() {
  const Said said = run({QStringLiteral("--bot"), QStringLiteral("club"), QStringLiteral("1")}, input());
  QCOMPARE(said.status, 0);
  QCOMPARE(said.errors, QByteArray());
  QCOMPARE(said.lines.size(), 4);
  for (const int line : {0, 1, 3})
    QCOMPARE(said.lines[line], QByteArray("{\"type\":\"none\"}"));
  QVERIFY(said.lines[2].contains("\"actor\":1"));
}

void TestMjaiCommand::speaksOnlyToAct() {
  const Said said =
      run({QStringLiteral("--seat"), QStringLiteral("1"), QStringLiteral("--only-actions")}, input());
  QCOMPARE(said.status, 0);
  QCOMPARE(said.lines.size(), 1);
  QVERIFY(said.lines[0].contains("\"actor\":1"));
}

void TestMjaiCommand::saysWhatIsWrongWithALine() {
  const Said said =
      run({QStringLiteral("1")}, input() + "nonsense\n{\"type\":\"tsumo\",\"actor\":1,\"pai\":\"P\"}\n");
  QCOMPARE(said.status, 0);
  QVERIFY2(said.errors.startsWith("janso-cli mjai: line 5: the line is not JSON"), said.errors.constData());
  QCOMPARE(said.lines.size(), 6);
  QVERIFY(said.lines[5].contains("\"pai\":\"P\""));
}

void TestMjaiCommand::commandLines_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<int>("status");
  QTest::addColumn<QString>("says");
  const auto row = [](const char *arguments, int status, const char *says) {
    QTest::newRow(arguments) << QString::fromUtf8(arguments).split(QLatin1Char(' ')) << status
                             << QString::fromUtf8(says);
  };
  row("--bot nobody", 2, "there is no bot 'nobody'; available: ");
  row("--bot", 2, "--bot needs a value");
  row("4", 2, "SEAT must be a whole number from 0 to 3");
  row("--seat x", 2, "from 0 to 3");
  row("--rules nothing", 2, "there is no ruleset or file 'nothing'");
  row("--seed -1", 2, "--seed must be");
  row("--tcp localhost", 2, "--tcp must be mjsonp://host:port/room");
  row("--fast", 2, "unknown option '--fast'");
  row("--tcp mjsonp://127.0.0.1:1/x", 1, "could not connect to mjsonp://127.0.0.1:1/x");
}

void TestMjaiCommand::commandLines() {
  QFETCH(QStringList, arguments);
  QFETCH(int, status);
  QFETCH(QString, says);
  const Said said = run(arguments, {});
  QCOMPARE(said.status, status);
  QVERIFY2(said.errors.contains(says.toUtf8()), said.errors.constData());
  QCOMPARE(said.lines.size(), 0);
}

void TestMjaiCommand::aServerThatIsNoneIsToldOf() {
  QTcpServer server;
  QVERIFY(server.listen(QHostAddress::LocalHost));
  QProcess process;
  process.start(kProgram, {QStringLiteral("mjai"), QStringLiteral("--tcp"),
                           QStringLiteral("mjsonp://127.0.0.1:%1/r").arg(server.serverPort())});
  QVERIFY(server.waitForNewConnection(10000));
  QTcpSocket *socket = server.nextPendingConnection();
  socket->write("HTTP/1.1 400 Bad Request\r\n");
  QVERIFY(socket->waitForBytesWritten(5000));
  QVERIFY(process.waitForFinished(10000));
  QCOMPARE(process.exitCode(), 1);
  QVERIFY(process.readAllStandardError().contains("did not send hello"));
}

JANSO_TEST(TestMjaiCommand);
#include "tst_mjaicommand.moc"
