// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The keyboard and the words of the coach's panel: in and out of its rows, a name for all that takes the
// focus, room for long languages; and what it shares the window with.
#include <QAccessible>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <cstdlib>

#include "support/tableviews.h"
#include "support/testprogram.h"
#include "support/views.h"
#include "widgets/coachprogram.h"
#include "widgets/learn/coachrows.h"
#include "widgets/longwinded.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/table/notice.h"
#include "widgets/table/reasoncard.h"
#include "widgets/yaku/yakupanel.h"

using namespace janso;
using namespace janso::test;

class TestCoachKeys : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void keysLeaveTheRows();
  void yakuListAndPanelTakeTurns();
  void bothFitInAUsualWindow_data();
  void bothFitInAUsualWindow();
  void whatTakesTheFocusHasAName();
  void noticeFindsItsWidth();
  void rowsGrowWithTheirWords();

 private:
  Folders m_folders;
};

// H goes to the rows and back; keys of the table work from there, those that play only leave.
void TestCoachKeys::keysLeaveTheRows() {
  const Playing program(m_folders.fresh(), CoachLevel::Full, QStringLiteral("focus"));
  QTRY_VERIFY_WITH_TIMEOUT(program.table()->flow().isActive() && program.coach()->advice().has_value(),
                           kMatchMs);
  CoachRows *rows = program.coach()->panel()->rows();
  const quint32 asked = program.table()->flow().decision()->id;
  const auto key = [](Qt::Key pressed) { QTest::keyClick(QApplication::focusWidget(), pressed); };
  program.table()->setFocus();
  key(Qt::Key_H);
  QVERIFY(rows->hasFocus());
  key(Qt::Key_H);
  QVERIFY(program.table()->hasFocus());
  for (const Qt::Key leaves : {Qt::Key_Escape, Qt::Key_Return, Qt::Key_Space}) {
    key(Qt::Key_H);
    key(Qt::Key_Down);
    key(Qt::Key_CapsLock);
    QVERIFY(rows->hasFocus());
    key(leaves);
    QVERIFY(program.table()->hasFocus());
    QCOMPARE(program.table()->flow().decision()->id, asked);
  }
  key(Qt::Key_H);
  key(Qt::Key_Q);
  QVERIFY(program.table()->hasFocus());
  QVERIFY(program.table()->reasonCard()->isShown());
}

// Both have no room beside the table here: what was asked for last is shown, and the hand stays free.
void TestCoachKeys::yakuListAndPanelTakeTurns() {
  const Playing program(m_folders.fresh(), CoachLevel::Full, QStringLiteral("turns"));
  program.window->resize(1000, 740);
  QTRY_VERIFY_WITH_TIMEOUT(program.table()->flow().isActive() && program.coach()->advice().has_value(),
                           kMatchMs);
  CoachPanel *panel = program.coach()->panel();
  const auto *yaku = program.find<YakuPanel>();
  QVERIFY(panel->isVisible() && !yaku->isVisible());
  program.table()->setFocus();
  QTest::keyClick(program.table(), Qt::Key_Y);
  QTRY_VERIFY(yaku->isVisible() && !panel->isVisible());
  QCoreApplication::processEvents();
  const TableWidget *table = program.table();
  const QRect list(yaku->mapTo(program.window.get(), QPoint(0, 0)), yaku->size());
  const QRect hand(table->mapTo(program.window.get(), table->handRect().topLeft()), table->handRect().size());
  QVERIFY(!list.intersects(hand));
  QTest::keyClick(program.table(), Qt::Key_H);
  QTRY_VERIFY(panel->isVisible() && !yaku->isVisible());
  QVERIFY(panel->rows()->hasFocus());
}

