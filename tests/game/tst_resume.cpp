// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match that was left or killed goes on at exactly the decision at which it stopped.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "game/matchhelpers.h"
#include "game/setup/matchsetupjson.h"
#include "records/journalfault.h"
#include "records/journalreplay.h"
#include "records/matchhistory.h"
#include "rules/legal/legal.h"
#include "support/randomplay.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

// A controller with humans who stop answering after so many decisions.
struct ResumedTable {
  explicit ResumedTable(const QString &folder) : humans(&controller) {
    controller.setJournalFolder(folder);
    controller.setPacing(Pacing::instant());
    QObject::connect(&controller, &GameController::eventHappened, &humans, [this] { m_answers = 0; });
    QObject::connect(&controller, &GameController::machineAnswered, &humans, [this] { ++m_answers; });
  }
  // Until somebody is asked who does not answer.
  bool playToQuestion() {
    return QTest::qWaitFor(
        [this] { return humans.asked > humans.stopAfter || !controller.match().isRunning(); }, 60000);
  }
  // Until every bot that is asked too has answered, and what that leads to has happened: then all wait for a
  // human.
  bool settle() {
    int events = -1;
    while (events != controller.match().eventCount()) {
      events = controller.match().eventCount();
      if (!QTest::qWaitFor([this] { return m_answers >= botsAsked(); }, 60000))
        return false;
      processPendingEvents();
    }
    return true;
  }
  GameController controller;
  FakeHumans humans;

 private:
  int botsAsked() const {
    int asked = 0;
    for (int seat = 0; seat < controller.match().setup().rules.players; ++seat) {
      Decision decision;
      if (!controller.match().setup().isHuman(seat))
        asked += decisionOf(controller.match().view(seat), decision) ? 1 : 0;
    }
    return asked;
  }

  int m_answers = 0;  // of bots, since the last event
};

std::array<std::optional<Decision>, 4> questions(const GameController &controller) {
  std::array<std::optional<Decision>, 4> open;
  for (int seat = 0; seat < 4; ++seat)
    open[static_cast<std::size_t>(seat)] = controller.match().pendingDecision(seat);
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
  void callsBeforeTheFirstTurnAreKept();
  void aReplacedProgramStaysReplaced();
  void whatIsNotKeptLeavesNoFile();
  void aFinishedMatchIsNotResumed();
  void aDamagedJournalIsRefused();
  void noFolderIsSaidAndPlayGoesOn();
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
  std::vector<Event> shown;
  {
    ResumedTable table(folder.path());
    table.humans.stopAfter = after;
    connect(&table.controller, &GameController::eventHappened, this,
            [&shown](const Event &event) { shown.push_back(event); });
    QVERIFY(table.controller.start(setup).ok());
    QVERIFY(table.playToQuestion());
    QVERIFY(table.settle());
    open = questions(table.controller);
    for (int seat = 0; seat < 4; ++seat)
      views[static_cast<std::size_t>(seat)] = table.controller.match().view(seat);
    path = table.controller.match().journalPath();
    events = table.controller.match().eventCount();
    QVERIFY(table.controller.match().isRunning());
  }
  ResumedTable table(folder.path());
  table.humans.answers = false;
  const std::optional<MatchSummary> unfinished = newestUnfinished(folder.path());
  QVERIFY(unfinished.has_value());
  QCOMPARE(unfinished->path, path);
  const auto resumed = table.controller.resume(path);
  QVERIFY2(resumed.ok(), resumed.ok() ? "" : resumed.error().text.c_str());
  QVERIFY(table.controller.match().setup() == setup);
  // What was shown before, and what is shown again, is what was shown: nothing twice, nothing more.
  std::vector<Event> again = *resumed;
  QCOMPARE(static_cast<int>(again.size()), table.controller.match().eventCount());
  const QMetaObject::Connection shows = connect(&table.controller, &GameController::eventHappened, this,
                                                [&again](const Event &event) { again.push_back(event); });
  QVERIFY(QTest::qWaitFor([&] { return questions(table.controller) == open; }, 20000));
  QCOMPARE(table.controller.match().eventCount(), events);
  for (int seat = 0; seat < 4; ++seat)
    QVERIFY(table.controller.match().view(seat) == views[static_cast<std::size_t>(seat)]);
  QVERIFY(again == shown);
  disconnect(shows);

  // And from there to the end, into the same file.
  table.humans.answers = true;
  for (int seat = 0; seat < 4; ++seat) {
    if (const std::optional<Decision> decision = table.controller.match().pendingDecision(seat))
      table.controller.match().submitAction(seat, decision->id, pickAction(*decision));
  }
  QVERIFY(playToEnd(table.controller));
  const JournalResult<Journal> journal = readJournal(table.controller.match().journalPath());
  QVERIFY(journal.ok() && journal->finished && !journal->truncated);
  const JournalResult<ReplayedJournal> replayed = replayJournal(*journal);
  QVERIFY2(replayed.ok(), replayed.ok() ? "" : replayed.error().text.c_str());
  QVERIFY(replayed->match.isOver());
  QCOMPARE(static_cast<int>(replayed->events.size()), table.controller.match().eventCount());
  QVERIFY(!newestUnfinished(folder.path()));
  QVERIFY(!QFile::exists(path));  // it has its final name
}

