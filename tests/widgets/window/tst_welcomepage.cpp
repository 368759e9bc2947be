// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is asked before the first page, once.
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/settings/welcome.h"
#include "widgets/start/welcomepage.h"
#include "widgets/window/firstpages.h"
#include "widgets/window/startpage.h"

using namespace janso;
using namespace janso::test;

class TestWelcomePage : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void fits_data();
  void fits();
  void isNotThereUnasked();
  void takesAnswersByKeys();
  void asksForItsAnswer();
  void beginsWithoutScrolling();
  void escapeLeavesAllAsItIs();
  void tilesAreChosenByTheirPicture();
  void isShort();

 private:
  Folders m_folders;
};

void TestWelcomePage::fits_data() {
  firstPageWindows();
}

void TestWelcomePage::fits() {
  LongWinded longWinded;
  Program program(m_folders.fresh());
  detectEarlierUse(program.settings, false);
  program.window->welcome();
  showFirstPage(program, longWinded);
  QFETCH(QString, language);
  auto *page = program.find<WelcomePage>();
  QVERIFY(page->isVisible());
  QTRY_COMPARE_WITH_TIMEOUT(misplaced(*page), QString(), kMatchMs);
  const auto *bar = page->findChild<QScrollArea *>()->verticalScrollBar();
  QTRY_VERIFY_WITH_TIMEOUT(bar->maximum() == 0 || language.size() > 2, kMatchMs);
}

void TestWelcomePage::isNotThereUnasked() {
  Program program(m_folders.fresh());
  program.window->welcome();  // nobody has looked back: a picture, a test
  QVERIFY(program.find<StartPage>()->isVisible());
  detectEarlierUse(program.settings, true);
  program.window->welcome();
  QVERIFY(program.find<StartPage>()->isVisible());
}

void TestWelcomePage::takesAnswersByKeys() {
  Program program(m_folders.fresh());
  detectEarlierUse(program.settings, false);
  program.window->welcome();
  auto *page = program.find<WelcomePage>();
  QTRY_VERIFY_WITH_TIMEOUT(program.window->focusWidget() == page->findChild<QLineEdit *>(), kMatchMs);
  const auto press = [&program](Qt::Key key) { QTest::keyClick(program.window->focusWidget(), key); };
  QTest::keyClicks(program.window->focusWidget(), QStringLiteral("Mei"));
  press(Qt::Key_Tab);  // to the tiles, of which those with an index are chosen
  press(Qt::Key_Right);
  QVERIFY(page->findChild<QRadioButton *>(QStringLiteral("marksOff"))->isChecked());
  press(Qt::Key_Tab);
  press(Qt::Key_Space);  // new to the game
  QVERIFY(page->findChild<QRadioButton *>(QStringLiteral("isNew"))->isChecked());
  QVERIFY(page->findChild<QRadioButton *>(QStringLiteral("marksOff"))->isChecked());
  press(Qt::Key_Return);
  QVERIFY(program.find<StartPage>()->isVisible());
  QCOMPARE(program.settings.text(Setting::PlayerName), QStringLiteral("Mei"));
  QCOMPARE(program.find<StartPage>()->playerName(), QStringLiteral("Mei"));
  QVERIFY(!program.settings.on(Setting::IndexMarks));
  QVERIFY(!program.table()->options().tiles.marks);
  QCOMPARE(program.settings.text(Setting::Coach), QStringLiteral("gentle"));
  QVERIFY(program.find<QPushButton>("learn")->hasFocus());
  program.window->welcome();
  QVERIFY(program.find<StartPage>()->isVisible());
}

