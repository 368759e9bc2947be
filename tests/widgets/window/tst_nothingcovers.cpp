// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Whatever is open in the window: the hand, the drawn tile and what the table asks lie free.
#include <QAction>
#include <QScopeGuard>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/coachprogram.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/lexicon/words.h"
#include "widgets/table/notice.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/lessondesk.h"
#include "widgets/window/windowactions.h"
#include "widgets/yaku/yakupanel.h"

using namespace janso;
using namespace janso::test;

namespace {

QRect inWindow(const QWidget *widget, const QRect &part) {
  return {widget->mapTo(widget->window(), part.topLeft()), part.size()};
}

}  // namespace

class TestNothingCovers : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theHandAndTheQuestion_data();
  void theHandAndTheQuestion();
  void aDeniedRonIsNotReadAboutAnotherTile();
  void noPanelGrowsTheWindow_data();
  void noPanelGrowsTheWindow();

 private:
  Folders m_folders;
};

void TestNothingCovers::theHandAndTheQuestion_data() {
  QTest::addColumn<QSize>("size");
  QTest::newRow("the smallest window") << QSize(900, 640);
  QTest::newRow("4:3") << QSize(1024, 768);
  QTest::newRow("5:4") << QSize(1280, 1024);
  QTest::newRow("half a screen") << QSize(960, 1080);
  QTest::newRow("16:10") << QSize(1280, 800);
}

void TestNothingCovers::theHandAndTheQuestion() {
  QFETCH(QSize, size);
  const Playing program(m_folders.fresh(), CoachLevel::Off, QStringLiteral("free"));
  program.window->resize(size);
  TableWidget *table = program.table();
  QTRY_VERIFY(table->flow().isActive());
  table->setFocus();
  QTest::keyClick(table, Qt::Key_Y);
  const auto *panel = program.find<YakuPanel>();
  QTRY_VERIFY(panel->isVisible());
  QCOMPARE(program.window->size(), size);
  const auto isFree = [&](const QRect &part) {
    return part.isNull() || (table->rect().contains(part) &&
                             !inWindow(table, part).intersects(inWindow(panel, panel->rect())));
  };
  QTRY_VERIFY(isFree(table->rect()));
  QVERIFY(!table->handRect().isNull() && isFree(table->handRect()));
  QVERIFY(isFree(table->promptRect()));
}

void TestNothingCovers::noPanelGrowsTheWindow_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<QString>("text");
  for (const QSize &size : {QSize(900, 640), QSize(1280, 800)}) {
    for (const char *text : {"100", "125", "150"})
      QTest::addRow("%dx%d, %s %%", size.width(), size.height(), text) << size << QString::fromLatin1(text);
  }
}

// Neither the list of yaku, alone and with the coach, nor the coach, the log or a lesson.
void TestNothingCovers::noPanelGrowsTheWindow() {
  QFETCH(QSize, size);
  QFETCH(QString, text);
  const auto restore = qScopeGuard([] { setTextSize(1); });
  Playing program(m_folders.fresh(), CoachLevel::Off, QStringLiteral("free"));
  program.settings.setValue(Setting::TextSize, text);
  program.window->resize(size);
  QTRY_VERIFY(program.table()->flow().isActive());
  const auto stays = [&program, size](const char *what) {
    QTest::qWait(20);  // the layout of the window comes later
    if (program.window->size() == size)
      return true;
    qWarning("%s: %dx%d", what, program.window->width(), program.window->height());
    return false;
  };
  QVERIFY(stays("table"));
  WindowActions *actions = program.window->actions();
  actions->action(WindowCommand::ShowYaku)->trigger();
  QTRY_VERIFY(program.find<YakuPanel>()->isVisible());
  QVERIFY(stays("yaku"));
  actions->action(WindowCommand::CoachFull)->trigger();
  QVERIFY(stays("yaku and coach"));
  actions->action(WindowCommand::ShowYaku)->trigger();
  QTRY_VERIFY(program.coach()->panel()->isVisible());
  QVERIFY(stays("coach"));
  actions->action(WindowCommand::CoachOff)->trigger();
  actions->action(WindowCommand::ShowLog)->trigger();
  QVERIFY(stays("log"));
  actions->action(WindowCommand::ShowLog)->trigger();
  program.window->lessonDesk()->start(0);
  QVERIFY(stays("lesson"));
}

// The message names its tile, and is gone when a call of another one is offered.
void TestNothingCovers::aDeniedRonIsNotReadAboutAnotherTile() {
  Playing program(m_folders.fresh(), CoachLevel::Off, QStringLiteral("free"));
  const auto *notice = program.find<Notice>();
  QString said;
  connect(program.window->session(), &GameSession::message, this,
          [&said](const QString &sentence) { said = sentence; });
  Denial denial;
  denial.type = ActionType::Ron;
  denial.reason = DenialReason::FuritenTemporary;
  denial.tile = Tile(Kind{5});
  const auto asksForCall = [&program] { return program.table()->flow().isClaim(); };
  int denied = 0;
  connect(&program.controller, &GameController::eventHappened, this, [&](const Event &event) {
    const auto *dahai = std::get_if<Dahai>(&event);
    if (dahai == nullptr || asksForCall())
      return;
    Q_EMIT program.controller.winDenied(0, denial);
    denied += notice->isOpen() && said.contains(tileName(dahai->tile)) ? 1 : 0;
  });
  program.play(asksForCall);
  QVERIFY(asksForCall());
  QVERIFY(denied > 0);
  QVERIFY(!notice->isOpen());
}

JANSO_TEST(TestNothingCovers);
#include "tst_nothingcovers.moc"
