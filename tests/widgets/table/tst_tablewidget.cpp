// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The own hand on the table, by mouse and keys: discards, riichi, the keys, and what is said of the hand.
#include <QAccessible>
#include <QHelpEvent>
#include <QSet>
#include <QTest>

#include "coach/waitvalues.h"
#include "support/tableviews.h"
#include "support/testprogram.h"
#include "widgets/answeringtable.h"
#include "widgets/table/reasoncard.h"
#include "widgets/table/tablewidget.h"

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
  void questionStaysUntilItsOwnerTakesIt();
  void handsLaidOpenAreShownByTheView_data();
  void handsLaidOpenAreShownByTheView();
  void pointerAndCursorTakeTurns();
  void arrowsAndEnterDiscard();
  void spaceDiscardsTheDrawnTile();
  void rightClickDiscardsTheDrawnTile();
  void kuikaeTileStaysAndIsVeiled();
  void riichiChoosesAmongItsTiles();
  void escapeLeavesTheRiichiChoice();
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

void TestTableWidget::questionStaysUntilItsOwnerTakesIt() {
  TableWidget table;
  QList<quint32> answered;
  connect(&table, &TableWidget::actionChosen, &table, [&](quint32 id) { answered << id; });
  const SeatView view = test::ownTurn();
  table.setView(view);
  table.setDecision(test::discardDecision(view), view);
  QTest::keyClick(&table, Qt::Key_1);
  QCOMPARE(answered, QList<quint32>{42});
  QVERIFY(table.flow().isActive());
  table.clearDecision();
  QVERIFY(!table.flow().isActive());
}

void TestTableWidget::handsLaidOpenAreShownByTheView_data() {
  QTest::addColumn<QString>("end");
  for (const char *end : {"ron", "tsumo", "draw with two in tenpai", "draw with nobody in tenpai"})
    QTest::newRow(end) << QString::fromLatin1(end);
}

// Whether the table has seen the event or only gets the view that it led to.
void TestTableWidget::handsLaidOpenAreShownByTheView() {
  QFETCH(QString, end);
  SeatView before = test::ownTurn();
  const HandTiles hand = test::handOf<HandTiles>("123m456p789s11223z");
  Event event;
  if (end.startsWith(QStringLiteral("draw"))) {
    RyukyokuInfo info;
    info.scores = before.board.scores;
    if (end == QStringLiteral("draw with two in tenpai"))
      info.hands[1] = info.hands[3] = hand;
    event = Ryukyoku{info};
  } else {
    HoraInfo info;
    info.winner = 2;
    info.from = end == QStringLiteral("ron") ? 0 : -1;
    info.hand = hand;
    info.winTile = test::tile("2z");
    info.scores = before.board.scores;
    if (info.from < 0) {
      before.board.players[2].hasDrawn = true;
      before.board.players[2].concealed = 14;
    }
    event = Hora{info};
  }
  SeatView after = before;
  after.apply(event);

  Table seen;
  seen.setView(before);
  seen.applyEvent(event, after);
  Table fresh;
  fresh.setView(after);
  QCOMPARE(fresh.grab().toImage(), seen.grab().toImage());
  QCOMPARE(fresh.spokenItems().size(), seen.spokenItems().size());
  const bool opens = end != QStringLiteral("draw with nobody in tenpai");
  const auto spoken = fresh.spokenItems();
  QCOMPARE(std::any_of(spoken.begin(), spoken.end(),
                       [](const SpokenItem &item) { return item.name.contains(u", open tiles: "); }),
           opens);
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

void TestTableWidget::unsortedHandKeepsItsOrder() {
  Table table;
  table.toggles().setValues({.sort = false});
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
  table.toggles().setValues({.sort = true});
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
  table.key(Qt::Key_Return);  // into the prompt, to Skip
  table.key(Qt::Key_Left);
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
  const TenpaiHand before = tenpaiHandAfter(view, Tile());
  QCOMPARE(before.waits.size(), 2U);
  QCOMPARE(Tile(before.waits[0].kind), test::tile("3s"));
  QCOMPARE(before.waits[0].left, 4);
  QVERIFY(!before.furiten);
  PondTile own;
  own.tile = test::tile("6s");
  view.board.players[0].pond.push_back(own);
  const TenpaiHand after = tenpaiHandAfter(view, Tile());
  QVERIFY(after.furiten);
  QCOMPARE(after.waits[1].left, 3);
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
  QVERIFY2(table.tipCard().plain().startsWith(QStringLiteral("Auto discard\n")),
           qPrintable(table.tipCard().plain()));
}

void TestTableWidget::handIsSpoken() {
  Table table;
  const SeatView view = test::ownTurn();
  table.ask(test::discardDecision(view, {action(ActionType::Riichi, "8p")}), view);
  QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&table);
  QVERIFY(spoken != nullptr);
  // Tiles, button, dora and scores, discards, toggles.
  QCOMPARE(spoken->childCount(), 14 + 1 + 2 + 4 + 4);
  QCOMPARE(spoken->child(14)->role(), QAccessible::Button);
  QCOMPARE(spoken->child(15)->role(), QAccessible::StaticText);
  QVERIFY(spoken->child(15)->text(QAccessible::Name).contains(QStringLiteral("6 pin")));
  QVERIFY(spoken->child(17)->text(QAccessible::Name).contains(QStringLiteral("9 man")));
  QCOMPARE(spoken->child(14)->text(QAccessible::Name), QStringLiteral("Riichi"));
  QVERIFY(spoken->child(13)->text(QAccessible::Name).contains(QStringLiteral("drawn")));
  QAccessibleInterface *noCalls = spoken->child(23);
  QCOMPARE(noCalls->role(), QAccessible::Button);
  QCOMPARE(noCalls->text(QAccessible::Name), QStringLiteral("No calls, off"));
  noCalls->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  QVERIFY(table.toggles().values().noCalls);
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

JANSO_TEST(TestTableWidget);
#include "tst_tablewidget.moc"