// Nobody begins as an experienced player by not answering.
void TestWelcomePage::asksForItsAnswer() {
  Program program(m_folders.fresh());
  detectEarlierUse(program.settings, false);
  program.window->welcome();
  const auto *page = program.find<WelcomePage>();
  const auto *begin = page->findChild<QPushButton *>(QStringLiteral("begin"));
  const auto *reason = page->findChild<QLabel *>(QStringLiteral("reason"));
  QTRY_VERIFY_WITH_TIMEOUT(page->findChild<QLineEdit *>()->hasFocus(), kMatchMs);
  QVERIFY(!begin->isEnabled());
  QVERIFY(reason->isVisible());
  // Enter leads to the question.
  QTest::keyClick(program.window->focusWidget(), Qt::Key_Return);
  QVERIFY(page->isVisible());
  auto *isNew = page->findChild<QRadioButton *>(QStringLiteral("isNew"));
  QCOMPARE(program.window->focusWidget(), isNew);
  isNew->click();
  QVERIFY(begin->isEnabled());
  QVERIFY(!reason->isVisible());
}

// However large the texts are: the button is never below the edge.
void TestWelcomePage::beginsWithoutScrolling() {
  Program program(m_folders.fresh());
  program.settings.setValue(Setting::TextSize, QStringLiteral("150"));
  detectEarlierUse(program.settings, false);
  program.window->resize(900, 640);
  program.window->welcome();
  const auto *page = program.find<WelcomePage>();
  for (const char *name : {"begin", "later", "reason"}) {
    const auto *shown = page->findChild<QWidget *>(QString::fromLatin1(name));
    const auto place = [&] { return QRect(shown->mapTo(page, QPoint()), shown->size()); };
    QTRY_VERIFY2(page->rect().contains(place()), name);
  }
  program.settings.setValue(Setting::TextSize, QStringLiteral("100"));
}

void TestWelcomePage::escapeLeavesAllAsItIs() {
  Program program(m_folders.fresh());
  detectEarlierUse(program.settings, false);
  program.window->welcome();
  auto *page = program.find<WelcomePage>();
  QTRY_VERIFY_WITH_TIMEOUT(page->findChild<QLineEdit *>()->hasFocus(), kMatchMs);
  QTest::keyClicks(program.window->focusWidget(), QStringLiteral("Mei"));
  page->findChild<QRadioButton *>(QStringLiteral("isPlayer"))->click();
  QTest::keyClick(program.window->focusWidget(), Qt::Key_Escape);
  QVERIFY(program.find<StartPage>()->isVisible());
  for (const Setting id : {Setting::PlayerName, Setting::IndexMarks, Setting::Coach, Setting::Experience})
    QVERIFY2(!program.settings.isChosen(id), Settings::info(id).key);
  QVERIFY(!isWelcomeDue(program.settings));
}

void TestWelcomePage::tilesAreChosenByTheirPicture() {
  Program program(m_folders.fresh());
  detectEarlierUse(program.settings, false);
  program.window->welcome();
  auto *page = program.find<WelcomePage>();
  QTest::mouseClick(page->findChild<TilePreview *>(QStringLiteral("plainTiles")), Qt::LeftButton);
  QVERIFY(page->findChild<QRadioButton *>(QStringLiteral("marksOff"))->isChecked());
  QTest::mouseClick(page->findChild<TilePreview *>(QStringLiteral("markedTiles")), Qt::LeftButton);
  QVERIFY(page->findChild<QRadioButton *>(QStringLiteral("marksOn"))->isChecked());
  page->findChild<QRadioButton *>(QStringLiteral("isPlayer"))->click();
  page->findChild<QPushButton *>(QStringLiteral("begin"))->click();
  QVERIFY(program.settings.on(Setting::IndexMarks));
  QVERIFY(!program.settings.isChosen(Setting::PlayerName));
  QVERIFY2(program.find<QRadioButton>("marksOff")
               ->accessibleDescription()
               .startsWith(QStringLiteral("Your tiles")),
           "a button that is told of alone says what it answers");
}

// It was 91 words long, which nobody reads.
void TestWelcomePage::isShort() {
  const Program program(m_folders.fresh());
  program.window->showWelcome();
  QVERIFY2(wordsOn(*program.find<WelcomePage>()) <= 65,
           qPrintable(QString::number(wordsOn(*program.find<WelcomePage>()))));
}

JANSO_TEST(TestWelcomePage);
#include "tst_welcomepage.moc"