void TestResume::theResultPageIsShownAgain() {
  QTemporaryDir folder;
  QString path;
  {
    ResumedTable table(folder.path());
    QSignalSpy handEnded(&table.controller, &GameController::handEnded);
    disconnect(&table.controller, &GameController::handEnded, &table.humans, nullptr);
    QVERIFY(table.controller.start(quickSetup(QStringLiteral("page"), 1)).ok());
    QVERIFY(QTest::qWaitFor([&] { return handEnded.count() == 1; }, 60000));
    path = table.controller.match().journalPath();
  }
  ResumedTable table(folder.path());
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
  table.controller.match().continueAfterHand();
  QVERIFY(QTest::qWaitFor([&] { return others > 3; }, 20000));
  // What was shown again was not written again.
  const JournalResult<Journal> journal = readJournal(path);
  QVERIFY(journal.ok());
  QVERIFY(replayJournal(*journal).ok());
}

// The calls that were armed before the end of the program are made after it.
void TestResume::ordersAreKept() {
  QTemporaryDir folder;
  QString path;
  int asked = 0;
  {
    ResumedTable table(folder.path());
    table.humans.armAll = true;
    table.humans.stopAfter = 6;
    QVERIFY(table.controller.start(quickSetup(QStringLiteral("orders"), 2)).ok());
    QVERIFY(table.playToQuestion());
    asked = table.humans.ordersAsked;
    path = table.controller.match().journalPath();
    QVERIFY(asked >= 4);
  }
  ResumedTable table(folder.path());
  table.humans.answers = false;
  QSignalSpy orders(&table.controller, &GameController::standingOrdersRequested);
  QVERIFY(table.controller.resume(path).ok());
  QVERIFY(QTest::qWaitFor(
      [&] {
        return table.controller.match().pendingDecision(0) || table.controller.match().pendingDecision(1);
      },
      20000));
  QCOMPARE(orders.count(), 0);  // they were given
  const JournalResult<Journal> journal = readJournal(path);
  int notes = 0;
  for (const JournalEntry &entry : journal->entries) {
    const auto *note = std::get_if<JournalNote>(&entry.what);
    notes += note != nullptr && note->key == QStringLiteral("orders") ? 1 : 0;
  }
  QCOMPARE(notes, asked);
}

// The program ends when the first of three has armed calls after the deal; what that one said stands, and
// stays ticked.
void TestResume::callsBeforeTheFirstTurnAreKept() {
  QTemporaryDir folder;
  QString path;
  ActionList said;
  {
    ResumedTable table(folder.path());
    table.humans.answers = false;
    QList<int> asked;
    connect(&table.controller, &GameController::standingOrdersRequested, this,
            [&](int seat, const ActionList &possible) {
              asked << seat;
              said = asked.size() == 1 ? possible : said;
              if (asked.size() == 1)
                table.controller.match().submitStandingOrders(seat, possible);
            });
    QVERIFY(table.controller.start(quickSetup(QStringLiteral("first"), 4)).ok());
    QTRY_COMPARE(asked, (QList<int>{1, 2}));
    QVERIFY(FakeHumans::onlyWins(said) != said);
    path = table.controller.match().journalPath();
  }
  ResumedTable table(folder.path());
  QList<int> asked;
  ActionList ticked;
  connect(&table.controller, &GameController::standingOrdersRequested, this,
          [&](int seat, const ActionList &, const ActionList &armed) {
            if (seat == 1 && !asked.contains(1))
              ticked = armed;
            asked << seat;
          });
  QVERIFY(table.controller.resume(path).ok());
  QTRY_VERIFY(asked.contains(1));
  QCOMPARE(asked.first(), 2);
  QCOMPARE(asked.value(1), 3);
  bool kept = false;
  for (const Action &action : ticked)
    kept =
        kept || (action.type != ActionType::Ron && std::find(said.begin(), said.end(), action) != said.end());
  QVERIFY(kept);
}

