// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the table tells of a thing stands on a card of its own: inside the table, beside what it speaks of,
// and over neither hand nor buttons.
#include <QHelpEvent>
#include <QTest>

#include "support/tableviews.h"
#include "support/testprogram.h"
#include "widgets/answeringtable.h"
#include "widgets/lexicon/words.h"
#include "widgets/paint/tiltlayout.h"
#include "widgets/table/reasoncard.h"

using namespace janso;
using janso::test::Table;

namespace {

// The pointer comes to `at` and rests there.
void restOnThing(Table &table, QPoint at) {
  QTest::mouseMove(&table, at);
  QHelpEvent help(QEvent::ToolTip, at, table.mapToGlobal(at));
  QCoreApplication::sendEvent(&table, &help);
}

QRect inLogical(const Table &table, const QRect &device) {
  return toLogical(table.geometryInfo(), device);
}

struct AskedThing {
  QString name;
  QRect (*area)(const Table &table);
  QString says;
};

QList<AskedThing> askedThings() {
  return {
      {QStringLiteral("dora"),
       [](const Table &table) { return inLogical(table, table.geometryInfo().doraPlaque()); },
       QStringLiteral("Dora:")},
      {QStringLiteral("center"),
       [](const Table &table) { return inLogical(table, table.geometryInfo().panel()); },
       QStringLiteral("what you need to overtake each player")},
      {QStringLiteral("plate"),
       [](const Table &table) { return inLogical(table, table.geometryInfo().namePlate(1)); },
       QStringLiteral("Mei")},
      {QStringLiteral("toggle"),
       [](const Table &table) { return inLogical(table, table.geometryInfo().toggle(2)); },
       QStringLiteral("Don't offer chi")},
      {QStringLiteral("corner"),
       [](const Table &table) { return inLogical(table, table.geometryInfo().cornerButton(0)); },
       QStringLiteral("Log")},
      {QStringLiteral("tile of the hand"), [](const Table &table) { return table.spokenItems().at(0).rect; },
       QStringLiteral("2 man: ")},
      {QStringLiteral("tile of a pond"),
       [](const Table &table) {
         return inLogical(table, table.geometryInfo().pond(1, {false, false, false, false}).at(1).face);
       },
       QStringLiteral("9 man: ")},
  };
}

}  // namespace

class TestTableTips : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void isNextToWhatItTells_data();
  void isNextToWhatItTells();
  void goesWhenThePointerGoes();
  void goesWithTheTile();
  void doraIsShownAsTiles();
  void ofAHiddenHandNoCountIsTold();
  void screenReaderIsNotTold();
  void centerHeldTellsWhatAWinNeeds();
  void tellsOfLyingTilesInBothViews_data();
  void tellsOfLyingTilesInBothViews();
  void staysOffThePondsUnlessItTellsOfThem();
};

void TestTableTips::isNextToWhatItTells_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<int>("thing");
  const QList<AskedThing> asked = askedThings();
  for (const QSize size : {QSize(640, 480), QSize(900, 640), QSize(1280, 800), QSize(2560, 1440)}) {
    for (int i = 0; i < asked.size(); ++i)
      QTest::addRow("%dx%d %s", size.width(), size.height(), qPrintable(asked[i].name)) << size << i;
  }
}

void TestTableTips::isNextToWhatItTells() {
  QFETCH(QSize, size);
  QFETCH(int, thing);
  const AskedThing asked = askedThings().at(thing);
  Table table;
  table.resize(size);
  const SeatView view = test::ownTurn();
  table.ask(test::tsumoDecision(view), view);
  const QRect about = asked.area(table);
  restOnThing(table, about.center());
  const QRect card = table.tipCard().geometry();
  QVERIFY(table.tipCard().isShown());
  QVERIFY2(table.tipCard().plain().contains(asked.says), qPrintable(table.tipCard().plain()));
  QVERIFY2(table.rect().contains(card), "inside the window");
  QVERIFY2(!card.intersects(about), "what is asked stays in sight");
  QVERIFY(!card.intersects(table.handRect()));
  QVERIFY(!card.intersects(table.promptRect()));
}

void TestTableTips::goesWhenThePointerGoes() {
  Table table;
  table.setView(test::ownTurn());
  const QRect plaque = inLogical(table, table.geometryInfo().doraPlaque());
  restOnThing(table, plaque.center());
  QVERIFY(table.tipCard().isShown());
  QTest::mouseMove(&table, plaque.center() + QPoint(3, 0));
  QVERIFY2(table.tipCard().isShown(), "along what it speaks of one may move");
  QTest::mouseMove(&table, table.felt());
  QVERIFY(!table.tipCard().isShown());
  restOnThing(table, plaque.center());
  QVERIFY(table.tipCard().isShown());
  table.click(table.felt());
  QVERIFY(!table.tipCard().isShown());
  restOnThing(table, plaque.center());
  QEvent leave(QEvent::Leave);
  QCoreApplication::sendEvent(&table, &leave);
  QVERIFY(!table.tipCard().isShown());
}

// The tile under the pointer is another after a discard: what was told is not true any more.
void TestTableTips::goesWithTheTile() {
  Table table;
  SeatView view = test::ownTurn();
  table.ask(test::discardDecision(view), view);
  restOnThing(table, table.tile(0));
  const QString told = table.tipCard().plain();
  QVERIFY(told.startsWith(QStringLiteral("2 man")));
  view.hand.erase(0);
  table.setView(view);
  QVERIFY(!table.tipCard().isShown() || table.tipCard().plain() != told);
}

