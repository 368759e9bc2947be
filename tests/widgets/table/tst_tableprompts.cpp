// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Calls, wins and standing orders on the table: answered by key and mouse, by themselves, and no win lost.
#include <QTest>

#include "support/tableviews.h"
#include "support/testprogram.h"
#include "widgets/answeringtable.h"
#include "widgets/table/tablewidget.h"

using namespace janso;
using namespace janso::test;

class TestTablePrompts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void callKeysAnswer_data();
  void callKeysAnswer();
  void severalShapesAreChosenByKeyboard();
  void severalShapesAreChosenByMouse();
  void feltSkipsACall();
  void noStrayInputLosesAWin_data();
  void noStrayInputLosesAWin();
  void doubleClickOnSkipDoesNotPassAWin();
  void passingAWinTakesTwoSteps();
  void enterWinsAtOnce();
  void noCallsNeverHidesARon();
  void noCallsSkipsByItself();
  void autoWinWins();
  void autoDiscardStopsForAKan();
  void riichiDiscardsByItself();
  void standingOrdersStartAsTheyAreGiven();
  void arrowsWalkTheRowsOfStandingOrders();
};

void TestTablePrompts::callKeysAnswer_data() {
  QTest::addColumn<int>("key");
  QTest::addColumn<int>("type");
  QTest::newRow("P is pon") << int(Qt::Key_P) << int(ActionType::Pon);
  QTest::newRow("K is kan") << int(Qt::Key_K) << int(ActionType::Daiminkan);
  QTest::newRow("C is chi") << int(Qt::Key_C) << int(ActionType::Chi);
  QTest::newRow("X skips") << int(Qt::Key_X) << int(ActionType::Skip);
  QTest::newRow("Escape skips") << int(Qt::Key_Escape) << int(ActionType::Skip);
  QTest::newRow("Space skips") << int(Qt::Key_Space) << int(ActionType::Skip);
}

void TestTablePrompts::callKeysAnswer() {
  QFETCH(int, key);
  QFETCH(int, type);
  Table table;
  const SeatView view = test::afterDiscard();
  table.ask(test::claimDecision(
                view, {action(ActionType::Pon, "6p", "66p"), action(ActionType::Daiminkan, "6p", "666p"),
                       action(ActionType::Chi, "6p", "78p")}),
            view);
  table.key(static_cast<Qt::Key>(key));
  QCOMPARE(table.answers.size(), 1);
  QCOMPARE(static_cast<int>(table.answers[0].type), type);
}

void TestTablePrompts::severalShapesAreChosenByKeyboard() {
  Table table;
  const SeatView view = test::afterDiscard();
  const Decision decision =
      test::claimDecision(view, {action(ActionType::Chi, "6p", "40p"), action(ActionType::Chi, "6p", "07p")});
  table.ask(decision, view);
  table.key(Qt::Key_C);
  QVERIFY(table.answers.isEmpty());
  table.key(Qt::Key_Right);
  table.key(Qt::Key_Return);
  QCOMPARE(table.answers.value(0), action(ActionType::Chi, "6p", "07p"));
}

void TestTablePrompts::severalShapesAreChosenByMouse() {
  const SeatView view = test::afterDiscard();
  const Decision decision =
      test::claimDecision(view, {action(ActionType::Chi, "6p", "40p"), action(ActionType::Chi, "6p", "07p")});
  Table table;
  table.ask(decision, view);
  const QRect button = table.spokenItems().at(table.flow().tiles()).rect;
  table.click(QPoint(button.left() + button.width() / 5, button.bottom() - 12));
  QCOMPARE(table.answers.value(0), action(ActionType::Chi, "6p", "40p"));
  table.ask(decision, view);
  table.click(QPoint(button.right() - button.width() / 5, button.bottom() - 12));
  QCOMPARE(table.answers.value(1), action(ActionType::Chi, "6p", "07p"));
}

void TestTablePrompts::feltSkipsACall() {
  Table table;
  const SeatView view = test::afterDiscard();
  table.ask(test::claimDecision(view, {action(ActionType::Pon, "6p", "66p")}), view);
  table.click(table.felt());
  QCOMPARE(table.answers.value(0), action(ActionType::Skip));
}

