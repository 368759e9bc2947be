// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tiles and controls of one group lie side by side, and opposite seats mirror each other. That groups keep
// off each other is proved with whole tables (widgets/settings).
#include <QTest>
#include <array>

#include "support/testprogram.h"
#include "widgets/paint/tablegeometry.h"

using namespace janso;

namespace {

QList<QRect> facesOf(const QList<TilePlace> &places) {
  QList<QRect> faces;
  for (const TilePlace &place : places)
    faces << place.face;
  return faces;
}

// "2 and 5": two that lie over each other; empty if there are none.
QString overlapIn(const QList<QRect> &rects) {
  for (qsizetype a = 0; a < rects.size(); ++a) {
    for (qsizetype b = a + 1; b < rects.size(); ++b) {
      if (rects[a].intersects(rects[b]))
        return QStringLiteral("%1 and %2").arg(a).arg(b);
    }
  }
  return {};
}

QList<MeldShape> meldShape(int tiles, int sideways) {
  QList<MeldShape> meld;
  for (int i = 0; i < tiles; ++i)
    meld << MeldShape{i == sideways, false};
  return meld;
}

}  // namespace

class TestSeatRows : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void tilesOfASeatLieSideBySide_data() { sizes(); }
  void tilesOfASeatLieSideBySide();
  void controlsStandSideBySide_data() { sizes(); }
  void controlsStandSideBySide();
  void oppositePondsMirrorEachOther_data() { sizes(); }
  void oppositePondsMirrorEachOther();
  void aMeldHasItsShape_data();
  void aMeldHasItsShape();
  void anAddedTileLiesOnTheTableSide();
  void anOpenHandHasAllItsTiles();

 private:
  static void sizes();
};

void TestSeatRows::sizes() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<qreal>("ratio");
  for (const QSize size : {QSize(900, 640), QSize(1280, 800), QSize(640, 640), QSize(1920, 1080)}) {
    for (const qreal ratio : {1.0, 1.25, 2.0})
      QTest::addRow("%dx%d at %g", size.width(), size.height(), ratio) << size << ratio;
  }
}

void TestSeatRows::tilesOfASeatLieSideBySide() {
  QFETCH(QSize, size);
  QFETCH(qreal, ratio);
  for (const HandSize hand : {HandSize::Small, HandSize::Normal, HandSize::Large}) {
    for (const PondSize ponds : {PondSize::Normal, PondSize::Large}) {
      TableKind kind{.players = 3, .kita = true};
      kind.hand = hand;
      kind.ponds = ponds;
      const TableGeometry geometry((QSizeF(size) * ratio).toSize(), ratio, kind);
      QList<QRect> own;
      for (int i = 0; i < 13; ++i)
        own << geometry.handTileFace(i);
      QCOMPARE(overlapIn(own << geometry.drawnTileFace(13)), QString());
      for (int rel = 0; rel < 4; ++rel) {
        QList<bool> sideways(24, false);
        sideways[7] = true;
        QCOMPARE(overlapIn(facesOf(geometry.pond(rel, sideways))), QString());
        QCOMPARE(geometry.pond(rel, sideways).size(), sideways.size());
        QCOMPARE(overlapIn(facesOf(geometry.kita(rel, 4, true))), QString());
        QList<QRect> melds;
        for (const QList<TilePlace> &meld :
             geometry.melds(rel, {meldShape(3, 0), meldShape(3, 1), meldShape(4, 2), meldShape(4, -1)}))
          melds << facesOf(meld);
        QCOMPARE(melds.size(), qsizetype{14});
        QCOMPARE(overlapIn(melds), QString());
      }
    }
  }
}

void TestSeatRows::controlsStandSideBySide() {
  QFETCH(QSize, size);
  QFETCH(qreal, ratio);
  for (const bool kita : {false, true}) {
    TableKind kind{.players = kita ? 3 : 4, .kita = kita, .helps = true, .faces = true};
    const TableGeometry geometry((QSizeF(size) * ratio).toSize(), ratio, kind);
    QCOMPARE(geometry.toggles(), kita ? 5 : 4);
    QList<QRect> controls;
    for (int i = 0; i < geometry.toggles(); ++i)
      controls << geometry.toggle(i);
    for (int i = 0; i < geometry.helpButtons(); ++i)
      controls << geometry.helpButton(i);
    for (int i = 0; i < geometry.cornerButtons(); ++i)
      controls << geometry.cornerButton(i);
    for (int rel = 0; rel < 4; ++rel)
      controls << geometry.namePlate(rel) << geometry.riichiStick(rel);
    QCOMPARE(overlapIn(controls), QString());
    QList<QRect> dora;
    for (int i = 0; i < 5; ++i) {
      dora << geometry.doraSlot(i);
      QVERIFY(geometry.doraPlaque().contains(dora.last()));
    }
    QCOMPARE(overlapIn(dora), QString());
    for (int rel = 0; rel < 4; ++rel)
      QVERIFY(!geometry.dice(rel)[0].intersects(geometry.dice(rel)[1]));
  }
}

