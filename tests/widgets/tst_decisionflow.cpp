// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How a decision is answered step by step: the actions that only some rulesets have.
#include <QTest>

#include "widgets/decisionflow.h"

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
  DecisionFlow flow() const {
    DecisionFlow made;
    made.start(decision, view, {}, hand);
    return made;
  }
};

std::vector<PromptKind> kindsOf(const DecisionFlow &flow) {
  std::vector<PromptKind> kinds;
  for (const PromptButton &button : flow.buttons())
    kinds.push_back(button.kind);
  return kinds;
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
  TableOptions options;
  options.autoKita = true;
  const std::optional<Action> answer = turn.flow().automaticAnswer(options);
  QVERIFY(answer.has_value());
  QVERIFY(answer->type == ActionType::Kita);
}

void TestDecisionFlow::autoKitaNeverPassesAWin() {
  Turn turn;
  turn.decision.legal.push_back(acting(ActionType::Kita, kNorthTile));
  turn.decision.legal.push_back(acting(ActionType::Tsumo, kNorthTile));
  TableOptions options;
  options.autoKita = true;
  QVERIFY(!turn.flow().automaticAnswer(options).has_value());
}

void TestDecisionFlow::openRiichiAsksForItsOwnTile() {
  Turn turn;
  turn.decision.legal.push_back(acting(ActionType::Riichi, kOnePin));
  turn.decision.legal.push_back(acting(ActionType::OpenRiichi, kNorthTile, true));
  DecisionFlow flow = turn.flow();
  QVERIFY(!flow.pressKind(PromptKind::OpenRiichi).has_value());
  QVERIFY(flow.isChoosingRiichi());
  QVERIFY(!flow.mayDiscard(0));
  QVERIFY(flow.mayDiscard(13));
  const std::optional<Action> answer = flow.discard(13);
  QVERIFY(answer.has_value());
  QVERIFY(answer->type == ActionType::OpenRiichi);
  flow.cancel();
  QVERIFY(!flow.pressKind(PromptKind::Riichi).has_value());
  QVERIFY(flow.mayDiscard(0));
  QVERIFY(!flow.mayDiscard(13));
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

QTEST_GUILESS_MAIN(TestDecisionFlow)
#include "tst_decisionflow.moc"
