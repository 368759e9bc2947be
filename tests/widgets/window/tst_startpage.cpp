// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The first page in windows of all sizes and languages, and what is asked before it once.
#include <QApplication>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QTimer>
#include <array>

#include "game/seriesplay.h"
#include "support/testprogram.h"
#include "widgets/controls/tilepreview.h"
#include "widgets/lexicon/languages.h"
#include "widgets/longwinded.h"
#include "widgets/settings/newsdialog.h"
#include "widgets/settings/welcome.h"
#include "widgets/settings/whatsnew.h"
#include "widgets/window/lessondesk.h"
#include "widgets/window/startpage.h"
#include "widgets/window/startscene.h"
#include "widgets/window/welcomepage.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

constexpr int kFocus = 4;  // the border of what has the focus is wider

// What a button or label shows is all there, and nothing visible lies over anything else visible.
QString misplaced(const QWidget &page) {
  QList<const QWidget *> shown;
  for (const QWidget *widget : page.findChildren<QWidget *>()) {
    const bool tells = qobject_cast<const QAbstractButton *>(widget) != nullptr ||
                       qobject_cast<const QLabel *>(widget) != nullptr ||
                       qobject_cast<const QLineEdit *>(widget) != nullptr ||
                       qobject_cast<const TilePreview *>(widget) != nullptr ||
                       qobject_cast<const StartScene *>(widget) != nullptr;
    if (tells && widget->isVisible() && !widget->size().isEmpty())
      shown << widget;
  }
  const auto placeOf = [&page](const QWidget *widget) {
    return QRect(widget->mapTo(&page, QPoint()), widget->size());
  };
  for (const QWidget *one : shown) {
    const int room =
        one->hasHeightForWidth() ? one->heightForWidth(one->width()) : one->minimumSizeHint().height();
    if (one->height() + kFocus < room ||
        (!one->hasHeightForWidth() && one->width() + kFocus < one->minimumSizeHint().width()))
      return one->objectName() + QStringLiteral(" is cut: %1 %2 of %3 %4")
                                     .arg(one->width())
                                     .arg(one->height())
                                     .arg(one->minimumSizeHint().width())
                                     .arg(room);
    if (!page.rect().contains(QRect(placeOf(one).left(), 0, one->width(), 1)))
      return one->objectName() + QStringLiteral(" runs out of the page");
    for (const QWidget *other : shown) {
      if (one != other && !one->isAncestorOf(other) && !other->isAncestorOf(one) &&
          placeOf(one).intersects(placeOf(other)))
        return one->objectName() + QStringLiteral(" lies over ") + other->objectName();
    }
  }
  return {};
}

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
  void everythingIsReached_data();
  void everythingIsReached();
  void newsAreToldOnce();
  void newsAreDismissed();
  void newsFit_data();
  void newsFit();
  void welcomeFits_data();
  void welcomeFits();
  void welcomeIsNotThereUnasked();
  void welcomeTakesAnswersByKeys();
  void welcomeEscapeLeavesAllAsItIs();
  void welcomeTilesAreChosenByTheirPicture();

 private:
  static void windows() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    const QStringList languages = languageCodes() + QStringList{QStringLiteral("twice as long")};
    for (const QSize size : {QSize(900, 640), QSize(1280, 800), QSize(2560, 1440)}) {
      for (const QString &language : languages)
        QTest::addRow("%dx%d %s", size.width(), size.height(), qPrintable(language)) << size << language;
    }
  }
  // Shows the window as the row wants it. `longWinded` must live as long as the window.
  static void show(Program &program, LongWinded &longWinded) {
    QFETCH(QSize, size);
    QFETCH(QString, language);
    if (language.size() == 2)
      program.translations.use(language);
    else
      QCoreApplication::installTranslator(&longWinded);
    program.window->resize(size);
    QCoreApplication::processEvents();
  }
  Folders m_folders;
};

void TestStartPage::fits_data() {
  windows();
}

void TestStartPage::fits() {
  LongWinded longWinded;
  Program program(m_folders.fresh());
  show(program, longWinded);
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
  KeptSeries series;
  series.series.matches = 4;
  page->setSeries(series);
  QCoreApplication::processEvents();
  QTRY_COMPARE_WITH_TIMEOUT(misplaced(*page), QString(), kMatchMs);
  QTRY_VERIFY_WITH_TIMEOUT(page->findChild<StartScene *>()->height() >= 64, kMatchMs);
}

