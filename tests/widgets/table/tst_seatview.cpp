// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table as seen from the chair: what is pressed, told and lit is where it appears, and what is decided is
// the same as on the flat one.
#include <QTest>

#include "support/testprogram.h"
#include "widgets/paint/tiltlayout.h"
#include "widgets/stilltable.h"

using namespace janso;
using namespace janso::test;

namespace {

void setTilted(TableWidget &table, bool tilted) {
  TableOptions options = table.options();
  options.tilted = tilted;
  table.setOptions(options);
}

// Where `point` of the flat table appears, `z` units above the cloth.
QPoint seenAt(const TableWidget &table, QPointF units, qreal z) {
  const TableGeometry &geometry = table.geometryInfo();
  return (Camera(geometry).project(units, z) / geometry.ratio()).toPoint();
}

QRect spokenRect(const TableWidget &table, const QString &begin) {
  for (const TableWidget::SpokenItem &item : table.spokenItems()) {
    if (item.name.startsWith(begin))
      return item.rect;
  }
  return {};
}

}  // namespace

class TestSeatView : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void leansIntoTheOtherView_data();
  void leansIntoTheOtherView();
  void aViewThatIsOnlyReplacedDoesNotMove_data();
  void aViewThatIsOnlyReplacedDoesNotMove();
  void everyLookIsTakenAtOnce_data();
  void everyLookIsTakenAtOnce();
  void theHandAnswersAsOnTheFlatTable();
  void thePanelIsPressedWhereItAppears();
  void readersAreToldWhereThingsAppear_data();
  void readersAreToldWhereThingsAppear();
  void tilesThatAreAlikeAreTinted();
  void cardsKeepOffWhatIsSeen();
};

void TestSeatView::leansIntoTheOtherView_data() {
  QTest::addColumn<bool>("tilted");
  QTest::newRow("into the seat view") << true;
  QTest::newRow("back to the flat one") << false;
}

// From one picture at rest to the other; what stays flat on the screen does not move.
void TestSeatView::leansIntoTheOtherView() {
  QFETCH(bool, tilted);
  const auto picture = [](bool leaning) {
    Table table;
    TableOptions options = table.options();
    options.tilted = leaning;
    table.setOptions(options);
    table.ask(discardDecision(ownTurn()), ownTurn());
    return table.grab().toImage();
  };
  StillTable table(false, !tilted);
  table.ask(discardDecision(ownTurn()), ownTurn());
  table.setTime(kOver);
  TableOptions other = table.options();
  other.tilted = tilted;
  table.setOptions(other);
  QVERIFY(table.isAnimating());
  QVERIFY2(apart(table.picture(), picture(!tilted)) <= kHardlySeen, "at first it is the view before");
  const QRect hand(table.tile(3) - QPoint(12, 12), QSize(24, 24));
  for (const qreal time : {100, 200, 300}) {
    table.setTime(kOver + time);
    QVERIFY(table.picture() != picture(tilted) && table.picture() != picture(!tilted));
    QCOMPARE(table.picture().copy(hand), picture(tilted).copy(hand));
  }
  table.setTime(kOver + motionOf(Motion::ViewTurn).duration);
  QVERIFY(!table.isAnimating());
  QCOMPARE(table.picture(), picture(tilted));
  // A key acts at once, whatever the table looks like.
  other.tilted = !tilted;
  table.setOptions(other);
  QVERIFY(table.isAnimating());
  table.key(Qt::Key_Space);
  QVERIFY(!table.shows(Sight::Kind::View));
  QCOMPARE(table.answers.size(), 1);
}

void TestSeatView::aViewThatIsOnlyReplacedDoesNotMove_data() {
  QTest::addColumn<bool>("reduced");
  QTest::addColumn<double>("speed");
  QTest::newRow("reduced motion") << true << 1.0;
  QTest::newRow("instant") << false << 0.0;
}

