// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The letters underlined in a window (Alt and the letter): each means one thing, in every page and language.
#include <QAbstractButton>
#include <QComboBox>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTest>

#include "game/gamecontroller.h"
#include "game/seriesplay.h"
#include "game/setup/quickmatch.h"
#include "rules/presets/presets.h"
#include "support/soonover.h"
#include "support/testprogram.h"
#include "widgets/learn/drillpage.h"
#include "widgets/learn/drillsdialog.h"
#include "widgets/learn/glossarydialog.h"
#include "widgets/learn/lessonpanel.h"
#include "widgets/learn/lessonsdialog.h"
#include "widgets/letters.h"
#include "widgets/library/librarypage.h"
#include "widgets/replay/replaypage.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/matchendpage.h"
#include "widgets/results/scoresheet.h"
#include "widgets/review/retrypage.h"
#include "widgets/review/reviewpage.h"
#include "widgets/settings/helpdialogs.h"
#include "widgets/settings/preferencesdialog.h"
#include "widgets/settings/welcome.h"
#include "widgets/setup/newmatchdialog.h"
#include "widgets/setup/opponentsdialog.h"
#include "widgets/setup/rulesdialog.h"
#include "widgets/statistics/statisticspage.h"
#include "widgets/testedlanguages.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/glossarydesk.h"
#include "widgets/window/lessondesk.h"
#include "widgets/window/librarydesk.h"
#include "widgets/window/replaydesk.h"
#include "widgets/window/reviewdesk.h"
#include "widgets/window/sidepages.h"
#include "widgets/window/startpage.h"
#include "widgets/window/statisticsdesk.h"
#include "widgets/window/windowactions.h"
#include "widgets/window/yakudesk.h"
#include "widgets/windowprogram.h"
#include "widgets/yaku/yakupanel.h"
#include "widgets/yaku/yakusheetdialog.h"

using namespace janso;
using namespace janso::test;

class TestLetters : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void menus_data() { languages(); }
  void menus();
  void firstPage_data() { languages(); }
  void firstPage();
  void firstPageOfANewcomer_data() { languages(); }
  void firstPageOfANewcomer();
  void welcome_data() { languages(); }
  void welcome();
  void library_data() { languages(); }
  void library();
  void sidePages_data() { languages(); }
  void sidePages();
  void tableAndPages_data() { languages(); }
  void tableAndPages();
  void lessons_data() { languages(); }
  void lessons();
  void matchDialogs_data() { languages(); }
  void matchDialogs();
  void preferences_data() { languages(); }
  void preferences();
  void learningDialogs_data() { languages(); }
  void learningDialogs();
  void sheets_data() { languages(); }
  void sheets();
  void keysOfTheTableDoNothingOnTheFirstPage();

 private:
  static void languages() {
    QTest::addColumn<QString>("language");
    for (const QString &language : testedLanguages())
      QTest::newRow(qPrintable(language)) << language;
  }
  static void speak(Program &program) {
    QFETCH(QString, language);
    program.translations.use(language);
    QCoreApplication::processEvents();
  }
  Folders m_folders;
};

// In macros, so that a failure names its line.
#define CHECK_LETTERS(window, least)                                                    \
  do {                                                                                  \
    QCoreApplication::processEvents();                                                  \
    const Letters letters = lettersIn(window);                                          \
    QVERIFY2(letters.doubles().isEmpty(), qPrintable(letters.doubles()));               \
    QVERIFY2(letters.count() >= (least), qPrintable(QString::number(letters.count()))); \
  } while (false)

void TestLetters::menus() {
  Program program(m_folders.fresh());
  speak(program);
  for (const QAction *menu : program.window->menuBar()->actions()) {
    Letters letters;
    for (const QAction *action : menu->menu()->actions())
      letters.add(action->text());
    QVERIFY2(letters.doubles().isEmpty(), qPrintable(letters.doubles()));
    QVERIFY(letters.count() >= 2);
  }
}

void TestLetters::firstPage() {
  Program program(m_folders.fresh());
  speak(program);
  auto *page = program.find<StartPage>();
  CHECK_LETTERS(*program.window, 15);
  page->setLessons(1, 20);
  CHECK_LETTERS(*program.window, 15);
  UnfinishedMatch left;
  left.summary.dealt = true;
  left.summary.path = QStringLiteral("not of the series");
  UnfinishedMatch other = left;
  other.summary.path = QStringLiteral("another");
  page->setUnfinished({left, other});
  QVERIFY(program.find<QPushButton>("otherMatches")->isVisible());
  CHECK_LETTERS(*program.window, 15);
  SavedSeries series;
  page->setSeries(series);
  QVERIFY(program.find<QPushButton>("continueSeries")->isVisible());
  CHECK_LETTERS(*program.window, 18);
}

