// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The first page in windows of all sizes and languages.
#include <QApplication>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QTimer>
#include <array>

#include "game/seriesplay.h"
#include "support/testprogram.h"
#include "widgets/pageparts/tilepreview.h"
#include "widgets/settings/newsdialog.h"
#include "widgets/settings/welcome.h"
#include "widgets/settings/whatsnew.h"
#include "widgets/start/startscene.h"
#include "widgets/start/welcomepage.h"
#include "widgets/window/firstpages.h"
#include "widgets/window/lessondesk.h"
#include "widgets/window/startpage.h"

using namespace janso;
using namespace janso::test;

namespace {

UnfinishedMatch leftMatch(const char *path) {
  UnfinishedMatch left;
  left.summary.dealt = true;
  left.summary.path = QString::fromLatin1(path);
  left.summary.names = {QStringLiteral("Mei"), QStringLiteral("Shizuka"), QStringLiteral("Ritsu"),
                        QStringLiteral("Kenji")};
  return left;
}

}  // namespace

class TestStartPage : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void fits_data();
  void fits();
  void largeWindowsGiveLargerPages();
  void fanGivesWayFirst();
  void whatWasLeftComesFirst();
  void newcomersAreOfferedTheLessons();
  void oneThingIsNext_data();
  void oneThingIsNext();
  void buttonsStandAtOneHeight_data();
  void buttonsStandAtOneHeight();
  void rulesAreForWhoKnowsThem_data();
  void rulesAreForWhoKnowsThem();
  void saysWhenAMatchWasStarted_data();
  void saysWhenAMatchWasStarted();
  void everythingIsReached_data();
  void everythingIsReached();
  void newsAreToldOnce();
  void newsAreDismissed();
  void newsFit_data();
  void newsFit();
  void isShort();

 private:
  Folders m_folders;
};

void TestStartPage::fits_data() {
  firstPageWindows();
}

void TestStartPage::fits() {
  LongWinded longWinded;
  Program program(m_folders.fresh());
  showFirstPage(program, longWinded);
  QFETCH(QString, language);
  auto *page = program.find<StartPage>();
  const auto *bar = page->findChild<QScrollArea *>()->verticalScrollBar();
  QTRY_VERIFY_WITH_TIMEOUT(bar->maximum() == 0 || language.size() > 2, kMatchMs);
  // All that can stand there at once.
  page->setLessons(3, 26);
  page->setDue(12);
  page->setUnfinished({leftMatch("one"), leftMatch("other")});
  QCoreApplication::processEvents();
  QTRY_COMPARE_WITH_TIMEOUT(misplaced(*page), QString(), kMatchMs);
  QTRY_VERIFY_WITH_TIMEOUT(bar->maximum() == 0 || language.size() > 2, kMatchMs);
  SavedSeries series;
  series.series.matches = 4;
  page->setSeries(series);
  QCoreApplication::processEvents();
  QTRY_COMPARE_WITH_TIMEOUT(misplaced(*page), QString(), kMatchMs);
  QTRY_VERIFY_WITH_TIMEOUT(page->findChild<StartScene *>()->height() >= 64, kMatchMs);
}

// Type, paddings, tiles and widths alike; a change of the colors keeps them.
void TestStartPage::largeWindowsGiveLargerPages() {
  Program program(m_folders.fresh());
  const auto *play = program.find<QPushButton>("playNow");
  const auto *links = program.find<QWidget>("playWayLinks");
  const auto *picture = program.find<TilePreview>("playPicture");
  const auto measured = [&] {
    return std::array{play->fontMetrics().height(), play->sizeHint().height(), picture->minimumHeight(),
                      links->sizeHint().height()};
  };
  program.window->resize(900, 640);
  QCoreApplication::processEvents();
  const auto small = measured();
  program.window->resize(1280, 800);
  QCoreApplication::processEvents();
  QCOMPARE(measured(), small);
  for (const char *colors : {"dark", "light"}) {
    program.settings.setValue(Setting::Chrome, QString::fromLatin1(colors));
    program.window->resize(2560, 1440);
    QTRY_VERIFY_WITH_TIMEOUT(measured()[0] > 1.4 * small[0], kMatchMs);
    const auto large = measured();
    for (std::size_t i = 0; i < large.size(); ++i)
      QVERIFY2(large[i] > 1.35 * small[i] && large[i] < 1.8 * small[i], qPrintable(QString::number(i)));
  }
  program.settings.setValue(Setting::Chrome, QStringLiteral("dark"));
  program.window->showWelcome();
  const auto *card = program.find<QFrame>("card");
  QTRY_VERIFY_WITH_TIMEOUT(card->width() > 900, kMatchMs);
  program.window->resize(900, 640);
  QTRY_VERIFY_WITH_TIMEOUT(card->width() < 700, kMatchMs);
}