void TestResume::aReplacedProgramStaysReplaced() {
  QTemporaryDir folder;
  QString path;
  MatchSetup setup = quickSetup(QStringLiteral("replaced"), 1);
  setup.seats[2].kind = PlayerKind::External;
  setup.seats[2].program.command = QStringLiteral("/no/such/program");
  {
    ResumedTable table(folder.path());
    QSignalSpy failed(&table.controller, &GameController::playerFailed);
    table.humans.stopAfter = 4;
    QVERIFY(table.controller.start(setup).ok());
    QVERIFY(table.playToQuestion());
    QCOMPARE(failed.count(), 1);
    path = table.controller.match().journalPath();
  }
  ResumedTable table(folder.path());
  QSignalSpy failed(&table.controller, &GameController::playerFailed);
  QVERIFY(table.controller.resume(path).ok());
  QVERIFY(playToEnd(table.controller));
  QCOMPARE(failed.count(), 0);
}

void TestResume::whatIsNotKeptLeavesNoFile() {
  QTemporaryDir folder;
  ResumedTable table(folder.path());
  QVERIFY(table.controller.start(quickSetup(QStringLiteral("watched")), MatchSaving::Nothing).ok());
  QVERIFY(table.controller.match().journalPath().isEmpty());
  table.controller.abandon();
  QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList());
  // Of this match only: the next one is kept.
  QVERIFY(table.controller.start(quickSetup(QStringLiteral("kept"))).ok());
  QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}

void TestResume::aFinishedMatchIsNotResumed() {
  QTemporaryDir folder;
  ResumedTable table(folder.path());
  QVERIFY(table.controller.start(quickSetup(QStringLiteral("finished"))).ok());
  QVERIFY(playToEnd(table.controller));
  const QString path = table.controller.match().journalPath();
  QVERIFY(!path.contains(QStringLiteral("playing")));
  const auto resumed = table.controller.resume(path);
  QVERIFY(!resumed.ok());
  QCOMPARE(QString::fromStdString(resumed.error().text),
           path + QStringLiteral(": this match is already finished"));
  QCOMPARE(resumed.error().code, static_cast<int>(JournalFault::Finished));
  const MatchHistory history = matchHistory(folder.path());
  QCOMPARE(history.matches.size(), std::size_t{1});
  QVERIFY(history.matches.front().finished);
  QCOMPARE(history.matches.front().result.scores, table.controller.match().view(0).board.scores);
}

void TestResume::aDamagedJournalIsRefused() {
  QTemporaryDir folder;
  QString path;
  {
    ResumedTable table(folder.path());
    table.humans.stopAfter = 5;
    QVERIFY(table.controller.start(quickSetup(QStringLiteral("damaged"), 1)).ok());
    QVERIFY(table.playToQuestion());
    path = table.controller.match().journalPath();
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
    const auto resumed = controller.resume(path);
    refused += resumed ? 0 : 1;
    QVERIFY(resumed.ok() || QString::fromStdString(resumed.error().text).contains(path));
    QVERIFY(resumed.ok() || resumed.error().code != 0);
    QVERIFY(resumed.ok() == controller.match().isRunning());
    QCoreApplication::processEvents();
  }
  QVERIFY(refused > 50);
}

void TestResume::noFolderIsSaidAndPlayGoesOn() {
  ResumedTable table(QStringLiteral("/proc/no such folder"));
  QSignalSpy changed(&table.controller, &GameController::savingChanged);
  QVERIFY(table.controller.start(quickSetup(QStringLiteral("no folder"))).ok());
  QCOMPARE(changed.count(), 0);  // not from inside start()
  QVERIFY(playToEnd(table.controller));
  QCOMPARE(changed.count(), 1);
  const std::optional<JournalProblem> problem = table.controller.match().savingProblem();
  QVERIFY(problem.has_value());
  QCOMPARE(problem->fault, JournalFault::NoFolder);
  QCOMPARE(problem->path, QStringLiteral("/proc/no such folder"));
  QVERIFY(table.controller.match().journalPath().isEmpty());
}

JANSO_TEST(TestResume);
#include "tst_resume.moc"
