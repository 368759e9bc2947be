// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match that was left or killed goes on at exactly the decision at which it stopped.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

#include "game/matchhelpers.h"
#include "game/matchsetupjson.h"
#include "records/journalreplay.h"
#include "records/matchhistory.h"
#include "support/randomplay.h"

using namespace janso;
using namespace janso::test;

namespace {

// A controller with humans who stop answering after so many decisions.
struct Table {
  explicit Table(const QString &folder) : humans(&controller) {
    controller.setJournalFolder(folder);
    controller.setPacing(Pacing::instant());
  }
  // Until somebody is asked who does not answer.
  bool playToQuestion() {
    return QTest::qWaitFor([this] { return humans.asked > humans.stopAfter || !controller.isRunning(); },
                           60000);
  }
  GameController controller;
  FakeHumans humans;
};

std::array<std::optional<Decision>, 4> questions(const GameController &controller) {
  std::array<std::optional<Decision>, 4> open;
  for (int seat = 0; seat < 4; ++seat)
    open[static_cast<std::size_t>(seat)] = controller.pendingDecision(seat);
  return open;
}

}  // namespace

class TestResume : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void setupsSurvive();
  void theSameDecisionComesAgain_data();
  void theSameDecisionComesAgain();
  void theResultPageIsShownAgain();
  void ordersAreKept();
  void aReplacedProgramStaysReplaced();
  void aFinishedMatchIsNotResumed();
  void aDamagedJournalIsRefused();
  void noFolderIsSaidAndPlayGoesOn();
  void killedAgainAndAgain_data();
  void killedAgainAndAgain();
};

void TestResume::setupsSurvive() {
  MatchSetup setup = quickSetup(QStringLiteral("42"), 2);
  setup.callMode = CallMode::AskEveryone;
  setup.openHands = true;
  setup.fixedView = true;
  setup.seats[3].kind = PlayerKind::External;
  setup.seats[3].program.command = QStringLiteral("\"my bot\" {seat}");
  setup.seats[3].program.workingFolder = QStringLiteral("/tmp");
  const Result<MatchSetup> back = matchSetupFromJson(toJson(setup));
  QVERIFY(back.ok());
  QVERIFY(*back == setup);
  const MatchSetup three = quickSetup(QStringLiteral("42"), 2, tenhouSanma());
  QCOMPARE(toJson(three).value(QStringLiteral("seats")).toArray().size(), 3);
  const Result<MatchSetup> backOfThree = matchSetupFromJson(toJson(three));
  QVERIFY(backOfThree.ok());
  QVERIFY(*backOfThree == three);
  QJsonObject bad = toJson(setup);
  bad.insert(QStringLiteral("calls"), QStringLiteral("never"));
  QVERIFY(!matchSetupFromJson(bad).ok());
  bad.remove(QStringLiteral("seats"));
  QVERIFY(!matchSetupFromJson(bad).ok());
}

void TestResume::theSameDecisionComesAgain_data() {
  QTest::addColumn<int>("mode");
  QTest::addColumn<int>("humans");
  QTest::addColumn<int>("after");
  QTest::addColumn<int>("players");
  for (const int after : {1, 2, 7, 20, 45}) {
    QTest::addRow("one human, decision %d", after) << static_cast<int>(CallMode::Standing) << 1 << after << 4;
    QTest::addRow("standing calls, decision %d", after)
        << static_cast<int>(CallMode::Standing) << 3 << after << 4;
    QTest::addRow("ask who can, decision %d", after)
        << static_cast<int>(CallMode::AskWhoCan) << 4 << after << 4;
    QTest::addRow("three players, one human, decision %d", after)
        << static_cast<int>(CallMode::Standing) << 1 << after << 3;
    QTest::addRow("three players, standing calls, decision %d", after)
        << static_cast<int>(CallMode::Standing) << 3 << after << 3;
  }
}

