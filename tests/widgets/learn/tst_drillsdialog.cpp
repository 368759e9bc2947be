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
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>

#include "support/drillsshown.h"
#include "support/testprogram.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/longwinded.h"
#include "widgets/pageparts/teachtext.h"
#include "widgets/scrollend.h"

using namespace janso;
using namespace janso::test;

namespace {

using ShownDialog = test::ShownDrills;

}  // namespace

class TestDrillsDialog : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void keyboardAnswersAndGoesOn();
  void seedAsksTheSameAgain();
  void closingDoesNotWait();
  void descriptionsEndWhereTheyEnd();
  void namesFollowTheStyle();
  void languageKeepsTheAnswer_data();
  void languageKeepsTheAnswer();
};

void TestDrillsDialog::keyboardAnswersAndGoesOn() {
  ShownDialog shown;
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
  QCOMPARE(tilesOf(shown.stage())->chosen().size(), 2);
  QVERIFY(tilesOf(shown.stage())->chosen().has(0) && tilesOf(shown.stage())->chosen().has(19));
  // Numbers: one types at once, and over what stands there.
  QVERIFY(shown.begin(DrillId::Score));
  QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("3"));
  QCOMPARE(numbersOf(shown.stage()).first()->value(), 3);
  // One tile: Enter chooses it, which is the answer.
  QVERIFY(shown.begin(DrillId::Efficiency));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QCOMPARE(tilesOf(shown.stage())->chosen().size(), 1);
  QVERIFY(shown.page().isAnswered());
  QTest::keyClick(&shown.dialog, Qt::Key_Escape);
  QVERIFY2(shown.dialog.isVisible(), "back to the list first");
  QTest::keyClick(&shown.dialog, Qt::Key_Escape);
  QVERIFY(!shown.dialog.isVisible());
}

void TestDrillsDialog::seedAsksTheSameAgain() {
  ShownDialog shown;
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

// What is being made goes on without the dialog, and is dropped. A dialog that waited would wait for ever
// here: the only thread is busy until it is gone.
void TestDrillsDialog::closingDoesNotWait() {
  test::BusyThreads threads;
  {
    ShownDialog shown;
    shown.dialog.begin(DrillId::Discard, 3, 7, 1);
  }
  QVERIFY(threads.release());
  QCoreApplication::processEvents();
}

void TestDrillsDialog::descriptionsEndWhereTheyEnd() {
  ShownDialog shown;
  auto *drills = shown.part<QListWidget>("pages");
  for (int row = 0; row < drills->count(); ++row) {
    drills->setCurrentRow(row);
    QTRY_COMPARE_WITH_TIMEOUT(test::emptyBelow(*shown.part<QScrollArea>("scroll")), 0, 2000);
  }
}

void TestDrillsDialog::namesFollowTheStyle() {
  ShownDialog shown;
  QVERIFY(shown.begin(DrillId::Score));
  shown.press("showAnswer");
  const auto &task = std::get<WinTask>(shown.page().question()->task);
  const YakuId yaku = task.result->yaku[0].id;
  const auto *reasons = shown.part<TeachText>("reasons");
  QVERIFY(reasons->markup().startsWith(yakuName(yaku, YakuNaming::Romaji)));
  shown.dialog.setNaming(YakuNaming::Japanese);
  QVERIFY(reasons->markup().startsWith(yakuName(yaku, YakuNaming::Japanese)));
}

void TestDrillsDialog::languageKeepsTheAnswer_data() {
  QTest::addColumn<int>("drill");
  for (const DrillInfo &info : drillTable())
    QTest::newRow(info.key.data()) << static_cast<int>(info.id);
}

void TestDrillsDialog::languageKeepsTheAnswer() {
  QFETCH(int, drill);
  const DrillId id = static_cast<DrillId>(drill);
  ShownDialog shown;
  QVERIFY(shown.begin(id));
  const DrillAnswer right = rightAnswer(*shown.page().question());
  if (!tableOf(shown.stage()))
    test::enter(shown.stage(), right);
  const auto *prompt = shown.part<TeachText>("prompt");
  const auto *reasons = shown.part<TeachText>("reasons");
  const QString before = prompt->markup();
  test::LongWinded language;
  QCoreApplication::installTranslator(&language);
  QTRY_VERIFY(prompt->markup() != before);
  QCOMPARE(shown.stage().answer().has_value(), !tableOf(shown.stage()));
  if (tilesOf(shown.stage()))
    QCOMPARE(shown.stage().answer()->kinds, right.kinds);
  else if (!tableOf(shown.stage()))
    QCOMPARE(shown.stage().answer()->numbers, choicesOf(shown.stage()) ? std::vector<int>() : right.numbers);
  if (choicesOf(shown.stage()))
    QCOMPARE(shown.stage().answer()->number, right.number);
  if (!shown.page().isAnswered())
    shown.press("showAnswer");
  const QString explained = reasons->markup();
  QCoreApplication::removeTranslator(&language);
  QTRY_COMPARE(prompt->markup(), before);
  QVERIFY(shown.page().isAnswered());
  QVERIFY(!reasons->markup().isEmpty() && reasons->markup().size() <= explained.size());
  if (choicesOf(shown.stage()))
    QVERIFY2(!choicesOf(shown.stage())->buttons().first()->isEnabled(), "still answered");
}

JANSO_TEST(TestDrillsDialog);
#include "tst_drillsdialog.moc"