// A half turn about the middle between them makes one of the other.
void TestSeatRows::oppositePondsMirrorEachOther() {
  QFETCH(QSize, size);
  QFETCH(qreal, ratio);
  const TableGeometry geometry((QSizeF(size) * ratio).toSize(), ratio);
  QList<bool> sideways(21, false);
  sideways[4] = sideways[16] = true;
  for (const int rel : {0, 1}) {
    const QList<TilePlace> here = geometry.pond(rel, sideways);
    const QList<TilePlace> there = geometry.pond(rel + 2, sideways);
    const auto sumOf = [&](qsizetype i) {
      return here[i].face.topLeft() + QPoint(here[i].face.width(), here[i].face.height()) +
             there[i].face.topLeft();
    };
    for (qsizetype i = 0; i < here.size(); ++i) {
      QCOMPARE(here[i].face.size(), there[i].face.size());
      QCOMPARE(sumOf(i), sumOf(0));
      QCOMPARE((here[i].turn + 2) % 4, there[i].turn);
      QCOMPARE(here[i].turn, (kSeatTurns[static_cast<std::size_t>(rel)] + (sideways[i] ? 3 : 0)) % 4);
    }
  }
}

void TestSeatRows::aMeldHasItsShape_data() {
  QTest::addColumn<int>("tiles");
  QTest::addColumn<int>("sideways");
  QTest::newRow("called from the left") << 3 << 0;
  QTest::newRow("called from across") << 3 << 1;
  QTest::newRow("called from the right") << 3 << 2;
  QTest::newRow("open kan") << 4 << 3;
  QTest::newRow("closed kan") << 4 << -1;
}

// From the owner's left to right, in one row, the called tile turned.
void TestSeatRows::aMeldHasItsShape() {
  QFETCH(int, tiles);
  QFETCH(int, sideways);
  const TableGeometry geometry(QSize(1280, 800), 1);
  for (int rel = 0; rel < 4; ++rel) {
    const QList<TilePlace> meld = geometry.melds(rel, {meldShape(tiles, sideways)}).first();
    QCOMPARE(meld.size(), qsizetype{tiles});
    const int upright = kSeatTurns[static_cast<std::size_t>(rel)];
    for (qsizetype i = 0; i < meld.size(); ++i) {
      QCOMPARE(meld[i].turn, i == sideways ? (upright + 3) % 4 : upright);
      if (i == 0)
        continue;
      const QPoint step = meld[i].face.center() - meld[i - 1].face.center();
      const int along = std::array{step.x(), -step.y(), -step.x(), step.y()}[static_cast<std::size_t>(rel)];
      QVERIFY2(along > 0, qPrintable(QString::number(rel)));
    }
  }
}

void TestSeatRows::anAddedTileLiesOnTheTableSide() {
  const TableGeometry geometry(QSize(1280, 800), 1);
  for (int rel = 0; rel < 4; ++rel) {
    const QList<TilePlace> meld =
        geometry.melds(rel, {{{false, false}, {true, false}, {true, true}, {false, false}}}).first();
    QCOMPARE(meld.size(), qsizetype{4});
    const QPoint step = meld[2].face.center() - meld[1].face.center();
    const int inward = std::array{-step.y(), -step.x(), step.y(), step.x()}[static_cast<std::size_t>(rel)];
    QVERIFY2(inward > 0, qPrintable(QString::number(rel)));
    QCOMPARE(meld[2].face.size(), meld[1].face.size());
    QCOMPARE(overlapIn({meld[0].face, meld[1].face, meld[3].face}), QString());
  }
}

void TestSeatRows::anOpenHandHasAllItsTiles() {
  const TableGeometry geometry(QSize(1280, 800), 1);
  for (int rel = 1; rel < 4; ++rel) {
    for (const int tiles : {1, 4, 13}) {
      for (const bool drawn : {false, true}) {
        QCOMPARE(geometry.openHand(rel, tiles, drawn).size(), qsizetype{tiles + (drawn ? 1 : 0)});
        QCOMPARE(geometry.backs(rel, tiles, drawn).size(), qsizetype{tiles + (drawn ? 1 : 0)});
        QCOMPARE(overlapIn(facesOf(geometry.openHand(rel, tiles, drawn))), QString());
      }
    }
  }
}

JANSO_TEST(TestSeatRows);
#include "tst_seatrows.moc"
