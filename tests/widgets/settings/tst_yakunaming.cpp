// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The style in which yaku are named: chosen, and another while Alt is held.
#include <QDialog>
#include <QMainWindow>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

#include "support/testprogram.h"
#include "widgets/settings/settings.h"
#include "widgets/settings/yakunaming.h"

using namespace janso;

class TestYakuNaming : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void heldStyle_data();
  void heldStyle();
  void followsTheSetting();
  void altShowsTheOther();
  void altWithAnotherKeyDoesNot();
  void altIsHeardInDialogs();
  void endsWithTheWindow();
  void leavesTheMenusAlone();
};

void TestYakuNaming::heldStyle_data() {
  QTest::addColumn<int>("usual");
  QTest::addColumn<int>("chosen");
  QTest::addColumn<int>("held");
  const auto row = [](const char *name, YakuNaming usual, YakuNaming chosen, YakuNaming held) {
    QTest::newRow(name) << int(usual) << int(chosen) << int(held);
  };
  row("another style", YakuNaming::Romaji, YakuNaming::Translated, YakuNaming::Translated);
  row("Japanese by default", YakuNaming::Romaji, YakuNaming::Japanese, YakuNaming::Japanese);
  row("romaji beside Japanese", YakuNaming::Japanese, YakuNaming::Japanese, YakuNaming::Romaji);
  row("never the same", YakuNaming::Ema, YakuNaming::Ema, YakuNaming::Japanese);
}

void TestYakuNaming::heldStyle() {
  QFETCH(int, usual);
  QFETCH(int, chosen);
  QTEST(int(heldNaming(YakuNaming(usual), YakuNaming(chosen))), "held");
}

struct Bench {
  QTemporaryDir folder;
  Settings settings{folder.filePath(QStringLiteral("janso.ini"))};
  QWidget window;
  YakuNamingSwitch naming{settings, &window};
};

void TestYakuNaming::followsTheSetting() {
  Bench bench;
  QCOMPARE(bench.naming.naming(), YakuNaming::Romaji);
  QSignalSpy spy(&bench.naming, &YakuNamingSwitch::namingChanged);
  QVERIFY(bench.settings.setValue(Setting::YakuNames, QStringLiteral("ema")));
  QCOMPARE(bench.naming.naming(), YakuNaming::Ema);
  QVERIFY(bench.settings.setValue(Setting::Volume, 30));
  QCOMPARE(spy.size(), 1);
}

void TestYakuNaming::altShowsTheOther() {
  Bench bench;
  QWidget child(&bench.window);
  QVERIFY(bench.settings.setValue(Setting::YakuNamesHeld, QStringLiteral("english")));
  QTest::keyPress(&child, Qt::Key_Alt, Qt::AltModifier);
  QCOMPARE(bench.naming.naming(), YakuNaming::Romaji);  // not before a moment has passed
  QTRY_COMPARE(bench.naming.naming(), YakuNaming::Translated);
  QTest::keyRelease(&child, Qt::Key_Alt);
  QCOMPARE(bench.naming.naming(), YakuNaming::Romaji);
}

void TestYakuNaming::altWithAnotherKeyDoesNot() {
  Bench bench;
  QTest::keyPress(&bench.window, Qt::Key_Alt, Qt::AltModifier);
  QTest::keyClick(&bench.window, Qt::Key_G, Qt::AltModifier);
  QTest::qWait(300);
  QCOMPARE(bench.naming.naming(), YakuNaming::Romaji);
  // Nor in another window.
  QWidget other;
  QTest::keyPress(&other, Qt::Key_Alt, Qt::AltModifier);
  QTest::qWait(300);
  QCOMPARE(bench.naming.naming(), YakuNaming::Romaji);
}

void TestYakuNaming::altIsHeardInDialogs() {
  Bench bench;
  QDialog dialog(&bench.window);
  QWidget child(&dialog);
  QTest::keyPress(&child, Qt::Key_Alt, Qt::AltModifier);
  QTRY_COMPARE(bench.naming.naming(), YakuNaming::Japanese);
  QEvent leaves(QEvent::WindowDeactivate);
  QCoreApplication::sendEvent(&dialog, &leaves);
  QCOMPARE(bench.naming.naming(), YakuNaming::Romaji);
}

void TestYakuNaming::endsWithTheWindow() {
  Bench bench;
  QTest::keyPress(&bench.window, Qt::Key_Alt, Qt::AltModifier);
  QTRY_VERIFY(bench.naming.isHeld());
  QEvent deactivate(QEvent::WindowDeactivate);
  QCoreApplication::sendEvent(&bench.window, &deactivate);
  QVERIFY(!bench.naming.isHeld());
  QCOMPARE(bench.naming.naming(), YakuNaming::Romaji);
}

// A short press of Alt still goes to the menus; a long one was for the names.
void TestYakuNaming::leavesTheMenusAlone() {
  QTemporaryDir folder;
  Settings settings(folder.filePath(QStringLiteral("janso.ini")));
  QMainWindow window;
  window.menuBar()->addMenu(QStringLiteral("&Game"))->addAction(QStringLiteral("&New"));
  YakuNamingSwitch naming(settings, &window);
  window.show();
  QVERIFY(QTest::qWaitForWindowActive(&window));
  const auto menuReached = [&](bool held) {
    QTest::keyPress(window.windowHandle(), Qt::Key_Alt, Qt::AltModifier);
    if (held)
      [&] { QTRY_VERIFY(naming.isHeld()); }();
    QTest::keyRelease(window.windowHandle(), Qt::Key_Alt);
    const bool reached = window.menuBar()->activeAction() != nullptr;
    window.menuBar()->setActiveAction(nullptr);
    return reached;
  };
  QVERIFY(!menuReached(true));
  QVERIFY(menuReached(false));
}

JANSO_TEST(TestYakuNaming);
#include "tst_yakunaming.moc"