void TestLetters::firstPageOfANewcomer() {
  Program program(m_folders.fresh());
  setExperience(program.settings, Experience::New);
  speak(program);
  CHECK_LETTERS(*program.window, 15);
  UnfinishedMatch left;
  left.summary.dealt = true;
  left.summary.path = QStringLiteral("one");
  UnfinishedMatch other = left;
  other.summary.path = QStringLiteral("another");
  program.find<StartPage>()->setUnfinished({left, other});
  CHECK_LETTERS(*program.window, 15);
}

void TestLetters::welcome() {
  Program program(m_folders.fresh());
  speak(program);
  program.window->showWelcome();
  CHECK_LETTERS(*program.window, 13);
}

void TestLetters::library() {
  Program program(m_folders.fresh());
  speak(program);
  program.window->openLibrary();
  LibraryPage *page = program.window->pages()->library()->page();
  CHECK_LETTERS(*program.window, 12);
  page->import(
      {QStringLiteral(JANSO_TEST_DATA "/records/own01.mjlog"), QStringLiteral(JANSO_SOURCE "/LICENSE")});
  QTRY_VERIFY_WITH_TIMEOUT(!page->isBusy() && page->model()->rowCount() == 1, kMatchMs);
  QVERIFY(program.find<QPushButton>("refused")->isVisible());
  CHECK_LETTERS(*program.window, 13);
  UnfinishedMatch left;
  left.summary.dealt = true;
  page->setUnfinished({left});
  program.find<QPushButton>("unfinished")->click();
  CHECK_LETTERS(*program.window, 14);
}

// Whatever comes up on them.
void TestLetters::sidePages() {
  Program program(m_folders.fresh());
  speak(program);
  SidePages *pages = program.window->pages();
  const std::array<const QWidget *, 4> all{pages->replay()->page(), pages->review()->page(),
                                           pages->review()->retryPage(), pages->statistics()->page()};
  for (const QWidget *page : all) {
    const Letters letters = lettersOf(page, program.window->menuBar());
    QVERIFY2(letters.doubles().isEmpty(), qPrintable(letters.doubles()));
    QVERIFY2(letters.count() >= 11, qPrintable(QString::number(letters.count())));
  }
}

void TestLetters::tableAndPages() {
  Program program(m_folders.fresh());
  speak(program);
  MatchSetup setup = demoMatch(soonOver(basicAriAri()), program.window->bots());
  setup.seed = QStringLiteral("letters");
  program.window->session()->setAlwaysShowPages(true);
  QVERIFY(program.window->play(setup));
  program.window->yaku()->setShown(true);
  program.window->actions()->action(WindowCommand::ShowLog)->trigger();
  program.window->actions()->action(WindowCommand::CoachFull)->trigger();
  CHECK_LETTERS(*program.window, 6);
  auto *hand = program.find<HandEndPage>();
  const auto *match = program.find<MatchEndPage>();
  while (!match->isVisible()) {
    QTRY_VERIFY_WITH_TIMEOUT(hand->isVisible() || match->isVisible(), kMatchMs);
    CHECK_LETTERS(*program.window, 6);
    if (hand->isVisible())
      hand->advance();
  }
  CHECK_LETTERS(*program.window, 6);
}

// Of every way that the panel goes on by.
void TestLetters::lessons() {
  Program program(m_folders.fresh());
  speak(program);
  LessonDesk *desk = program.window->lessonDesk();
  auto *panel = program.find<LessonPanel>();
  QVERIFY(desk->start(0));
  CHECK_LETTERS(*program.window, 10);
  // Whatever is to be done, the same buttons stand there; at the end another one.
  Lesson lesson = desk->store().lessons().front();
  lesson.steps.resize(1);
  QVERIFY(lesson.steps.front().kind == StepKind::Read);
  const Lesson next = desk->store().lessons().at(1);
  for (const Lesson *after : {&next, static_cast<const Lesson *>(nullptr)}) {
    QVERIFY(desk->play().begin(lesson).isEmpty());
    panel->setPlace(1, 2, after);
    desk->play().continueLesson();
    QVERIFY(desk->play().course().isOver());
    QVERIFY(program.find<QPushButton>("lessonGo")->isVisible());
    CHECK_LETTERS(*program.window, 10);
  }
}

