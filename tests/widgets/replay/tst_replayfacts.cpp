// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is told about a position, and what is not while the reader may not know it.
#include <QTest>
#include <memory>

#include "support/testprogram.h"
#include "widgets/replay/guessbar.h"
#include "widgets/replay/guessmode.h"
#include "widgets/replay/ownreplay.h"
#include "widgets/replay/replayfacts.h"
#include "widgets/replay/replayhands.h"
#include "widgets/replay/watchbar.h"
#include "widgets/replay/watchmode.h"
#include "widgets/table/tablewidget.h"

using namespace janso;
using namespace janso::test;

namespace {

const QList<ReplayCommand> kAllFacts{ReplayCommand::ShowWaits, ReplayCommand::ShowDanger,
                                     ReplayCommand::ShowWall};

struct FactsProgram {
  FactsProgram() {
    reader.open(ownReplay(), nullptr, ReplayPlace{1, 20}, 0);
    facts.setDescriber([](ReplayPlace, int seat) { return QStringLiteral("review of %1").arg(seat); });
  }

  ReplayReader reader;
  TableWidget table;
  GuessBar guessBar;
  WatchBar watchBar;
  ReplayHandsModel hands;
  GuessMode guess{reader, table, guessBar};
  WatchMode watch{reader, {table, watchBar, hands}};
  ReplayFacts facts{reader, guess, watch};
};

}  // namespace

class TestReplayFacts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void onlyWhatIsSwitchedOnIsTold();
  void asKnownThenTellsNoTruth();
  void hiddenMarksHideTheReview();
  void theReviewIsHiddenUntilTheGuess();
  void aSpectatorWithoutAHandSeesNoDanger();
};

void TestReplayFacts::onlyWhatIsSwitchedOnIsTold() {
  const FactsProgram program;
  QCOMPARE(program.facts.markup({}), QStringLiteral("review of 0"));
  const QString all = program.facts.markup(kAllFacts);
  for (const ReplayCommand command : kAllFacts) {
    QVERIFY(!program.facts.of(command).isEmpty());
    QVERIFY(all.contains(program.facts.of(command)));
    QCOMPARE(program.facts.markup({command}), QStringLiteral("review of 0\n") + program.facts.of(command));
  }
}

void TestReplayFacts::asKnownThenTellsNoTruth() {
  FactsProgram program;
  QVERIFY(program.facts.tellsTruth());
  program.reader.setHands(HandsShown::AsThen);
  QVERIFY(!program.facts.tellsTruth());
  QVERIFY(program.facts.of(ReplayCommand::ShowWaits).isEmpty());
  QVERIFY(program.facts.of(ReplayCommand::ShowWall).isEmpty());
  QVERIFY(!program.facts.of(ReplayCommand::ShowDanger).isEmpty());
}

void TestReplayFacts::hiddenMarksHideTheReview() {
  const FactsProgram program;
  QVERIFY(program.facts.choice({ReplayCommand::HideMarks}).isEmpty());
}

void TestReplayFacts::theReviewIsHiddenUntilTheGuess() {
  FactsProgram program;
  QVERIFY(program.guess.start(1, GuessFile(QString())));
  QVERIFY(program.facts.choice({}).isEmpty());
  Q_EMIT program.table.actionChosen(0, program.guess.guessing()->question().decision.legal[0]);
  QVERIFY(!program.facts.choice({}).isEmpty());
  QVERIFY(program.facts.markup({}).startsWith(program.guess.factsMarkup()));
}

void TestReplayFacts::aSpectatorWithoutAHandSeesNoDanger() {
  FactsProgram program;
  for (const auto seen : {ReplaySight::Hands::None, ReplaySight::Hands::One}) {
    const auto replay = watchedReplay({seen, 0}, 1, 20);
    program.reader.open(replay, nullptr, replay->last(), 0);
    QVERIFY(!program.facts.tellsTruth());
    QCOMPARE(program.facts.of(ReplayCommand::ShowDanger).isEmpty(), seen == ReplaySight::Hands::None);
  }
}

JANSO_TEST(TestReplayFacts);
#include "tst_replayfacts.moc"