void TestStartPage::fanGivesWayFirst() {
  const Program program(m_folders.fresh());
  auto *page = program.find<StartPage>();
  const auto *scene = page->findChild<StartScene *>();
  program.window->resize(900, 640);
  QTRY_VERIFY_WITH_TIMEOUT(scene->width() > 700 && scene->width() < 900, kMatchMs);
  const int alone = scene->height();
  page->setUnfinished({leftMatch("one")});
  QTRY_VERIFY_WITH_TIMEOUT(scene->height() < alone, kMatchMs);
  program.window->resize(1600, 1000);
  QTRY_VERIFY_WITH_TIMEOUT(scene->height() > alone, kMatchMs);
}

void TestStartPage::whatWasLeftComesFirst() {
  const Program program(m_folders.fresh());
  auto *page = program.find<StartPage>();
  const auto *go = program.find<QPushButton>("continueMatch");
  const auto *play = program.find<QPushButton>("playNow");
  QVERIFY(!program.find<QFrame>("goOnPanel")->isVisible());
  QCOMPARE(play->property("role").toString(), QStringLiteral("primary"));
  page->setUnfinished({leftMatch("one")});
  QCOMPARE(go->property("role").toString(), QStringLiteral("primary"));
  QCOMPARE(play->property("role").toString(), QStringLiteral("plain"));
  QVERIFY(go->hasFocus());
  QTRY_VERIFY_WITH_TIMEOUT(go->mapTo(page, QPoint()).y() < play->mapTo(page, QPoint()).y(), kMatchMs);
  page->setUnfinished({});
  QVERIFY(!program.find<QFrame>("goOnPanel")->isVisible());
}

void TestStartPage::newcomersAreOfferedTheLessons() {
  Program program(m_folders.fresh());
  auto *page = program.find<StartPage>();
  const auto *learn = program.find<QPushButton>("learn");
  const auto *play = program.find<QPushButton>("playNow");
  QTRY_VERIFY_WITH_TIMEOUT(play->hasFocus(), kMatchMs);
  setExperience(program.settings, Experience::New);
  QCOMPARE(learn->property("role").toString(), QStringLiteral("primary"));
  QVERIFY(learn->hasFocus());
  // One lesson leads to the next, until a match was finished.
  page->setLessons(1, 26);
  QCOMPARE(learn->property("role").toString(), QStringLiteral("primary"));
  QCOMPARE(play->property("role").toString(), QStringLiteral("plain"));
  QCOMPARE(program.find<QLabel>("learnLine")->text(), QStringLiteral("1 of 26 lessons done"));
  page->setLessons(26, 26);
  QCOMPARE(play->property("role").toString(), QStringLiteral("primary"));
  page->setLessons(1, 26);
  noteFinishedMatch(program.settings);
  QCOMPARE(play->property("role").toString(), QStringLiteral("primary"));
  QCOMPARE(learn->property("role").toString(), QStringLiteral("plain"));
  setExperience(program.settings, Experience::Player);
  page->setLessons(0, 26);
  QCOMPARE(play->property("role").toString(), QStringLiteral("primary"));
  QCOMPARE(learn->property("role").toString(), QStringLiteral("plain"));
}

