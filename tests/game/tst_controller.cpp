// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Whole matches through the controller: who is asked, what the screen is told, and what it is not told.
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <set>
#include <thread>

#include "game/gamecontroller.h"
#include "game/leapingloop.h"
#include "game/matchhelpers.h"
#include "records/journalreplay.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

class TestController : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void botsPlayAWholeMatch_data();
  void botsPlayAWholeMatch();
  void aSeedRepeatsTheMatch();
  void aHumanIsAskedAndAnswers();
  void decisionsComeWithTheTrueView();
  void lateAndIllegalAnswersChangeNothing();
  void pauseStopsEverything();
  void theViewerSeesNoHiddenTile_data();
  void theViewerSeesNoHiddenTile();
  void openHandsAreOpen();
  void everyDiscardPausesAlike();
  void theNextHandWaitsForTheHuman();
  void nothingRunsWhileAHumanThinks();
  void theEventLoopStaysFree();
  void aMatchMayBeLeftFromInsideASignal();
  void theDealerMayEndTheMatch();
  void aDeniedWinIsSaidToALoneHuman();
  void badSetupsAreRefused_data();
  void badSetupsAreRefused();
};

void TestController::botsPlayAWholeMatch_data() {
  QTest::addColumn<QString>("preset");
  for (const Preset &preset : presets()) {
    const QString id = QString::fromLatin1(preset.id.data(), static_cast<qsizetype>(preset.id.size()));
    QTest::newRow(qPrintable(id)) << id;
  }
}

void TestController::botsPlayAWholeMatch() {
  QFETCH(QString, preset);
  GameController controller;
  controller.setJournalFolder({});
  controller.setPacing(Pacing::instant());
  QSignalSpy events(&controller, &GameController::eventHappened);
  QSignalSpy ended(&controller, &GameController::matchEnded);
  QSignalSpy asked(&controller, &GameController::decisionRequested);
  QSignalSpy failed(&controller, &GameController::playerFailed);
  MatchSetup setup = quickSetup(preset);
  setup.rules = findPreset(preset.toStdString())->make();
  QVERIFY(controller.start(setup).ok());
  QVERIFY(controller.match().isRunning());
  QVERIFY(playToEnd(controller));
  QCOMPARE(ended.count(), 1);
  QCOMPARE(asked.count(), 0);
  QCOMPARE(failed.count(), 0);
  QCOMPARE(events.count(), controller.match().eventCount());
  const auto result = ended.at(0).at(0).value<MatchResult>();
  int sum = 0;
  for (const std::int32_t score : result.scores)
    sum += score;
  QCOMPARE(sum, setup.rules.players * setup.rules.startingPoints);
  QCOMPARE(static_cast<int>(controller.match().view(0).board.phase), static_cast<int>(BoardPhase::MatchOver));
  QCOMPARE(controller.match().view(0).board.scores, result.scores);
}

void TestController::aSeedRepeatsTheMatch() {
  std::vector<Event> first;
  for (int round = 0; round < 2; ++round) {
    GameController controller;
    controller.setJournalFolder({});
    controller.setPacing(Pacing::instant());
    std::vector<Event> events;
    connect(&controller, &GameController::eventHappened, this,
            [&](const Event &event) { events.push_back(event); });
    QVERIFY(controller.start(quickSetup(QStringLiteral("again"))).ok());
    QVERIFY(playToEnd(controller));
    if (round == 0)
      first = events;
    else
      QVERIFY(events == first);
  }
  QVERIFY(first.size() > 100);
}

void TestController::aHumanIsAskedAndAnswers() {
  GameController controller;
  controller.setJournalFolder({});
  controller.setPacing(Pacing::instant());
  FakeHumans human(&controller);
  QSignalSpy closed(&controller, &GameController::decisionClosed);
  QSignalSpy ended(&controller, &GameController::matchEnded);
  std::set<std::uint32_t> ids;
  bool onlySeat2 = true;
  connect(&controller, &GameController::decisionRequested, this,
          [&](const Decision &decision, const SeatView &view) {
            ids.insert(decision.id);
            onlySeat2 &= decision.seat == 2 && view.seat == 2;
          });
  MatchSetup setup = quickSetup(QStringLiteral("one human"));
  setup.seats[2].kind = PlayerKind::Human;
  QVERIFY(controller.start(setup).ok());
  QCOMPARE(controller.match().viewer(), 2);
  QVERIFY(controller.match().setup().isHuman(2) && !controller.match().setup().isHuman(1));
  QVERIFY(playToEnd(controller));
  QCOMPARE(ended.count(), 1);
  QVERIFY(human.asked > 20);
  QVERIFY(onlySeat2);
  QCOMPARE(static_cast<int>(ids.size()), human.asked);  // every request has its own id
  QCOMPARE(static_cast<int>(closed.count()), human.asked);
  QCOMPARE(human.ordersAsked, 0);
  QVERIFY(!controller.match().pendingDecision(2));
}

