// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The index of a tile and its art, pixel by pixel: they share no ink, and nothing of either is lost.
#include <QImage>
#include <QLineF>
#include <QTest>

#include "support/testprogram.h"
#include "support/tiles.h"
#include "widgets/paint/tilemark.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/paint/tilesetrows.h"

using namespace janso;

namespace {

// How far each pixel is from the ink of the set, as one number for each of a picture.
using Gray = std::vector<int>;

Gray grayOf(const QImage &image, const QSize &face, bool lightInk) {
  Gray gray;
  for (int y = 0; y < face.height(); ++y) {
    for (int x = 0; x < face.width(); ++x)
      gray.push_back(lightInk ? 255 - qGray(image.pixel(x, y)) : qGray(image.pixel(x, y)));
  }
  return gray;
}

struct Faces {
  Faces(TileSet set, const TileSize &size, int turn, bool gray) : face(size.lyingFace(turn)) {
    TileRender render;
    render.setLook({.set = set});
    TileRender marking;
    marking.setLook({.set = set, .marks = true});
    const bool lightInk = set == TileSet::Black;
    for (int shown = 0; shown < kFaces; ++shown) {
      const Tile tile = Tile::fromFace(shown);
      plain.push_back(grayOf(render.lying(size, tile, {.turn = turn, .gray = gray}), face, lightInk));
      marked.push_back(grayOf(marking.lying(size, tile, {.turn = turn, .gray = gray}), face, lightInk));
      if (bare.empty())
        bare = plain.back();
      // No pixel of the body is printed on by every tile.
      const QImage print = render.print(size, tile, {.turn = turn}, 1, 0);
      for (std::size_t i = 0; i < bare.size(); ++i) {
        const auto at = static_cast<int>(i);
        if (qAlpha(print.pixel(at % face.width(), at / face.width())) == 0)
          bare[i] = plain.back()[i];
      }
    }
  }
  // The ink in a picture, outside of `without`.
  qint64 ink(const Gray &picture, const QRect &without = {}) const {
    qint64 sum = 0;
    for (std::size_t i = 0; i < picture.size(); ++i) {
      const QPoint at(static_cast<int>(i) % face.width(), static_cast<int>(i) / face.width());
      sum += without.contains(at) ? 0 : bare[i] - picture[i];
    }
    return sum;
  }

  QSize face;
  Gray bare;
  std::vector<Gray> plain, marked;
};

}  // namespace

class TestTileMark : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void names_data();
  void names();
  void touchesNoArt_data();
  void touchesNoArt();
  void redFiveIsTheOtherWayRound();
  void standsUprightWhateverTheTurn();
  void leavesTheCornerOfADora();
  void printIsThatOfItsWidth();
  void redFivesAreToldByTheirDots_data();
  void redFivesAreToldByTheirDots();
};

void TestTileMark::names_data() {
  QTest::addColumn<QString>("tile");
  QTest::addColumn<QString>("mark");
  for (const auto &[tile, mark] : {std::pair{"1m", "1"},
                                   {"9p", "9"},
                                   {"0s", "5"},
                                   {"1z", "E"},
                                   {"2z", "S"},
                                   {"3z", "W"},
                                   {"4z", "N"},
                                   {"5z", "Wh"},
                                   {"6z", "G"},
                                   {"7z", "R"}})
    QTest::newRow(tile) << QString::fromLatin1(tile) << QString::fromLatin1(mark);
}

void TestTileMark::names() {
  QFETCH(QString, tile);
  QFETCH(QString, mark);
  QCOMPARE(tileMark(test::tile(tile.toStdString())), mark);
}