void TestResume::theSameDecisionComesAgain() {
  QFETCH(int, mode);
  QFETCH(int, humans);
  QFETCH(int, after);
  QFETCH(int, players);
  QTemporaryDir folder;
  MatchSetup setup =
      quickSetup(QStringLiteral("again %1").arg(after), humans, players == 3 ? tenhouSanma() : basicAriAri());
  setup.callMode = static_cast<CallMode>(mode);
  std::array<std::optional<Decision>, 4> open;
  std::array<SeatView, 4> views;
  QString path;
  int events = 0;
  {
    Table table(folder.path());
    table.humans.stopAfter = after;
    QVERIFY(table.controller.start(setup).ok());
    QVERIFY(table.playToQuestion());
    QTest::qWait(20);  // whatever else is asked at the same time
    open = questions(table.controller);
    for (int seat = 0; seat < 4; ++seat)
      views[static_cast<std::size_t>(seat)] = table.controller.view(seat);
    path = table.controller.journalPath();
    events = table.controller.eventCount();
    QVERIFY(table.controller.isRunning());
  }
  Table table(folder.path());
  table.humans.answers = false;
  const std::optional<MatchSummary> unfinished = table.controller.unfinishedMatch();
  QVERIFY(unfinished.has_value());
  QCOMPARE(unfinished->path, path);
  const Result<bool> resumed = table.controller.resume(path);
  QVERIFY2(resumed.ok(), resumed.ok() ? "" : resumed.error().text.c_str());
  QVERIFY(table.controller.setup() == setup);
  QVERIFY(QTest::qWaitFor([&] { return questions(table.controller) == open; }, 20000));
  QCOMPARE(table.controller.eventCount(), events);
  for (int seat = 0; seat < 4; ++seat)
    QVERIFY(table.controller.view(seat) == views[static_cast<std::size_t>(seat)]);

  // And from there to the end, into the same file.
  table.humans.answers = true;
  for (int seat = 0; seat < 4; ++seat) {
    if (const std::optional<Decision> decision = table.controller.pendingDecision(seat))
      table.controller.submitAction(seat, decision->id, pickAction(*decision));
  }
  QVERIFY(playToEnd(table.controller));
  const Result<Journal> journal = readJournal(table.controller.journalPath());
  QVERIFY(journal.ok() && journal->finished && !journal->truncated);
  const Result<ReplayedJournal> replayed = replayJournal(*journal);
  QVERIFY2(replayed.ok(), replayed.ok() ? "" : replayed.error().text.c_str());
  QVERIFY(replayed->match.isOver());
  QCOMPARE(static_cast<int>(replayed->events.size()), table.controller.eventCount());
  QVERIFY(!table.controller.unfinishedMatch());
  QVERIFY(!QFile::exists(path));  // it has its final name
}

void TestResume::theResultPageIsShownAgain() {
  QTemporaryDir folder;
  QString path;
  {
    Table table(folder.path());
    QSignalSpy handEnded(&table.controller, &GameController::handEnded);
    disconnect(&table.controller, &GameController::handEnded, &table.humans, nullptr);
    QVERIFY(table.controller.start(quickSetup(QStringLiteral("page"), 1)).ok());
    QVERIFY(QTest::qWaitFor([&] { return handEnded.count() == 1; }, 60000));
    path = table.controller.journalPath();
  }
  Table table(folder.path());
  disconnect(&table.controller, &GameController::handEnded, &table.humans, nullptr);
  QSignalSpy handEnded(&table.controller, &GameController::handEnded);
  int results = 0;
  int others = 0;
  connect(&table.controller, &GameController::eventHappened, this, [&](const Event &event) {
    const bool result = std::holds_alternative<Hora>(event) || std::holds_alternative<Ryukyoku>(event);
    (result ? results : others) += 1;
  });
  QVERIFY(table.controller.resume(path).ok());
  QVERIFY(QTest::qWaitFor([&] { return handEnded.count() == 1; }, 20000));
  QVERIFY(results >= 1);
  QCOMPARE(others, 1);  // the end of the hand
  table.controller.continueAfterHand();
  QVERIFY(QTest::qWaitFor([&] { return others > 3; }, 20000));
  // What was shown again was not written again.
  const Result<Journal> journal = readJournal(path);
  QVERIFY(journal.ok());
  QVERIFY(replayJournal(*journal).ok());
}

