// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is answered without asking the player, and what never is.
#include <QTest>
#include <optional>

#include "game/automaticplay.h"
#include "support/testprogram.h"
#include "support/views.h"

using namespace janso;
using namespace janso::test;

namespace {

constexpr AutomaticPlay kAll{
    .win = true, .noCalls = true, .discard = true, .kita = true, .discardInRiichi = true};

Action acting(ActionType type, std::string_view text, bool tsumogiri = false) {
  Action action;
  action.type = type;
  if (!text.empty())
    action.tile = tile(text);
  action.tsumogiri = tsumogiri;
  return action;
}

const Action kTedashi = acting(ActionType::Dahai, "1m");
const Action kTsumogiri = acting(ActionType::Dahai, "9s", true);
const Action kSkip = acting(ActionType::Skip, "");
const Action kPon = acting(ActionType::Pon, "5z");
const Action kRon = acting(ActionType::Ron, "5z");
const Action kTsumo = acting(ActionType::Tsumo, "9s");
const Action kKita = acting(ActionType::Kita, "4z");
const Action kAnkan = acting(ActionType::Ankan, "1m");

}  // namespace

class TestAutomaticPlay : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void answers_data();
  void answers();
};

void TestAutomaticPlay::answers_data() {
  QTest::addColumn<ActionList>("legal");
  QTest::addColumn<AutomaticPlay>("play");
  QTest::addColumn<bool>("riichi");
  QTest::addColumn<int>("answer");  // index in legal; -1 = the player is asked
  const auto row = [](const char *name, const ActionList &legal, const AutomaticPlay &play, int answer,
                      bool riichi = false) { QTest::newRow(name) << legal << play << riichi << answer; };
  const ActionList turn{kTedashi, kTsumogiri};
  const ActionList claim{kSkip, kPon};
  row("nothing handed over: own turn", turn, {}, -1);
  row("nothing handed over: claim", claim, {}, -1);
  row("a win is taken", {kTedashi, kTsumogiri, kTsumo}, {.win = true}, 2);
  row("a ron is taken", {kSkip, kPon, kRon}, {.win = true}, 2);
  row("no calls passes no ron by", {kSkip, kPon, kRon}, {.noCalls = true}, -1);
  row("auto discard passes no tsumo by", {kTedashi, kTsumogiri, kTsumo}, {.discard = true}, -1);
  row("auto kita passes no tsumo by", {kTedashi, kTsumogiri, kKita, kTsumo}, {.kita = true}, -1);
  row("riichi passes no tsumo by", {kTsumogiri, kTsumo}, {.discardInRiichi = true}, -1, true);
  row("no calls skips", claim, {.noCalls = true}, 0);
  row("auto win leaves calls to the player", claim, {.win = true}, -1);
  row("no calls plays no turn", turn, {.noCalls = true}, -1);
  row("the drawn tile goes", turn, {.discard = true}, 1);
  row("a kan may be wanted", {kTedashi, kTsumogiri, kAnkan}, {.discard = true}, -1);
  row("after a call there is no drawn tile", {kTedashi}, {.discard = true}, -1);
  row("North set aside", {kTedashi, kTsumogiri, kKita}, {.kita = true}, 2);
  row("North may be wanted", {kTedashi, kTsumogiri, kKita}, {.discard = true}, -1);
  row("North goes before the discard", {kTedashi, kTsumogiri, kKita}, kAll, 2);
  row("riichi leaves one tile", {kTsumogiri}, {.discardInRiichi = true}, 0, true);
  row("riichi leaves a kan too", {kTsumogiri, kAnkan}, {.discardInRiichi = true}, -1, true);
  row("one tile without riichi", {kTsumogiri}, {.discardInRiichi = true}, -1);
}

void TestAutomaticPlay::answers() {
  QFETCH(const ActionList, legal);
  QFETCH(const AutomaticPlay, play);
  QFETCH(const bool, riichi);
  QFETCH(const int, answer);
  TableView table;
  table.hand("1111m", "9s");
  if (riichi)
    table.pond(0, "1z").riichi(0, 0);
  Decision decision;
  decision.legal = legal;
  const std::optional<Action> chosen = automaticAnswer(table.view(), decision, play);
  QCOMPARE(chosen.has_value(), answer >= 0);
  if (chosen)
    QVERIFY(*chosen == legal[static_cast<std::size_t>(answer)]);
}

JANSO_TEST(TestAutomaticPlay);
#include "tst_automaticplay.moc"