void TestController::decisionsComeWithTheTrueView() {
  GameController controller;
  controller.setJournalFolder({});
  controller.setPacing(Pacing::instant());
  FakeHumans humans(&controller);
  SeatView folded = emptyView(0);
  int compared = 0;
  bool same = true;
  connect(&controller, &GameController::eventHappened, this, [&](const Event &event) {
    folded.apply(event);
    same &= folded == controller.match().view(0);
  });
  // Connected after the fake human: the view in the signal is from before its answer.
  connect(&controller, &GameController::decisionRequested, this, [&](const Decision &, const SeatView &view) {
    ++compared;
    same &= view == folded;
  });
  QVERIFY(controller.start(quickSetup(QStringLiteral("views"), 1)).ok());
  QVERIFY(playToEnd(controller));
  QVERIFY(compared > 20);
  QVERIFY(same);
}

void TestController::lateAndIllegalAnswersChangeNothing() {
  GameController controller;
  controller.setJournalFolder({});
  controller.setPacing(Pacing::instant());
  QSignalSpy rejected(&controller, &GameController::actionRejected);
  QSignalSpy requested(&controller, &GameController::decisionRequested);
  QVERIFY(controller.start(quickSetup(QStringLiteral("late"), 1)).ok());
  QVERIFY(QTest::qWaitFor([&] { return requested.count() == 1; }));
  const Decision first = *controller.match().pendingDecision(0);
  QCOMPARE(first, requested.at(0).at(0).value<Decision>());
  const int events = controller.match().eventCount();

  Action illegal;  // the dealer must discard
  controller.match().submitAction(0, first.id, illegal);
  QCOMPARE(rejected.count(), 1);
  controller.match().submitAction(1, first.id, first.legal.front());  // a bot's seat
  QCOMPARE(rejected.count(), 2);
  controller.match().submitAction(0, first.id + 1000, first.legal.front());
  QCOMPARE(rejected.count(), 3);
  QVERIFY(rejected.at(0).at(1).value<Rejection>() == Rejection::Illegal);
  QVERIFY(rejected.at(1).at(1).value<Rejection>() == Rejection::NotHuman);
  QVERIFY(rejected.at(2).at(1).value<Rejection>() == Rejection::Stale);
  QCOMPARE(controller.match().pendingDecision(0), std::optional<Decision>(first));
  processPendingEvents();
  QCOMPARE(controller.match().eventCount(), events);

  controller.match().submitAction(0, first.id, first.legal.front());
  QCOMPARE(rejected.count(), 3);
  controller.match().submitAction(0, first.id, first.legal.front());  // a double click
  QCOMPARE(rejected.count(), 4);
  QVERIFY(QTest::qWaitFor([&] { return requested.count() == 2; }));
  controller.match().submitAction(0, first.id, first.legal.front());  // a late one
  QCOMPARE(rejected.count(), 5);
  QCOMPARE(rejected.at(4).at(0).value<std::uint32_t>(), first.id);
  QCOMPARE(controller.match().pendingDecision(0)->id, requested.at(1).at(0).value<Decision>().id);
}