// The calls that were armed before the end of the program are made after it.
void TestResume::ordersAreKept() {
  QTemporaryDir folder;
  QString path;
  int asked = 0;
  {
    Table table(folder.path());
    table.humans.armAll = true;
    table.humans.stopAfter = 6;
    QVERIFY(table.controller.start(quickSetup(QStringLiteral("orders"), 2)).ok());
    QVERIFY(table.playToQuestion());
    asked = table.humans.ordersAsked;
    path = table.controller.journalPath();
    QVERIFY(asked >= 4);
  }
  Table table(folder.path());
  table.humans.answers = false;
  QSignalSpy orders(&table.controller, &GameController::standingOrdersRequested);
  QVERIFY(table.controller.resume(path).ok());
  QVERIFY(QTest::qWaitFor(
      [&] { return table.controller.pendingDecision(0) || table.controller.pendingDecision(1); }, 20000));
  QCOMPARE(orders.count(), 0);  // they were given
  const Result<Journal> journal = readJournal(path);
  int notes = 0;
  for (const JournalEntry &entry : journal->entries) {
    const auto *note = std::get_if<JournalNote>(&entry.what);
    notes += note != nullptr && note->key == QStringLiteral("orders") ? 1 : 0;
  }
  QCOMPARE(notes, asked);
}

void TestResume::aReplacedProgramStaysReplaced() {
  QTemporaryDir folder;
  QString path;
  MatchSetup setup = quickSetup(QStringLiteral("replaced"), 1);
  setup.seats[2].kind = PlayerKind::External;
  setup.seats[2].program.command = QStringLiteral("/no/such/program");
  {
    Table table(folder.path());
    QSignalSpy failed(&table.controller, &GameController::playerFailed);
    table.humans.stopAfter = 4;
    QVERIFY(table.controller.start(setup).ok());
    QVERIFY(table.playToQuestion());
    QCOMPARE(failed.count(), 1);
    path = table.controller.journalPath();
  }
  Table table(folder.path());
  QSignalSpy failed(&table.controller, &GameController::playerFailed);
  QVERIFY(table.controller.resume(path).ok());
  QVERIFY(playToEnd(table.controller));
  QCOMPARE(failed.count(), 0);
}

void TestResume::aFinishedMatchIsNotResumed() {
  QTemporaryDir folder;
  Table table(folder.path());
  QVERIFY(table.controller.start(quickSetup(QStringLiteral("finished"))).ok());
  QVERIFY(playToEnd(table.controller));
  const QString path = table.controller.journalPath();
  QVERIFY(!path.contains(QStringLiteral("playing")));
  const Result<bool> resumed = table.controller.resume(path);
  QVERIFY(!resumed.ok());
  QCOMPARE(QString::fromStdString(resumed.error().text),
           path + QStringLiteral(": this match was played to its end"));
  const MatchHistory history = matchHistory(folder.path());
  QCOMPARE(history.matches.size(), std::size_t{1});
  QVERIFY(history.matches.front().finished);
  QCOMPARE(history.matches.front().result.scores, table.controller.view(0).board.scores);
}

void TestResume::aDamagedJournalIsRefused() {
  QTemporaryDir folder;
  QString path;
  {
    Table table(folder.path());
    table.humans.stopAfter = 5;
    QVERIFY(table.controller.start(quickSetup(QStringLiteral("damaged"), 1)).ok());
    QVERIFY(table.playToQuestion());
    path = table.controller.journalPath();
  }
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadWrite));
  const QByteArray whole = file.readAll();
  Random random(5);
  int refused = 0;
  for (int round = 0; round < 150; ++round) {
    QByteArray bytes = whole;
    const auto at = static_cast<qsizetype>(random.below(static_cast<std::size_t>(bytes.size())));
    bytes[at] = static_cast<char>(random.below(256));
    file.resize(0);
    file.seek(0);
    file.write(bytes);
    file.flush();
    GameController controller;
    controller.setJournalFolder(folder.path());
    controller.setPaused(true);
    const Result<bool> resumed = controller.resume(path);
    refused += resumed ? 0 : 1;
    QVERIFY(resumed.ok() || QString::fromStdString(resumed.error().text).contains(path));
    QVERIFY(resumed.ok() == controller.isRunning());
    QCoreApplication::processEvents();
  }
  QVERIFY(refused > 50);
}

