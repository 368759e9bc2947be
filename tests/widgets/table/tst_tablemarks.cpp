// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a rule puts on the table beside the tiles of every game: marks of a seat, open tiles, Norths, dice.
#include <QSignalSpy>
#include <QTest>

#include "rules/dora.h"
#include "rules/mpsz.h"
#include "support/tableviews.h"
#include "support/testprogram.h"
#include "widgets/paint/seatmarks.h"
#include "widgets/paint/tablescene.h"
#include "widgets/sentences/tabletexts.h"
#include "widgets/table/tablewidget.h"
#include "widgets/table/tedashiitem.h"

using namespace janso;

namespace {

SeatView withRules(SeatView view, void (*change)(RuleSet &)) {
  MatchInfo info = *view.board.info;
  change(info.rules);
  view.board.info = info;
  return view;
}

const std::vector<SceneTile> &handOf(const Scene &scene, int rel) {
  return scene.groups[static_cast<std::size_t>(kHandGroup + rel)].tiles;
}

QStringList faces(const std::vector<SceneTile> &tiles) {
  QStringList names;
  for (const SceneTile &tile : tiles) {
    if (tile.pose == TilePose::Lying)
      names << QString::fromStdString(toMpsz(tile.tile));
  }
  return names;
}

}  // namespace

class TestTableMarks : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void waremeMarksTheSeatOfTheBrokenWall_data();
  void waremeMarksTheSeatOfTheBrokenWall();
  void doukasenGoesWithTheWall();
  void yakitoriAndChipsAreMarkedWhenPlayedFor();
  void everyMarkSaysWhatItDoes();
  void openRiichiLiesFaceUpForAll();
  void openRiichiMayShowTheWaitsAlone();
  void ownOpenRiichiLiesDown();
  void northsLieSideBySide();
  void doraIsNamedByTheWheelOfThreePlayers();
  void pillSetsNorthsAside();
  void absentSeatIsNotSpokenOf();
  void diceLieAtTheDealersHand();
  void lastDiscardFromTheHandIsMarked_data();
  void lastDiscardFromTheHandIsMarked();
  void theMarkIsSeen();
};

void TestTableMarks::waremeMarksTheSeatOfTheBrokenWall_data() {
  QTest::addColumn<int>("first");
  QTest::addColumn<int>("second");
  QTest::addColumn<int>("dealer");
  QTest::addColumn<int>("seat");
  QTest::newRow("five: the dealer himself") << 2 << 3 << 0 << 0;
  QTest::newRow("six: the next seat") << 2 << 4 << 0 << 1;
  QTest::newRow("seven: across") << 1 << 6 << 1 << 3;
  QTest::newRow("eight: the seat before") << 3 << 5 << 1 << 0;
}

void TestTableMarks::waremeMarksTheSeatOfTheBrokenWall() {
  QFETCH(int, first);
  QFETCH(int, second);
  QFETCH(int, dealer);
  QFETCH(int, seat);
  SeatView view = withRules(test::ownTurn(), [](RuleSet &rules) { rules.wareme = Wareme::Wareme; });
  view.board.dice = {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)};
  view.board.dealer = static_cast<std::int8_t>(dealer);
  for (int s = 0; s < 4; ++s)
    QCOMPARE(seatMarks(view.board, s).doubled == Wareme::Wareme, s == seat);
}

void TestTableMarks::doukasenGoesWithTheWall() {
  SeatView view = withRules(test::ownTurn(), [](RuleSet &rules) { rules.wareme = Wareme::Doukasen; });
  QSet<int> seats;
  for (int left = 70; left > 0; --left) {
    view.board.tilesLeft = static_cast<std::uint8_t>(left);
    int marked = 0;
    for (int seat = 0; seat < 4; ++seat) {
      if (seatMarks(view.board, seat).doubled == Wareme::Doukasen) {
        ++marked;
        seats.insert(seat);
      }
    }
    QCOMPARE(marked, 1);
  }
  QVERIFY(seats.size() >= 2);
}