void TestCoachKeys::bothFitInAUsualWindow_data() {
  QTest::addColumn<QSize>("size");
  for (const QSize &size : {QSize(1280, 800), QSize(1440, 900), QSize(1920, 1080)})
    QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

// One above the other, with nothing said about room, and with details that are hardly cut.
void TestCoachKeys::bothFitInAUsualWindow() {
  QFETCH(QSize, size);
  const Playing program(m_folders.fresh(), CoachLevel::Full, QStringLiteral("both"));
  program.window->resize(size);
  QTRY_VERIFY_WITH_TIMEOUT(program.table()->flow().isActive() && program.coach()->advice().has_value(),
                           kMatchMs);
  program.find<Notice>()->close();
  program.table()->setFocus();
  QTest::keyClick(program.table(), Qt::Key_Y);
  const CoachPanel *panel = program.coach()->panel();
  const auto *yaku = program.find<YakuPanel>();
  QTRY_VERIFY(yaku->isVisible() && panel->isVisible());
  QVERIFY(!program.find<Notice>()->isOpen());
  QCOMPARE(program.window->size(), size);
  const auto place = [&program](const QWidget *widget, const QRect &part) {
    return QRect(widget->mapTo(program.window.get(), part.topLeft()), part.size());
  };
  const TableWidget *table = program.table();
  QTRY_VERIFY(table->rect().contains(table->handRect()));
  const QRect hand = place(table, table->handRect());
  QVERIFY(!hand.intersects(place(panel, panel->rect())));
  QVERIFY(!hand.intersects(place(yaku, yaku->rect())));
  const auto *details = panel->findChild<QScrollArea *>(QStringLiteral("scroll"));
  // Whole, or with as much of the panel as leaves the list of actions its place.
  QTRY_VERIFY(details->verticalScrollBar()->maximum() == 0 || details->height() >= panel->height() * 2 / 5);
}

// With everything open that stands beside the table.
void TestCoachKeys::whatTakesTheFocusHasAName() {
  const Playing program(m_folders.fresh(), CoachLevel::Full, QStringLiteral("names"));
  program.window->resize(1700, 800);
  QTRY_VERIFY_WITH_TIMEOUT(program.table()->flow().isActive() && program.coach()->advice().has_value(),
                           kMatchMs);
  QTest::keyClick(program.table(), Qt::Key_Y);
  QTRY_VERIFY(program.find<YakuPanel>()->isVisible() && program.coach()->panel()->isVisible());
  QStringList nameless;
  int named = 0;
  for (QWidget *widget : program.window->findChildren<QWidget *>()) {
    if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0)
      continue;
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(widget);
    if (spoken != nullptr && !spoken->text(QAccessible::Name).isEmpty())
      ++named;
    else
      nameless << QLatin1String(widget->metaObject()->className()) + u' ' + widget->objectName();
  }
  QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QStringLiteral(", "))));
  QVERIFY(named > 6);
}

void TestCoachKeys::noticeFindsItsWidth() {
  QWidget window;
  window.resize(100, 30);
  Notice notice(&window);
  notice.showMessage(
      QStringLiteral("Said before the window has its size, and long enough for several lines"));
  window.show();
  window.resize(1000, 600);
  QTRY_VERIFY(notice.width() > 500);
  QVERIFY(window.rect().contains(notice.geometry()));
  QVERIFY(std::abs(notice.geometry().center().x() - 500) <= 1);
  notice.showMessage(QStringLiteral("Short"));
  QVERIFY(notice.width() < 200);
  QVERIFY(std::abs(notice.geometry().center().x() - 500) <= 1);
}

// Words twice as long take more lines; nothing is cut, and no scroll bar stands beside rows that fit.
void TestCoachKeys::rowsGrowWithTheirWords() {
  test::TableView seen(basicAriAri());
  seen.hand("234m456p67s55s678s", "1z");
  Advice advice;
  for (const char *tile : {"1z", "5s"}) {
    AdviceRow row;
    row.action = test::action(ActionType::Dahai, tile);
    row.shanten = 0;
    row.win = 0.5;
    row.points = 8000;
    advice.rows.push_back(row);
  }
  advice.recommended = advice.rows[0].action;
  TilePainter painter;
  CoachRows rows;
  rows.setPainter(&painter);
  rows.resize(110, 400);
  rows.show();
  const auto heightOf = [&] {
    rows.setAdvice(advice, seen.view(), {});
    rows.resize(110, 400);
    QCoreApplication::processEvents();
    return rows.contentHeight();
  };
  const int usual = heightOf();
  test::LongWinded language;
  QCoreApplication::installTranslator(&language);
  const int twice = heightOf();
  QCoreApplication::removeTranslator(&language);
  QVERIFY(twice > usual);
  QCOMPARE(rows.maximumHeight(), twice);
  QVERIFY(!rows.verticalScrollBar()->isVisible());
  QCOMPARE(rows.sizeHintForRow(0) + rows.sizeHintForRow(1) + 2 * rows.frameWidth() + 2, twice);
}

JANSO_TEST(TestCoachKeys);
#include "tst_coachkeys.moc"
