// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The own hand on the table, by mouse and keys: discards, riichi, the keys, and what is said of the hand.
#include <QAccessible>
#include <QHelpEvent>
#include <QSet>
#include <QTest>
#include <QToolTip>

#include "support/tableviews.h"
#include "widgets/answeringtable.h"
#include "widgets/tablewidget.h"

using namespace janso;
using namespace janso::test;

class TestTableWidget : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void clickDiscardsTheTile();
  void everyTileOfTheHandCanBeClicked();
  void twoStepDiscardAsksTwice_data();
  void twoStepDiscardAsksTwice();
  void numberKeysDiscardByPlace();
  void unseenWarningsAreShownFirst_data();
  void unseenWarningsAreShownFirst();
  void unseenWarningsOfCalls();
  void pointerAndCursorTakeTurns();
  void arrowsAndEnterDiscard();
  void spaceDiscardsTheDrawnTile();
  void rightClickDiscardsTheDrawnTile();
  void kuikaeTileStaysAndIsVeiled();
  void riichiChoosesAmongItsTiles();
  void escapeLeavesTheRiichiChoice();
  void togglesEndWithTheHandButSort();
  void unsortedHandKeepsItsOrder();
  void commandsHaveDistinctKeys();
  void letterKeysCanBeSwitchedOff();
  void keysCanBeChanged();
  void waitsAreListed();
  void furitenIsSaid();
  void handIsSpoken();
  void tipNamesTheToggle();
  void sameAtEveryRatioOfTheScreen();
};

void TestTableWidget::clickDiscardsTheTile() {
  Table table;
  const SeatView view = test::ownTurn();
  table.ask(test::discardDecision(view), view);
  table.click(table.tile(0));
  QCOMPARE(table.answers.size(), 1);
  QCOMPARE(table.answers[0], action(ActionType::Dahai, "2m"));
  QCOMPARE(table.ids[0], 42U);
  table.click(table.tile(1));  // answered: the second click does nothing
  QCOMPARE(table.answers.size(), 1);
}

void TestTableWidget::everyTileOfTheHandCanBeClicked() {
  for (int seat = 0; seat < 4; ++seat) {
    const SeatView view = test::ownTurn(seat);
    for (int i = 0; i < 14; ++i) {
      Table table;
      table.ask(test::discardDecision(view), view);
      table.click(table.tile(i));
      QCOMPARE(table.answers.size(), 1);
      QCOMPARE(table.answers[0].tile, i < 13 ? view.hand[static_cast<std::size_t>(i)] : view.drawn);
      QCOMPARE(table.answers[0].tsumogiri, i == 13);
    }
  }
}

void TestTableWidget::twoStepDiscardAsksTwice_data() {
  QTest::addColumn<bool>("keys");
  QTest::newRow("clicks") << false;
  QTest::newRow("number keys") << true;
}

void TestTableWidget::twoStepDiscardAsksTwice() {
  QFETCH(bool, keys);
  Table table;
  TableOptions options = table.options();
  options.twoStepDiscard = true;
  table.setOptions(options);
  const SeatView view = test::ownTurn();
  table.ask(test::discardDecision(view), view);
  const auto take = [&](int index) {
    if (keys)
      table.key(Qt::Key(Qt::Key_1 + index));
    else
      table.click(table.tile(index));
  };
  take(3);
  take(4);
  QVERIFY(table.answers.isEmpty());
  take(4);
  QCOMPARE(table.answers.size(), 1);
  QCOMPARE(table.answers[0].tile, view.hand[4]);
}

void TestTableWidget::numberKeysDiscardByPlace() {
  const SeatView view = test::ownTurn();
  static constexpr std::array kKeys{Qt::Key_1,           Qt::Key_2,           Qt::Key_3,     Qt::Key_4,
                                    Qt::Key_5,           Qt::Key_6,           Qt::Key_7,     Qt::Key_8,
                                    Qt::Key_9,           Qt::Key_0,           Qt::Key_Minus, Qt::Key_Equal,
                                    Qt::Key_BracketLeft, Qt::Key_BracketRight};
  for (std::size_t i = 0; i < kKeys.size(); ++i) {
    Table table;
    table.ask(test::discardDecision(view), view);
    table.key(kKeys[i]);
    QCOMPARE(table.answers.size(), 1);
    QCOMPARE(table.answers[0].tile, i < 13 ? view.hand[i] : view.drawn);
  }
}