void TestTablePrompts::noStrayInputLosesAWin_data() {
  QTest::addColumn<bool>("ron");
  QTest::addColumn<QString>("input");
  for (bool ron : {false, true}) {
    for (const char *input :
         {"space", "felt", "right", "tile", "number", "x", "escape", "down", "pon", "riichi"})
      QTest::addRow("%s and %s", ron ? "ron" : "tsumo", input) << ron << QString::fromLatin1(input);
  }
}

// Whatever is done once while a win is offered, the win can still be taken afterwards.
void TestTablePrompts::noStrayInputLosesAWin() {
  QFETCH(bool, ron);
  QFETCH(QString, input);
  Table table;
  const SeatView view = ron ? test::afterDiscard() : test::ownTurn();
  table.ask(ron ? ronDecision(view) : tsumoDecision(view), view);
  if (input == QStringLiteral("space"))
    table.key(Qt::Key_Space);
  else if (input == QStringLiteral("felt"))
    table.click(table.felt());
  else if (input == QStringLiteral("right"))
    table.click(table.felt(), Qt::RightButton);
  else if (input == QStringLiteral("tile"))
    table.click(table.tile(2));
  else if (input == QStringLiteral("number"))
    table.key(Qt::Key_3);
  else if (input == QStringLiteral("x"))
    table.key(Qt::Key_X);
  else if (input == QStringLiteral("escape"))
    table.key(Qt::Key_Escape);
  else if (input == QStringLiteral("down"))
    table.key(Qt::Key_Down);
  else if (input == QStringLiteral("pon"))
    table.key(Qt::Key_P);
  else
    table.key(Qt::Key_R);
  QVERIFY(table.answers.isEmpty());
  QVERIFY(table.flow().offersWin());
  table.key(Qt::Key_W);
  QCOMPARE(table.answers.size(), 1);
  QVERIFY(table.answers[0].isWin());
}

void TestTablePrompts::doubleClickOnSkipDoesNotPassAWin() {
  Table table;
  const SeatView view = test::afterDiscard();
  table.ask(ronDecision(view), view);
  const QPoint skip = table.button(PromptKind::Skip);
  table.click(skip);
  QTest::mouseDClick(&table, Qt::LeftButton, {}, skip);
  QTest::mouseRelease(&table, Qt::LeftButton, {}, skip);
  QVERIFY(table.answers.isEmpty());
  QVERIFY(table.hasButton(PromptKind::ConfirmSkip));
  QVERIFY(table.hasButton(PromptKind::Win));
}

void TestTablePrompts::passingAWinTakesTwoSteps() {
  Table table;
  const SeatView view = test::ownTurn();
  table.ask(tsumoDecision(view), view);
  table.click(table.tile(0));
  QVERIFY(table.answers.isEmpty());
  table.click(table.tile(0));  // the same again is still only a question
  QVERIFY(table.answers.isEmpty());
  table.click(table.button(PromptKind::ConfirmSkip));
  QCOMPARE(table.answers.value(0), action(ActionType::Dahai, "2m"));
  const SeatView claim = test::afterDiscard();
  table.ask(ronDecision(claim), claim);
  table.key(Qt::Key_X);
  QVERIFY(table.flow().asksToConfirmSkip());
  table.key(Qt::Key_X);
  QCOMPARE(table.answers.value(1), action(ActionType::Skip));
}

void TestTablePrompts::enterWinsAtOnce() {
  Table table;
  const SeatView view = test::ownTurn();
  table.ask(tsumoDecision(view), view);
  QCOMPARE(table.flow().focus().area, FocusArea::Prompt);
  table.key(Qt::Key_Return);
  QCOMPARE(table.answers.value(0).type, ActionType::Tsumo);
}

void TestTablePrompts::noCallsNeverHidesARon() {
  Table table;
  table.toggles().setValues({.noCalls = true});
  const SeatView view = test::afterDiscard();
  table.ask(ronDecision(view), view);
  QTest::qWait(5);
  QVERIFY(table.answers.isEmpty());
  QVERIFY(table.hasButton(PromptKind::Win));
  QVERIFY(!table.hasButton(PromptKind::Pon));
  QVERIFY(!table.hasButton(PromptKind::Chi));
}

void TestTablePrompts::noCallsSkipsByItself() {
  Table table;
  table.toggles().setValues({.noCalls = true});
  const SeatView view = test::afterDiscard();
  table.ask(test::claimDecision(view, {action(ActionType::Pon, "6p", "66p")}), view);
  QTRY_COMPARE(table.answers.size(), 1);
  QCOMPARE(table.answers[0].type, ActionType::Skip);
}

