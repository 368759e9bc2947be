// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A lesson teaches and changes nothing else: what a newcomer may want is offered, and the window stays as it
// is.
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "game/gamecontroller.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/learn/lessonpanel.h"
#include "widgets/pageparts/teachtext.h"
#include "widgets/window/lessondesk.h"
#include "widgets/window/startpage.h"
#include "widgets/window/windowactions.h"
#include "widgets/window/yakudesk.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

class TestLessonAdvice : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void changesNoSetting();
  void offersAnEasyBeginning();
  void offersNothingToWhoHasChosen_data();
  void offersNothingToWhoHasChosen();
  void theFirstMatchIsAsThePanelSays_data();
  void theFirstMatchIsAsThePanelSays();
  void keepsTheWidthOfTheWindow_data();
  void keepsTheWidthOfTheWindow();

 private:
  Folders m_folders;
};

namespace {

// As if the learner had done all of it.
void finishALesson(const Program &program) {
  LessonDesk *desk = program.window->lessonDesk();
  QVERIFY(desk->start(0));
  Q_EMIT desk->play().finished();
  QVERIFY(desk->progress().doneCount() == 1);
}

}  // namespace

void TestLessonAdvice::changesNoSetting() {
  const Program program(m_folders.fresh());
  finishALesson(program);
  program.window->lessonDesk()->close();
  for (const Setting setting : {Setting::Coach, Setting::LastRuleset, Setting::YakuDockOpen})
    QVERIFY(!program.settings.isChosen(setting));
  QCOMPARE(program.find<StartPage>()->rulesetId(), QStringLiteral("basic_ariari"));
}

void TestLessonAdvice::offersAnEasyBeginning() {
  const Program program(m_folders.fresh());
  auto *line = program.find<QLabel>("playLine");
  QVERIFY(!line->text().contains(QStringLiteral("href")));
  finishALesson(program);
  program.window->lessonDesk()->close();
  QVERIFY(program.find<StartPage>()->isVisible());
  QVERIFY(line->text().contains(QStringLiteral("href")));
  // By keys alone, too.
  line->setFocus(Qt::TabFocusReason);
  QTest::keyClick(line, Qt::Key_Tab);
  line->setFocus(Qt::TabFocusReason);
  QTest::keyClick(line, Qt::Key_Return);
  QCOMPARE(program.settings.text(Setting::Coach), QStringLiteral("gentle"));
  QCOMPARE(program.find<StartPage>()->rulesetId(), QStringLiteral("beginner"));
  QVERIFY(!line->text().contains(QStringLiteral("href")));
  // A link that says that it starts a match does.
  QVERIFY(program.table()->isVisible());
}

void TestLessonAdvice::offersNothingToWhoHasChosen_data() {
  QTest::addColumn<int>("setting");
  QTest::addColumn<QString>("value");
  QTest::newRow("a ruleset") << static_cast<int>(Setting::LastRuleset) << QStringLiteral("tenhou_4p");
  QTest::newRow("no coach") << static_cast<int>(Setting::Coach) << QStringLiteral("off");
}

void TestLessonAdvice::offersNothingToWhoHasChosen() {
  QFETCH(int, setting);
  QFETCH(QString, value);
  Program program(m_folders.fresh());
  program.settings.setValue(static_cast<Setting>(setting), value);
  finishALesson(program);
  program.window->lessonDesk()->close();
  QVERIFY(!program.find<QLabel>("playLine")->text().contains(QStringLiteral("href")));
}

void TestLessonAdvice::theFirstMatchIsAsThePanelSays_data() {
  QTest::addColumn<QString>("coach");
  QTest::addColumn<QString>("then");
  QTest::newRow("who has chosen nothing is coached gently") << QString() << QStringLiteral("gentle");
  QTest::newRow("who wants no coach has none") << QStringLiteral("off") << QStringLiteral("off");
  QTest::newRow("who wants the full coach has it") << QStringLiteral("full") << QStringLiteral("full");
}

void TestLessonAdvice::theFirstMatchIsAsThePanelSays() {
  QFETCH(QString, coach);
  QFETCH(QString, then);
  Program program(m_folders.fresh());
  if (!coach.isEmpty())
    program.settings.setValue(Setting::Coach, coach);
  program.settings.setValue(Setting::LastRuleset, QStringLiteral("tenhou_4p"));
  auto *panel = program.find<LessonPanel>();
  LessonDesk *desk = program.window->lessonDesk();
  const int last = static_cast<int>(desk->store().lessons().size()) - 1;
  QVERIFY(desk->start(last));
  Lesson lesson = desk->store().lessons().front();
  lesson.steps.resize(1);
  QVERIFY(desk->play().begin(lesson).isEmpty());
  desk->play().continueLesson();
  QVERIFY(desk->play().course().isOver());
  const auto *goal = panel->findChild<TeachText *>(QStringLiteral("goal"));
  QCOMPARE(goal->markup().contains(QStringLiteral("The coach warns you about risky discards")),
           then == QLatin1String("gentle"));
  QTest::mouseClick(program.find<QPushButton>("lessonGo"), Qt::LeftButton);
  QVERIFY(program.table()->isVisible());
  QVERIFY(idOfRules(program.controller.match().setup().rules) == kBeginnerId);
  QCOMPARE(program.settings.text(Setting::Coach), then);
  QCOMPARE(program.settings.text(Setting::LastRuleset), QStringLiteral("tenhou_4p"));
}

void TestLessonAdvice::keepsTheWidthOfTheWindow_data() {
  QTest::addColumn<int>("width");
  QTest::addColumn<int>("docks");  // bits: the list of yaku, the full coach, the log
  const bool quick = qEnvironmentVariableIsSet("JANSO_QUICK");
  for (const int width : {900, 1000, 1240, 1280, 1500}) {
    for (const int docks : {0, 1, 2, 3, 4, 7}) {
      if (!quick || docks == 0 || docks == 7)
        QTest::addRow("%d pixels, docks %d", width, docks) << width << docks;
    }
  }
}

void TestLessonAdvice::keepsTheWidthOfTheWindow() {
  QFETCH(int, width);
  QFETCH(int, docks);
  Program program(m_folders.fresh());
  program.window->resize(width, 740);
  if ((docks & 2) != 0)
    program.settings.setValue(Setting::Coach, QStringLiteral("full"));
  program.window->playNow();
  if ((docks & 1) != 0)
    program.window->yaku()->setShown(true);
  if ((docks & 4) != 0)
    program.window->actions()->action(WindowCommand::ShowLog)->trigger();
  const int human = program.controller.match().viewer();
  QTRY_VERIFY(program.controller.match().pendingDecision(human));
  QCoreApplication::processEvents();
  const QSize before = program.window->size();
  QVERIFY(program.window->lessonDesk()->start(0));
  QVERIFY(program.find<LessonPanel>()->isVisible());
  QCoreApplication::processEvents();
  QCOMPARE(program.window->size(), before);
  program.window->lessonDesk()->close();
  QCoreApplication::processEvents();
  QCOMPARE(program.window->size(), before);
}

JANSO_TEST(TestLessonAdvice);
#include "tst_lessonadvice.moc"
