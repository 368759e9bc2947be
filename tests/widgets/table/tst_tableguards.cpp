// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Guards at the table: warnings that the player has not seen, and answers that are held back.
#include <QTest>
#include <functional>
#include <utility>

#include "support/tableviews.h"
#include "support/testprogram.h"
#include "widgets/answeringtable.h"
#include "widgets/table/tablewidget.h"

using namespace janso;
using namespace janso::test;

namespace {

// Warns of some actions.
class Warner : public ActionGuard {
 public:
  explicit Warner(std::function<bool(const Action &)> warns) : m_warns(std::move(warns)) {}
  bool warnsOf(const Action &action) const override { return m_warns(action); }

 private:
  std::function<bool(const Action &)> m_warns;
};

// Holds back every action.
class Holder : public ActionGuard {
 public:
  bool allows(const Decision &, const Action &) override {
    ++asked;
    return false;
  }
  int asked = 0;
};

}  // namespace

class TestTableGuards : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void unseenWarningsAreShownFirst_data();
  void unseenWarningsAreShownFirst();
  void unseenWarningsOfCalls();
  void heldBackAnswerLeavesTheQuestion();
};

void TestTableGuards::unseenWarningsAreShownFirst_data() {
  QTest::addColumn<int>("key");  // 0: the right button
  QTest::addColumn<int>("tile");
  QTest::addColumn<int>("before");   // a key pressed first
  QTest::addColumn<int>("pointer");  // the tile that it rests on; -1 = none
  QTest::addColumn<int>("presses");
  QTest::newRow("number key of a tile with a warning") << int(Qt::Key_3) << 2 << 0 << -1 << 2;
  QTest::newRow("number key of a tile under the cursor")
      << int(Qt::Key_3) << 2 << int(Qt::Key_Home) << -1 << 2;
  QTest::newRow("number key of a tile without") << int(Qt::Key_4) << 3 << 0 << -1 << 1;
  QTest::newRow("drawn tile under the cursor") << int(Qt::Key_Space) << 13 << 0 << -1 << 1;
  QTest::newRow("drawn tile while looking elsewhere")
      << int(Qt::Key_Space) << 13 << int(Qt::Key_Left) << -1 << 2;
  QTest::newRow("Enter on the tile under the cursor") << int(Qt::Key_Return) << 13 << 0 << -1 << 1;
  QTest::newRow("Enter while the pointer is elsewhere") << int(Qt::Key_Return) << 13 << 0 << 5 << 2;
  QTest::newRow("right button on the drawn tile") << 0 << 13 << 0 << 13 << 1;
  QTest::newRow("right button on another tile") << 0 << 13 << 0 << 5 << 2;
}

// Tiles 2 and 13 of the hand are not to go without a warning.
void TestTableGuards::unseenWarningsAreShownFirst() {
  QFETCH(int, key);
  QFETCH(int, tile);
  QFETCH(int, before);
  QFETCH(int, pointer);
  QFETCH(int, presses);
  Table table;
  const SeatView view = test::ownTurn();
  Warner warner([&view](const Action &action) { return action.tsumogiri || action.tile == view.hand[2]; });
  table.addGuard(&warner);
  table.ask(test::discardDecision(view), view);
  if (before != 0)
    table.key(Qt::Key(before));
  QTest::mouseMove(&table, table.felt());
  if (pointer >= 0)
    QTest::mouseMove(&table, table.tile(pointer));
  const auto press = [&] {
    if (key == 0)
      table.click(table.tile(pointer), Qt::RightButton);
    else
      table.key(Qt::Key(key));
  };
  for (int i = 1; i < presses; ++i) {
    press();
    QVERIFY(table.answers.isEmpty());
    QVERIFY(table.asksAgain());
    QCOMPARE(table.flow().focus().tile, tile);
  }
  press();
  QCOMPARE(table.answers.size(), 1);
  QCOMPARE(table.answers[0].tile, tile < 13 ? view.hand[static_cast<std::size_t>(tile)] : view.drawn);
}

// Of the pon, on which the cursor has been put. Who has put it nowhere has not seen the warning either.
void TestTableGuards::unseenWarningsOfCalls() {
  const SeatView view = test::afterDiscard();
  const Decision decision = test::claimDecision(view, {action(ActionType::Pon, "6p", "66p")});
  for (const bool looksAway : {false, true}) {
    for (const Qt::Key key : {Qt::Key_P, Qt::Key_Return}) {
      Table table;
      Warner warner([](const Action &action) { return action.type == ActionType::Pon; });
      table.addGuard(&warner);
      table.ask(decision, view);
      QVERIFY(!table.considered());
      table.key(Qt::Key_Right);
      // A pointer that stands there already would not move.
      QTest::mouseMove(&table, table.felt());
      if (looksAway)
        QTest::mouseMove(&table, table.button(PromptKind::Skip));
      QCOMPARE(table.considered()->type, looksAway ? ActionType::Skip : ActionType::Pon);
      table.key(key);
      QCOMPARE(table.answers.size(), looksAway ? 0 : 1);
      QCOMPARE(table.asksAgain(), looksAway);
      if (looksAway)
        table.key(key);
      QCOMPARE(table.answers.size(), 1);
      QCOMPARE(table.answers[0].type, ActionType::Pon);
    }
  }
  Table table;
  Warner warner([](const Action &action) { return action.type == ActionType::Pon; });
  table.addGuard(&warner);
  table.ask(decision, view);
  table.key(Qt::Key_P);
  QVERIFY(table.answers.isEmpty());
  QVERIFY(table.asksAgain());
}

void TestTableGuards::heldBackAnswerLeavesTheQuestion() {
  Table table;
  Holder holder;
  table.addGuard(&holder);
  const SeatView view = test::ownTurn();
  table.ask(test::discardDecision(view, {action(ActionType::Riichi, "8p")}), view);
  table.key(Qt::Key_R);
  QVERIFY(table.flow().isChoosingRiichi());
  table.key(Qt::Key_Return);
  QCOMPARE(holder.asked, 1);
  QVERIFY(table.answers.isEmpty());
  QVERIFY(table.flow().isActive());
  QVERIFY2(!table.flow().isChoosingRiichi(), "the question begins anew");
  QVERIFY(table.hasButton(PromptKind::Riichi));
}

JANSO_TEST(TestTableGuards);
#include "tst_tableguards.moc"