void TestTileMark::touchesNoArt_data() {
  QTest::addColumn<TileSet>("set");
  QTest::addColumn<int>("width");
  QTest::addColumn<int>("turn");
  QTest::addColumn<bool>("gray");
  for (const auto &[name, set] : test::tileSets()) {
    for (const int width : {18, 26, 45, 46, 54, 92}) {
      for (int turn = 0; turn < 4; ++turn)
        QTest::addRow("%s, %d px, turn %d", name, width, turn) << set << width << turn << false;
      QTest::addRow("%s, %d px, discarded as drawn", name, width) << set << width << 0 << true;
    }
  }
}

void TestTileMark::touchesNoArt() {
  QFETCH(TileSet, set);
  QFETCH(int, width);
  QFETCH(int, turn);
  QFETCH(bool, gray);
  const TileSize size(width);
  const Faces faces(set, size, turn, gray);
  for (int at = 0; at < kFaces; ++at) {
    const Tile tile = Tile::fromFace(at);
    const QByteArray name = QByteArray::number(at);
    const Gray &marked = faces.marked[static_cast<std::size_t>(at)];
    const QRect pill = tileMarkBox(size, tile).toAlignedRect();
    const QRect ring = pill.adjusted(-1, -1, 1, 1) & QRect(QPoint(), faces.face);
    // Between pill and art the ivory shows ...
    for (int y = ring.top(); y <= ring.bottom(); ++y) {
      for (int x = ring.left(); x <= ring.right(); ++x) {
        const auto i = static_cast<std::size_t>(y * faces.face.width() + x);
        QVERIFY2(pill.contains(x, y) || std::abs(marked[i] - faces.bare[i]) < 14, name.constData());
      }
    }
    // ... and beside the pill lies the whole of the art, only smaller.
    const double scale =
        tileArtBox(size, tile, turn, true).width() / tileArtBox(size, tile, turn, false).width();
    const auto whole = static_cast<double>(faces.ink(faces.plain[static_cast<std::size_t>(at)]));
    const double kept = static_cast<double>(faces.ink(marked, pill)) / (scale * scale * whole);
    QVERIFY2(kept > 0.93 && kept < 1.3, qPrintable(QStringLiteral("%1: %2").arg(at).arg(kept)));
    QVERIFY(scale > 0.7 && scale <= 1);
  }
}

void TestTileMark::redFiveIsTheOtherWayRound() {
  TileRender render;
  render.setLook({.marks = true});
  const TileSize size(40);
  for (const char *suit : {"m", "p", "s"}) {
    const auto middle = [&](const char *rank) {
      const Tile tile = test::tile(std::string(rank) + suit);
      const QRect pill = tileMarkBox(size, tile).toAlignedRect();
      const QImage image = render.lying(size, tile, {});
      return QColor(image.pixel(pill.left() + pill.width() / 2, pill.top() + 1));
    };
    QVERIFY(middle("5").lightness() > 180);
    QVERIFY(middle("0").red() > 2 * middle("0").green());
  }
}

// The same pixels in the pill: nobody need turn the head to read a tile of the seat at the side.
void TestTileMark::standsUprightWhateverTheTurn() {
  TileRender render;
  render.setLook({.marks = true});
  const TileSize size(40);
  const Tile tile = test::tile("7s");
  const QRect pill = tileMarkBox(size, tile).toAlignedRect();
  for (int turn = 1; turn < 4; ++turn) {
    const QRect inner = pill.adjusted(2, 2, -2, -2);
    const QImage upright = render.lying(size, tile, {}).copy(inner);
    const QImage turned = render.lying(size, tile, {.turn = turn}).copy(inner);
    QCOMPARE(turned, upright);
  }
}

void TestTileMark::leavesTheCornerOfADora() {
  for (const int width : {26, 60}) {
    const TileSize size(width);
    for (int turn = 0; turn < 4; ++turn) {
      const QRectF corner(size.lyingFace(turn).width() - 0.26 * width, 0, 0.26 * width, 0.26 * width);
      for (int face = 0; face < kFaces; ++face)
        QVERIFY(!tileMarkBox(size, Tile::fromFace(face)).intersects(corner));
    }
  }
}