// Whatever was played and learned: one button is the amber one, and it is the one with the keys.
void TestStartPage::oneThingIsNext_data() {
  QTest::addColumn<int>("experience");
  QTest::addColumn<int>("finished");
  QTest::addColumn<int>("lessons");
  QTest::addColumn<bool>("left");
  QTest::addColumn<QString>("next");
  const int unsaid = int(Experience::NotAnswered);
  const int isNew = int(Experience::New);
  QTest::newRow("nothing said") << unsaid << 0 << 0 << false << "playNow";
  QTest::newRow("nothing said, a lesson done") << unsaid << 0 << 1 << false << "playNow";
  QTest::newRow("new") << isNew << 0 << 0 << false << "learn";
  QTest::newRow("new, a lesson done") << isNew << 0 << 1 << false << "learn";
  QTest::newRow("new, all lessons done") << isNew << 0 << 26 << false << "playNow";
  QTest::newRow("new, a match finished") << isNew << 1 << 1 << false << "playNow";
  QTest::newRow("new, a match left") << isNew << 0 << 1 << true << "continueMatch";
  QTest::newRow("a little") << int(Experience::Some) << 0 << 0 << false << "playNow";
  QTest::newRow("plays") << int(Experience::Player) << 0 << 0 << false << "playNow";
}

void TestStartPage::oneThingIsNext() {
  QFETCH(int, experience);
  QFETCH(int, finished);
  QFETCH(int, lessons);
  QFETCH(bool, left);
  QFETCH(QString, next);
  Program program(m_folders.fresh());
  setExperience(program.settings, Experience(experience));
  for (int i = 0; i < finished; ++i)
    noteFinishedMatch(program.settings);
  auto *page = program.find<StartPage>();
  page->setLessons(lessons, 26);
  page->setUnfinished(left ? std::vector{leftMatch("one")} : std::vector<UnfinishedMatch>());
  QStringList amber;
  for (const auto *button : page->findChildren<QPushButton *>()) {
    if (button->isVisible() && button->property("role").toString() == QLatin1String("primary"))
      amber << button->objectName();
  }
  QCOMPARE(amber, QStringList{next});
  QTRY_COMPARE_WITH_TIMEOUT(program.window->focusWidget()->objectName(), next, kMatchMs);
}

void TestStartPage::buttonsStandAtOneHeight_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("language");
  for (const char *text : {"100", "150"}) {
    for (const char *language : {"en", "de", "fr"})
      QTest::addRow("%s %% %s", text, language) << QString::fromLatin1(text) << QString::fromLatin1(language);
  }
}

// Whatever the lines below them: the three ways begin alike, as long as they are side by side.
void TestStartPage::buttonsStandAtOneHeight() {
  QFETCH(QString, text);
  QFETCH(QString, language);
  Program program(m_folders.fresh());
  program.translations.use(language);
  program.settings.setValue(Setting::TextSize, text);
  const auto topOf = [&program](const char *name) {
    const auto *button = program.find<QPushButton>(name);
    return button->mapTo(program.window.get(), QPoint()).y();
  };
  program.window->resize(1280, 800);
  for (const char *name : {"playNow", "hotSeat"})
    QTRY_COMPARE(topOf(name), topOf("learn"));
  program.settings.setValue(Setting::TextSize, QStringLiteral("100"));
}

void TestStartPage::rulesAreForWhoKnowsThem_data() {
  QTest::addColumn<int>("experience");
  QTest::addColumn<QString>("chosen");
  QTest::addColumn<bool>("shown");
  QTest::newRow("nothing said") << int(Experience::NotAnswered) << "" << true;
  QTest::newRow("new") << int(Experience::New) << "" << false;
  QTest::newRow("a little") << int(Experience::Some) << "" << false;
  QTest::newRow("a little, rules chosen") << int(Experience::Some) << "tenhou_4p" << true;
  QTest::newRow("plays") << int(Experience::Player) << "" << true;
}

