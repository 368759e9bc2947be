// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Moves on the table end in the picture at rest, and nothing runs afterwards.
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include "support/tableviews.h"
#include "support/testprogram.h"
#include "widgets/answeringtable.h"
#include "widgets/table/tablewidget.h"

using namespace janso;
using namespace janso::test;

class TestTableAnimations : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void animationsEndInTheFreshView_data();
  void animationsEndInTheFreshView();
  void keyCompletesAnimations();
  void nothingRunsWhenNothingMoves();
};

void TestTableAnimations::animationsEndInTheFreshView_data() {
  QTest::addColumn<QString>("what");
  for (const char *what : {"draw", "discard", "tsumogiri", "riichi", "stick", "pon", "kakan", "dora",
                           "other draw", "other discard"})
    QTest::newRow(what) << QString::fromLatin1(what);
}

void TestTableAnimations::animationsEndInTheFreshView() {
  QFETCH(QString, what);
  SeatView before = test::ownTurn();
  SeatView after = before;
  Event event;
  PlayerBoard &me = after.board.players[0];
  PlayerBoard &right = after.board.players[1];
  const auto discard = [&](PlayerBoard &player, const char *face, bool gray) {
    PondTile tile;
    tile.tile = test::tile(face);
    tile.tsumogiri = gray;
    player.pond.push_back(tile);
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
    me.pond.back().riichi = what == QStringLiteral("riichi");
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
    after.board.players[3].pond.back().calledBy = 0;
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

void TestTableAnimations::keyCompletesAnimations() {
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

void TestTableAnimations::nothingRunsWhenNothingMoves() {
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

JANSO_TEST(TestTableAnimations);
#include "tst_tableanimations.moc"
