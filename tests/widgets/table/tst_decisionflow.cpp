// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How a decision is answered step by step: the actions that only some rulesets have.
#include <QTest>

#include "support/testprogram.h"
#include "widgets/decision/decisionflow.h"

using namespace janso;

namespace {

const Tile kNorthTile{kNorth};
const Tile kOnePin{Kind{9}};

Action acting(ActionType type, Tile tile, bool tsumogiri = false) {
  Action action;
  action.type = type;
  action.tile = tile;
  action.tsumogiri = tsumogiri;
  return action;
}

struct Turn {
  SeatView view = emptyView(0);
  std::vector<Tile> hand{13, kOnePin};
  Decision decision;

  Turn() {
    view.board.player(0).hasDrawn = true;
    view.drawn = kNorthTile;
    decision.id = 1;
    decision.seat = 0;
    decision.legal.push_back(acting(ActionType::Dahai, kOnePin));
    decision.legal.push_back(acting(ActionType::Dahai, kNorthTile, true));
  }
  DecisionFlow flow(const TableToggles &toggles = {}) const {
    DecisionFlow made;
    made.start(decision, view, toggles, hand);
    return made;
  }
};

std::vector<PromptKind> kindsOf(const DecisionFlow &flow) {
  std::vector<PromptKind> kinds;
  for (const PromptButton &button : flow.buttons())
    kinds.push_back(button.kind);
  return kinds;
}

// Warns of every discard of one pin, and allows only what it does not warn of.
class PinGuard : public ActionGuard {
 public:
  bool warnsOf(const Action &action) const override { return action.tile == kOnePin; }
  bool allows(const Decision &decision, const Action &action) override {
    asked = decision.id;
    return !warnsOf(action);
  }
  std::uint32_t asked = 0;
};

FlowFocus atTile(int index) {
  return {FocusArea::Hand, index, -1, 0};
}

}  // namespace

class TestDecisionFlow : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void kitaIsOneButton();
  void autoKitaSetsNorthAside();
  void autoKitaNeverPassesAWin();
  void openRiichiAsksForItsOwnTile();
  void riichiAndOpenRiichiStandSideBySide();
  void firstOfTwoStepsSelects();
  void unseenWarningStopsTheFirstStep_data();
  void unseenWarningStopsTheFirstStep();
  void whatWasLookedAtIsNotStopped();
  void pointerAndCursorTakeTurns();
  void guardsAreAskedBeforeAnAnswer();
  void theCursorHeedsTheAdvice();
};

void TestDecisionFlow::kitaIsOneButton() {
  Turn turn;
  turn.decision.legal.push_back(acting(ActionType::Kita, kNorthTile));
  DecisionFlow flow = turn.flow();
  QVERIFY(kindsOf(flow) == std::vector<PromptKind>{PromptKind::Kita});
  const std::optional<Action> answer = flow.pressKind(PromptKind::Kita);
  QVERIFY(answer.has_value());
  QVERIFY(answer->type == ActionType::Kita);
  QVERIFY(!flow.automaticAnswer(TableOptions()).has_value());
}

void TestDecisionFlow::autoKitaSetsNorthAside() {
  Turn turn;
  turn.decision.legal.push_back(acting(ActionType::Kita, kNorthTile));
  const std::optional<Action> answer = turn.flow({.autoKita = true}).automaticAnswer(TableOptions());
  QVERIFY(answer.has_value());
  QVERIFY(answer->type == ActionType::Kita);
}

void TestDecisionFlow::autoKitaNeverPassesAWin() {
  Turn turn;
  turn.decision.legal.push_back(acting(ActionType::Kita, kNorthTile));
  turn.decision.legal.push_back(acting(ActionType::Tsumo, kNorthTile));
  QVERIFY(!turn.flow({.autoKita = true}).automaticAnswer(TableOptions()).has_value());
}

void TestDecisionFlow::openRiichiAsksForItsOwnTile() {
  Turn turn;
  turn.decision.legal.push_back(acting(ActionType::Riichi, kOnePin));
  turn.decision.legal.push_back(acting(ActionType::OpenRiichi, kNorthTile, true));
  DecisionFlow flow = turn.flow();
  QVERIFY(!flow.pressKind(PromptKind::OpenRiichi).has_value());
  QVERIFY(flow.isChoosingRiichi());
  QVERIFY(!flow.canDiscard(0));
  QVERIFY(flow.canDiscard(13));
  const std::optional<Action> answer = flow.discard(13);
  QVERIFY(answer.has_value());
  QVERIFY(answer->type == ActionType::OpenRiichi);
  flow.cancel();
  QVERIFY(!flow.pressKind(PromptKind::Riichi).has_value());
  QVERIFY(flow.canDiscard(0));
  QVERIFY(!flow.canDiscard(13));
}