void TestStartPage::rulesAreForWhoKnowsThem() {
  QFETCH(int, experience);
  QFETCH(QString, chosen);
  Settings settings(m_folders.fresh() + QStringLiteral("/janso.ini"));
  setExperience(settings, Experience(experience));
  if (!chosen.isEmpty())
    settings.setValue(Setting::LastRuleset, chosen);
  StartPage page(&settings, RulesetStore(m_folders.fresh()));
  page.show();
  for (const char *name : {"rulesLabel", "rulesChips", "rulesLine"})
    QTEST(page.findChild<QWidget *>(QString::fromLatin1(name))->isVisible(), "shown");
  // Either way the name stands beside its label.
  page.resize(1280, 800);
  QCoreApplication::processEvents();
  const auto *label = page.findChild<QLabel *>(QStringLiteral("nameLabel"));
  const auto *name = page.findChild<QLineEdit *>(QStringLiteral("playerName"));
  QVERIFY(name->x() - (label->x() + label->fontMetrics().horizontalAdvance(label->text())) < 30);
}

// To the minute, as one says it.
void TestStartPage::saysWhenAMatchWasStarted_data() {
  QTest::addColumn<int>("days");
  QTest::addColumn<QString>("said");
  QTest::newRow("today") << 0 << "started today at ";
  QTest::newRow("yesterday") << 1 << "started yesterday at ";
  QTest::newRow("earlier") << 5 << "started ";
}

void TestStartPage::saysWhenAMatchWasStarted() {
  QFETCH(int, days);
  QFETCH(QString, said);
  const Program program(m_folders.fresh());
  UnfinishedMatch match = leftMatch("one");
  match.summary.started = QDateTime(QDate::currentDate().addDays(-days), QTime(21, 30, 47));
  program.find<StartPage>()->setUnfinished({match});
  const QString line = program.find<QLabel>("continueLine")->text();
  QVERIFY2(line.contains(said), qPrintable(line));
  QVERIFY2(!line.contains(QStringLiteral("47")), qPrintable(line));
}

void TestStartPage::everythingIsReached_data() {
  QTest::addColumn<QString>("button");
  for (const char *name : {"learn", "lessons", "drills", "playNow", "newMatch", "hotSeat", "watch", "library",
                           "statistics", "opponents", "otherMatches", "watchOther", "continueMatch",
                           "continueSeries", "scoreSheet", "endSeries", "due"})
    QTest::newRow(name) << QString::fromLatin1(name);
}

// Each button of the page says one thing to the window, and Tab leads to each.
void TestStartPage::everythingIsReached() {
  QFETCH(QString, button);
  Settings settings(m_folders.fresh() + QStringLiteral("/janso.ini"));
  StartPage page(&settings, RulesetStore(m_folders.fresh()));
  page.resize(1280, 800);
  UnfinishedMatch played = leftMatch("played elsewhere");
  played.inUse = true;
  page.setUnfinished({leftMatch("one"), leftMatch("other"), played});
  SavedSeries series;
  series.series.matches = 4;
  page.setSeries(series);
  page.setDue(1);
  page.show();
  QVERIFY(QTest::qWaitForWindowExposed(&page));
  int said = 0;
  const auto count = [&said] { ++said; };
  connect(&page, &StartPage::learn, this, count);
  connect(&page, &StartPage::lessons, this, count);
  connect(&page, &StartPage::drills, this, count);
  connect(&page, &StartPage::playNow, this, count);
  connect(&page, &StartPage::newMatch, this, count);
  connect(&page, &StartPage::hotSeat, this, count);
  connect(&page, &StartPage::watch, this, count);
  connect(&page, &StartPage::library, this, count);
  connect(&page, &StartPage::statistics, this, count);
  connect(&page, &StartPage::opponents, this, count);
  connect(&page, &StartPage::otherMatches, this, count);
  connect(&page, &StartPage::watchOther, this, count);
  connect(&page, &StartPage::continueMatch, this, count);
  connect(&page, &StartPage::continueSeries, this, count);
  connect(&page, &StartPage::scoreSheet, this, count);
  connect(&page, &StartPage::endSeries, this, count);
  connect(&page, &StartPage::learnDue, this, count);
  auto *pressed = page.findChild<QPushButton *>(button);
  QVERIFY(pressed->isVisible());
  pressed->click();
  QCOMPARE(said, 1);
  const QWidget *at = page.findChild<QLineEdit *>(QStringLiteral("playerName"));
  for (int steps = 0; steps < 200 && at != pressed; ++steps)
    at = at->nextInFocusChain();
  QCOMPARE(at, pressed);
  QVERIFY((pressed->focusPolicy() & Qt::TabFocus) != 0);
}