void TestSeatView::aViewThatIsOnlyReplacedDoesNotMove() {
  QFETCH(bool, reduced);
  QFETCH(double, speed);
  StillTable table;
  TableOptions options = table.options();
  options.reducedMotion = reduced;
  options.speed = speed;
  table.setOptions(options);
  table.setView(ownTurn());
  const QImage flat = table.picture();
  options.tilted = true;
  table.setOptions(options);
  QVERIFY(!table.isAnimating());
  QVERIFY(table.picture() != flat);
  options.tilted = false;
  table.setOptions(options);
  QCOMPARE(table.picture(), flat);
}

void TestSeatView::everyLookIsTakenAtOnce_data() {
  QTest::addColumn<TableOptions>("look");
  QTest::addColumn<bool>("tilted");
  for (const bool tilted : {false, true}) {
    const auto row = [tilted](const char *name, const auto &change) {
      TableOptions look;
      change(look);
      QTest::addRow("%s, %s", name, tilted ? "seat view" : "flat") << look << tilted;
    };
    row("black tiles", [](TableOptions &look) { look.tiles.set = TileSet::Black; });
    row("high contrast", [](TableOptions &look) { look.tiles.set = TileSet::Contrast; });
    row("jade backs", [](TableOptions &look) { look.tiles.back = BackColor::Jade; });
    row("index marks", [](TableOptions &look) { look.tiles.marks = true; });
    row("small hand", [](TableOptions &look) { look.hand = HandSize::Small; });
    row("large hand", [](TableOptions &look) { look.hand = HandSize::Large; });
    row("large ponds", [](TableOptions &look) { look.ponds = PondSize::Large; });
  }
}

// As a table shows it that had it from the beginning; and the tiles are pressed where they are.
void TestSeatView::everyLookIsTakenAtOnce() {
  QFETCH(TableOptions, look);
  QFETCH(bool, tilted);
  Table table;
  setTilted(table, tilted);
  table.ask(discardDecision(ownTurn()), ownTurn());
  const QImage before = table.grab().toImage();
  TableOptions options = table.options();
  options.tiles = look.tiles;
  options.hand = look.hand;
  options.ponds = look.ponds;
  table.setOptions(options);
  const QImage after = table.grab().toImage();
  QVERIFY(after != before);
  Table other;
  other.setOptions(options);
  other.ask(discardDecision(ownTurn()), ownTurn());
  QCOMPARE(other.grab().toImage(), after);
  table.click(table.tile(3));
  QCOMPARE(table.answers.size(), 1);
  QCOMPARE(table.answers.first().tile, test::tile("4p"));
}

void TestSeatView::theHandAnswersAsOnTheFlatTable() {
  for (const bool tilted : {false, true}) {
    Table table;
    setTilted(table, tilted);
    table.ask(discardDecision(ownTurn()), ownTurn());
    table.click(table.tile(3));
    QCOMPARE(table.answers.size(), 1);
    QCOMPARE(table.answers.first().tile, test::tile("4p"));
    table.ask(discardDecision(ownTurn()), ownTurn());
    table.key(Qt::Key_1);
    QCOMPARE(table.answers.size(), 2);
    QCOMPARE(table.answers.last().tile, test::tile("2m"));
  }
}

