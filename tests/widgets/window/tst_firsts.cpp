// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a player does for the first time is told once, in matches that count, and only to the one who plays.
#include <QSignalSpy>
#include <QTest>

#include "bots/bot.h"
#include "game/setup/quickmatch.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/results/firstcard.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/matchendpage.h"
#include "widgets/settings/firsts.h"
#include "widgets/settings/welcome.h"
#include "widgets/window/gamesession.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

// What a match told.
struct Told {
  int riichi = 0;
  int cards = 0;
};

// Plays a match to its end; a bot answers for every human.
Told played(Program &program, const MatchSetup &setup) {
  Told told;
  const QString words = firstRiichiText();
  QObject::connect(program.window->session(), &GameSession::message, program.window.get(),
                   [&](const QString &sentence) { told.riichi += sentence == words ? 1 : 0; });
  auto *page = program.find<HandEndPage>();
  QObject::connect(page, &HandEndPage::firstCardShown, program.window.get(), [&] { ++told.cards; });
  const std::unique_ptr<Bot> player = makeBot("hunter", 3);
  QObject::connect(
      &program.controller, &GameController::decisionRequested, program.window.get(),
      [&](const Decision &decision, const SeatView &view) {
        program.controller.match().submitAction(
            decision.seat, decision.id, player->decide(view, {decision.legal.data(), decision.legal.size()}));
      },
      Qt::QueuedConnection);
  if (!program.window->play(setup))
    return {-1, -1};
  QElapsedTimer clock;
  clock.start();
  while (clock.elapsed() < kMatchMs && !program.find<MatchEndPage>()->isVisible()) {
    if (page->firstCard()->isVisible())
      QTest::keyClick(page->firstCard(), Qt::Key_Return);
    else if (page->isVisible())
      page->advance();
    QTest::qWait(1);
  }
  return program.find<MatchEndPage>()->isVisible() ? told : Told{-1, -1};
}

MatchSetup seeded(const Program &program) {
  MatchSetup setup = quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, program.window->bots());
  setup.seed = QStringLiteral("firsts");
  return setup;
}

}  // namespace

class TestFirsts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void areToldOnce();
  void areToldWhereTheyCount_data();
  void areToldWhereTheyCount();

 private:
  Folders m_folders;
};

void TestFirsts::areToldOnce() {
  const QString folder = m_folders.fresh();
  {
    Program program(folder);
    expectFirsts(program.settings);
    const Told told = played(program, seeded(program));
    QCOMPARE(told.riichi, 1);
    QCOMPARE(told.cards, 1);
  }
  Program again(folder);
  const Told told = played(again, seeded(again));
  QCOMPARE(told.riichi, 0);
  QCOMPARE(told.cards, 0);
}

void TestFirsts::areToldWhereTheyCount_data() {
  QTest::addColumn<QString>("kind");
  for (const char *kind : {"unknown", "player", "two humans", "practice"})
    QTest::newRow(kind) << QString::fromLatin1(kind);
}

void TestFirsts::areToldWhereTheyCount() {
  QFETCH(QString, kind);
  Program program(m_folders.fresh());
  const bool player = kind == QLatin1String("player");
  if (kind != QLatin1String("unknown"))
    expectFirsts(program.settings);
  if (player)
    setExperience(program.settings, Experience::Player);
  MatchSetup setup = seeded(program);
  setup.practice = kind == QLatin1String("practice");
  if (kind == QLatin1String("two humans")) {
    setup.seats[1].kind = PlayerKind::Human;
    setup.openHands = true;  // nobody is here to lift curtains
  }
  const Told told = played(program, setup);
  QCOMPARE(told.cards, 0);
  QCOMPARE(told.riichi, player ? 1 : 0);
  // What was not told is still to come.
  QCOMPARE(takeFirst(program.settings, First::Win), !player && kind != QLatin1String("unknown"));
}

JANSO_TEST(TestFirsts);
#include "tst_firsts.moc"