void TestController::pauseStopsEverything() {
  GameController controller;
  controller.setJournalFolder({});
  controller.setPacing(Pacing::instant());
  // Paused just before a bot is asked: its answer comes, and must be all that happens.
  int events = 0;
  int answers = 0;
  bool paused = false;
  const QMetaObject::Connection pauses =
      connect(&controller, &GameController::eventHappened, this, [&](const Event &event) {
        events = controller.match().eventCount();
        answers = 0;
        paused = paused || (events > 30 && std::holds_alternative<Tsumo>(event));
        controller.setPaused(paused);
      });
  connect(&controller, &GameController::machineAnswered, this, [&] { ++answers; });
  QVERIFY(controller.start(quickSetup(QStringLiteral("pause"))).ok());
  QVERIFY(QTest::qWaitFor([&] { return paused && answers == 1; }, 60000));
  processPendingEvents();
  QCOMPARE(answers, 1);
  QCOMPARE(controller.match().eventCount(), events);
  disconnect(pauses);
  QVERIFY(controller.match().isRunning());
  controller.setPaused(false);
  QVERIFY(playToEnd(controller));
  QVERIFY(controller.match().eventCount() > events);
}

void TestController::theViewerSeesNoHiddenTile_data() {
  QTest::addColumn<int>("viewer");
  for (int seat = 0; seat < 4; ++seat)
    QTest::addRow("seat %d looks", seat) << seat;
}

void TestController::theViewerSeesNoHiddenTile() {
  QFETCH(int, viewer);
  GameController controller;
  controller.setJournalFolder({});
  controller.setPacing(Pacing::instant());
  int hidden = 0;
  int own = 0;
  bool leak = false;
  connect(&controller, &GameController::eventHappened, this, [&](const Event &event) {
    if (const auto *tsumo = std::get_if<Tsumo>(&event)) {
      leak |= tsumo->seat != viewer && tsumo->tile.isKnown();
      (tsumo->seat == viewer ? own : hidden) += 1;
      leak |= tsumo->seat == viewer && !tsumo->tile.isKnown();
    }
    if (const auto *started = std::get_if<KyokuStarted>(&event)) {
      for (int seat = 0; seat < 4; ++seat) {
        for (const Tile tile : started->hands[static_cast<std::size_t>(seat)])
          leak |= tile.isKnown() != (seat == viewer);
      }
    }
    if (const auto *ended = std::get_if<MatchStarted>(&event))
      leak |= ended->info->wallCommitment.empty();
    for (const HandTiles &hand : controller.match().view(viewer).opened)
      leak |= !hand.empty();
  });
  QVERIFY(controller.start(quickSetup(QStringLiteral("masks"))).ok());
  controller.match().setViewer(viewer);
  QVERIFY(playToEnd(controller));
  QVERIFY(!leak);
  QVERIFY(hidden > own && own > 10);
}

void TestController::openHandsAreOpen() {
  GameController controller;
  controller.setJournalFolder({});
  controller.setPacing(Pacing::instant());
  bool closed = false;
  connect(&controller, &GameController::eventHappened, this, [&](const Event &event) {
    if (const auto *tsumo = std::get_if<Tsumo>(&event)) {
      closed |= !tsumo->tile.isKnown();
      const SeatView view = controller.match().view(0);
      for (int seat = 1; seat < 4; ++seat)
        closed |= view.opened[static_cast<std::size_t>(seat)].size() !=
                  view.board.players[static_cast<std::size_t>(seat)].concealed;
    }
  });
  MatchSetup setup = quickSetup(QStringLiteral("open"));
  setup.openHands = true;
  QVERIFY(controller.start(setup).ok());
  QVERIFY(playToEnd(controller));
  QVERIFY(!closed);
}

// However many may call it, and whatever they think, nothing follows a discard before the pause is over.
void TestController::everyDiscardPausesAlike() {
  GameController controller;
  controller.setJournalFolder({});
  Pacing pacing = Pacing::instant();
  pacing.afterDiscard = 3'600'000;  // over when the test says so
  controller.setPacing(pacing);
  FakeHumans humans(&controller);
  humans.armAll = true;
  int discards = 0;
  connect(&controller, &GameController::eventHappened, this,
          [&](const Event &event) { discards += std::holds_alternative<Dahai>(event) ? 1 : 0; });
  QVERIFY(controller.start(quickSetup(QStringLiteral("pauses"), 2)).ok());
  for (int pause = 1; pause <= 60; ++pause) {
    QVERIFY(QTest::qWaitFor([&] { return discards >= pause; }, 60000));
    const int events = controller.match().eventCount();
    processPendingEvents();
    QCOMPARE(controller.match().eventCount(), events);
    QCOMPARE(discards, pause);
    controller.setPacing(pacing);  // begins anew what is going on
  }
}

