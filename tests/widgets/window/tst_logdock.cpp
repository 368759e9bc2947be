// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The log beside the table: it follows what happens, and knows what happened before the match was left.
#include <QDockWidget>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTest>

#include "game/gamecontroller.h"
#include "game/setup/quickmatch.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/lessondesk.h"
#include "widgets/window/logdock.h"
#include "widgets/window/windowactions.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

class TestLogDock : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void followsWhatHappens();
  void staysWhereSomebodyReads();
  void followsWhenItIsNarrower();
  void knowsWhatWentBefore_data();
  void knowsWhatWentBefore();

 private:
  static QString longLine(int number) {
    return QStringLiteral(
               "Line %1 is so long that it must be broken in a dock that is not wide, and more than once")
        .arg(number);
  }
  static bool isAtEnd(const QScrollBar *bar) { return bar->value() == bar->maximum(); }
  Folders m_folders;
};

// The bar takes room: the lines before it appeared are broken anew.
void TestLogDock::followsWhatHappens() {
  LogDock dock;
  dock.resize(220, 260);
  dock.show();
  const QScrollBar *bar = dock.findChild<QPlainTextEdit *>()->verticalScrollBar();
  for (int i = 0; i < 40; ++i) {
    dock.addNote(longLine(i));
    QCoreApplication::processEvents();
    QVERIFY2(isAtEnd(bar), qPrintable(QString::number(i)));
  }
  QVERIFY(bar->maximum() > 10);
}

void TestLogDock::staysWhereSomebodyReads() {
  LogDock dock;
  dock.resize(220, 260);
  dock.show();
  const auto *text = dock.findChild<QPlainTextEdit *>();
  QScrollBar *bar = text->verticalScrollBar();
  // The bar counts lines, and lines above are counted anew when they are laid out: what is read is a block.
  const auto topLine = [text] { return text->cursorForPosition(QPoint(1, 1)).blockNumber(); };
  for (int i = 0; i < 40; ++i)
    dock.addNote(longLine(i));
  QCoreApplication::processEvents();
  bar->triggerAction(QAbstractSlider::SliderPageStepSub);
  QCoreApplication::processEvents();
  const int read = topLine();
  QVERIFY(bar->value() < bar->maximum());
  for (int i = 40; i < 45; ++i) {
    dock.addNote(longLine(i));
    QCoreApplication::processEvents();
    QCOMPARE(topLine(), read);
  }
  bar->triggerAction(QAbstractSlider::SliderToMaximum);
  dock.addNote(longLine(45));
  QCoreApplication::processEvents();
  QVERIFY(isAtEnd(bar));
}

void TestLogDock::followsWhenItIsNarrower() {
  LogDock dock;
  dock.resize(400, 260);
  dock.show();
  const QScrollBar *bar = dock.findChild<QPlainTextEdit *>()->verticalScrollBar();
  for (int i = 0; i < 40; ++i)
    dock.addNote(longLine(i));
  QCoreApplication::processEvents();
  dock.resize(180, 200);
  QCoreApplication::processEvents();
  dock.addNote(longLine(40));
  QCoreApplication::processEvents();
  QVERIFY(isAtEnd(bar));
}

void TestLogDock::knowsWhatWentBefore_data() {
  QTest::addColumn<bool>("lesson");
  QTest::newRow("a match that was left and continued") << false;
  QTest::newRow("a match beside which a lesson was taken") << true;
}

void TestLogDock::knowsWhatWentBefore() {
  QFETCH(bool, lesson);
  const Program program(m_folders.fresh());
  MatchSetup setup = quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, program.window->bots());
  setup.seed = QStringLiteral("log");
  QVERIFY(program.window->play(setup));
  const auto *log = program.find<LogDock>();
  for (int turn = 0; turn < 3; ++turn) {
    QTRY_VERIFY(program.table()->flow().isActive());
    const int events = program.controller.match().eventCount();
    QTest::keyClick(program.table(), Qt::Key_Space);
    QTRY_VERIFY(program.controller.match().eventCount() > events);
  }
  QTRY_VERIFY(program.table()->flow().isActive());
  const QString before = log->text();
  QVERIFY(before.count(QLatin1Char('\n')) >= 8);
  if (lesson) {
    QVERIFY(program.window->lessonDesk()->start(0));
    QVERIFY(log->text() != before);
    program.window->lessonDesk()->close();
  } else {
    program.window->actions()->action(WindowCommand::LeaveTable)->trigger();
    program.window->continueMatch();
  }
  QTRY_VERIFY(program.table()->flow().isActive());
  QTRY_COMPARE(log->text(), before);
}

JANSO_TEST(TestLogDock);
#include "tst_logdock.moc"