void TestSeatView::thePanelIsPressedWhereItAppears() {
  Table table;
  setTilted(table, true);
  SeatView view = ownTurn();
  view.board.scores = {31000, 25000, 24000, 20000};
  table.setView(view);
  const QImage rest = table.grab().toImage();
  // Its far corner is on the panel, the cloth beside it is not; the flat table has it elsewhere.
  for (const QPointF on : {QPointF(0, 0), QPointF(-2.4, -2.4), QPointF(2.4, -2.4), QPointF(2.4, 2.4)}) {
    QTest::mousePress(&table, Qt::LeftButton, {}, seenAt(table, on, kPanelHeight));
    QVERIFY(table.grab().toImage() != rest);
    QTest::mouseRelease(&table, Qt::LeftButton, {}, seenAt(table, on, kPanelHeight));
    QCOMPARE(table.grab().toImage(), rest);
  }
  for (const QPointF off : {QPointF(-2.8, -2.8), QPointF(2.8, 2.8), QPointF(0, 2.75)}) {
    QTest::mousePress(&table, Qt::LeftButton, {}, seenAt(table, off, 0));
    QCOMPARE(table.grab().toImage(), rest);
    QTest::mouseRelease(&table, Qt::LeftButton, {}, seenAt(table, off, 0));
  }
}

void TestSeatView::readersAreToldWhereThingsAppear_data() {
  QTest::addColumn<QString>("begin");
  QTest::addColumn<int>("group");
  QTest::newRow("own discards") << QStringLiteral("Aiko, discards: ") << kPondGroup;
  QTest::newRow("discards across") << QStringLiteral("Sora, discards: ") << kPondGroup + 2;
  QTest::newRow("own melds") << QStringLiteral("Aiko, melds: ") << kMeldGroup;
  QTest::newRow("melds at the right") << QStringLiteral("Mei, melds: ") << kMeldGroup + 1;
}

void TestSeatView::readersAreToldWhereThingsAppear() {
  QFETCH(QString, begin);
  QFETCH(int, group);
  Table table;
  const SeatView view = fourMelds();
  table.setView(view);
  const QRect flat = spokenRect(table, begin);
  setTilted(table, true);
  const QRect tilted = spokenRect(table, begin);
  QVERIFY(!flat.isNull() && !tilted.isNull());
  QCOMPARE(tilted == flat, staysFlat(group));
  SceneInput input;
  input.hand.assign(view.hand.begin(), view.hand.end());
  const Scene scene = buildScene(table.geometryInfo(), view, input);
  for (const SceneTile &tile : scene.groups[static_cast<std::size_t>(group)].tiles)
    QVERIFY(tilted.contains(shownBounds(table.geometryInfo(), group, tile)));
}

void TestSeatView::tilesThatAreAlikeAreTinted() {
  StillTable table(false, true);
  const SeatView view = withTilesAlike();
  table.ask(discardDecision(view), view);
  table.setTime(kOver);
  const QImage before = table.picture();
  QTest::mouseMove(&table, table.tile(8));  // 8p
  table.setTime(kOver + 300);
  const QImage tinted = table.picture();
  SceneInput input;
  input.hand.assign(view.hand.begin(), view.hand.end());
  const std::vector<SceneTile> pond =
      buildScene(table.geometryInfo(), view, input).groups[kPondGroup + 1].tiles;
  QCOMPARE(pond.size(), std::size_t{3});
  for (std::size_t i = 0; i < pond.size(); ++i) {
    const QRectF face = shownFace(table.geometryInfo(), kPondGroup + 1, pond[i]).boundingRect();
    const QRect core = QRectF(face.center() - QPointF(4, 4), QSizeF(8, 8)).toRect();
    QCOMPARE(tinted.copy(core) != before.copy(core), i != 1);
  }
  QTest::mouseMove(&table, table.felt());
  table.setTime(kOver + 600);
  QCOMPARE(table.picture(), before);
}

// A card that shall hide no meld asks where they are seen.
void TestSeatView::cardsKeepOffWhatIsSeen() {
  Table table;
  const SeatView view = fourMelds();
  setTilted(table, true);
  table.setView(view);
  const QRect melds = spokenRect(table, QStringLiteral("Mei, melds: "));
  QVERIFY(table.hidesMelds(QRect(melds.center(), QSize(4, 4))));
  QVERIFY(!table.hidesMelds(QRect(table.width() / 2, table.height() / 2, 4, 4)));
}

JANSO_TEST(TestSeatView);
#include "tst_seatview.moc"
