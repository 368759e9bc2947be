// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Practice in the whole window: a discard by the mouse is taken back, and another one thrown.
#include <QAction>
#include <QSignalSpy>
#include <QTest>

#include "records/journal.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/windowactions.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

MatchSetup practice() {
  MatchSetup setup;
  setup.rules = basicAriAri();
  setup.seed = QStringLiteral("practice in a window");
  for (int seat = 0; seat < 4; ++seat) {
    SeatSetup &player = setup.seats[static_cast<std::size_t>(seat)];
    player.kind = seat == 0 ? PlayerKind::Human : PlayerKind::Bot;
    player.name = QStringLiteral("Seat %1").arg(seat);
    player.botId = QStringLiteral("novice");
  }
  setup.practice = true;
  return setup;
}

// The table waits for a discard of seat 0.
bool asksForDiscard(const Program &program) {
  return QTest::qWaitFor(
      [&program] {
        const auto open = program.controller.match().pendingDecision(0);
        return open && open->legal.front().type != ActionType::Skip && program.table()->flow().tiles() > 0;
      },
      30000);
}

void clickTile(const Program &program, int index) {
  QTest::mouseClick(program.table(), Qt::LeftButton, {},
                    program.table()->spokenItems().at(index).rect.center());
}

}  // namespace

class TestPractice : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aDiscardIsTakenBack();
  void theHandIsDealtAgain();
  void otherMatchesOfferNeither();

 private:
  Folders m_folders;
};

void TestPractice::aDiscardIsTakenBack() {
  const Program program(m_folders.fresh());
  auto *session = program.find<GameSession>();
  QCOMPARE(session->start(practice()), QString());
  QVERIFY(asksForDiscard(program));
  const SeatView before = program.controller.match().view(0);
  clickTile(program, 0);
  QTRY_VERIFY(!program.controller.match().view(0).board.players[0].pond.empty());
  QTest::keyClick(program.table(), Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(asksForDiscard(program));
  QVERIFY(program.controller.match().view(0) == before);
  QVERIFY(program.table()->view() == before);
  clickTile(program, 3);
  QTRY_VERIFY(!program.controller.match().view(0).board.players[0].pond.empty());
  QVERIFY(program.controller.match().view(0).board.players[0].pond.front().tile == before.hand[3]);
}

void TestPractice::theHandIsDealtAgain() {
  const Program program(m_folders.fresh());
  auto *session = program.find<GameSession>();
  QCOMPARE(session->start(practice()), QString());
  QVERIFY(asksForDiscard(program));
  const SeatView before = program.controller.match().view(0);
  clickTile(program, 0);
  QTRY_VERIFY(!program.controller.match().view(0).board.players[0].pond.empty());
  program.find<WindowActions>()->action(WindowCommand::DealAgain)->trigger();
  QVERIFY(asksForDiscard(program));
  QVERIFY(program.controller.match().view(0) == before);
}

void TestPractice::otherMatchesOfferNeither() {
  const Program program(m_folders.fresh());
  auto *actions = program.find<WindowActions>();
  auto *session = program.find<GameSession>();
  QVERIFY(!actions->action(WindowCommand::Undo)->isEnabled());
  QCOMPARE(session->start(practice()), QString());
  QVERIFY(actions->action(WindowCommand::Undo)->isEnabled());
  QVERIFY(actions->action(WindowCommand::DealAgain)->isEnabled());
  session->close();
  QVERIFY(!actions->action(WindowCommand::Undo)->isEnabled());
  MatchSetup ordinary = practice();
  ordinary.practice = false;
  QCOMPARE(session->start(ordinary), QString());
  QVERIFY(!actions->action(WindowCommand::Undo)->isEnabled());
  QVERIFY(!actions->action(WindowCommand::DealAgain)->isEnabled());
}

JANSO_TEST(TestPractice);
#include "tst_practice.moc"