// It was 107 words long, which nobody reads.
void TestStartPage::isShort() {
  const Program program(m_folders.fresh());
  QVERIFY2(wordsOn(*program.find<StartPage>()) <= 80,
           qPrintable(QString::number(wordsOn(*program.find<StartPage>()))));
}

// The starts of a user: the first, another, and those after an update.
void TestStartPage::newsAreToldOnce() {
  const QString folder = m_folders.fresh();
  const auto begin = [&folder](const char *version) {
    Settings settings(folder + QStringLiteral("/janso.ini"));
    lookForNews(settings, QString::fromLatin1(version));
  };
  for (const char *version : {"0.1.0", "0.1.0"}) {
    begin(version);
    const Program program(folder);
    QVERIFY(program.find<StartPage>()->isVisible());
    QVERIFY(!program.find<QFrame>("newsPanel")->isVisible());
  }
  begin("0.2.0");
  {
    const Program program(folder);
    const auto *panel = program.find<QFrame>("newsPanel");
    QVERIFY(panel->isVisible());
    QVERIFY(program.find<QLabel>("newsLine")->text().contains(QStringLiteral("0.2.0")));
    // Quietly: the button that starts a match keeps the keys.
    QCOMPARE(program.window->focusWidget(), program.find<QPushButton>("playNow"));
    QTRY_COMPARE(program.settings.text(Setting::News), QString());
    QVERIFY(panel->isVisible());
    bool opened = false;
    QTimer::singleShot(0, [&opened] {
      auto *dialog = qobject_cast<NewsDialog *>(QApplication::activeModalWidget());
      opened = dialog != nullptr;
      if (opened)
        dialog->accept();
    });
    QTest::mouseClick(program.find<QPushButton>("newsShow"), Qt::LeftButton);
    QVERIFY(opened);
    QVERIFY(!panel->isVisible());
  }
  begin("0.2.0");
  const Program program(folder);
  QVERIFY(!program.find<QFrame>("newsPanel")->isVisible());
}

void TestStartPage::newsAreDismissed() {
  const QString folder = m_folders.fresh();
  Settings(folder + QStringLiteral("/janso.ini")).setValue(Setting::News, QStringLiteral("0.2.0"));
  const Program program(folder);
  auto *close = program.find<QPushButton>("newsClose");
  close->setFocus();
  QTest::keyClick(close, Qt::Key_Space);
  QVERIFY(!program.find<QFrame>("newsPanel")->isVisible());
  QCOMPARE(program.settings.text(Setting::News), QString());
  QCOMPARE(program.window->focusWidget(), program.find<QPushButton>("playNow"));
}

void TestStartPage::newsFit_data() {
  firstPageWindows();
}

void TestStartPage::newsFit() {
  LongWinded longWinded;
  const QString folder = m_folders.fresh();
  Settings(folder + QStringLiteral("/janso.ini")).setValue(Setting::News, QStringLiteral("0.10.0"));
  Program program(folder);
  showFirstPage(program, longWinded);
  QFETCH(QString, language);
  auto *page = program.find<StartPage>();
  const auto *bar = page->findChild<QScrollArea *>()->verticalScrollBar();
  page->setLessons(3, 26);
  page->setDue(12);
  page->setUnfinished({leftMatch("one"), leftMatch("other")});
  QCoreApplication::processEvents();
  QTRY_COMPARE(misplaced(*page), QString());
  QTRY_VERIFY(bar->maximum() == 0 || language.size() > 2);
}

JANSO_TEST(TestStartPage);
#include "tst_startpage.moc"
