// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Several humans at one screen: who is asked for a call, and what nobody may notice.
#include <QTemporaryDir>
#include <QTest>
#include <set>
#include <vector>

#include "game/gamecontroller.h"
#include "game/matchhelpers.h"
#include "game/standingorders.h"
#include "records/journal.h"
#include "support/testprogram.h"
#include "table/match.h"

using namespace janso;
using namespace janso::test;

class TestHotSeat : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void standingOrdersNeverPrompt();
  void callsAreArmedBeforeTheFirstTurn_data();
  void callsAreArmedBeforeTheFirstTurn();
  void anArmedWinIsNeverLost();
  void everybodyIsAskedOnEveryDiscard();
  void everybodyOfThreeIsAsked();
  void onlyWhoCanIsAsked();
  void whoAnsweredLastIsKnownAgain();
};

void TestHotSeat::standingOrdersNeverPrompt() {
  GameController controller;
  controller.setJournalFolder({});
  controller.setPacing(Pacing::instant());
  FakeHumans humans(&controller);
  humans.armAll = true;
  int claimPrompts = 0;
  int discards = 0;
  int dealt = 0;  // hands to humans who do not deal
  int calls = 0;
  connect(&controller, &GameController::decisionRequested, this,
          [&](const Decision &decision, const SeatView &) {
            claimPrompts += decision.legal.front().type == ActionType::Skip ? 1 : 0;
          });
  connect(&controller, &GameController::eventHappened, this, [&](const Event &event) {
    if (const auto *dahai = std::get_if<Dahai>(&event))
      discards += controller.match().setup().isHuman(dahai->seat) ? 1 : 0;
    if (const auto *deal = std::get_if<KyokuStarted>(&event))
      dealt += controller.match().setup().isHuman(deal->dealer) ? 2 : 3;
    if (const auto *call = std::get_if<Call>(&event))
      calls += controller.match().setup().isHuman(call->seat) && call->meld.type != MeldType::Ankan ? 1 : 0;
  });
  QVERIFY(controller.start(quickSetup(QStringLiteral("standing"), 3)).ok());
  QVERIFY(playToEnd(controller));
  QCOMPARE(claimPrompts, 0);
  QVERIFY(discards > 30);
  QCOMPARE(humans.ordersAsked, discards + dealt);  // also when there is nothing to arm
  QVERIFY(calls > 3);                              // armed calls are made
}

void TestHotSeat::callsAreArmedBeforeTheFirstTurn_data() {
  QTest::addColumn<int>("humans");
  QTest::addColumn<bool>("wanted");
  QTest::addColumn<QList<int>>("asked");  // after the first deal, whose dealer is seat 0
  QTest::newRow("four humans") << 4 << true << QList<int>{1, 2, 3};
  QTest::newRow("two humans, one of them deals") << 2 << true << QList<int>{1};
  QTest::newRow("a single human is asked when it can call") << 1 << true << QList<int>();
  QTest::newRow("nobody wants it") << 4 << false << QList<int>();
}

// All of them, one after the other, whatever they hold; and the dealer draws only then.
void TestHotSeat::callsAreArmedBeforeTheFirstTurn() {
  QFETCH(int, humans);
  QFETCH(bool, wanted);
  QFETCH(QList<int>, asked);
  GameController controller;
  controller.setJournalFolder({});
  controller.setPacing(Pacing::instant());
  FakeHumans people(&controller);
  people.stopAfter = 0;
  QList<int> seats;
  connect(&controller, &GameController::standingOrdersRequested, this, [&](int seat) { seats << seat; });
  int before = -1;  // questions before the first draw
  connect(&controller, &GameController::eventHappened, this, [&](const Event &event) {
    if (std::holds_alternative<Tsumo>(event) && before < 0)
      before = static_cast<int>(seats.size());
  });
  MatchSetup setup = quickSetup(QStringLiteral("first"), humans);
  setup.callsBeforeFirstTurn = wanted;
  QVERIFY(controller.start(setup).ok());
  QTRY_VERIFY(controller.match().pendingDecision(0));
  QCOMPARE(seats, asked);
  QCOMPARE(before, static_cast<int>(asked.size()));
}

void TestHotSeat::anArmedWinIsNeverLost() {
  int offered = 0;
  for (int round = 0; round < 12 && offered < 4; ++round) {
    QTemporaryDir folder;
    GameController controller;
    controller.setJournalFolder(folder.path());
    controller.setPacing(Pacing::instant());
    FakeHumans humans(&controller);
    humans.builds = true;
    QVERIFY(controller.start(quickSetup(QStringLiteral("armed %1").arg(round), 4)).ok());
    QVERIFY(playToEnd(controller));
    const Result<Journal> journal = readJournal(controller.match().journalPath());
    QVERIFY(journal.ok());
    Match match(journal->header.rules, journal->header.names, journal->header.seed);
    std::vector<Event> events;
    for (const JournalEntry &entry : journal->entries) {
      const auto *answer = std::get_if<JournalAnswer>(&entry.what);
      if (answer == nullptr)
        continue;
      while (match.canAdvance())
        match.advance(events);
      const Decision *decision = match.decisionOf(answer->seat);
      QVERIFY(decision != nullptr);
      const bool ron = std::any_of(decision->legal.begin(), decision->legal.end(),
                                   [](const Action &action) { return action.type == ActionType::Ron; });
      offered += ron ? 1 : 0;
      if (ron)
        QCOMPARE(static_cast<int>(answer->action.type), static_cast<int>(ActionType::Ron));
      QVERIFY(match.answer(answer->seat, answer->decisionId, answer->action) == AnswerStatus::Accepted);
    }
  }
  QVERIFY(offered >= 1);
}