void TestTableTips::doraIsShownAsTiles() {
  Table table;
  table.setView(test::ownTurn());
  restOnThing(table, inLogical(table, table.geometryInfo().doraPlaque()).center());
  QVERIFY(table.tipCard().markup().contains(QStringLiteral("{6p}")));
  QVERIFY(table.tipCard().plain().contains(QStringLiteral("Dora: 6 pin (indicator 5 pin)")));
}

// Whose hand is hidden at this screen holds tiles that a count would tell of.
void TestTableTips::ofAHiddenHandNoCountIsTold() {
  Table table;
  table.setView(test::ownTurn());
  table.setHandClosed(true);
  restOnThing(table, askedThings().last().area(table).center());
  QVERIFY(table.tipCard().plain().contains(QStringLiteral("9 man")));
  QVERIFY(!table.tipCard().plain().contains(QStringLiteral("unseen")));
}

void TestTableTips::screenReaderIsNotTold() {
  Table table;
  table.setView(test::ownTurn());
  const auto names = [&table] {
    QStringList texts{table.accessibleDescription()};
    for (const TableWidget::SpokenItem &item : table.spokenItems())
      texts << item.name;
    return texts;
  };
  const QStringList before = names();
  restOnThing(table, inLogical(table, table.geometryInfo().doraPlaque()).center());
  QVERIFY(table.tipCard().isShown());
  QCOMPARE(names(), before);
}

void TestTableTips::centerHeldTellsWhatAWinNeeds() {
  Table table;
  SeatView view = test::ownTurn();
  view.board.scores = {25000, 28200, 20000, 26800};
  table.setView(view);
  const QPoint center = inLogical(table, table.geometryInfo().panel()).center();
  QTest::mousePress(&table, Qt::LeftButton, {}, center);
  const QString told = table.tipCard().plain();
  QVERIFY2(table.tipCard().isShown(), "while the button is down");
  QVERIFY2(told.contains(QStringLiteral("To overtake Ren (1,800 ahead)")), qPrintable(told));
  QVERIFY2(told.contains(QStringLiteral("To overtake Mei (3,200 ahead)")), qPrintable(told));
  QVERIFY2(told.indexOf(QStringLiteral("Ren")) < told.indexOf(QStringLiteral("Mei")), "the nearest first");
  QVERIFY(!told.contains(QStringLiteral("To overtake Sora")));
  QVERIFY(table.accessibleDescription().contains(QStringLiteral("To overtake Mei")));
  QTest::mouseRelease(&table, Qt::LeftButton, {}, center);
  QVERIFY(!table.tipCard().isShown());
  QTest::keyPress(&table, Qt::Key_D);
  QCOMPARE(table.tipCard().plain(), told);
  QTest::keyRelease(&table, Qt::Key_D);
  QVERIFY(!table.tipCard().isShown());
}

void TestTableTips::tellsOfLyingTilesInBothViews_data() {
  QTest::addColumn<bool>("tilted");
  QTest::addColumn<int>("group");
  for (const bool tilted : {false, true}) {
    for (int rel = 0; rel < 3; ++rel) {
      const char *view = tilted ? "seat view" : "from above";
      QTest::addRow("%s, pond of %d", view, rel) << tilted << kPondGroup + rel;
      QTest::addRow("%s, meld of %d", view, rel) << tilted << kMeldGroup + rel;
      if (rel != 1)
        QTest::addRow("%s, Norths of %d", view, rel) << tilted << kKitaGroup + rel;
    }
  }
}

void TestTableTips::tellsOfLyingTilesInBothViews() {
  QFETCH(bool, tilted);
  QFETCH(int, group);
  Table table;
  TableOptions options = table.options();
  options.tilted = tilted;
  table.setOptions(options);
  const SeatView view = test::threePlayers(test::fourMelds());
  table.setView(view);
  const Scene scene = buildScene(table.geometryInfo(), view, {});
  const SceneTile &tile = scene.groups[static_cast<std::size_t>(group)].tiles.front();
  const QPolygonF face = shownFace(table.geometryInfo(), group, tile);
  restOnThing(table, inLogical(table, face.boundingRect().toRect()).center());
  QVERIFY(table.tipCard().isShown());
  QVERIFY2(table.tipCard().plain().contains(tileName(tile.tile)), qPrintable(table.tipCard().plain()));
}

// Where a tile of a pond appears in the seat view lies no pond on the flat table, and the other way round.
void TestTableTips::staysOffThePondsUnlessItTellsOfThem() {
  Table table;
  TableOptions options = table.options();
  options.tilted = true;
  table.setOptions(options);
  TableState state;
  state.geometry = table.geometryInfo();
  state.view = test::fullTable();
  state.scene = buildScene(state.geometry, state.view, {});
  const QRect pond = inLogical(table, shownBounds(state.geometry, state.scene, kPondGroup));
  const QList<int> widths{200};
  const CardSizes sizes{widths, [](int) { return 40; }};
  const QRect lowest(pond.left() + 60, pond.bottom() - 3, 4, 2);
  const QRect card = placeTipOn(state, lowest, {}, sizes);
  QVERIFY2(card.intersects(pond), "it stands right above the tile that it tells of");
  QVERIFY(!card.intersects(lowest));
  const QRect below(pond.left() + 60, pond.bottom() + 3, 4, 2);
  QVERIFY(!placeTipOn(state, below, {}, sizes).intersects(pond));
}

JANSO_TEST(TestTableTips);
#include "tst_tabletips.moc"