void TestResume::noFolderIsSaidAndPlayGoesOn() {
  Table table(QStringLiteral("/proc/no such folder"));
  QSignalSpy failed(&table.controller, &GameController::journalFailed);
  QVERIFY(table.controller.start(quickSetup(QStringLiteral("no folder"))).ok());
  QCOMPARE(failed.count(), 0);  // not from inside start()
  QVERIFY(playToEnd(table.controller));
  QCOMPARE(failed.count(), 1);
  QVERIFY(failed.at(0).at(0).toString().contains(QStringLiteral("/proc/no such folder")));
}

void TestResume::killedAgainAndAgain_data() {
  QTest::addColumn<QStringList>("players");
  QTest::newRow("four players") << QStringList();
  QTest::newRow("three players") << QStringList{QStringLiteral("3")};
}

void TestResume::killedAgainAndAgain() {
  QFETCH(QStringList, players);
  QTemporaryDir folder;
  Random random(99);
  int kills = 0;
  unsigned lastAsked = 0;
  for (;;) {
    QProcess process;
    process.start(QStringLiteral(JANSO_MATCH_PLAYER), QStringList{folder.path()} + players);
    QVERIFY(process.waitForStarted());
    QByteArray output;
    const auto wanted = static_cast<qsizetype>(15 + random.below(40));
    // Somewhere in the course of things, not where it waits: after so many questions, and a little more.
    while (output.count('\n') < wanted && process.waitForReadyRead(30000))
      output += process.readAllStandardOutput();
    if (output.contains("over")) {
      process.waitForFinished();
      break;
    }
    QTest::qSleep(static_cast<int>(random.below(4)));
    process.kill();
    QVERIFY(process.waitForFinished());
    output += process.readAllStandardOutput();
    QVERIFY2(output.startsWith("asked "), process.readAllStandardError().constData());
    const unsigned firstAsked = output.mid(6, output.indexOf('\n') - 6).toUInt();
    // Not a decision is lost, and none comes twice but the one that was open.
    QVERIFY2(firstAsked >= lastAsked,
             qPrintable(QStringLiteral("%1 after %2").arg(firstAsked).arg(lastAsked)));
    const QList<QByteArray> lines = output.trimmed().split('\n');
    lastAsked = lines.last().mid(6).toUInt();
    if (output.contains("over"))
      break;
    ++kills;

    const std::optional<MatchSummary> unfinished = newestUnfinished(folder.path());
    if (!unfinished)
      break;  // it was over at the very moment
    const Result<Journal> journal = readJournal(unfinished->path);
    QVERIFY2(journal.ok(), journal.ok() ? "" : journal.error().text.c_str());
    const Result<ReplayedJournal> replayed = replayJournal(*journal);
    QVERIFY2(replayed.ok(), replayed.ok() ? "" : replayed.error().text.c_str());
    QVERIFY2(kills < 200, "the match does not end");
  }
  QVERIFY2(kills >= 2, qPrintable(QString::number(kills)));
  const MatchHistory history = matchHistory(folder.path());
  QCOMPARE(history.matches.size(), std::size_t{1});
  QVERIFY(history.matches.front().finished);
  const Result<Journal> journal = readJournal(history.matches.front().path);
  QVERIFY(journal.ok() && journal->finished);
  const Result<ReplayedJournal> replayed = replayJournal(*journal);
  QVERIFY2(replayed.ok(), replayed.ok() ? "" : replayed.error().text.c_str());
  QVERIFY(replayed->match.isOver());
}

QTEST_GUILESS_MAIN(TestResume)
#include "tst_resume.moc"
