// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Right and wrong are told apart without their colors.
#include <QPainter>
#include <QTest>

#include "support/testprogram.h"
#include "support/tiles.h"
#include "widgets/controls/verdictmark.h"
#include "widgets/pageparts/tilebuttons.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/paint/verdict.h"

using namespace janso;

namespace {

// What is filled, as black and white.
QImage formOf(bool right, bool dark, int side) {
  QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  paintVerdict(painter, QRectF(0, 0, side, side), right, dark);
  painter.end();
  return image.convertToFormat(QImage::Format_Grayscale8);
}

}  // namespace

class TestVerdict : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void formsDiffer_data();
  void formsDiffer();
  void markSaysWhatItShows();
  void tilesOfAnAnswerCarryIt();
};

void TestVerdict::formsDiffer_data() {
  QTest::addColumn<bool>("dark");
  QTest::addColumn<int>("side");
  for (const int side : {12, 20, 44}) {
    QTest::addRow("%d px, dark", side) << true << side;
    QTest::addRow("%d px, light", side) << false << side;
  }
}

void TestVerdict::formsDiffer() {
  QFETCH(bool, dark);
  QFETCH(int, side);
  const QImage right = formOf(true, dark, side);
  const QImage wrong = formOf(false, dark, side);
  int different = 0;
  for (int y = 0; y < side; ++y) {
    for (int x = 0; x < side; ++x)
      different += std::abs(qGray(right.pixel(x, y)) - qGray(wrong.pixel(x, y))) > 48 ? 1 : 0;
  }
  QVERIFY2(different > side * side / 10, qPrintable(QString::number(different)));
}

void TestVerdict::markSaysWhatItShows() {
  QWidget room;
  VerdictMark mark(&room);
  room.show();
  QVERIFY(!mark.isVisible());
  mark.setRight(true);
  QVERIFY(mark.isVisible());
  const QString right = mark.accessibleName();
  mark.setRight(false);
  QVERIFY(mark.isVisible() && !mark.accessibleName().isEmpty() && mark.accessibleName() != right);
  mark.setRight(std::nullopt);
  QVERIFY(!mark.isVisible() && mark.accessibleName().isEmpty());
}

// Below a tile that was the answer, and below one that was taken for it.
void TestVerdict::tilesOfAnAnswerCarryIt() {
  TilePainter painter;
  const auto corner = [&painter](bool checked, bool right) {
    TileButton button(test::tile("5z"), painter, nullptr);
    button.setTileWidth(40);
    button.setChecked(checked);
    button.setRight(right);
    button.setEnabled(false);
    const QImage whole = button.grab().toImage().convertToFormat(QImage::Format_Grayscale8);
    return whole.copy(whole.width() - 18, whole.height() - 18, 18, 18);
  };
  const QImage untouched = corner(false, false);
  const QImage wrong = corner(true, false);
  const QImage right = corner(false, true);
  QVERIFY(untouched != wrong && untouched != right && wrong != right);
}

JANSO_TEST(TestVerdict);
#include "tst_verdict.moc"
