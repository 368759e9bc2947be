// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Options that contradict each other: each row of the table with a ruleset that it must find.
#include <QTest>
#include <algorithm>
#include <set>

#include "rules/presets/presets.h"
#include "rules/presets/rulesetconflicts.h"
#include "rules/presets/rulesetfields.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

using enum ConflictId;

struct ConflictRow {
  ConflictId id;
  const char *values;  // "key=value ...": set on top of four (or three) ordinary players
};

// players=3 also takes away the chi and the fourth place, unless the row says otherwise.
constexpr ConflictRow kConflictRows[] = {
    {ThreePlayersChi, "players=3 chii=true"},
    {FourPlayersKita, "nuki=true"},
    {UmaNotZeroSum, "uma=30000,10000,-10000,-20000"},
    {UmaOfFourthOfThree, "players=3 uma=20000,0,0,-20000"},
    {NotenPoolNotShared, "players=3 noten_pool=900"},
    {EndsAtStart, "starting_points=30000 end_at_score=30000"},
    {OkaNotFromReturn, "oka=0"},
    {UmaNotDescending, "uma=10000,30000,-10000,-30000"},
    {RoundingOddReturn, "final_rounding=thousand_4down_5up return_points=30500"},
    {ThreePlayersRedMan, "players=3 red_fives=1,0,0"},
    {TargetBelowStart, "target_points=20000"},
    {TargetOutOfReach, "target_points=100100"},
    {TargetAboveEnd, "target_points=60000 end_at_score=50000"},
    {TargetWithoutUse, "target_points=30000"},
    {OvertimeWithoutTarget, "extra_round=one_wind"},
    {OvertimeWithoutWinds, "extra_round=until_target target_points=30000 match_length=iichan"},
    {WindsWithoutOvertime, "extra_winds=dragons"},
    {RoundsWithoutOvertime, "extra_rounds_most=2"},
    {RoundsBeyondOne, "extra_round=one_wind target_points=30000 extra_rounds_most=2"},
    {RoundsBeyondWinds, "extra_round=until_target target_points=30000 extra_rounds_most=3"},
    {AgariYameNeverStays, "agari_yame=automatic renchan=never"},
    {TenpaiYameNeverStays, "tenpai_yame=automatic renchan_later=win_only"},
    {BonusWithoutBankruptcy, "bankruptcy=none bankruptcy_bonus=10000"},
    {ChipWithoutBankruptcy, "bankruptcy=none chip_bankruptcy=1"},
    {UraWithoutDora, "dora=false"},
    {KanDoraWithoutDora, "dora=false ura_dora=false"},
    {KanUraWithoutUra, "ura_dora=false"},
    {KanUraWithoutKanDora, "kan_dora=false"},
    {KanDoraNeverTurned, "kan_dora_ankan=never kan_dora_daiminkan=never kan_dora_kakan=never"},
    {KanDoraWithoutKans, "max_kans=0"},
    {RenchanLaterInOneRound, "match_length=east renchan_later=never"},
    {SureYakuWithoutMinimum, "two_han_sure_yaku_only=true"},
    {DealerRepeatsWithoutSeveral, "multi_ron_dealer_repeat=nearest_only"},
    {HonbaWithoutSeveral, "multi_ron_honba=each"},
    {SticksWithoutSeveral, "multi_ron_sticks=own_back_rest_nearest"},
    {ThreePlayersTripleRon, "players=3 triple_ron=abort"},
    {ThreePlayersSuufon, "players=3 abort_suufon=true"},
    {ThreePlayersSuucha, "players=3 abort_suucha=true"},
    {SuukaikanWithoutKans, "max_kans=3 abort_suukaikan=at_declaration"},
    {FifthKanWithoutFour, "max_kans=3 fifth_kan=abort"},
    {NagashiClosedOff, "nagashi_closed=true"},
    {NagashiWinOff, "nagashi_counts_as=win"},
    {NagashiBonusOff, "nagashi_takes_bonus=true"},
    {NagashiNotenOff, "nagashi_replaces_noten=false"},
    {NagashiRenchanOff, "nagashi_renchan=dealer_is_nagashi_winner"},
    {NagashiWinAndNoten, "nagashi_mangan=true nagashi_counts_as=win nagashi_replaces_noten=false"},
    {StartBelowRiichi, "starting_points=900 riichi_min_points=1000"},
    {OpenRiichiRevealOff, "open_riichi_reveal=waits"},
    {OpenRiichiYakumanOff, "open_riichi_deal_in_yakuman=true"},
    {AotenjouKiriage, "aotenjou=true kiriage=true"},
    {AotenjouKazoe, "aotenjou=true kazoe=sanbaiman"},
    {RenhouCumulativeOff, "renhou_cumulative=true renhou=yakuman"},
    {PaaRenchanCountsOff, "paa_renchan_counts=counters"},
    {ThreePlayersChuurenMan, "players=3 chuuren_suits=man"},
    {ChomboEndOff, "chombo=none chombo_ends_match=true"},
    {FourPlayersTsumoLoss, "tsumo_loss=false"},
    {FourPlayersNorth, "north_as_yaku=yakuhai"},
    {KitaAfterPonOff, "nuki_after_pon=true"},
    {YakibutaOff, "yakibuta=true"},
    {YakinaoshiOff, "yakinaoshi=true"},
    {YakitoriKaeshiOff, "yakitori_kaeshi=always"},
    {YakibutaAndKaeshi, "yakitori=3000 yakibuta=true yakitori_kaeshi=always"},
    {ChipsNeverPaid, "chip_value=2000"},
    {ChipIppatsuOff, "ippatsu=false chip_ippatsu=1"},
    {ChipUraOff, "ura_dora=false chip_ura=1"},
    {ChipRedOff, "red_fives=0,0,0 chip_red=1"},
    {ChipHakuPocchiOff, "chip_haku_pocchi=1"},
    {ArisuRewardOff, "arisu_reward=chip"},
    {HakuPocchiNeverWins, "haku_pocchi=1 ippatsu=false"},
    {HakuPocchiAnyRiichiOff, "haku_pocchi_any_riichi=true"},
    {ThreePlayersSideBets, "players=3 side_bets=0,0,0,0,1000,0"},
    {KinkeiAnyTileOff, "kinkei_any_tile=true"},
    {UumensaiOpenOff, "uumensai_open=true"},
    {SpecialWinsOff, "special_wins_mangan=true"},
    {AoNoDoumonHatsuOff, "ao_no_doumon_hatsu=true"},
    {KinmonkyouFlushOff, "kinmonkyou_flush=true"},
    {KinmonkyouClosedOff, "kinmonkyou_closed=true"},
    {KinmonkyouDoubleOff, "kinmonkyou_double=true"},
    {PuutaaValueOff, "puutaa_value=mangan"},
    {ThreePlayersDaisuurin, "players=3 daisuurin=true"},
    {ThreePlayersHyakumanGoku, "players=3 hyakuman_goku=true"},
};

