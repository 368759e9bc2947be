// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The list of terms shows each of them whole, however large texts are.
#include <QImage>
#include <QListWidget>
#include <QScrollArea>
#include <QTest>
#include <cstdlib>

#include "support/testprogram.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/learn/glossarydialog.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/scrollend.h"

using namespace janso;

namespace {

// Bands of ink below each other, in the middle of a row and left of its border.
int linesSeen(const QImage &row) {
  constexpr int kBorder = 8;
  const int ground = qGray(row.pixel(kBorder, kBorder));
  int bands = 0;
  bool inked = false;
  for (int y = kBorder; y < row.height() - kBorder; ++y) {
    bool ink = false;
    for (int x = kBorder; x < row.width() - kBorder && !ink; ++x)
      ink = std::abs(qGray(row.pixel(x, y)) - ground) > 80;
    bands += ink && !inked ? 1 : 0;
    inked = ink;
  }
  return bands;
}

}  // namespace

class TestGlossaryDialog : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void cleanup() { setTextSize(1); }
  void aTermHasBothItsLines_data();
  void aTermHasBothItsLines();
  void termsEndWhereTheyEnd();

 private:
  TilePainter m_painter;
};

void TestGlossaryDialog::aTermHasBothItsLines_data() {
  QTest::addColumn<int>("percent");
  for (const int percent : {100, 125, 150, 175, 200})
    QTest::addRow("%d %%", percent) << percent;
}

void TestGlossaryDialog::aTermHasBothItsLines() {
  QFETCH(int, percent);
  setTextSize(percent / 100.0);
  GlossaryDialog dialog(&m_painter);
  dialog.resize(810, 576);
  dialog.show();
  QVERIFY(QTest::qWaitForWindowExposed(&dialog));
  auto *list = dialog.findChild<QListWidget *>(QStringLiteral("pages"));
  for (const int row : {0, 7, list->count() / 2, list->count() - 1}) {
    list->setCurrentRow((row + 1) % list->count());  // without the border of what is chosen
    list->scrollToItem(list->item(row), QAbstractItemView::PositionAtCenter);
    QCoreApplication::processEvents();
    const QRect place = list->visualItemRect(list->item(row));
    QVERIFY(list->viewport()->rect().contains(place));
    const int seen = linesSeen(list->viewport()->grab(place).toImage());
    QVERIFY2(seen >= 2, qPrintable(list->item(row)->text()));
    QVERIFY(percent > 100 || place.height() == 66);
  }
}

void TestGlossaryDialog::termsEndWhereTheyEnd() {
  setTextSize(1.5);
  GlossaryDialog dialog(&m_painter);
  dialog.resize(810, 400);
  dialog.show();
  QVERIFY(QTest::qWaitForWindowExposed(&dialog));
  const auto *area = dialog.findChild<QScrollArea *>(QStringLiteral("scroll"));
  auto *terms = dialog.findChild<QListWidget *>(QStringLiteral("pages"));
  for (int row = 0; row < terms->count(); row += 7) {
    terms->setCurrentRow(row);
    QTRY_COMPARE_WITH_TIMEOUT(test::emptyBelow(*area), 0, 2000);
  }
}

JANSO_TEST(TestGlossaryDialog);
#include "tst_glossarydialog.moc"