void TestLetters::matchDialogs() {
  Program program(m_folders.fresh());
  speak(program);
  const QString folder = m_folders.fresh();
  const OpponentStore opponents(folder + QStringLiteral("/opponents.json"));
  NewMatchDialog match(program.window->bots(), RulesetStore(folder), opponents);
  MatchSetup setup = quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, program.window->bots());
  setup.seats[1].kind = PlayerKind::Human;
  match.setSetup(setup);
  match.show();
  CHECK_LETTERS(match, 9);

  RulesDialog rules(RulesetStore(folder), nullptr);
  rules.show();
  CHECK_LETTERS(rules, 9);
  RulesDialog shown(RulesetStore(folder), basicAriAri(), nullptr);
  shown.show();
  CHECK_LETTERS(shown, 2);

  Opponent program1;
  program1.kind = OpponentKind::Mjai;
  program1.name = QStringLiteral("Far");
  program1.program.command = QStringLiteral("far {seat}");
  const Result<Opponent> far = opponents.add(program1);
  QVERIFY(far.ok());
  Opponent plugin;
  plugin.kind = OpponentKind::Plugin;
  plugin.name = QStringLiteral("Near");
  plugin.pluginPath = QStringLiteral("near.so");
  plugin.botId = QStringLiteral("near");
  const Result<Opponent> near = opponents.add(plugin);
  QVERIFY(near.ok());
  OpponentsDialog list(opponents, program.window->bots());
  list.show();
  CHECK_LETTERS(list, 6);
  for (const QString &id : {far->id, near->id}) {
    list.choose(id);
    CHECK_LETTERS(list, 9);
  }
}

void TestLetters::preferences() {
  Program program(m_folders.fresh());
  speak(program);
  PreferencesDialog dialog(&program.settings, &program.sounds, {});
  dialog.show();
  for (const SettingPage page : {SettingPage::Table, SettingPage::Play, SettingPage::Sound,
                                 SettingPage::Language, SettingPage::Keys}) {
    dialog.showPage(page);
    CHECK_LETTERS(dialog, 3);
  }
}

void TestLetters::learningDialogs() {
  Program program(m_folders.fresh());
  speak(program);
  DrillsDialog *drills = program.window->openDrills();
  CHECK_LETTERS(*drills, 5);
  for (const DrillInfo &drill : drillTable()) {
    bool asked = false;
    connect(drills->page(), &DrillPage::questionShown, this, [&asked] { asked = true; });
    drills->begin(drill.id, 1, 7, 1);
    QTRY_VERIFY_WITH_TIMEOUT(asked, kMatchMs);
    CHECK_LETTERS(*drills, 3);
    drills->page()->showAnswer();
    CHECK_LETTERS(*drills, 2);
    drills->page()->disconnect(this);
  }
  delete drills;
  program.window->playNow();
  program.window->glossary()->open(QStringLiteral("chiitoitsu"));
  CHECK_LETTERS(*program.window->glossary()->dialog(), 3);
  program.window->glossary()->dialog()->close();
  LessonDesk *desk = program.window->lessonDesk();
  LessonsDialog lessons(desk->store(), desk->progress(), nullptr);
  lessons.show();
  CHECK_LETTERS(lessons, 1);
}

void TestLetters::sheets() {
  Program program(m_folders.fresh());
  speak(program);
  YakuSheetDialog *yaku = program.window->openYakuSheet();
  CHECK_LETTERS(*yaku, 5);
  delete yaku;
  ScoreSheet sheet;
  sheet.series.names = {"Mei", "Aya", "Ritsu", "Kenji"};
  ScoreSheetDialog scores({sheet, sheet});
  scores.show();
  CHECK_LETTERS(scores, 4);
  AboutDialog about(QStringLiteral("."));
  about.show();
  CHECK_LETTERS(about, 0);
  KeyboardCard card(program.settings, {});
  card.show();
  CHECK_LETTERS(card, 0);
}

// Nothing is switched there that would only be seen in a match.
void TestLetters::keysOfTheTableDoNothingOnTheFirstPage() {
  const Program program(m_folders.fresh());
  QWidget *window = program.window.get();
  const auto *yaku = program.window->yaku()->panel();
  QTest::keyClick(window, Qt::Key_Y);
  QTest::keyClick(window, Qt::Key_F, Qt::ControlModifier);
  program.window->glossary()->open(QStringLiteral("chiitoitsu"));
  QVERIFY(
      !program.window->glossary()->dialog()->findChild<QPushButton *>(QStringLiteral("yaku"))->isVisible());
  program.window->glossary()->dialog()->close();
  program.window->playNow();
  QVERIFY(program.table()->isVisible() && !yaku->isVisible());
  QVERIFY(!program.settings.on(Setting::YakuDockOpen));
  // There they do what they say, the first time.
  QTest::keyClick(program.table(), Qt::Key_Y);
  QVERIFY(yaku->isVisible());
  QTest::keyClick(program.table(), Qt::Key_Y);
  QVERIFY(!yaku->isVisible());
}

JANSO_TEST(TestLetters);
#include "tst_letters.moc"
