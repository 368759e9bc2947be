// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a screen reader is told of the table, in which order, and that it takes nothing for another thing.
#include <QAccessible>
#include <QTest>

#include "support/testprogram.h"
#include "support/views.h"
#include "widgets/answeringtable.h"
#include "widgets/listener.h"
#include "widgets/table/reasoncard.h"
#include "widgets/table/tableaccessible.h"

using namespace janso;
using test::action;
using test::Table;
using test::TableView;

class TestTableHeard : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aTileIsOneOfAList();
  void sameFocusIsAnotherThing();
  void lateReaderFindsNothing();
  void lateReaderTakesNoTileForAnother();
  void buttonsAreTold();
  void shownAndSwitchedIsTold();
  void sticksAndRiichiAreReadOut();
};

void TestTableHeard::aTileIsOneOfAList() {
  Table table;
  const SeatView view = test::ownTurn();
  table.ask(test::discardDecision(view, {action(ActionType::Riichi, "8p")}), view);
  QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&table);
  QCOMPARE(spoken->child(0)->role(), QAccessible::ListItem);
  QCOMPARE(spoken->child(0)->actionInterface()->actionNames().size(), 1);
  QVERIFY(table.accessibleDescription().isEmpty());
}

// The tile that is drawn lies where the one before lay: what a reader was told then is nothing any more.
void TestTableHeard::sameFocusIsAnotherThing() {
  Table table;
  const SeatView view = test::ownTurn();
  table.ask(test::decisionIn(view), view);
  auto *face = dynamic_cast<TableAccessible *>(QAccessible::queryAccessibleInterface(&table));
  QVERIFY(face != nullptr);
  QAccessibleInterface *former = face->child(13);
  QCOMPARE(face->child(13), former);
  const QString name = former->text(QAccessible::Name);
  face->renew(13);
  QVERIFY(face->child(13) != former);
  QCOMPARE(face->child(13)->text(QAccessible::Name), name);
  QVERIFY(former->text(QAccessible::Name).isEmpty());
  QVERIFY(face->child(13)->state().focusable && !former->state().focusable);
  for (int i = 0; i < 200; ++i)
    face->renew(13);
  QCOMPARE(face->child(13)->text(QAccessible::Name), name);
}

// After the discard something else stands where the drawn tile stood.
void TestTableHeard::lateReaderFindsNothing() {
  Table table;
  const SeatView view = test::ownTurn();
  table.ask(test::decisionIn(view), view);
  QAccessibleInterface *drawn = QAccessible::queryAccessibleInterface(&table)->child(13);
  QVERIFY(drawn->text(QAccessible::Name).contains(QStringLiteral("drawn")));
  SeatView after = view;
  after.board.players[static_cast<std::size_t>(view.seat)].hasDrawn = false;
  after.drawn = Tile();
  table.clearDecision();
  table.setView(after);
  QVERIFY(drawn->text(QAccessible::Name).isEmpty());
  QCOMPARE(drawn->role(), QAccessible::Client);
  QVERIFY(!QAccessible::queryAccessibleInterface(&table)->child(13)->text(QAccessible::Name).isEmpty());
}

// In its place of the hand lies another tile now.
void TestTableHeard::lateReaderTakesNoTileForAnother() {
  Table table;
  SeatView view = test::ownTurn();
  table.setView(view);
  QAccessibleInterface *first = QAccessible::queryAccessibleInterface(&table)->child(0);
  QAccessibleInterface *last = QAccessible::queryAccessibleInterface(&table)->child(12);
  const QString name = last->text(QAccessible::Name);
  QVERIFY(!first->text(QAccessible::Name).isEmpty());
  view.hand[0] = test::tile("1m");
  table.setView(view);
  QVERIFY(first->text(QAccessible::Name).isEmpty());
  QCOMPARE(last->text(QAccessible::Name), name);
  QCOMPARE(QAccessible::queryAccessibleInterface(&table)->child(0)->text(QAccessible::Name),
           QStringLiteral("1 man"));
}

// The focus may be on a tile, or waits: what can be done besides is said first.
void TestTableHeard::buttonsAreTold() {
  Table table;
  test::Listener listener;
  const SeatView view = test::ownTurn();
  table.ask(test::discardDecision(view, {action(ActionType::Riichi, "8p")}), view);
  QCOMPARE(listener.heard, QStringList{QStringLiteral("Riichi")});
  table.clearDecision();
  table.ask(test::discardDecision(view), view);
  QCOMPARE(listener.heard.size(), 1);
}

void TestTableHeard::shownAndSwitchedIsTold() {
  Table table;
  SeatView view = test::ownTurn();
  view.board.scores = {25000, 28200, 20000, 26800};
  table.setView(view);
  test::Listener listener;
  table.key(Qt::Key_D);
  QCOMPARE(listener.heard.size(), 1);
  QVERIFY2(listener.heard[0].contains(QStringLiteral("To overtake Ren")), qPrintable(listener.heard[0]));
  QVERIFY(table.trigger(CommandId::ToggleNoCalls));
  QCOMPARE(listener.heard.value(1), QStringLiteral("No calls, on"));
}

void TestTableHeard::sticksAndRiichiAreReadOut() {
  TableView seen(basicAriAri());
  seen.hand("234m456p67s55s678s", "1z").pond(1, "4m9p").riichi(1, 1);
  SeatView view = seen.view();
  view.board.kyotaku = 2;
  view.board.honba = 1;
  Table table;
  table.setView(view);
  QVERIFY(table.trigger(CommandId::SayScores));
  const QString scores = table.reasonCard()->plain();
  QVERIFY2(scores.contains(QStringLiteral("1 honba, 2 riichi stick")), qPrintable(scores));
  QVERIFY2(scores.contains(QStringLiteral(", Riichi")), qPrintable(scores));
  QVERIFY(table.trigger(CommandId::SayPonds));
  QVERIFY2(table.reasonCard()->plain().contains(QStringLiteral("4 man, Riichi 9 pin")),
           qPrintable(table.reasonCard()->plain()));
}

JANSO_TEST(TestTableHeard);
#include "tst_tableheard.moc"