void TestTableMarks::yakitoriAndChipsAreMarkedWhenPlayedFor() {
  SeatView view = test::ownTurn();
  QVERIFY(seatMarks(view.board, 0).isEmpty());
  view = withRules(view, [](RuleSet &rules) {
    rules.yakitori = 10000;
    rules.chipRed = 1;
  });
  view.board.tally.yakitori = {1, 0, 3, 0};
  view.board.tally.chips = {4, 0, -4, 0};
  QCOMPARE(seatMarks(view.board, 0).yakitori, 1);
  QCOMPARE(seatMarks(view.board, 2).yakitori, 3);
  QCOMPARE(seatMarks(view.board, 1).chips.value_or(99), 0);
  QCOMPARE(seatMarks(view.board, 2).chips.value_or(99), -4);
}

void TestTableMarks::everyMarkSaysWhatItDoes() {
  RuleSet rules;
  rules.yakitori = 10000;
  const auto text = [&rules](const SeatMarks &marks) { return seatMarkTexts(marks, rules).join(u'\n'); };
  QVERIFY(text({}).isEmpty());
  QVERIFY(text({Wareme::Wareme, 2, 0, {}}).contains(QLatin1String("double")));
  QVERIFY(text({Wareme::DaiWareme, 4, 0, {}}).contains(QLatin1String("four times")));
  QVERIFY(text({Wareme::Doukasen, 2, 0, {}}).contains(QLatin1String("Doukasen")));
  QVERIFY(text({Wareme::None, 1, 2, {}}).contains(QLocale().toString(20000)));
  QVERIFY(text({Wareme::None, 1, 0, -3}).contains(QStringLiteral("\u22123")));
  rules.yakitoriDice = true;
  QVERIFY(text({Wareme::None, 1, 1, {}}).contains(QLatin1String("dice")));
  // More marks take more room, and none takes none.
  QCOMPARE(SeatMarkPainter({}, 16, 11).width(), 0.0);
  QVERIFY(SeatMarkPainter({Wareme::Wareme, 2, 1, 12}, 16, 11).width() >
          SeatMarkPainter({Wareme::Wareme, 2, 1, {}}, 16, 11).width());
}

void TestTableMarks::openRiichiLiesFaceUpForAll() {
  const TableGeometry geometry(QSize(1440, 900), 1);
  const Scene scene = buildScene(geometry, test::openRiichi(test::ownTurn(), "123m456p789s1122z"), {});
  for (int rel = 1; rel < 4; ++rel) {
    QCOMPARE(handOf(scene, rel).size(), 13U);
    QCOMPARE(faces(handOf(scene, rel)).join(QString()), QStringLiteral("1m2m3m4p5p6p7s8s9s1z1z2z2z"));
  }
}

void TestTableMarks::openRiichiMayShowTheWaitsAlone() {
  const TableGeometry geometry(QSize(1440, 900), 1);
  SeatView view = test::openRiichi(test::ownTurn(), "45p");
  view.board.players[2].concealed = 14;
  view.board.players[2].hasDrawn = true;
  const Scene scene = buildScene(geometry, view, {});
  for (int rel = 1; rel < 4; ++rel)
    QCOMPARE(faces(handOf(scene, rel)).join(QString()), QStringLiteral("4p5p"));
  // The drawn tile stays hidden, apart from the rest.
  QCOMPARE(handOf(scene, 2).size(), 14U);
  QVERIFY(handOf(scene, 2).back().pose == TilePose::Upright);
  QVERIFY(!handOf(scene, 2).back().face.intersects(handOf(scene, 2)[12].face));
}

