// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The list of the exercises: begun by keyboard, asked again from a seed or a copied line.
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

#include "support/drillsshown.h"

using namespace janso;

namespace {

using Shown = test::ShownDrills;

}  // namespace

class TestDrillsDialog : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void keyboardAnswersAndGoesOn();
  void seedAsksTheSameAgain();
  void closingDoesNotWait();
};

void TestDrillsDialog::keyboardAnswersAndGoesOn() {
  Shown shown;
  // From the list by Enter.
  QVERIFY(shown.part<QListWidget>("pages")->hasFocus());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
  shown.part<QLineEdit>("seed")->setText(QStringLiteral("5"));
  QSignalSpy spy(&shown.page(), &DrillPage::questionShown);
  QTest::keyClick(shown.part<QPushButton>("start"), Qt::Key_Space);
  QVERIFY(spy.wait(20000));
  QCOMPARE(shown.page().question()->id, DrillId::Shanten);
  QCOMPARE(shown.page().question()->seed, std::uint64_t{5});
  const int right = rightAnswer(*shown.page().question()).number;
  QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(Qt::Key_0 + right));
  QVERIFY(shown.stage().answer().has_value());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QVERIFY(shown.page().isAnswered());
  QCOMPARE(shown.dialog.history().streak(DrillId::Shanten).now, 1);
  spy.clear();
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QVERIFY(spy.wait(20000));
  QCOMPARE(shown.page().question()->number, 2);
  // Waits: arrows and Space.
  QVERIFY(shown.begin(DrillId::Waits));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
  QCOMPARE(shown.stage().tiles()->chosen().size(), 2);
  QVERIFY(shown.stage().tiles()->chosen().has(0) && shown.stage().tiles()->chosen().has(10));
  QTest::keyClick(&shown.dialog, Qt::Key_Escape);
  QVERIFY2(shown.dialog.isVisible(), "back to the list first");
  QTest::keyClick(&shown.dialog, Qt::Key_Escape);
  QVERIFY(!shown.dialog.isVisible());
}

void TestDrillsDialog::seedAsksTheSameAgain() {
  Shown shown;
  QVERIFY(shown.begin(DrillId::LastHand, 2, 99));
  const DrillQuestion first = *shown.page().question();
  QVERIFY(shown.part<QLabel>("where")->text().contains(QLatin1String("99")));
  shown.press("copy");
  const QString line = QGuiApplication::clipboard()->text().section(u'\n', 0, 0);
  QTest::keyClick(&shown.dialog, Qt::Key_Escape);
  shown.part<QListWidget>("pages")->setCurrentRow(0);
  shown.part<QLineEdit>("seed")->setText(line);
  QCOMPARE(shown.part<QComboBox>("level")->currentIndex(), 1);
  QSignalSpy spy(&shown.page(), &DrillPage::questionShown);
  shown.press("start");
  QVERIFY(spy.wait(20000));
  QVERIFY(*shown.page().question() == first);
}

// What is being made goes on without the dialog, and is dropped.
void TestDrillsDialog::closingDoesNotWait() {
  QThreadPool *threads = QThreadPool::globalInstance();
  QVERIFY(threads->waitForDone());
  {
    Shown shown;
    shown.dialog.begin(DrillId::Discard, 3, 7, 1);
  }
  QCOMPARE(threads->activeThreadCount(), 1);
  QVERIFY(threads->waitForDone());
  QCoreApplication::processEvents();
}

QTEST_MAIN(TestDrillsDialog)
#include "tst_drillsdialog.moc"
