// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match that goes on from a place of another: it stands there, is kept, marked, and goes on after a crash.
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <optional>

#include "game/gamecontroller.h"
#include "game/matchbranch.h"
#include "game/matchhelpers.h"
#include "records/journal.h"
#include "support/testprogram.h"
#include "table/match.h"

using namespace janso;
using namespace janso::test;

namespace {

// A branch after some answers of a match's first hand, in which everybody gives back what was drawn.
MatchBranch branchAfter(int answers) {
  MatchBranch branch;
  const RuleSet rules = basicAriAri();
  branch.origin.parent = QStringLiteral("parent");
  branch.origin.kind = QStringLiteral("same");
  std::fill_n(branch.origin.start.scores.begin(), rules.players, rules.startingPoints);
  branch.origin.start.kyoku = 2;
  branch.origin.wall = makeWall(wallSeedFromText("a wall"), 0, rules);
  branch.seed = QStringLiteral("later hands");
  Match match(rules, {}, branch.origin.start, branch.origin.wall);
  std::vector<Event> events;
  while (static_cast<int>(branch.answers.size()) < answers || match.pending().empty()) {
    if (match.pending().empty()) {
      match.advance(events);
      continue;
    }
    const Decision decision = match.pending().front();
    const Action action =
        decision.legal.front().type == ActionType::Skip
            ? decision.legal.front()
            : *std::find_if(decision.legal.begin(), decision.legal.end(),
                            [](const Action &a) { return a.type == ActionType::Dahai && a.tsumogiri; });
    match.answer(decision.seat, decision.id, action);
    branch.answers.push_back({decision.seat, action});
  }
  branch.origin.event = static_cast<int>(events.size()) - 1;  // without the start of the match
  return branch;
}

MatchSetup setup() {
  MatchSetup setup = quickSetup(QString(), 4);
  setup.rules = basicAriAri();
  setup.callMode = CallMode::AskWhoCan;
  return setup;
}

// The question that is open to anybody.
std::optional<Decision> asked(const GameController &controller) {
  for (int seat = 0; seat < 4; ++seat) {
    if (const std::optional<Decision> decision = controller.match().pendingDecision(seat))
      return decision;
  }
  return std::nullopt;
}

}  // namespace

class MatchBranches : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void itStandsWhereItBegins_data();
  void itStandsWhereItBegins();
  void itGoesOnAfterACrash();
  void whatDoesNotFitIsSaid();
};

void MatchBranches::itStandsWhereItBegins_data() {
  QTest::addColumn<int>("answers");
  for (const int answers : {0, 1, 7, 25})
    QTest::addRow("%d answers", answers) << answers;
}

void MatchBranches::itStandsWhereItBegins() {
  QFETCH(int, answers);
  const QTemporaryDir folder;
  const MatchBranch branch = branchAfter(answers);
  GameController controller;
  controller.setJournalFolder(folder.path());
  controller.setPacing(Pacing::instant());
  const Result<std::vector<Event>> started = controller.startFrom(setup(), branch);
  QVERIFY2(started.ok(), started.ok() ? "" : started.error().text.c_str());
  QTRY_VERIFY(asked(controller).has_value());
  const Board board = controller.match().view(0).board;
  QCOMPARE(board.kyoku, 2);
  std::size_t discards = 0;
  for (const PlayerBoard &player : board.players)
    discards += player.pond.size();
  const auto given = std::count_if(branch.answers.begin(), branch.answers.end(), [](const auto &answer) {
    return answer.action.type == ActionType::Dahai;
  });
  QCOMPARE(static_cast<std::ptrdiff_t>(discards), given);
  // Kept, and marked.
  const QString path = controller.match().journalPath();
  controller.abandon();
  const JournalResult<Journal> journal = readJournal(path);
  QVERIFY2(journal.ok(), journal.ok() ? "" : journal.error().text.c_str());
  QVERIFY(journal->header.branch && *journal->header.branch == branch.origin);
}

// As from any journal: the same board, the same question.
void MatchBranches::itGoesOnAfterACrash() {
  const QTemporaryDir folder;
  GameController controller;
  controller.setJournalFolder(folder.path());
  controller.setPacing(Pacing::instant());
  QVERIFY(controller.startFrom(setup(), branchAfter(9)).ok());
  QTRY_VERIFY(asked(controller).has_value());
  const Decision question = *asked(controller);
  controller.match().submitAction(question.seat, question.id, question.legal.front());
  QTRY_VERIFY(asked(controller).has_value() && asked(controller)->id != question.id);
  const Decision next = *asked(controller);
  const SeatView view = controller.match().view(next.seat);
  const QString path = controller.match().journalPath();
  controller.abandon();
  GameController again;
  again.setJournalFolder(folder.path());
  again.setPacing(Pacing::instant());
  const JournalResult<std::vector<Event>> resumed = again.resume(path);
  QVERIFY2(resumed.ok(), resumed.ok() ? "" : resumed.error().text.c_str());
  QTRY_VERIFY(asked(again).has_value());
  QVERIFY(*asked(again) == next);
  QVERIFY(again.match().view(next.seat) == view);
}

void MatchBranches::whatDoesNotFitIsSaid() {
  MatchBranch branch = branchAfter(3);
  branch.answers[1].seat = static_cast<std::int8_t>((branch.answers[1].seat + 2) % 4);
  GameController controller;
  const Result<std::vector<Event>> started = controller.startFrom(setup(), branch);
  QVERIFY(!started.ok());
  QCOMPARE(started.error().text, std::string("answer 2 is not possible here"));
}

JANSO_TEST(MatchBranches);
#include "tst_matchbranch.moc"