void TestTableMarks::ownOpenRiichiLiesDown() {
  const TableGeometry geometry(QSize(1440, 900), 1);
  SeatView view = test::ownTurn();
  view.board.players[0].openRiichi = true;
  for (Tile t : test::tiles("88s55z"))
    view.board.players[0].shown.push_back(t);
  SceneInput input;
  input.hand.assign(view.hand.begin(), view.hand.end());
  QCOMPARE(faces(handOf(buildScene(geometry, view, input), 0)).join(QString()), QStringLiteral("8s8s5z5z"));
  // Also behind a curtain: everybody may see them.
  input.closed = true;
  QCOMPARE(faces(handOf(buildScene(geometry, view, input), 0)).join(QString()), QStringLiteral("8s8s5z5z"));
}

// One beside the other, the newest last, and no place for who has none.
void TestTableMarks::northsLieSideBySide() {
  SeatView view = test::threePlayers(test::ownTurn(1));
  const TableGeometry geometry(QSize(1440, 900), 1, {3, true});
  // Nearer to their owner than to the neighbor, and out of the way of a third row that goes on.
  const QPoint near = geometry.kita(0, 1, false).first().face.center() - geometry.center();
  QVERIFY(near.y() > near.x());
  test::fillPond(view.board.players[1], "1p2p3p4p5p6p1p2p3p4p5p6p1p2p3p4p5p6p7p");
  const Scene scene = buildScene(geometry, view, {});
  for (int seat = 0; seat < 3; ++seat) {
    const auto &norths = scene.groups[static_cast<std::size_t>(kKitaGroup + relativeSeat(seat, 1))].tiles;
    QCOMPARE(static_cast<int>(norths.size()), static_cast<int>(view.board.player(seat).kita));
    for (std::size_t i = 1; i < norths.size(); ++i)
      QVERIFY(!norths[i].face.intersects(norths[i - 1].face));
  }
  for (const SceneTile &north : scene.groups[kKitaGroup].tiles) {
    for (const SceneTile &discard : scene.groups[kPondGroup].tiles)
      QVERIFY(!north.bounds().intersects(discard.bounds()));
  }
}

void TestTableMarks::doraIsNamedByTheWheelOfThreePlayers() {
  SeatView view = test::ownTurn();
  view.board.doraIndicators = {};
  view.board.doraIndicators.push_back(test::tile("1m"));
  view.board.doraIndicators.push_back(test::tile("9s"));
  QVERIFY(doraText(view.board).contains(QLatin1String("Dora: 2 man (indicator 1 man)")));
  QVERIFY(doraText(view.board).contains(QLatin1String("Kan dora: 1 sou (indicator 9 sou)")));
  QVERIFY(!doraText(view.board).contains(QLatin1String("North")));
  view = test::threePlayers(view);
  QVERIFY(doraText(view.board).contains(QLatin1String("Dora: 9 man (indicator 1 man)")));
  QVERIFY(doraText(view.board).contains(QLatin1String("North")));
  QCOMPARE(doraCounts(view.board.doraIndicators, view.board.seats())[8], 1);
}

void TestTableMarks::pillSetsNorthsAside() {
  SeatView view = test::threePlayers(test::ownTurn());
  view.drawn = test::tile("4z");
  const Action kita = test::action(ActionType::Kita, "4z");
  TableWidget table;
  TableOptions options;
  options.speed = 0;
  table.setOptions(options);
  table.resize(1280, 800);
  table.setView(view);
  QSignalSpy chosen(&table, &TableWidget::actionChosen);
  table.setDecision(test::discardDecision(view, {kita}), view);
  QTest::qWait(20);
  QCOMPARE(chosen.size(), 0);
  QTest::mouseClick(&table, Qt::LeftButton, {}, table.geometryInfo().toggle(4).center());
  QVERIFY(table.toggles().values().autoKita);
  QTRY_COMPARE(chosen.size(), 1);
  QCOMPARE(chosen[0][1].value<Action>(), kita);
  // With four players there is no such pill.
  table.setView(test::ownTurn());
  QCOMPARE(table.geometryInfo().toggles(), 4);
}