void TestHotSeat::everybodyIsAskedOnEveryDiscard() {
  GameController controller;
  controller.setJournalFolder({});
  controller.setPacing(Pacing::instant());
  FakeHumans humans(&controller);
  int discards = 0;
  int claims = 0;
  int owed = 0;
  int otherClaims = 0;  // added and closed kans
  connect(&controller, &GameController::decisionRequested, this,
          [&](const Decision &decision, const SeatView &) {
            claims += decision.legal.front().type == ActionType::Skip ? 1 : 0;
          });
  connect(&controller, &GameController::eventHappened, this, [&](const Event &event) {
    if (const auto *dahai = std::get_if<Dahai>(&event)) {
      ++discards;
      owed += dahai->seat == 3 ? 3 : 2;
    }
    if (const auto *call = std::get_if<Call>(&event)) {
      if (call->meld.type == MeldType::Kakan || call->meld.type == MeldType::Ankan)
        otherClaims += call->seat == 3 ? 3 : 2;
    }
  });
  MatchSetup setup = quickSetup(QStringLiteral("everyone"), 3);
  setup.callMode = CallMode::AskEveryone;
  QVERIFY(controller.start(setup).ok());
  QVERIFY(playToEnd(controller));
  QVERIFY(discards > 50);
  QCOMPARE(claims, owed + otherClaims);
  QCOMPARE(humans.ordersAsked, 0);
}

// Three humans at a table of three: everybody but the one who discards, or sets a North aside, is asked.
void TestHotSeat::everybodyOfThreeIsAsked() {
  GameController controller;
  controller.setJournalFolder({});
  controller.setPacing(Pacing::instant());
  FakeHumans humans(&controller);
  int claims = 0;
  int owed = 0;
  int norths = 0;
  connect(&controller, &GameController::decisionRequested, this,
          [&](const Decision &decision, const SeatView &) {
            QVERIFY(decision.seat < 3);
            claims += decision.legal.front().type == ActionType::Skip ? 1 : 0;
          });
  connect(&controller, &GameController::eventHappened, this, [&](const Event &event) {
    const auto *call = std::get_if<Call>(&event);
    const bool kan =
        call != nullptr && (call->meld.type == MeldType::Kakan || call->meld.type == MeldType::Ankan);
    norths += std::holds_alternative<Kita>(event) ? 1 : 0;
    if (std::holds_alternative<Dahai>(event) || std::holds_alternative<Kita>(event) || kan)
      owed += 2;
  });
  MatchSetup setup = quickSetup(QStringLiteral("everyone of three"), 3, tenhouSanma());
  setup.callMode = CallMode::AskEveryone;
  QCOMPARE(setup.humans(), 3);
  QVERIFY(controller.start(setup).ok());
  QVERIFY(playToEnd(controller));
  QVERIFY(norths > 0);
  QCOMPARE(claims, owed);
}

void TestHotSeat::onlyWhoCanIsAsked() {
  GameController controller;
  controller.setJournalFolder({});
  controller.setPacing(Pacing::instant());
  FakeHumans humans(&controller);
  int emptyPrompts = 0;
  int claims = 0;
  connect(
      &controller, &GameController::decisionRequested, this, [&](const Decision &decision, const SeatView &) {
        emptyPrompts += decision.legal.size() == 1 && decision.legal.front().type == ActionType::Skip ? 1 : 0;
        claims += decision.legal.front().type == ActionType::Skip ? 1 : 0;
      });
  MatchSetup setup = quickSetup(QStringLiteral("who can"), 3);
  setup.callMode = CallMode::AskWhoCan;
  QVERIFY(controller.start(setup).ok());
  QVERIFY(playToEnd(controller));
  QVERIFY(claims > 5);
  QCOMPARE(emptyPrompts, 0);
  QCOMPARE(humans.ordersAsked, 0);
}

// When the match goes on later; the table lies for that one, as it lay.
void TestHotSeat::whoAnsweredLastIsKnownAgain() {
  std::set<int> seats;
  for (const int after : {4, 5, 6, 7}) {
    const QTemporaryDir folder;
    QString path;
    std::vector<int> asked;
    {
      GameController controller;
      controller.setJournalFolder(folder.path());
      controller.setPacing(Pacing::instant());
      FakeHumans humans(&controller);
      humans.stopAfter = after;
      connect(&controller, &GameController::decisionRequested, this,
              [&asked](const Decision &decision) { asked.push_back(decision.seat); });
      QVERIFY(controller.start(quickSetup(QStringLiteral("at the screen"), 2)).ok());
      QVERIFY(QTest::qWaitFor([&] { return humans.asked > after; }, 60000));
      QCOMPARE(controller.match().lastToAnswer(), asked[asked.size() - 2]);  // the last one has not
      path = controller.match().journalPath();
    }
    GameController controller;
    QVERIFY(controller.resume(path).ok());
    QCOMPARE(controller.match().lastToAnswer(), asked[asked.size() - 2]);
    seats.insert(controller.match().lastToAnswer());
  }
  QCOMPARE(seats.size(), std::size_t{2});
}

JANSO_TEST(TestHotSeat);
#include "tst_hotseat.moc"
