// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The open question of the table without a table: put, answered, refused, taken away.
#include <QSignalSpy>
#include <QTest>

#include "support/tableviews.h"
#include "support/testprogram.h"
#include "widgets/decision/openquestion.h"

using namespace janso;
using namespace janso::test;

namespace {

class Refuser : public ActionGuard {
 public:
  bool allows(const Decision &, const Action &) override { return false; }
};

// At once: nothing waits for a clock.
struct QuestionCase {
  TableState state;
  OpenQuestion question{state};
  QSignalSpy begun{&question, &OpenQuestion::begun};
  QSignalSpy chosen{&question, &OpenQuestion::chosen};
  QSignalSpy answered{&question, &OpenQuestion::answered};

  QuestionCase() {
    state.options.speed = 0;
    state.take(ownTurn());
  }
  Decision decision() const { return discardDecision(state.view); }
};

}  // namespace

class TestOpenQuestion : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void answerCarriesTheNumberOfTheQuestion();
  void aRefusedAnswerStartsOver();
  void togglesAnswerByThemselves();
  void restartStaysSilent();
  void clearedQuestionTakesNoAnswer();
  void handKeepsItsOrderWhileItIsTheSame();
};

void TestOpenQuestion::answerCarriesTheNumberOfTheQuestion() {
  QuestionCase asked;
  asked.question.put(asked.decision());
  asked.question.answer(asked.decision().legal[0]);
  QCOMPARE(asked.chosen.size(), 1);
  QCOMPARE(asked.answered.size(), 1);
  QCOMPARE(asked.answered[0][0].toUInt(), asked.decision().id);
  QVERIFY2(asked.state.flow.isActive(), "whoever put it takes it away");
}

void TestOpenQuestion::aRefusedAnswerStartsOver() {
  QuestionCase asked;
  Refuser refuser;
  asked.state.flow.addGuard(&refuser);
  asked.question.put(asked.decision());
  asked.question.answer(asked.decision().legal[0]);
  QCOMPARE(asked.chosen.size(), 1);
  QVERIFY(asked.answered.isEmpty());
  QCOMPARE(asked.begun.size(), 2);
}

void TestOpenQuestion::togglesAnswerByThemselves() {
  QuestionCase asked;
  asked.state.toggles.setValues({.autoDiscard = true});
  asked.question.put(asked.decision());
  QVERIFY2(asked.answered.isEmpty(), "the question is shown first");
  QTRY_COMPARE(asked.answered.size(), 1);
  QVERIFY(asked.answered[0][1].value<Action>().tsumogiri);
}

void TestOpenQuestion::restartStaysSilent() {
  QuestionCase asked;
  asked.state.toggles.setValues({.autoDiscard = true});
  asked.question.put(asked.decision());
  asked.question.restart();
  QCoreApplication::processEvents();
  QVERIFY(asked.answered.isEmpty());
  QCOMPARE(asked.begun.size(), 2);
}

void TestOpenQuestion::clearedQuestionTakesNoAnswer() {
  QuestionCase asked;
  QSignalSpy cleared(&asked.question, &OpenQuestion::cleared);
  asked.question.put(asked.decision());
  asked.question.clear();
  asked.question.answer(asked.decision().legal[0]);
  QCOMPARE(cleared.size(), 1);
  QVERIFY(asked.chosen.isEmpty());
  QVERIFY(asked.answered.isEmpty());
}

// Unsorted, a new tile stands at the end; the next hand begins in its own order.
void TestOpenQuestion::handKeepsItsOrderWhileItIsTheSame() {
  TableState state;
  state.toggles.setValues({.sort = false});
  SeatView view = ownTurn();
  const auto hold = [&view](const char *hand) {
    view.hand.clear();
    for (const Tile tile : tiles(hand))
      view.hand.push_back(tile);
  };
  hold("246m");
  state.take(view);
  hold("124m");
  state.take(view);
  QVERIFY(state.hand == tiles("241m"));
  ++view.board.honba;
  state.take(view);
  QVERIFY(state.hand == tiles("124m"));
}

JANSO_TEST(TestOpenQuestion);
#include "tst_openquestion.moc"
