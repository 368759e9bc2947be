// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Whatever is open in the window: the hand, the drawn tile and what the table asks lie free.
#include <QTest>

#include "support/testprogram.h"
#include "widgets/coachprogram.h"
#include "widgets/yaku/yakupanel.h"

using namespace janso;
using namespace janso::test;

namespace {

QRect inWindow(const QWidget *widget, const QRect &part) {
  return {widget->mapTo(widget->window(), part.topLeft()), part.size()};
}

}  // namespace

class TestNothingCovers : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theHandAndTheQuestion_data();
  void theHandAndTheQuestion();

 private:
  Folders m_folders;
};

void TestNothingCovers::theHandAndTheQuestion_data() {
  QTest::addColumn<QSize>("size");
  QTest::newRow("the smallest window") << QSize(900, 640);
  QTest::newRow("4:3") << QSize(1024, 768);
  QTest::newRow("5:4") << QSize(1280, 1024);
  QTest::newRow("half a screen") << QSize(960, 1080);
  QTest::newRow("16:10") << QSize(1280, 800);
}

void TestNothingCovers::theHandAndTheQuestion() {
  QFETCH(QSize, size);
  const Playing program(m_folders.fresh(), CoachLevel::Off, QStringLiteral("free"));
  program.window->resize(size);
  TableWidget *table = program.table();
  QTRY_VERIFY(table->flow().isActive());
  table->setFocus();
  QTest::keyClick(table, Qt::Key_Y);
  const auto *panel = program.find<YakuPanel>();
  QTRY_VERIFY(panel->isVisible());
  QCOMPARE(program.window->size(), size);
  const auto isFree = [&](const QRect &part) {
    return part.isNull() || (table->rect().contains(part) &&
                             !inWindow(table, part).intersects(inWindow(panel, panel->rect())));
  };
  QTRY_VERIFY(isFree(table->rect()));
  QVERIFY(!table->handRect().isNull() && isFree(table->handRect()));
  QVERIFY(isFree(table->promptRect()));
}

JANSO_TEST(TestNothingCovers);
#include "tst_nothingcovers.moc"