void TestTablePrompts::autoWinWins() {
  Table table;
  table.toggles().setValues({.autoWin = true});
  const SeatView view = test::afterDiscard();
  table.ask(ronDecision(view), view);
  QTRY_COMPARE(table.answers.size(), 1);
  QCOMPARE(table.answers[0].type, ActionType::Ron);
}

void TestTablePrompts::autoDiscardStopsForAKan() {
  Table table;
  table.toggles().setValues({.autoDiscard = true});
  const SeatView view = test::ownTurn();
  table.ask(test::discardDecision(view, {action(ActionType::Kakan, "6z")}), view);
  QTest::qWait(5);
  QVERIFY(table.answers.isEmpty());
  table.ask(test::discardDecision(view), view);
  QTRY_COMPARE(table.answers.size(), 1);
  QVERIFY(table.answers[0].tsumogiri);
}

void TestTablePrompts::riichiDiscardsByItself() {
  Table table;
  SeatView view = test::ownTurn();
  view.board.players[0].riichi = RiichiState::Accepted;
  Decision decision;
  decision.id = 5;
  decision.legal.push_back(action(ActionType::Dahai, "6z", {}, true));
  table.ask(decision, view);
  QTRY_COMPARE(table.answers.size(), 1);
  decision.legal.push_back(action(ActionType::Tsumo, "6z", {}, true));
  table.ask(decision, view);
  QTest::qWait(5);
  QCOMPARE(table.answers.size(), 1);
}

void TestTablePrompts::standingOrdersStartAsTheyAreGiven() {
  Table table;
  const SeatView view = test::afterDiscard();
  table.setView(view);
  ActionList possible;
  possible.push_back(action(ActionType::Ron, "1p"));
  possible.push_back(action(ActionType::Pon, "6p", "66p"));
  possible.push_back(action(ActionType::Chi, "5p", "46p"));
  QList<ActionList> chosen;
  connect(&table, &TableWidget::standingOrdersChosen, this,
          [&chosen](int, const ActionList &armed) { chosen.append(armed); });
  ActionList wins;
  wins.push_back(possible[0]);
  table.askStandingOrders(0, possible, wins);
  table.key(Qt::Key_Return);
  QCOMPARE(chosen.size(), 1);
  QCOMPARE(chosen[0].size(), 1U);
  QCOMPARE(chosen[0][0].type, ActionType::Ron);
  table.askStandingOrders(0, possible, wins);
  table.key(Qt::Key_Left);
  table.key(Qt::Key_Space);                              // chi on
  table.click(table.spokenItems().at(1).rect.center());  // pon on
  table.key(Qt::Key_Return);
  QCOMPARE(chosen.value(1).size(), 3U);
}

void TestTablePrompts::arrowsWalkTheRowsOfStandingOrders() {
  Table table;
  table.setView(test::afterDiscard());
  ActionList possible;
  for (const char *tile : {"1p", "4p", "7p"})
    possible.push_back(action(ActionType::Ron, tile));
  for (const char *tile : {"6p", "7z"})
    possible.push_back(action(ActionType::Pon, tile, *tile == '6' ? "66p" : "77z"));
  possible.push_back(action(ActionType::Chi, "5p", "46p"));
  table.askStandingOrders(0, possible, {});
  const auto focused = [&table] {
    const auto items = table.spokenItems();
    for (int i = 0; i < items.size(); ++i) {
      if (items[i].focused)
        return i;
    }
    return -1;
  };
  QCOMPARE(focused(), 6);  // the button
  table.key(Qt::Key_Up);
  QCOMPARE(focused(), 5);  // the only chi
  table.key(Qt::Key_Up);
  QVERIFY(focused() == 3 || focused() == 4);  // a pon
  table.key(Qt::Key_Up);
  QVERIFY(focused() >= 0 && focused() <= 2);  // a ron
  const int ron = focused();
  table.key(Qt::Key_Up);
  QCOMPARE(focused(), ron);
  for (int row = 0; row < 3; ++row)
    table.key(Qt::Key_Down);
  QCOMPARE(focused(), 6);
  table.key(Qt::Key_Left);
  QCOMPARE(focused(), 5);
}

JANSO_TEST(TestTablePrompts);
#include "tst_tableprompts.moc"