void TestDecisionFlow::riichiAndOpenRiichiStandSideBySide() {
  Turn turn;
  turn.decision.legal.push_back(acting(ActionType::OpenRiichi, kOnePin));
  turn.decision.legal.push_back(acting(ActionType::Riichi, kOnePin));
  DecisionFlow flow = turn.flow();
  QVERIFY((kindsOf(flow) == std::vector<PromptKind>{PromptKind::Riichi, PromptKind::OpenRiichi}));
  flow.pressKind(PromptKind::OpenRiichi);
  QVERIFY(kindsOf(flow) == std::vector<PromptKind>{PromptKind::Cancel});
}

void TestDecisionFlow::firstOfTwoStepsSelects() {
  DecisionFlow flow = Turn().flow();
  QVERIFY(!flow.chooseTile(3, true).has_value());
  QCOMPARE(flow.selected(), 3);
  QCOMPARE(flow.focus().tile, 3);
  QVERIFY2(!flow.chooseTile(4, true).has_value(), "another tile begins anew");
  QVERIFY(flow.chooseTile(4, true).has_value());
  QVERIFY2(flow.chooseTile(5, false).has_value(), "one step where one is enough");
}

void TestDecisionFlow::unseenWarningStopsTheFirstStep_data() {
  QTest::addColumn<int>("step");
  QTest::newRow("a number key") << 0;
  QTest::newRow("Enter on what the pointer has left") << 1;
  QTest::newRow("the letter of a button") << 2;
}

// The drawn North is under the cursor at first; the guard warns of one pin.
void TestDecisionFlow::unseenWarningStopsTheFirstStep() {
  QFETCH(int, step);
  PinGuard guard;
  Turn turn;
  turn.decision.legal.push_back(acting(ActionType::Kita, kOnePin));
  DecisionFlow flow = turn.flow();
  flow.addGuard(&guard);
  if (step == 1) {
    flow.setFocusTile(0);
    flow.point(atTile(13));
  }
  const auto take = [&] {
    return step == 0   ? flow.chooseTile(0, false)
           : step == 1 ? flow.acceptFocused()
                       : flow.chooseKind(PromptKind::Kita);
  };
  QVERIFY(!take().has_value());
  QVERIFY(flow.stopped().has_value());
  QVERIFY(flow.considered() == flow.stopped());
  const std::optional<Action> answer = take();
  QVERIFY(answer.has_value());
  QVERIFY(answer->tile == kOnePin);
}

void TestDecisionFlow::whatWasLookedAtIsNotStopped() {
  PinGuard guard;
  DecisionFlow pointed = Turn().flow();
  pointed.addGuard(&guard);
  pointed.point(atTile(0));
  QVERIFY(pointed.chooseTile(0, false).has_value());
  DecisionFlow drawn = Turn().flow();
  drawn.addGuard(&guard);
  QVERIFY2(drawn.discardDrawn().has_value(), "there is no warning of North");
}

void TestDecisionFlow::pointerAndCursorTakeTurns() {
  DecisionFlow flow = Turn().flow();
  QVERIFY(flow.considered()->tile == kNorthTile);
  flow.point(atTile(2));
  QVERIFY(flow.considered()->tile == kOnePin);
  flow.keysUsed();
  QVERIFY(flow.considered()->tile == kNorthTile);
  flow.point({});
  QVERIFY2(flow.considered()->tile == kNorthTile, "on nothing, the cursor counts");
}

void TestDecisionFlow::guardsAreAskedBeforeAnAnswer() {
  PinGuard guard;
  DecisionFlow flow = Turn().flow();
  QVERIFY(flow.allows(acting(ActionType::Dahai, kOnePin)));
  flow.addGuard(&guard);
  QVERIFY(!flow.allows(acting(ActionType::Dahai, kOnePin)));
  QVERIFY(flow.allows(acting(ActionType::Dahai, kNorthTile, true)));
  QCOMPARE(guard.asked, 1U);
}

void TestDecisionFlow::theCursorHeedsTheAdvice() {
  const Action pon = acting(ActionType::Pon, kOnePin);
  Turn turn;
  turn.view.board.player(0).hasDrawn = false;
  turn.view.drawn = Tile();
  turn.decision.legal = {Action{}, pon};
  DecisionFlow flow = turn.flow();
  QVERIFY(flow.isClaim());
  QVERIFY2(!flow.considered(), "nothing is focused at first");
  flow.heed(pon);
  QVERIFY2(!flow.accept(), "the first step only moves the cursor");
  QCOMPARE(flow.considered()->type, ActionType::Pon);
  QCOMPARE(flow.accept()->type, ActionType::Pon);

  DecisionFlow unadvised = turn.flow();
  QVERIFY(!unadvised.accept());
  QCOMPARE(unadvised.considered()->type, ActionType::Skip);

  DecisionFlow moved = turn.flow();
  QVERIFY(moved.moveFocus(-1));
  const ActionType chosen = moved.considered()->type;
  moved.heed(chosen == ActionType::Pon ? Action{} : pon);
  QVERIFY2(moved.considered()->type == chosen, "the player has moved the cursor");
}

JANSO_TEST(TestDecisionFlow);
#include "tst_decisionflow.moc"
