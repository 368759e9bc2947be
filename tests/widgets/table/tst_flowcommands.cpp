// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the commands of the keyboard do to an open question, and which key is which command.
#include <QTest>

#include "support/tableviews.h"
#include "support/testprogram.h"
#include "widgets/decision/flowcommands.h"
#include "widgets/decision/tablekeys.h"

using namespace janso;
using namespace janso::test;

namespace {

// On the discard of 6p, with 66p and 78p in the hand.
DecisionFlow claim() {
  const SeatView view = afterDiscard();
  DecisionFlow flow;
  flow.start(
      claimDecision(view, {action(ActionType::Chi, "6p", "78p"), action(ActionType::Pon, "6p", "66p")}), view,
      {}, {view.hand.begin(), view.hand.end()});
  return flow;
}

DecisionFlow turn() {
  const SeatView view = ownTurn();
  DecisionFlow flow;
  flow.start(discardDecision(view, {action(ActionType::Riichi, "8p")}), view, {},
             {view.hand.begin(), view.hand.end()});
  return flow;
}

}  // namespace

class TestFlowCommands : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void commandsAnswerClaims_data();
  void commandsAnswerClaims();
  void commandsAnswerTurns_data();
  void commandsAnswerTurns();
  void callThatIsNotOfferedIsMissing();
  void discardLeavesThePromptFirst();
  void nothingIsTakenWithoutAQuestion();
  void keypadEnterIsReturn();
  void lettersCanBeLeftOut();
  void changedKeyIsNamedOnTheButton();
};

void TestFlowCommands::commandsAnswerClaims_data() {
  QTest::addColumn<CommandId>("command");
  QTest::addColumn<ActionType>("answer");
  QTest::newRow("pon") << CommandId::Pon << ActionType::Pon;
  QTest::newRow("chi") << CommandId::Chi << ActionType::Chi;
  QTest::newRow("skip") << CommandId::Skip << ActionType::Skip;
  QTest::newRow("cancel skips a claim") << CommandId::Cancel << ActionType::Skip;
  QTest::newRow("the default of a claim is to skip it") << CommandId::Default << ActionType::Skip;
}

void TestFlowCommands::commandsAnswerClaims() {
  QFETCH(CommandId, command);
  QFETCH(ActionType, answer);
  DecisionFlow flow = claim();
  const CommandStep step = takeStep(flow, command, {});
  QVERIFY(step.taken);
  QVERIFY(step.answer.has_value());
  QCOMPARE(step.answer->type, answer);
}

void TestFlowCommands::commandsAnswerTurns_data() {
  QTest::addColumn<CommandId>("command");
  QTest::addColumn<bool>("twoSteps");
  QTest::addColumn<int>("tile");  // that is discarded; -1 = none yet
  QTest::newRow("tile 3 is discarded") << CommandId::Tile3 << false << 2;
  QTest::newRow("tile 3 is selected first") << CommandId::Tile3 << true << -1;
  QTest::newRow("the default is tsumogiri") << CommandId::Default << false << 13;
  QTest::newRow("accept takes what the cursor is on") << CommandId::Accept << false << 13;
  QTest::newRow("the cursor only moves") << CommandId::CursorLeft << false << -1;
  QTest::newRow("riichi asks for its tile") << CommandId::Riichi << false << -1;
}

void TestFlowCommands::commandsAnswerTurns() {
  QFETCH(CommandId, command);
  QFETCH(bool, twoSteps);
  QFETCH(int, tile);
  DecisionFlow flow = turn();
  TableOptions options;
  options.twoStepDiscard = twoSteps;
  const CommandStep step = takeStep(flow, command, options);
  QVERIFY(step.taken);
  QCOMPARE(step.answer.has_value(), tile >= 0);
  if (tile >= 0)
    QCOMPARE(step.answer->tile, flow.tileAt(tile));
}

void TestFlowCommands::callThatIsNotOfferedIsMissing() {
  DecisionFlow flow = claim();
  const CommandStep step = takeStep(flow, CommandId::Kan, {});
  QVERIFY(!step.taken);
  QVERIFY(step.missing == Asked::Kan);
}

void TestFlowCommands::discardLeavesThePromptFirst() {
  DecisionFlow flow = turn();
  flow.setFocusButton(0, 0);
  QVERIFY(!takeStep(flow, CommandId::Discard, {}).answer.has_value());
  QCOMPARE(flow.focus().area, FocusArea::Hand);
  QVERIFY(takeStep(flow, CommandId::Discard, {}).answer.has_value());
}

void TestFlowCommands::nothingIsTakenWithoutAQuestion() {
  DecisionFlow flow;
  QVERIFY(!takeStep(flow, CommandId::Tile1, {}).taken);
  QVERIFY(!takeStep(flow, CommandId::Cancel, {}).taken);
  QVERIFY2(!takeStep(flow, CommandId::ToggleSort, {}).taken, "not about the question");
}

void TestFlowCommands::keypadEnterIsReturn() {
  const TableKeys keys;
  const QKeyEvent enter(QEvent::KeyPress, Qt::Key_Enter, Qt::KeypadModifier);
  QCOMPARE(keys.of(CommandId::Accept), QKeySequence(Qt::Key_Return));
  QVERIFY(keys.commandOf(enter, true) == CommandId::Accept);
}

void TestFlowCommands::lettersCanBeLeftOut() {
  const TableKeys keys;
  const QKeyEvent letter(QEvent::KeyPress, Qt::Key_P, Qt::NoModifier);
  QVERIFY(keys.commandOf(letter, true) == CommandId::Pon);
  QVERIFY(!keys.commandOf(letter, false).has_value());
  const QKeyEvent shifted(QEvent::KeyPress, Qt::Key_P, Qt::ShiftModifier);
  QVERIFY2(!keys.commandOf(shifted, true).has_value(), "another key");
}

void TestFlowCommands::changedKeyIsNamedOnTheButton() {
  TableKeys keys;
  const auto name = [&keys](PromptKind kind) { return keys.namesOnPrompt()[static_cast<std::size_t>(kind)]; };
  QCOMPARE(name(PromptKind::Pon), QStringLiteral("P"));
  keys.set(CommandId::Pon, QKeySequence(Qt::Key_F5));
  QCOMPARE(name(PromptKind::Pon), QStringLiteral("F5"));
  QVERIFY2(name(PromptKind::Kyuushu).isEmpty(), "it has no key of its own");
}

JANSO_TEST(TestFlowCommands);
#include "tst_flowcommands.moc"