void setValue(RuleSet &rules, const QByteArray &key, const QByteArray &text) {
  const RuleField *field = findRuleField(key.toStdString());
  QVERIFY2(field != nullptr, key.constData());
  const QList<QByteArray> values = text.split(',');
  for (int index = 0; index < values.size(); ++index) {
    // Values that no file may hold are met as well.
    if (field->type == RuleFieldType::Number)
      field->set(rules, index, values[index].toInt());
    else
      QVERIFY2(!setRuleValue(rules, *field, values[index].toStdString(), index), key.constData());
  }
}

RuleSet ordinary(bool three) {
  RuleSet rules = basicAriAri();
  if (three) {
    rules.players = 3;
    rules.chi = false;
    rules.redFives[0] = 0;
    rules.uma = {20000, 0, -20000, 0};
    rules.oka = 15000;
  }
  return rules;
}

bool findsConflict(const RuleSet &rules, ConflictId id) {
  const std::vector<RuleConflict> found = ruleConflicts(rules);
  return std::any_of(found.begin(), found.end(), [id](const RuleConflict &one) { return one.id == id; });
}

}  // namespace

class TestRuleSetConflicts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void finds_data();
  void finds();
  void rowsAreWhole();
  void presetsCanBePlayed();
  void errorsComeFirst();
};

void TestRuleSetConflicts::finds_data() {
  QTest::addColumn<int>("id");
  QTest::addColumn<QByteArray>("values");
  for (const ConflictRow &row : kConflictRows)
    QTest::newRow(row.values) << static_cast<int>(row.id) << QByteArray(row.values);
}

void TestRuleSetConflicts::finds() {
  QFETCH(int, id);
  QFETCH(QByteArray, values);
  const auto conflict = static_cast<ConflictId>(id);
  RuleSet rules = ordinary(values.startsWith("players=3"));
  QVERIFY2(ruleConflicts(rules).empty(), "the ordinary rules contradict themselves");
  for (const QByteArray &assignment : values.split(' '))
    setValue(rules, assignment.split('=')[0], assignment.split('=')[1]);
  QVERIFY(janso::ruleConflicts(rules).size() > 0);
  QVERIFY(findsConflict(rules, conflict));
}

void TestRuleSetConflicts::rowsAreWhole() {
  std::set<ConflictId> tested;
  for (const ConflictRow &row : kConflictRows)
    tested.insert(row.id);
  std::set<ConflictId> seen;
  for (const RuleConflict &row : allRuleConflicts()) {
    const QByteArray text(row.text.data(), static_cast<qsizetype>(row.text.size()));
    QVERIFY2(seen.insert(row.id).second, text.constData());
    QVERIFY2(tested.contains(row.id), text.constData());
    for (const std::string_view key : {row.first, row.second}) {
      QVERIFY2(findRuleField(key) != nullptr, text.constData());
      QVERIFY2(row.text.find(key) != std::string_view::npos, text.constData());
    }
  }
  QCOMPARE(seen.size(), tested.size());
}

void TestRuleSetConflicts::presetsCanBePlayed() {
  for (const Preset &preset : presets()) {
    const RuleSet rules = preset.make();
    const std::optional<Error> error = ruleConflictError(rules);
    QVERIFY2(!error, error ? (rules.id + ": " + error->text).c_str() : "");
    for (const RuleConflict &notice : ruleConflicts(rules))
      qInfo("%s: %s", rules.id.c_str(), std::string(notice.text).c_str());
  }
}

void TestRuleSetConflicts::errorsComeFirst() {
  RuleSet rules = ordinary(false);
  rules.players = 3;
  rules.abortSuucha = true;
  rules.oka = 20000;
  const std::vector<RuleConflict> found = ruleConflicts(rules);
  QVERIFY(found.size() >= 4);
  QVERIFY(found.front().level == ConflictLevel::Error && found.back().level == ConflictLevel::Notice);
  QVERIFY(std::is_sorted(found.begin(), found.end(),
                         [](const RuleConflict &a, const RuleConflict &b) { return a.level < b.level; }));
  QVERIFY(ruleConflictError(rules));
  QCOMPARE(ruleConflictError(rules)->text, std::string(found.front().text));
  QVERIFY(!ruleConflictError(ordinary(true)));
}

JANSO_TEST(TestRuleSetConflicts);
#include "tst_rulesetconflicts.moc"
