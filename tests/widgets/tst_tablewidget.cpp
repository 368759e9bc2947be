// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

#include "support/tableviews.h"
#include "widgets/tablewidget.h"

using namespace janso;

Q_DECLARE_METATYPE(janso::Action)
Q_DECLARE_METATYPE(janso::ActionList)

namespace {

using test::action;

// A table of a fixed size with a record of the answers that it gave.
class Table : public TableWidget {
 public:
  Table() {
    resize(1280, 800);
    TableOptions still;
    still.speed = 0;
    setOptions(still);
    setSeatNames(
        {QStringLiteral("Aiko"), QStringLiteral("Mei"), QStringLiteral("Sora"), QStringLiteral("Ren")}, {});
    connect(this, &TableWidget::actionChosen, this, [this](quint32 id, const Action &chosen) {
      ids.append(id);
      answers.append(chosen);
    });
    show();
    setFocus();
  }

  void ask(const Decision &decision, const SeatView &seen) {
    setView(seen);
    setDecision(decision, seen);
  }
  void key(Qt::Key pressed) { QTest::keyClick(this, pressed); }
  QPoint tile(int index) const { return spokenItems().at(index).rect.center(); }
  QPoint button(PromptKind kind) const {
    const auto &buttons = flow().buttons();
    const int tiles = flow().tiles();
    for (std::size_t i = 0; i < buttons.size(); ++i) {
      if (buttons[i].kind == kind)
        return spokenItems().at(tiles + static_cast<int>(i)).rect.center();
    }
    return {-1, -1};
  }
  bool hasButton(PromptKind kind) const { return button(kind).x() >= 0; }
  void click(QPoint at, Qt::MouseButton mouse = Qt::LeftButton) { QTest::mouseClick(this, mouse, {}, at); }
  // A place on the cloth where nothing lies.
  QPoint felt() const { return QPoint(width() * 3 / 10, height() * 3 / 10); }

  QList<quint32> ids;
  QList<Action> answers;
};

Decision tsumoDecision(const SeatView &view) {
  return test::discardDecision(view,
                               {action(ActionType::Tsumo, "6z", {}, true), action(ActionType::Riichi, "8p")});
}

Decision ronDecision(const SeatView &view) {
  return test::claimDecision(view,
                             {action(ActionType::Ron, "6p"), action(ActionType::Pon, "6p", "66p"),
                              action(ActionType::Chi, "6p", "40p"), action(ActionType::Chi, "6p", "07p")});
}

}  // namespace

class TestTableWidget : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void clickDiscardsTheTile();
  void everyTileOfTheHandCanBeClicked();
  void twoStepDiscardAsksForASecondClick();
  void numberKeysDiscardByPlace();
  void arrowsAndEnterDiscard();
  void spaceDiscardsTheDrawnTile();
  void rightClickDiscardsTheDrawnTile();
  void kuikaeTileStaysAndIsVeiled();
  void riichiChoosesAmongItsTiles();
  void escapeLeavesTheRiichiChoice();
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
  void togglesEndWithTheHandButSort();
  void unsortedHandKeepsItsOrder();
  void commandsHaveDistinctKeys();
  void letterKeysCanBeSwitchedOff();
  void keysCanBeChanged();
  void animationsEndInTheFreshView_data();
  void animationsEndInTheFreshView();
  void keyCompletesAnimations();
  void nothingRunsWhenNothingMoves();
  void curtainHidesTheHandAndTakesTheKeys();
  void curtainFitsBesideMelds_data();
  void curtainFitsBesideMelds();
  void standingOrdersStartWithWins();
  void waitsAreListed();
  void furitenIsSaid();
  void handIsSpoken();
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