void TestTableWidget::unseenWarningsAreShownFirst_data() {
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
void TestTableWidget::unseenWarningsAreShownFirst() {
  QFETCH(int, key);
  QFETCH(int, tile);
  QFETCH(int, before);
  QFETCH(int, pointer);
  QFETCH(int, presses);
  Table table;
  const SeatView view = test::ownTurn();
  table.setCaution([&view](const Action &action) { return action.tsumogiri || action.tile == view.hand[2]; });
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

// Of the pon; the cursor stands on it at first.
void TestTableWidget::unseenWarningsOfCalls() {
  const SeatView view = test::afterDiscard();
  const Decision decision = test::claimDecision(view, {action(ActionType::Pon, "6p", "66p")});
  for (const bool looksAway : {false, true}) {
    for (const Qt::Key key : {Qt::Key_P, Qt::Key_Return}) {
      Table table;
      table.setCaution([](const Action &action) { return action.type == ActionType::Pon; });
      table.ask(decision, view);
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
}

void TestTableWidget::pointerAndCursorTakeTurns() {
  Table table;
  const SeatView view = test::ownTurn();
  table.ask(test::discardDecision(view), view);
  QTest::mouseMove(&table, table.tile(2));
  QCOMPARE(table.considered()->tile, view.hand[2]);
  table.key(Qt::Key_Home);
  QCOMPARE(table.considered()->tile, view.hand[0]);
  QTest::mouseMove(&table, table.tile(5));
  QCOMPARE(table.considered()->tile, view.hand[5]);
}

void TestTableWidget::arrowsAndEnterDiscard() {
  Table table;
  const SeatView view = test::ownTurn();
  table.ask(test::discardDecision(view), view);
  table.key(Qt::Key_Left);
  table.key(Qt::Key_Left);
  table.key(Qt::Key_Return);
  QCOMPARE(table.answers.value(0).tile, view.hand[11]);
  table.ask(test::discardDecision(view), view);
  table.key(Qt::Key_Home);
  table.key(Qt::Key_Down);
  QCOMPARE(table.answers.value(1).tile, view.hand[0]);
}

void TestTableWidget::spaceDiscardsTheDrawnTile() {
  Table table;
  const SeatView view = test::ownTurn();
  table.ask(test::discardDecision(view), view);
  table.key(Qt::Key_Home);
  table.key(Qt::Key_Space);
  QCOMPARE(table.answers.value(0), action(ActionType::Dahai, "6z", {}, true));
}

void TestTableWidget::rightClickDiscardsTheDrawnTile() {
  Table table;
  const SeatView view = test::ownTurn();
  table.ask(test::discardDecision(view), view);
  table.click(table.felt(), Qt::RightButton);
  QCOMPARE(table.answers.value(0), action(ActionType::Dahai, "6z", {}, true));
}

void TestTableWidget::kuikaeTileStaysAndIsVeiled() {
  Table table;
  SeatView view = test::ownTurn();
  view.drawn = Tile();
  view.board.players[0].hasDrawn = false;
  view.board.players[0].concealed = 13;
  Decision decision = test::discardDecision(view);
  decision.legal.erase(0);  // 2m
  Denial denial;
  denial.type = ActionType::Dahai;
  denial.reason = DenialReason::Kuikae;
  denial.tile = test::tile("2m");
  decision.denied.push_back(denial);
  table.ask(decision, view);
  QVERIFY(table.flow().isVeiled(0));
  QVERIFY(!table.flow().isVeiled(1));
  table.click(table.tile(0));
  table.key(Qt::Key_1);
  QVERIFY(table.answers.isEmpty());
  QVERIFY(table.flow().denial(0) != nullptr);
}

void TestTableWidget::riichiChoosesAmongItsTiles() {
  Table table;
  const SeatView view = test::ownTurn();
  table.ask(test::discardDecision(
                view, {action(ActionType::Riichi, "8p"), action(ActionType::Riichi, "6z", {}, true)}),
            view);
  table.key(Qt::Key_R);
  QVERIFY(table.flow().isChoosingRiichi());
  QVERIFY(table.answers.isEmpty());
  for (int i = 0; i < 14; ++i)
    QCOMPARE(table.flow().isVeiled(i), i != 8 && i != 13);
  table.click(table.tile(0));
  table.key(Qt::Key_Space);  // the default action is no riichi discard
  QVERIFY(table.answers.isEmpty());
  QCOMPARE(table.flow().focus().tile, 13);
  table.key(Qt::Key_Left);  // jumps to the next tile that may go
  QCOMPARE(table.flow().focus().tile, 8);
  table.key(Qt::Key_Return);
  QCOMPARE(table.answers.value(0), action(ActionType::Riichi, "8p"));
}

void TestTableWidget::escapeLeavesTheRiichiChoice() {
  Table table;
  const SeatView view = test::ownTurn();
  table.ask(test::discardDecision(view, {action(ActionType::Riichi, "8p")}), view);
  table.click(table.button(PromptKind::Riichi));
  QVERIFY(table.flow().isChoosingRiichi());
  table.key(Qt::Key_Escape);
  QVERIFY(!table.flow().isChoosingRiichi());
  table.click(table.tile(0));
  QCOMPARE(table.answers.value(0), action(ActionType::Dahai, "2m"));
}

void TestTableWidget::togglesEndWithTheHandButSort() {
  Table table;
  table.setToggles({.sort = true, .autoWin = true, .noCalls = true, .autoDiscard = true});
  table.applyEvent(KyokuStarted{}, test::ownTurn());
  QVERIFY(table.toggles() == TableToggles{});
  table.setToggles({.sort = false, .autoWin = true});
  table.applyEvent(KyokuStarted{}, test::ownTurn());
  QVERIFY(table.toggles() == TableToggles{.sort = false});
}

void TestTableWidget::unsortedHandKeepsItsOrder() {
  Table table;
  table.setToggles({.sort = false});
  SeatView view = test::ownTurn();
  table.setView(view);
  // 6z is drawn and kept, 4m goes: the new tile stands at the end instead of where it would be sorted in.
  view.drawn = test::tile("1m");
  table.setView(view);
  SeatView after = view;
  after.drawn = Tile();
  after.board.players[0].hasDrawn = false;
  after.hand.clear();
  for (Tile t : test::tiles("123m40p6p6p7p8p88s55z"))
    after.hand.push_back(t);
  table.applyEvent(Dahai{0, test::tile("4m"), false}, after);
  table.setDecision(test::discardDecision(after), after);
  QCOMPARE(table.flow().tileAt(0), test::tile("2m"));
  QCOMPARE(table.flow().tileAt(12), test::tile("1m"));
  table.setToggles({.sort = true});
  QCOMPARE(table.flow().tileAt(0), test::tile("1m"));
}

void TestTableWidget::commandsHaveDistinctKeys() {
  QSet<QString> keys;
  QSet<QString> names;
  for (const TableCommand &command : TableWidget::commands()) {
    QVERIFY(!command.defaultSequence().isEmpty());
    keys.insert(command.defaultSequence().toString());
    names.insert(QString::fromLatin1(command.key));
  }
  QCOMPARE(static_cast<std::size_t>(keys.size()), TableWidget::commands().size());
  QCOMPARE(static_cast<std::size_t>(names.size()), TableWidget::commands().size());
}

void TestTableWidget::letterKeysCanBeSwitchedOff() {
  Table table;
  TableOptions options = table.options();
  options.letterKeys = false;
  table.setOptions(options);
  const SeatView view = test::afterDiscard();
  table.ask(test::claimDecision(view, {action(ActionType::Pon, "6p", "66p")}), view);
  table.key(Qt::Key_P);
  QVERIFY(table.answers.isEmpty());
  table.key(Qt::Key_Return);
  QCOMPARE(table.answers.value(0).type, ActionType::Pon);
}

void TestTableWidget::keysCanBeChanged() {
  Table table;
  table.setKeys(CommandId::Pon, QKeySequence(Qt::Key_F5));
  const SeatView view = test::afterDiscard();
  const Decision decision =
      test::claimDecision(view, {action(ActionType::Chi, "6p", "78p"), action(ActionType::Pon, "6p", "66p")});
  table.ask(decision, view);
  table.key(Qt::Key_P);
  QVERIFY(table.answers.isEmpty());
  table.key(Qt::Key_F5);
  QCOMPARE(table.answers.value(0).type, ActionType::Pon);
}

void TestTableWidget::waitsAreListed() {
  SeatView view = test::afterDiscard();
  view.hand.clear();
  for (Tile t : test::tiles("234m456p678p88s45s"))
    view.hand.push_back(t);
  WaitsPopover waits;
  waits.set(tenpaiHandAfter(view, Tile()));
  QCOMPARE(waits.waits().size(), 2U);
  QCOMPARE(Tile(waits.waits()[0].kind), test::tile("3s"));
  QCOMPARE(waits.waits()[0].left, 4);
  QVERIFY(!waits.isFuriten());
  RiverTile own;
  own.tile = test::tile("6s");
  view.board.players[0].river.push_back(own);
  waits.set(tenpaiHandAfter(view, Tile()));
  QVERIFY(waits.isFuriten());
  QCOMPARE(waits.waits()[1].left, 3);
}

void TestTableWidget::furitenIsSaid() {
  Table table;
  SeatView view = test::ownTurn();
  table.setView(view);
  const QImage before = table.grab().toImage();
  view.furiten.discard = true;
  view.furiten.tile = test::tile("7z");
  table.setView(view);
  QVERIFY(table.grab().toImage() != before);
}

// Also where only its short word fits.
void TestTableWidget::tipNamesTheToggle() {
  Table table;
  table.resize(700, 640);
  table.setView(test::ownTurn());
  QCOMPARE(table.spokenItems().last().name, QStringLiteral("Auto discard, off"));
  const QPoint at = table.spokenItems().last().rect.center();
  QHelpEvent event(QEvent::ToolTip, at, table.mapToGlobal(at));
  QCoreApplication::sendEvent(&table, &event);
  QVERIFY2(QToolTip::text().startsWith(QStringLiteral("Auto discard\n")), qPrintable(QToolTip::text()));
  QToolTip::hideText();
}

void TestTableWidget::handIsSpoken() {
  Table table;
  const SeatView view = test::ownTurn();
  table.ask(test::discardDecision(view, {action(ActionType::Riichi, "8p")}), view);
  QVERIFY(table.accessibleDescription().contains(QStringLiteral("2 Man")));
  QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&table);
  QVERIFY(spoken != nullptr);
  // Tiles, button, dora and scores, discards, toggles.
  QCOMPARE(spoken->childCount(), 14 + 1 + 2 + 4 + 4);
  QCOMPARE(spoken->child(14)->role(), QAccessible::Button);
  QCOMPARE(spoken->child(15)->role(), QAccessible::StaticText);
  QVERIFY(spoken->child(15)->text(QAccessible::Name).contains(QStringLiteral("6 Pin")));
  QVERIFY(spoken->child(17)->text(QAccessible::Name).contains(QStringLiteral("9 Man")));
  QCOMPARE(spoken->child(14)->text(QAccessible::Name), QStringLiteral("Riichi"));
  QVERIFY(spoken->child(13)->text(QAccessible::Name).contains(QStringLiteral("drawn")));
  QAccessibleInterface *noCalls = spoken->child(23);
  QCOMPARE(noCalls->role(), QAccessible::Button);
  QCOMPARE(noCalls->text(QAccessible::Name), QStringLiteral("No calls, off"));
  noCalls->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  QVERIFY(table.toggles().noCalls);
  QCOMPARE(noCalls->text(QAccessible::Name), QStringLiteral("No calls, on"));
  spoken->child(0)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  QCOMPARE(table.answers.value(0), action(ActionType::Dahai, "2m"));
}

// Tiles start on whole device pixels, so that at a ratio of 2 the picture is sharp: no row or column of a
// tile's edge is blended.
void TestTableWidget::sameAtEveryRatioOfTheScreen() {
  Table table;
  table.setView(test::fullTable());
  const QImage once = table.grab().toImage();
  QCOMPARE(table.grab().toImage(), once);
  table.resize(1000, 700);
  table.resize(1280, 800);
  QCOMPARE(table.grab().toImage(), once);
}

QTEST_MAIN(TestTableWidget)
#include "tst_tablewidget.moc"