// Type, paddings, tiles and widths alike; a change of the colours keeps them.
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
  for (const char *colours : {"dark", "light"}) {
    program.settings.setValue(Setting::Chrome, QString::fromLatin1(colours));
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
  page->setLessons(1, 26);
  QCOMPARE(play->property("role").toString(), QStringLiteral("primary"));
  setExperience(program.settings, Experience::Player);
  page->setLessons(0, 26);
  QCOMPARE(play->property("role").toString(), QStringLiteral("primary"));
  QCOMPARE(learn->property("role").toString(), QStringLiteral("plain"));
}

void TestStartPage::everythingIsReached_data() {
  QTest::addColumn<QString>("button");
  for (const char *name :
       {"learn", "drills", "playNow", "newMatch", "hotSeat", "watch", "library", "statistics", "opponents",
        "otherMatches", "watchOther", "continueMatch", "goOnSeries", "scoreSheet", "endSeries", "due"})
    QTest::newRow(name) << QString::fromLatin1(name);
}

// Each button of the page says one thing to the window, and Tab leads to each.
void TestStartPage::everythingIsReached() {
  QFETCH(QString, button);
  Program program(m_folders.fresh());
  StartPage page(&program.settings, RulesetStore(m_folders.fresh()));
  page.resize(1280, 800);
  UnfinishedMatch played = leftMatch("played elsewhere");
  played.inUse = true;
  page.setUnfinished({leftMatch("one"), leftMatch("other"), played});
  KeptSeries series;
  series.series.matches = 4;
  page.setSeries(series);
  page.setDue(1);
  page.show();
  QVERIFY(QTest::qWaitForWindowExposed(&page));
  int said = 0;
  const auto count = [&said] { ++said; };
  connect(&page, &StartPage::learn, this, count);
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
  connect(&page, &StartPage::goOnSeries, this, count);
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

void TestStartPage::welcomeFits_data() {
  windows();
}

void TestStartPage::welcomeFits() {
  LongWinded longWinded;
  Program program(m_folders.fresh());
  lookBack(program.settings, false);
  program.window->welcome();
  show(program, longWinded);
  QFETCH(QString, language);
  auto *page = program.find<WelcomePage>();
  QVERIFY(page->isVisible());
  QTRY_COMPARE_WITH_TIMEOUT(misplaced(*page), QString(), kMatchMs);
  const auto *bar = page->findChild<QScrollArea *>()->verticalScrollBar();
  QTRY_VERIFY_WITH_TIMEOUT(bar->maximum() == 0 || language.size() > 2, kMatchMs);
}

void TestStartPage::welcomeIsNotThereUnasked() {
  Program program(m_folders.fresh());
  program.window->welcome();  // nobody has looked back: a picture, a test
  QVERIFY(program.find<StartPage>()->isVisible());
  lookBack(program.settings, true);
  program.window->welcome();
  QVERIFY(program.find<StartPage>()->isVisible());
}

void TestStartPage::welcomeTakesAnswersByKeys() {
  Program program(m_folders.fresh());
  lookBack(program.settings, false);
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

void TestStartPage::welcomeEscapeLeavesAllAsItIs() {
  Program program(m_folders.fresh());
  lookBack(program.settings, false);
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

void TestStartPage::welcomeTilesAreChosenByTheirPicture() {
  Program program(m_folders.fresh());
  lookBack(program.settings, false);
  program.window->welcome();
  auto *page = program.find<WelcomePage>();
  QTest::mouseClick(page->findChild<TilePreview *>(QStringLiteral("plainTiles")), Qt::LeftButton);
  QVERIFY(page->findChild<QRadioButton *>(QStringLiteral("marksOff"))->isChecked());
  QTest::mouseClick(page->findChild<TilePreview *>(QStringLiteral("markedTiles")), Qt::LeftButton);
  QVERIFY(page->findChild<QRadioButton *>(QStringLiteral("marksOn"))->isChecked());
  page->findChild<QPushButton *>(QStringLiteral("begin"))->click();
  QVERIFY(program.settings.on(Setting::IndexMarks));
  // Nobody has said whether he has played.
  QVERIFY(!program.settings.isChosen(Setting::Coach));
  QVERIFY(!program.settings.isChosen(Setting::PlayerName));
  QVERIFY2(program.find<QRadioButton>("marksOff")
               ->accessibleDescription()
               .startsWith(QStringLiteral("Which tiles do you read?")),
           "a button that is told of alone says what it answers");
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
  windows();
}

void TestStartPage::newsFit() {
  LongWinded longWinded;
  const QString folder = m_folders.fresh();
  Settings(folder + QStringLiteral("/janso.ini")).setValue(Setting::News, QStringLiteral("0.10.0"));
  Program program(folder);
  show(program, longWinded);
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