void TestTableWidget::twoStepDiscardAsksForASecondClick() {
  Table table;
  TableOptions options = table.options();
  options.twoStepDiscard = true;
  table.setOptions(options);
  const SeatView view = test::ownTurn();
  table.ask(test::discardDecision(view), view);
  table.click(table.tile(3));
  table.click(table.tile(4));
  QVERIFY(table.answers.isEmpty());
  table.click(table.tile(4));
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

void TestTableWidget::callKeysAnswer_data() {
  QTest::addColumn<int>("key");
  QTest::addColumn<int>("type");
  QTest::newRow("P is pon") << int(Qt::Key_P) << int(ActionType::Pon);
  QTest::newRow("K is kan") << int(Qt::Key_K) << int(ActionType::Daiminkan);
  QTest::newRow("C is chi") << int(Qt::Key_C) << int(ActionType::Chi);
  QTest::newRow("X skips") << int(Qt::Key_X) << int(ActionType::Skip);
  QTest::newRow("Escape skips") << int(Qt::Key_Escape) << int(ActionType::Skip);
  QTest::newRow("Space skips") << int(Qt::Key_Space) << int(ActionType::Skip);
  QTest::newRow("Enter takes what has the focus") << int(Qt::Key_Return) << int(ActionType::Daiminkan);
}

void TestTableWidget::callKeysAnswer() {
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

void TestTableWidget::severalShapesAreChosenByKeyboard() {
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

void TestTableWidget::severalShapesAreChosenByMouse() {
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

void TestTableWidget::feltSkipsACall() {
  Table table;
  const SeatView view = test::afterDiscard();
  table.ask(test::claimDecision(view, {action(ActionType::Pon, "6p", "66p")}), view);
  table.click(table.felt());
  QCOMPARE(table.answers.value(0), action(ActionType::Skip));
}

void TestTableWidget::noStrayInputLosesAWin_data() {
  QTest::addColumn<bool>("ron");
  QTest::addColumn<QString>("input");
  for (bool ron : {false, true}) {
    for (const char *input :
         {"space", "felt", "right", "tile", "number", "x", "escape", "down", "pon", "riichi"})
      QTest::addRow("%s and %s", ron ? "ron" : "tsumo", input) << ron << QString::fromLatin1(input);
  }
}

// Whatever is done once while a win is offered, the win can still be taken afterwards.
void TestTableWidget::noStrayInputLosesAWin() {
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

void TestTableWidget::doubleClickOnSkipDoesNotPassAWin() {
  Table table;
  const SeatView view = test::afterDiscard();
  table.ask(ronDecision(view), view);
  const QPoint skip = table.button(PromptKind::Skip);
  table.click(skip);
  QTest::mouseDClick(&table, Qt::LeftButton, {}, skip);
  QTest::mouseRelease(&table, Qt::LeftButton, {}, skip);
  QVERIFY(table.answers.isEmpty());
  QVERIFY(table.hasButton(PromptKind::ReallyPass));
  QVERIFY(table.hasButton(PromptKind::Win));
}

void TestTableWidget::passingAWinTakesTwoSteps() {
  Table table;
  const SeatView view = test::ownTurn();
  table.ask(tsumoDecision(view), view);
  table.click(table.tile(0));
  QVERIFY(table.answers.isEmpty());
  table.click(table.tile(0));  // the same again is still only a question
  QVERIFY(table.answers.isEmpty());
  table.click(table.button(PromptKind::ReallyPass));
  QCOMPARE(table.answers.value(0), action(ActionType::Dahai, "2m"));
  const SeatView claim = test::afterDiscard();
  table.ask(ronDecision(claim), claim);
  table.key(Qt::Key_X);
  QVERIFY(table.flow().asksToPass());
  table.key(Qt::Key_X);
  QCOMPARE(table.answers.value(1), action(ActionType::Skip));
}

void TestTableWidget::enterWinsAtOnce() {
  Table table;
  const SeatView view = test::ownTurn();
  table.ask(tsumoDecision(view), view);
  QCOMPARE(table.flow().focus().area, FocusArea::Prompt);
  table.key(Qt::Key_Return);
  QCOMPARE(table.answers.value(0).type, ActionType::Tsumo);
}

void TestTableWidget::noCallsNeverHidesARon() {
  Table table;
  table.setToggles({.noCalls = true});
  const SeatView view = test::afterDiscard();
  table.ask(ronDecision(view), view);
  QTest::qWait(5);
  QVERIFY(table.answers.isEmpty());
  QVERIFY(table.hasButton(PromptKind::Win));
  QVERIFY(!table.hasButton(PromptKind::Pon));
  QVERIFY(!table.hasButton(PromptKind::Chi));
}

void TestTableWidget::noCallsSkipsByItself() {
  Table table;
  table.setToggles({.noCalls = true});
  const SeatView view = test::afterDiscard();
  table.ask(test::claimDecision(view, {action(ActionType::Pon, "6p", "66p")}), view);
  QTRY_COMPARE(table.answers.size(), 1);
  QCOMPARE(table.answers[0].type, ActionType::Skip);
}

void TestTableWidget::autoWinWins() {
  Table table;
  table.setToggles({.autoWin = true});
  const SeatView view = test::afterDiscard();
  table.ask(ronDecision(view), view);
  QTRY_COMPARE(table.answers.size(), 1);
  QCOMPARE(table.answers[0].type, ActionType::Ron);
}

void TestTableWidget::autoDiscardStopsForAKan() {
  Table table;
  table.setToggles({.autoDiscard = true});
  const SeatView view = test::ownTurn();
  table.ask(test::discardDecision(view, {action(ActionType::Kakan, "6z")}), view);
  QTest::qWait(5);
  QVERIFY(table.answers.isEmpty());
  table.ask(test::discardDecision(view), view);
  QTRY_COMPARE(table.answers.size(), 1);
  QVERIFY(table.answers[0].tsumogiri);
}

void TestTableWidget::riichiDiscardsByItself() {
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

void TestTableWidget::animationsEndInTheFreshView_data() {
  QTest::addColumn<QString>("what");
  for (const char *what : {"draw", "discard", "tsumogiri", "riichi", "stick", "pon", "kakan", "dora",
                           "other draw", "other discard"})
    QTest::newRow(what) << QString::fromLatin1(what);
}

void TestTableWidget::animationsEndInTheFreshView() {
  QFETCH(QString, what);
  SeatView before = test::ownTurn();
  SeatView after = before;
  Event event;
  PlayerBoard &me = after.board.players[0];
  PlayerBoard &right = after.board.players[1];
  const auto discard = [&](PlayerBoard &player, const char *face, bool grey) {
    RiverTile tile;
    tile.tile = test::tile(face);
    tile.tsumogiri = grey;
    player.river.push_back(tile);
    after.board.phase = BoardPhase::AfterDahai;
    after.board.lastTile = tile.tile;
  };
  if (what == QStringLiteral("draw")) {
    before.drawn = Tile();
    before.board.players[0].hasDrawn = false;
    before.board.players[0].concealed = 13;
    before.board.phase = BoardPhase::Draw;
    before.board.tilesLeft = 41;
    event = Tsumo{0, test::tile("6z"), false};
  } else if (what == QStringLiteral("discard") || what == QStringLiteral("riichi")) {
    discard(me, "2m", false);
    me.river.back().riichi = what == QStringLiteral("riichi");
    me.hasDrawn = false;
    me.concealed = 13;
    after.drawn = Tile();
    after.hand.erase(0);
    after.hand.push_back(test::tile("6z"));
    event = Dahai{0, test::tile("2m"), false};
  } else if (what == QStringLiteral("tsumogiri")) {
    discard(me, "6z", true);
    me.hasDrawn = false;
    me.concealed = 13;
    after.drawn = Tile();
    event = Dahai{0, test::tile("6z"), true};
  } else if (what == QStringLiteral("stick")) {
    right.riichi = RiichiState::Accepted;
    after.board.kyotaku = 1;
    event = RiichiAccepted{1};
  } else if (what == QStringLiteral("pon")) {
    before = test::afterDiscard();
    after = before;
    after.board.players[0].melds.push_back(test::meldOf(MeldType::Pon, "666p", "6p", 3));
    after.board.players[3].river.back().calledBy = 0;
    after.board.players[0].concealed = 11;
    after.board.phase = BoardPhase::Discard;
    after.board.turn = 0;
    after.hand.erase(6);
    after.hand.erase(5);
    event = Call{0, after.board.players[0].melds[0]};
  } else if (what == QStringLiteral("kakan")) {
    before.board.players[2].melds.push_back(test::meldOf(MeldType::Pon, "666p", "6p", 3));
    after = before;
    after.board.players[2].melds[0] = test::meldOf(MeldType::Kakan, "6666p", "6p", 3, "6p");
    event = Call{2, after.board.players[2].melds[0]};
  } else if (what == QStringLiteral("dora")) {
    after.board.doraIndicators.push_back(test::tile("1z"));
    event = DoraRevealed{test::tile("1z")};
  } else if (what == QStringLiteral("other draw")) {
    right.hasDrawn = true;
    right.concealed = 14;
    after.board.turn = 1;
    event = Tsumo{1, Tile(), false};
  } else {
    before.board.players[1].hasDrawn = true;
    before.board.players[1].concealed = 14;
    before.board.turn = 1;
    after.board.turn = 1;
    discard(right, "3s", false);
    event = Dahai{1, test::tile("3s"), false};
  }

  Table fresh;
  fresh.setView(after);
  const QImage atRest = fresh.grab().toImage();

  // So slow that it cannot end by itself; a key ends it.
  Table slow;
  TableOptions options = slow.options();
  options.speed = 0.01;
  slow.setOptions(options);
  slow.setView(before);
  QVERIFY(QTest::qWaitForWindowExposed(&slow));
  slow.applyEvent(event, after);
  QVERIFY(slow.isAnimating());
  QVERIFY(slow.grab().toImage() != atRest);
  slow.key(Qt::Key_F12);
  QCOMPARE(slow.grab().toImage(), atRest);

  // And at its own pace.
  Table table;
  options.speed = 4;
  table.setOptions(options);
  table.setView(before);
  QVERIFY(QTest::qWaitForWindowExposed(&table));
  QSignalSpy idle(&table, &TableWidget::idle);
  table.applyEvent(event, after);
  QTRY_VERIFY(!table.isAnimating());
  QVERIFY(idle.count() >= 1);
  QCOMPARE(table.grab().toImage(), atRest);
}

void TestTableWidget::keyCompletesAnimations() {
  Table table;
  TableOptions slow = table.options();
  slow.speed = 0.01;
  table.setOptions(slow);
  const SeatView view = test::ownTurn();
  table.setView(view);
  SeatView after = view;
  after.board.players[1].riichi = RiichiState::Accepted;
  table.applyEvent(RiichiAccepted{1}, after);
  QVERIFY(table.isAnimating());
  table.key(Qt::Key_F12);
  QVERIFY(!table.isAnimating());
}

void TestTableWidget::nothingRunsWhenNothingMoves() {
  Table table;
  TableOptions moving = table.options();
  moving.speed = 8;
  table.setOptions(moving);
  const SeatView view = test::ownTurn();
  table.ask(test::discardDecision(view), view);
  QTRY_VERIFY(!table.isAnimating());
  for (const QTimer *timer : table.findChildren<QTimer *>())
    QVERIFY(!timer->isActive());
}

void TestTableWidget::curtainHidesTheHandAndTakesTheKeys() {
  Table table;
  const SeatView view = test::ownTurn();
  table.ask(test::discardDecision(view), view);
  const QImage open = table.grab(table.handRect()).toImage();
  QSignalSpy lifted(&table, &TableWidget::curtainLifted);
  table.showCurtain(0, QStringLiteral("Mei"));
  QVERIFY(table.curtainVisible());
  QVERIFY(table.grab(table.handRect()).toImage() != open);
  // Nothing of the hand may show: it looks the same whatever is behind it.
  const QImage hidden = table.grab().toImage();
  SeatView other = view;
  other.hand.erase(0);
  other.hand.push_back(test::tile("7z"));
  table.setView(other);
  QCOMPARE(table.grab().toImage(), hidden);
  QVERIFY(!table.handText().contains(QStringLiteral("Man")));
  table.setView(view);
  table.key(Qt::Key_1);
  table.key(Qt::Key_X);
  QVERIFY(table.answers.isEmpty());
  QTest::keyPress(&table, Qt::Key_Space);
  QVERIFY(table.curtainVisible());
  QVERIFY(table.grab().toImage() != hidden);
  QTest::keyRelease(&table, Qt::Key_Space);
  QCOMPARE(table.grab().toImage(), hidden);
  table.key(Qt::Key_Return);
  QVERIFY(!table.curtainVisible());
  QCOMPARE(lifted.count(), 1);
}

void TestTableWidget::curtainFitsBesideMelds_data() {
  QTest::addColumn<QSize>("size");
  for (const QSize &size : {QSize(1440, 900), QSize(1280, 800), QSize(1024, 768), QSize(900, 640)})
    QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestTableWidget::curtainFitsBesideMelds() {
  QFETCH(QSize, size);
  const TableGeometry geometry(size, 1);
  for (const SeatView &view : {test::ownTurn(), test::fourMelds()}) {
    SceneInput input;
    input.hand.assign(view.hand.begin(), view.hand.end());
    const Scene scene = buildScene(geometry, view, input);
    QRect melds;
    for (const SceneTile &tile : scene.groups[kMeldGroup].tiles)
      melds |= tile.bounds();
    Curtain curtain;
    curtain.show(0, 0, QStringLiteral("Mei"));
    if (!melds.isNull())
      curtain.setLimit(melds.left());
    const QRect strip = curtain.rect(geometry);
    QVERIFY(geometry.felt().contains(strip));
    QVERIFY(strip.contains(curtain.button(geometry, 0)) && strip.contains(curtain.button(geometry, 1)));
    QVERIFY(!curtain.button(geometry, 0).intersects(curtain.button(geometry, 1)));
    QVERIFY(curtain.button(geometry, 0).left() - strip.left() > geometry.px(4));  // room for the name
    QVERIFY(!curtain.isSlim(geometry) || !melds.isNull());
    // Nothing that is open for all is covered: ponds, melds, the panel.
    for (const SceneTile &tile : scene.groups[kPondGroup].tiles)
      QVERIFY(!strip.intersects(tile.bounds()));
    QVERIFY(curtain.isSlim(geometry) || !strip.intersects(melds));
  }
}

void TestTableWidget::standingOrdersStartWithWins() {
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
  table.askStandingOrders(0, possible);
  table.key(Qt::Key_Return);
  QCOMPARE(chosen.size(), 1);
  QCOMPARE(chosen[0].size(), 1U);
  QCOMPARE(chosen[0][0].type, ActionType::Ron);
  table.askStandingOrders(0, possible);
  table.key(Qt::Key_Left);
  table.key(Qt::Key_Space);                              // chi on
  table.click(table.spokenItems().at(1).rect.center());  // pon on
  table.key(Qt::Key_Return);
  QCOMPARE(chosen.value(1).size(), 3U);
}

void TestTableWidget::waitsAreListed() {
  SeatView view = test::afterDiscard();
  view.hand.clear();
  for (Tile t : test::tiles("234m456p678p88s45s"))
    view.hand.push_back(t);
  WaitsPopover waits;
  waits.set(view, countsOf(view.hand), Tile());
  QCOMPARE(waits.waits().size(), 2U);
  QCOMPARE(waits.waits()[0].tile, test::tile("3s"));
  QCOMPARE(waits.waits()[0].left, 4);
  QVERIFY(!waits.isFuriten());
  RiverTile own;
  own.tile = test::tile("6s");
  view.board.players[0].river.push_back(own);
  waits.set(view, countsOf(view.hand), Tile());
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

void TestTableWidget::handIsSpoken() {
  Table table;
  const SeatView view = test::ownTurn();
  table.ask(test::discardDecision(view, {action(ActionType::Riichi, "8p")}), view);
  QVERIFY(table.accessibleDescription().contains(QStringLiteral("2 Man")));
  QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&table);
  QVERIFY(spoken != nullptr);
  QCOMPARE(spoken->childCount(), 14 + 1 + 2 + 4);  // tiles, button, dora and scores, discards
  QCOMPARE(spoken->child(14)->role(), QAccessible::Button);
  QCOMPARE(spoken->child(15)->role(), QAccessible::StaticText);
  QVERIFY(spoken->child(15)->text(QAccessible::Name).contains(QStringLiteral("6 Pin")));
  QVERIFY(spoken->child(17)->text(QAccessible::Name).contains(QStringLiteral("9 Man")));
  QCOMPARE(spoken->child(14)->text(QAccessible::Name), QStringLiteral("Riichi"));
  QVERIFY(spoken->child(13)->text(QAccessible::Name).contains(QStringLiteral("drawn")));
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
