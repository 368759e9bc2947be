// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A deal and the end of a hand are shown at the table once, when they happen; the page of the hand comes
// after.
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "bots/bot.h"
#include "support/testprogram.h"
#include "widgets/coachprogram.h"
#include "widgets/window/matchesdesk.h"

using namespace janso;
using namespace janso::test;

class TestHandMoments : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void pageComesAfterTheWinAtTheTable_data();
  void pageComesAfterTheWinAtTheTable();
  void dealIsSeenOnce();
  void keyEndsTheDealAndItsPause();

 private:
  static std::optional<Action> winOf(const Decision &decision);
  static std::optional<Action> playToAWin(Playing &program);
  Folders m_folders;
};

std::optional<Action> TestHandMoments::winOf(const Decision &decision) {
  for (const Action &action : decision.legal) {
    if (action.type == ActionType::Tsumo || action.type == ActionType::Ron)
      return action;
  }
  return std::nullopt;
}

// A bot answers for the human until a win is offered.
std::optional<Action> TestHandMoments::playToAWin(Playing &program) {
  const std::unique_ptr<Bot> player = makeBot("hunter", 3);
  QElapsedTimer clock;
  clock.start();
  auto *page = program.find<HandEndPage>();
  while (clock.elapsed() < kMatchMs && !program.find<MatchEndPage>()->isVisible()) {
    if (page->isVisible())
      QTest::keyClick(page, Qt::Key_Return);
    else if (program.asked()) {
      const Decision decision = *program.controller.match().pendingDecision(0);
      if (const auto win = winOf(decision))
        return win;
      program.controller.match().submitAction(
          0, decision.id,
          player->decide(program.controller.match().view(0), {decision.legal.data(), decision.legal.size()}));
    }
    QTest::qWait(1);
  }
  return std::nullopt;
}

void TestHandMoments::pageComesAfterTheWinAtTheTable_data() {
  QTest::addColumn<double>("speed");
  QTest::addColumn<bool>("reduced");
  QTest::addColumn<bool>("shown");
  QTest::newRow("at normal speed, cut off by a key") << 0.2 << false << true;
  QTest::newRow("with reduced motion at once") << 8.0 << true << false;
  QTest::newRow("at once where everything is instant") << 0.0 << false << false;
}

void TestHandMoments::pageComesAfterTheWinAtTheTable() {
  QFETCH(double, speed);
  QFETCH(bool, reduced);
  QFETCH(bool, shown);
  Playing program(m_folders.fresh(), CoachLevel::Off, QStringLiteral("moments"));
  const std::optional<Action> win = playToAWin(program);
  QVERIFY2(win, "nobody would have to be asked to win in this match");
  auto *page = program.find<HandEndPage>();
  TableWidget *table = program.table();
  program.settings.setValue(Setting::ReducedMotion, reduced);
  program.settings.setValue(Setting::Speed, speed);
  QSignalSpy ended(&program.controller, &GameController::handEnded);
  QSignalSpy over(&program.controller, &GameController::matchEnded);
  program.controller.match().submitAction(0, program.controller.match().pendingDecision(0)->id, *win);
  if (shown) {
    QTRY_VERIFY(table->isShowingEnd());
    QTRY_VERIFY_WITH_TIMEOUT(!ended.isEmpty() || !over.isEmpty(), 20000);
    QVERIFY2(!page->isVisible(), "the game is at the end of the hand, the page is not yet there");
    QTest::keyClick(table, Qt::Key_Shift);
    QVERIFY2(table->isShowingEnd(), "a modifier alone is part of another key");
    QTest::keyClick(table, Qt::Key_Space);
  }
  QTRY_VERIFY(page->isVisible());
  QVERIFY(!table->isShowingEnd());
  // The coach of the next hand is chosen here as well as at the table; other letters stay with the page.
  QTest::keyClick(page, Qt::Key_G);
  QCOMPARE(program.settings.text(Setting::Coach), coachLevelKey(CoachLevel::Gentle));
  const QString sounds = program.settings.text(Setting::Sound);
  QTest::keyClick(page, Qt::Key_M);
  QCOMPARE(program.settings.text(Setting::Sound), sounds);
  QVERIFY(page->isVisible());
}

void TestHandMoments::dealIsSeenOnce() {
  const QString folder = m_folders.fresh();
  QString journal;
  {
    Program program(folder);
    program.settings.setValue(Setting::Speed, 0.2);
    program.window->play(quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, program.window->bots()));
    QTRY_VERIFY(program.table()->isDealing());
    QVERIFY2(isDealt(program.table()->view().board), "the hand is there before the first frame");
    journal = program.controller.match().journalPath();
  }
  Program again(folder);
  again.settings.setValue(Setting::Speed, 0.2);
  bool dealt = false;
  QObject::connect(&again.controller, &GameController::eventHappened, again.table(),
                   [&] { dealt = dealt || again.table()->isDealing(); });
  again.window->matchesDesk()->resume(journal);
  QTRY_VERIFY(isDealt(again.table()->view().board));
  QVERIFY2(!dealt && !again.table()->isDealing(), "what was seen is not dealt again");
}

void TestHandMoments::keyEndsTheDealAndItsPause() {
  Program program(m_folders.fresh());
  program.settings.setValue(Setting::Speed, 0.01);
  program.window->play(quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, program.window->bots()));
  TableWidget *table = program.table();
  QTRY_VERIFY(table->isDealing());
  const auto drawn = [&] {
    const auto &players = table->view().board.players;
    return std::any_of(players.begin(), players.end(),
                       [](const PlayerBoard &player) { return player.hasDrawn; });
  };
  QVERIFY(!drawn());
  QTest::keyClick(table, Qt::Key_Return);
  QTRY_VERIFY2(drawn(), "nothing is left to wait for");
}

JANSO_TEST(TestHandMoments);
#include "tst_handmoments.moc"