void TestController::theNextHandWaitsForTheHuman() {
  GameController controller;
  controller.setJournalFolder({});
  controller.setPacing(Pacing::instant());
  FakeHumans human(&controller);
  QSignalSpy handEnded(&controller, &GameController::handEnded);
  connect(&controller, &GameController::handEnded, this, [&] { controller.setPaused(false); });
  QVERIFY(controller.start(quickSetup(QStringLiteral("hands"), 1)).ok());
  // The helper answers everything but the end of the hand.
  disconnect(&controller, &GameController::handEnded, &human, nullptr);
  QVERIFY(QTest::qWaitFor([&] { return handEnded.count() == 1 || !controller.match().isRunning(); }, 60000));
  QVERIFY(controller.match().isRunning());
  const int events = controller.match().eventCount();
  processPendingEvents();
  QCOMPARE(controller.match().eventCount(), events);
  controller.match().continueAfterHand();
  controller.match().continueAfterHand();  // a second click deals no second hand
  QVERIFY(QTest::qWaitFor([&] { return controller.match().eventCount() > events; }));
  QCOMPARE(handEnded.count(), 1);
}

void TestController::nothingRunsWhileAHumanThinks() {
  int asked = 0;
  int pauses = 0;
  int turns = 0;
  constexpr int kMostTurns = 1000;
  std::thread table([&] {
    auto *loop = new LeapingLoop;
    QThread::currentThread()->setEventDispatcher(loop);
    GameController controller;
    controller.setPacing(Pacing{});
    QObject::connect(&controller, &GameController::decisionRequested, [&asked] { ++asked; });
    const Result<bool> started = controller.start(quickSetup(QStringLiteral("idle"), 1));
    while (started && asked == 0 && loop->processEvents(QEventLoop::AllEvents)) {
    }
    pauses = loop->fired();
    // What is still under way ends; whatever looks at the clock again and again never does.
    while (turns < kMostTurns && loop->processEvents(QEventLoop::AllEvents))
      ++turns;
  });
  table.join();
  QCOMPARE(asked, 1);
  QVERIFY(pauses > 0);  // or the loop would have missed the timers
  QVERIFY2(turns < kMostTurns, "something runs though nothing happens");
}

void TestController::theEventLoopStaysFree() {
  GameController controller;
  controller.setJournalFolder({});
  controller.setPacing(Pacing::instant());
  // A timer of 0 ms fires once in every turn of the loop: no turn may hold a large part of the match.
  QTimer turns;
  int inThisTurn = 0;
  int most = 0;
  int events = 0;
  connect(&turns, &QTimer::timeout, this, [&] { inThisTurn = 0; });
  connect(&controller, &GameController::eventHappened, this, [&] {
    ++events;
    most = std::max(most, ++inThisTurn);
  });
  turns.start(0);
  MatchSetup setup = quickSetup(QStringLiteral("free"));
  setup.rules.length = MatchLength::South;
  QVERIFY(controller.start(setup).ok());
  QVERIFY(playToEnd(controller));
  QVERIFY2(most < events / 4, qPrintable(QStringLiteral("%1 of %2").arg(most).arg(events)));
}

void TestController::aMatchMayBeLeftFromInsideASignal() {
  GameController controller;
  controller.setJournalFolder({});
  controller.setPacing(Pacing::instant());
  int afterwards = 0;
  int matches = 1;
  connect(&controller, &GameController::eventHappened, this, [&](const Event &) {
    afterwards += controller.match().isRunning() ? 0 : 1;
    if (controller.match().eventCount() == 40 && matches == 1) {
      ++matches;
      QVERIFY(controller.start(quickSetup(QStringLiteral("second"))).ok());
    } else if (controller.match().eventCount() == 60) {
      controller.abandon();
    }
  });
  QVERIFY(controller.start(quickSetup(QStringLiteral("first"))).ok());
  QVERIFY(playToEnd(controller));
  QCOMPARE(matches, 2);
  processPendingEvents();
  QCOMPARE(afterwards, 0);
  QCOMPARE(controller.match().eventCount(), 60);
}

