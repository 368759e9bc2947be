// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One screen for several people: who is asked next, whose hand is open, when the curtain falls.
#include <QTest>

#include "game/hotseat.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

using Step = HotSeat::Step;

void ask(HotSeat &screen, int seat, std::uint32_t id) {
  Decision decision;
  decision.seat = static_cast<std::int8_t>(seat);
  decision.id = id;
  screen.ask(decision, emptyView(seat));
}

// Hands are kept apart, and `seat` looks at its own.
HotSeat lookedAtBy(int seat) {
  HotSeat screen;
  screen.begin(true);
  ask(screen, seat, 1);
  screen.next();
  screen.liftCurtain(seat);
  screen.next();
  return screen;
}

Event discardOf(int seat) {
  Dahai dahai;
  dahai.seat = static_cast<std::int8_t>(seat);
  return dahai;
}

}  // namespace

class TestHotSeatOrder : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void openHandsNeedNoCurtain();
  void curtainComesBeforeTheFirstQuestion();
  void sameSeatIsAskedOnWithoutCurtain();
  void curtainComesBetweenTwo();
  void curtainRisesWithItsQuestion();
  void curtainStaysForTheNextQuestionOfItsSeat();
  void goneQuestionIsNotShown();
  void questionCarriesItsView();
  void discardClosesTheHand();
  void handStaysOpenWhileCallsAreArmed();
  void winAndDrawCloseTheHand();
  void newMatchBeginsWithNothing();
};

void TestHotSeatOrder::openHandsNeedNoCurtain() {
  HotSeat screen;
  screen.begin(false);
  ask(screen, 0, 1);
  ask(screen, 1, 2);
  QCOMPARE(screen.next(), Step::Show);
  QCOMPARE(screen.shown()->decision.seat, 0);
  QCOMPARE(screen.next(), Step::Wait);
  screen.takeShown();
  QCOMPARE(screen.next(), Step::Show);
  QCOMPARE(screen.shown()->decision.seat, 1);
  QVERIFY(!screen.hides(0));
  QVERIFY(!screen.closeHand());
}

void TestHotSeatOrder::curtainComesBeforeTheFirstQuestion() {
  HotSeat screen;
  screen.begin(true);
  QCOMPARE(screen.next(), Step::Wait);
  ask(screen, 2, 1);
  QVERIFY(screen.hides(2));
  QCOMPARE(screen.next(), Step::Curtain);
  QCOMPARE(screen.curtainSeat(), 2);
  QVERIFY(!screen.shown());
  QCOMPARE(screen.next(), Step::Wait);
  screen.liftCurtain(2);
  QCOMPARE(screen.curtainSeat(), -1);
  QVERIFY(!screen.hides(2));
  QVERIFY(screen.hides(0));
  QCOMPARE(screen.next(), Step::Show);
  QCOMPARE(screen.shown()->decision.id, 1U);
}

void TestHotSeatOrder::sameSeatIsAskedOnWithoutCurtain() {
  HotSeat screen = lookedAtBy(0);
  screen.takeShown();
  ask(screen, 0, 2);
  QCOMPARE(screen.next(), Step::Show);
}

void TestHotSeatOrder::curtainComesBetweenTwo() {
  HotSeat screen = lookedAtBy(0);
  ask(screen, 1, 2);
  QCOMPARE(screen.next(), Step::Wait);
  screen.takeShown();
  QCOMPARE(screen.next(), Step::Curtain);
  QCOMPARE(screen.curtainSeat(), 1);
  QVERIFY(screen.hides(0));
  QVERIFY(screen.hides(1));
}

void TestHotSeatOrder::curtainRisesWithItsQuestion() {
  HotSeat screen;
  screen.begin(true);
  ask(screen, 1, 7);
  ask(screen, 3, 8);
  QCOMPARE(screen.next(), Step::Curtain);
  QVERIFY(!screen.close(3, 8));
  QCOMPARE(screen.curtainSeat(), 1);
  QVERIFY(screen.close(1, 7));
  QCOMPARE(screen.curtainSeat(), -1);
  QCOMPARE(screen.next(), Step::Wait);
}

void TestHotSeatOrder::curtainStaysForTheNextQuestionOfItsSeat() {
  HotSeat screen;
  screen.begin(true);
  ask(screen, 1, 7);
  ask(screen, 1, 8);
  QCOMPARE(screen.next(), Step::Curtain);
  QVERIFY(!screen.close(1, 7));
  QCOMPARE(screen.curtainSeat(), 1);
}

void TestHotSeatOrder::goneQuestionIsNotShown() {
  HotSeat screen = lookedAtBy(0);
  ask(screen, 1, 2);
  ask(screen, 2, 3);
  screen.close(1, 2);
  screen.takeShown();
  QCOMPARE(screen.next(), Step::Curtain);
  QCOMPARE(screen.curtainSeat(), 2);
  HotSeat ended = lookedAtBy(0);
  ask(ended, 0, 2);
  ended.clearQuestions();
  ended.takeShown();
  QCOMPARE(ended.next(), Step::Wait);
}

void TestHotSeatOrder::questionCarriesItsView() {
  const HotSeat screen = lookedAtBy(3);
  QCOMPARE(screen.shown()->view.seat, 3);
}

void TestHotSeatOrder::discardClosesTheHand() {
  const HotSeat screen = lookedAtBy(0);
  QVERIFY(screen.closesAfter(discardOf(0), false));
  QVERIFY(!screen.closesAfter(discardOf(1), false));
  HotSeat closed = screen;
  QVERIFY(closed.closeHand());
  QVERIFY(closed.hides(0));
  QVERIFY(!closed.closesAfter(discardOf(0), false));
  Action skip;
  skip.type = ActionType::Skip;
  QVERIFY(HotSeat::closesWith(skip));
  Action pon;
  pon.type = ActionType::Pon;
  QVERIFY(!HotSeat::closesWith(pon));
}

void TestHotSeatOrder::handStaysOpenWhileCallsAreArmed() {
  QVERIFY(!lookedAtBy(0).closesAfter(discardOf(0), true));
}

void TestHotSeatOrder::winAndDrawCloseTheHand() {
  QVERIFY(HotSeat::closesBefore(Hora{}));
  QVERIFY(HotSeat::closesBefore(Ryukyoku{}));
  QVERIFY(!HotSeat::closesBefore(discardOf(0)));
}

void TestHotSeatOrder::newMatchBeginsWithNothing() {
  HotSeat screen = lookedAtBy(0);
  ask(screen, 1, 2);
  screen.begin(true);
  QCOMPARE(screen.openSeat(), -1);
  QVERIFY(!screen.shown());
  QCOMPARE(screen.next(), Step::Wait);
}

JANSO_TEST(TestHotSeatOrder);
#include "tst_hotseatorder.moc"