// A tile of the seat view is drawn at twice its size and made smaller: by then it must look as any of its
// width.
void TestTileMark::printIsThatOfItsWidth() {
  constexpr int kFiner = 2;
  constexpr int kEdge = 2;
  TileRender render;
  render.setLook({.marks = true});
  for (const int width : {30, 60}) {
    const TileSize size(width);
    const Tile red = test::tile("0p");
    const QRect pill = tileMarkBox(size, red).toRect();
    const QImage print = render.print(size, red, {}, kFiner, kEdge);
    QCOMPARE(print.size(), kFiner * size.lyingFace(0) + 2 * QSize(kEdge, kEdge));
    const int middle = kEdge + kFiner * pill.center().y();
    const int end = kEdge + kFiner * (pill.right() + 1);
    QCOMPARE(qAlpha(print.pixel(end - 2, middle)), 255);
    QCOMPARE(qAlpha(print.pixel(end + 1, middle)), 0);
  }
}

void TestTileMark::redFivesAreToldByTheirDots_data() {
  QTest::addColumn<TileSet>("set");
  QTest::addColumn<int>("width");
  QTest::addColumn<int>("turn");
  QTest::addColumn<bool>("marks");
  for (const auto &[name, set] : test::tileSets()) {
    for (const int width : {20, 26, 45, 46, 92}) {
      for (int turn = 0; turn < 4; ++turn) {
        for (const bool marks : {false, true})
          QTest::addRow("%s, %d px, turn %d%s", name, width, turn, marks ? ", with index" : "")
              << set << width << turn << marks;
      }
    }
  }
}

// They lie where no five has ink, with the body round them, and nothing else becomes different.
void TestTileMark::redFivesAreToldByTheirDots() {
  QFETCH(TileSet, set);
  QFETCH(int, width);
  QFETCH(int, turn);
  QFETCH(bool, marks);
  const TileSize size(width);
  TileRender plain;
  plain.setLook({.set = set, .marks = marks});
  TileRender dotted;
  dotted.setLook({.set = set, .marks = marks, .redDots = true});
  const std::array<QRectF, 2> dots = redDotBoxes(size, turn);
  const qreal apart = std::min(0.8, 0.03 * width - 0.3);  // pixels
  for (const char *suit : {"m", "p", "s"}) {
    const Tile red = test::tile(std::string("0") + suit);
    const Tile usual = test::tile(std::string("5") + suit);
    QCOMPARE(dotted.lying(size, usual, {.turn = turn}), plain.lying(size, usual, {.turn = turn}));
    const QImage with = dotted.print(size, red, {.turn = turn}, 1, 0);
    const QImage without = plain.print(size, red, {.turn = turn}, 1, 0);
    const QRect face(QPoint(), size.lyingFace(turn));
    for (const QRectF &box : dots) {
      const QRect dot = box.toAlignedRect();
      QVERIFY(face.contains(dot));
      QVERIFY(with.pixelColor(dot.center()).alpha() > 180);
      const QRect round = dot.adjusted(-1, -1, 1, 1) & face;
      for (int y = round.top(); y <= round.bottom(); ++y) {
        for (int x = round.left(); x <= round.right(); ++x) {
          const bool near =
              QLineF(box.center(), QPointF(x + 0.5, y + 0.5)).length() < box.width() / 2 + apart;
          QVERIFY2(!near || qAlpha(without.pixel(x, y)) < 16, suit);
        }
      }
    }
    for (int y = 0; y < face.height(); ++y) {
      for (int x = 0; x < face.width(); ++x)
        QVERIFY(dots[0].toAlignedRect().contains(x, y) || dots[1].toAlignedRect().contains(x, y) ||
                with.pixel(x, y) == without.pixel(x, y));
    }
  }
}

JANSO_TEST(TestTileMark);
#include "tst_tilemark.moc"