void TestController::theDealerMayEndTheMatch() {
  int stopped = 0;
  for (int round = 0; round < 40 && stopped == 0; ++round) {
    QTemporaryDir folder;
    GameController controller;
    controller.setJournalFolder(folder.path());
    controller.setPacing(Pacing::instant());
    FakeHumans humans(&controller);
    humans.builds = true;
    disconnect(&controller, &GameController::handEnded, &humans, nullptr);
    QSignalSpy ended(&controller, &GameController::matchEnded);
    connect(&controller, &GameController::handEnded, this, [&] {
      if (controller.match().canStop() >= 0) {
        ++stopped;
        controller.match().stopMatch();
      } else {
        controller.match().stopMatch();  // nobody may: nothing happens
        controller.match().continueAfterHand();
      }
    });
    MatchSetup setup = quickSetup(QStringLiteral("yame %1").arg(round), 4);
    setup.rules.agariYame = Yame::Asked;
    setup.rules.tenpaiYame = Yame::Asked;
    setup.rules.bankruptcy = Bankruptcy::None;
    QVERIFY(controller.start(setup).ok());
    QVERIFY(playToEnd(controller));
    QCOMPARE(ended.count(), 1);
    if (stopped == 0)
      continue;
    QCOMPARE(ended.at(0).at(0).value<MatchResult>().place[3], std::int8_t{1});  // the last dealer
    const Result<Journal> journal = readJournal(controller.match().journalPath());
    QVERIFY(journal.ok() && journal->finished);
    const Result<ReplayedJournal> replayed = replayJournal(*journal);
    QVERIFY2(replayed.ok(), replayed.ok() ? "" : replayed.error().text.c_str());
    QVERIFY(replayed->match.isOver());
  }
  QCOMPARE(stopped, 1);
}

// The human draws and discards without a thought and so is soon furiten or without a yaku.
void TestController::aDeniedWinIsSaidToALoneHuman() {
  for (const int humansAtTable : {1, 2}) {
    int denied = 0;
    for (int round = 0; round < 30 && denied == 0; ++round) {
      GameController controller;
      controller.setJournalFolder({});
      controller.setPacing(Pacing::instant());
      FakeHumans humans(&controller);
      humans.builds = true;
      connect(&controller, &GameController::winDenied, this, [&](int seat, const Denial &denial) {
        ++denied;
        QVERIFY(controller.match().setup().isHuman(seat));
        QCOMPARE(static_cast<int>(denial.type), static_cast<int>(ActionType::Ron));
        QVERIFY(denial.reason != DenialReason::None);
        // Said when the tile lies there, not when the table already knows it.
        QCOMPARE(static_cast<int>(controller.match().view(seat).board.phase),
                 static_cast<int>(BoardPhase::AfterDahai));
      });
      QVERIFY(controller.start(quickSetup(QStringLiteral("denied %1").arg(round), humansAtTable)).ok());
      QVERIFY(playToEnd(controller));
      if (humansAtTable == 2 && round >= 3)
        break;
    }
    QCOMPARE(denied > 0, humansAtTable == 1);
  }
}

void TestController::badSetupsAreRefused_data() {
  QTest::addColumn<QString>("botId");
  QTest::addColumn<QString>("command");
  QTest::addColumn<QString>("error");
  QTest::newRow("unknown bot") << QStringLiteral("nobody") << QString()
                               << QStringLiteral("seat 2: there is no bot 'nobody'");
  QTest::newRow("external without a program")
      << QString() << QStringLiteral(" ") << QStringLiteral("seat 2: no program is given");
}

void TestController::badSetupsAreRefused() {
  QFETCH(QString, botId);
  QFETCH(QString, command);
  QFETCH(QString, error);
  GameController controller;
  controller.setJournalFolder({});
  MatchSetup setup = quickSetup(QStringLiteral("bad"));
  setup.seats[1].botId = botId;
  if (!command.isEmpty()) {
    setup.seats[1].kind = PlayerKind::External;
    setup.seats[1].program.command = command;
  }
  const Result<bool> started = controller.start(setup);
  QVERIFY(!started.ok());
  QCOMPARE(QString::fromStdString(started.error().text), error);
  QVERIFY(!controller.match().isRunning());
}

JANSO_TEST(TestController);
#include "tst_controller.moc"