void TestTableMarks::absentSeatIsNotSpokenOf() {
  TableWidget table;
  table.resize(1280, 800);
  table.setSeatNames({QStringLiteral("Ann"), QStringLiteral("Bob"), QStringLiteral("Cyd"), QString()}, {});
  table.setView(test::threePlayers(test::fullTable(1)));
  QString all;
  for (const TableWidget::SpokenItem &item : table.spokenItems())
    all += item.name + u'\n';
  QVERIFY(all.contains(QLatin1String("Ann")) && all.contains(QLatin1String("Cyd")));
  QVERIFY(all.contains(QLatin1String("North(s) set aside: 4")));
  QCOMPARE(all.count(QLatin1String(", discards: ")), 3);
  QVERIFY(!(u'\n' + all).contains(QLatin1String("\n, discards")));
}

void TestTableMarks::diceLieAtTheDealersHand() {
  const TableGeometry geometry(QSize(1440, 900), 1);
  SeatView view = test::ownTurn(1);
  view.board.dealer = 3;
  QCOMPARE(buildScene(geometry, view, {}).diceOf, 2);
  view.board.dice = {0, 0};  // a record that does not know them
  QCOMPARE(buildScene(geometry, view, {}).diceOf, -1);
}

void TestTableMarks::lastDiscardFromTheHandIsMarked_data() {
  QTest::addColumn<QList<int>>("tsumogiri");
  QTest::addColumn<int>("called");
  QTest::addColumn<bool>("calledLie");
  QTest::addColumn<int>("place");
  QTest::newRow("all from the hand: the last") << QList<int>{} << -1 << false << 3;
  QTest::newRow("what was drawn since changed nothing") << QList<int>{2, 3} << -1 << false << 1;
  QTest::newRow("nothing came from the hand") << QList<int>{0, 1, 2, 3} << -1 << false << -1;
  QTest::newRow("it was called: an older one says nothing") << QList<int>{3} << 2 << false << -1;
  QTest::newRow("one before it was called") << QList<int>{} << 1 << false << 2;
  QTest::newRow("and lies there dimmed") << QList<int>{} << 1 << true << 3;
}

void TestTableMarks::lastDiscardFromTheHandIsMarked() {
  QFETCH(QList<int>, tsumogiri);
  QFETCH(int, called);
  QFETCH(bool, calledLie);
  QFETCH(int, place);
  PlayerBoard player;
  test::fillPond(player, "1z9m7z1s");
  for (const int at : tsumogiri)
    player.pond[static_cast<std::size_t>(at)].tsumogiri = true;
  if (called >= 0)
    player.pond[static_cast<std::size_t>(called)].calledBy = 2;
  QCOMPARE(lastTedashi(player, calledLie), place);
}

// It is drawn, and goes with the shades of what was drawn and discarded.
void TestTableMarks::theMarkIsSeen() {
  const auto pictureOf = [](const SeatView &view, bool shades) {
    TableWidget table;
    table.resize(1280, 800);
    TableOptions options;
    options.speed = 0;
    options.shadeTsumogiri = shades;
    table.setOptions(options);
    table.setView(view);
    const QList<TilePlace> pond = table.geometryInfo().pond(1, {false, false, false, false});
    return table.grab(pond.at(2).face).toImage();
  };
  SeatView third = test::ownTurn();
  test::fillPond(third.board.players[1], "1z9m7z1s", -1, {3});
  SeatView fourth = test::ownTurn();
  test::fillPond(fourth.board.players[1], "1z9m7z1s");
  QVERIFY2(pictureOf(third, true) != pictureOf(fourth, true), "the third came last from the hand");
  QCOMPARE(pictureOf(third, false), pictureOf(fourth, false));
}

JANSO_TEST(TestTableMarks);
#include "tst_tablemarks.moc"
