// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table of options that contradict each other.
#include "rules/presets/rulesetconflicts.h"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <string>

#include "rules/fault.h"
#include "rules/nexthand.h"
#include "rules/redfives.h"

namespace janso {

namespace {

using enum ConflictId;

std::int32_t umaSum(const RuleSet &rules) {
  return std::accumulate(rules.uma.begin(), rules.uma.end(), 0);
}

bool umaDescends(const RuleSet &rules) {
  return std::is_sorted(rules.uma.begin(), rules.uma.begin() + rules.players, std::greater<>());
}

bool oneExtraRound(const RuleSet &rules) {
  return rules.extraRound == ExtraRound::OneWind || rules.extraRound == ExtraRound::OneWindSuddenDeath;
}

bool untilTarget(const RuleSet &rules) {
  return rules.extraRound == ExtraRound::UntilTarget ||
         rules.extraRound == ExtraRound::UntilTargetWholeRounds;
}

// In the last scheduled round.
Renchan lastRenchan(const RuleSet &rules) {
  return renchanOf(rules, scheduledRounds(rules) - 1);
}

bool severalPaid(const RuleSet &rules) {
  return rules.doubleRon == MultiRon::All || (rules.players == 4 && rules.tripleRon == MultiRon::All);
}

bool anyChips(const RuleSet &rules) {
  const bool byArisu = rules.arisu != Arisu::None && rules.arisuReward == ArisuReward::Chip;
  return byArisu || rules.toriuchi || rules.chipIppatsu > 0 || rules.chipUra > 0 || rules.chipRed > 0 ||
         rules.chipYakumanRon > 0 || rules.chipYakumanTsumo > 0 || rules.chipHakuPocchi > 0 ||
         rules.chipBankruptcy > 0;
}

bool has(const RuleSet &rules, YakuId id) {
  return (rules.optionalYaku & optionalYakuBit(id)) != 0;
}

struct Row {
  RuleConflict conflict;
  bool (*applies)(const RuleSet &);
};

constexpr ConflictLevel kError = ConflictLevel::Error;
constexpr ConflictLevel kNotice = ConflictLevel::Notice;

constexpr std::array kRows = std::to_array<Row>({
    {{ThreePlayersChi, kError, "players", "chii",
      QT_TRANSLATE_NOOP("FaultTexts",
                        "'chii' must be off when 'players' is 3: there is no chi with three players")},
     [](const RuleSet &r) { return r.players == 3 && r.chi; }},
    {{FourPlayersKita, kError, "players", "nuki",
      QT_TRANSLATE_NOOP(
          "FaultTexts",
          "'nuki' must be off when 'players' is 4: North is set aside only with three players")},
     [](const RuleSet &r) { return r.players == 4 && r.kita; }},
    {{UmaNotZeroSum, kError, "uma_kind", "uma",
      QT_TRANSLATE_NOOP("FaultTexts", "'uma' must add up to 0 while 'uma_kind' is by_place")},
     [](const RuleSet &r) { return r.umaKind == UmaKind::ByPlace && umaSum(r) != 0; }},
    {{UmaOfFourthOfThree, kError, "players", "uma",
      QT_TRANSLATE_NOOP("FaultTexts", "'uma' has points for 4th place, but 'players' is 3")},
     [](const RuleSet &r) { return r.umaKind == UmaKind::ByPlace && r.players == 3 && r.uma[3] != 0; }},
    {{NotenPoolNotShared, kError, "players", "noten_pool",
      QT_TRANSLATE_NOOP("FaultTexts",
                        "'noten_pool' must be a multiple of 600 when 'players' is 4, or of 200 when it is 3, "
                        "so that it splits into whole hundreds")},
     [](const RuleSet &r) { return r.notenPool % (r.players == 3 ? 200 : 600) != 0; }},
    {{EndsAtStart, kError, "starting_points", "end_at_score",
      QT_TRANSLATE_NOOP(
          "FaultTexts",
          "'end_at_score' must be above 'starting_points', or the match would end after its first hand")},
     [](const RuleSet &r) { return r.endAtScore > 0 && r.endAtScore <= r.startingPoints; }},
    {{OkaNotFromReturn, kNotice, "return_points", "oka",
      "'oka' does not match what all players lose between the starting points and 'return_points': final "
      "scores do not add up to 0"},
     [](const RuleSet &r) { return r.oka != r.players * (r.returnPoints - r.startingPoints); }},
    {{UmaNotDescending, kNotice, "uma_kind", "uma",
      "'uma' gives a lower place more than a higher one while 'uma_kind' is by_place"},
     [](const RuleSet &r) { return r.umaKind == UmaKind::ByPlace && !umaDescends(r); }},
    {{RoundingOddReturn, kNotice, "return_points", "final_rounding",
      "'return_points' is not a multiple of 1000, so 'final_rounding' does not give whole thousands either"},
     [](const RuleSet &r) { return r.finalRounding != FinalRounding::None && r.returnPoints % 1000 != 0; }},
    {{ThreePlayersRedMan, kNotice, "players", "red_fives",
      "'red_fives' includes a red 5 man, which is not used while 'players' is 3"},
     [](const RuleSet &r) { return r.players == 3 && r.redFives[0] > 0; }},
    {{TargetBelowStart, kNotice, "starting_points", "target_points",
      "'target_points' is below 'starting_points': every player has it from the start"},
     [](const RuleSet &r) { return r.targetPoints > 0 && r.targetPoints < r.startingPoints; }},
    {{TargetOutOfReach, kNotice, "starting_points", "target_points",
      "'target_points' is more than all players have together with these 'starting_points'"},
     [](const RuleSet &r) { return r.targetPoints > r.players * r.startingPoints; }},
    {{TargetAboveEnd, kNotice, "target_points", "end_at_score",
      "'target_points' is above 'end_at_score', which ends the match before anyone can reach it"},
     [](const RuleSet &r) { return r.endAtScore > 0 && r.targetPoints > r.endAtScore; }},
    {{TargetWithoutUse, kNotice, "extra_round", "target_points",
      "'target_points' has no effect without 'extra_round', agari yame or tenpai yame"},
     [](const RuleSet &r) {
       return r.targetPoints > 0 && r.extraRound == ExtraRound::None && r.agariYame == Yame::None &&
              r.tenpaiYame == Yame::None;
     }},
    {{OvertimeWithoutTarget, kNotice, "extra_round", "target_points",
      "'extra_round' has no effect without 'target_points': overtime is never played"},
     [](const RuleSet &r) { return r.extraRound != ExtraRound::None && r.targetPoints == 0; }},
    {{OvertimeWithoutWinds, kNotice, "match_length", "extra_winds",
      "'extra_winds' leaves no round after this 'match_length', so there is no overtime"},
     [](const RuleSet &r) {
       return r.extraRound != ExtraRound::None && mostRounds(r) == scheduledRounds(r);
     }},
    {{WindsWithoutOvertime, kNotice, "extra_round", "extra_winds",
      "'extra_winds' has no effect without 'extra_round'"},
     [](const RuleSet &r) {
       return r.extraRound == ExtraRound::None && r.extraWinds != ExtraWinds::UpToNorth;
     }},
    {{RoundsWithoutOvertime, kNotice, "extra_round", "extra_rounds_most",
      "'extra_rounds_most' has no effect without 'extra_round'"},
     [](const RuleSet &r) { return r.extraRound == ExtraRound::None && r.extraRoundsMost > 0; }},
    {{RoundsBeyondOne, kNotice, "extra_round", "extra_rounds_most",
      "'extra_rounds_most' is more than the one round that 'extra_round' allows"},
     [](const RuleSet &r) { return oneExtraRound(r) && r.extraRoundsMost > 1; }},
    {{RoundsBeyondWinds, kNotice, "extra_winds", "extra_rounds_most",
      "'extra_rounds_most' is more than 'extra_winds' allows"},
     [](const RuleSet &r) {
       return untilTarget(r) && r.extraRoundsMost > mostRounds(r) - scheduledRounds(r);
     }},
    {{AgariYameNeverStays, kNotice, "renchan", "agari_yame",
      "'agari_yame' has no effect: with this 'renchan' the dealer never repeats in the last hand"},
     [](const RuleSet &r) { return r.agariYame != Yame::None && lastRenchan(r) == Renchan::Never; }},
    {{TenpaiYameNeverStays, kNotice, "renchan", "tenpai_yame",
      "'tenpai_yame' has no effect: with this 'renchan' a tenpai dealer does not repeat in the last hand"},
     [](const RuleSet &r) {
       return r.tenpaiYame != Yame::None &&
              (lastRenchan(r) == Renchan::Never || lastRenchan(r) == Renchan::WinOnly);
     }},
    {{BonusWithoutBankruptcy, kNotice, "bankruptcy", "bankruptcy_bonus",
      "'bankruptcy_bonus' has no effect without 'bankruptcy'"},
     [](const RuleSet &r) { return r.bankruptcy == Bankruptcy::None && r.bankruptcyBonus > 0; }},
    {{ChipWithoutBankruptcy, kNotice, "bankruptcy", "chip_bankruptcy",
      "'chip_bankruptcy' has no effect without 'bankruptcy'"},
     [](const RuleSet &r) { return r.bankruptcy == Bankruptcy::None && r.chipBankruptcy > 0; }},
    {{UraWithoutDora, kNotice, "dora", "ura_dora",
      "'ura_dora' is on but 'dora' is off: there is no first indicator to look under"},
     [](const RuleSet &r) { return !r.dora && r.uraDora; }},
    {{KanDoraWithoutDora, kNotice, "dora", "kan_dora",
      "'kan_dora' is on but 'dora' is off: only kans would reveal indicators"},
     [](const RuleSet &r) { return !r.dora && r.kanDora; }},
    {{KanUraWithoutUra, kNotice, "ura_dora", "kan_ura_dora",
      "'kan_ura_dora' has no effect without 'ura_dora'"},
     [](const RuleSet &r) { return !r.uraDora && r.kanUraDora; }},
    {{KanUraWithoutKanDora, kNotice, "kan_dora", "kan_ura_dora",
      "'kan_ura_dora' has no effect without 'kan_dora'"},
     [](const RuleSet &r) { return !r.kanDora && r.kanUraDora; }},
    {{KanDoraNeverTurned, kNotice, "kan_dora", "kan_dora_ankan",
      "'kan_dora' is on, but 'kan_dora_ankan' and the others are never: no kan reveals an indicator"},
     [](const RuleSet &r) {
       return r.kanDora && r.kanDoraAnkan == KanDora::Never && r.kanDoraDaiminkan == KanDora::Never &&
              r.kanDoraKakan == KanDora::Never;
     }},
    {{KanDoraWithoutKans, kNotice, "max_kans", "kan_dora", "'kan_dora' has no effect while 'max_kans' is 0"},
     [](const RuleSet &r) { return r.kanDora && r.maxKans == 0; }},
    {{RenchanLaterInOneRound, kNotice, "match_length", "renchan_later",
      "'renchan_later' has no effect: this 'match_length' has no second round"},
     [](const RuleSet &r) { return r.renchanLater != RenchanLater::Same && mostRounds(r) == 1; }},
    {{SureYakuWithoutMinimum, kNotice, "two_han_minimum_at", "two_han_sure_yaku_only",
      "'two_han_sure_yaku_only' has no effect without 'two_han_minimum_at'"},
     [](const RuleSet &r) { return r.twoHanMinimumAt < 0 && r.twoHanSureYakuOnly; }},
    {{DealerRepeatsWithoutSeveral, kNotice, "double_ron", "multi_ron_dealer_repeat",
      "'multi_ron_dealer_repeat' has no effect while 'double_ron' and triple ron pay one winner"},
     [](const RuleSet &r) { return !severalPaid(r) && !r.multiRonDealerRepeats; }},
    {{HonbaWithoutSeveral, kNotice, "double_ron", "multi_ron_honba",
      "'multi_ron_honba' has no effect while 'double_ron' and triple ron pay one winner"},
     [](const RuleSet &r) { return !severalPaid(r) && r.multiRonHonba != MultiRonHonba::Nearest; }},
    {{SticksWithoutSeveral, kNotice, "double_ron", "multi_ron_sticks",
      "'multi_ron_sticks' has no effect while 'double_ron' and triple ron pay one winner"},
     [](const RuleSet &r) { return !severalPaid(r) && r.multiRonSticks != MultiRonSticks::Nearest; }},
    {{ThreePlayersTripleRon, kNotice, "players", "triple_ron",
      "'triple_ron' has no effect while 'players' is 3: only two can win by ron"},
     [](const RuleSet &r) { return r.players == 3 && r.tripleRon == MultiRon::Abort; }},
    {{ThreePlayersSuufon, kNotice, "players", "abort_suufon",
      "'abort_suufon' has no effect while 'players' is 3: it takes four discards"},
     [](const RuleSet &r) { return r.players == 3 && r.abortSuufon; }},
    {{ThreePlayersSuucha, kNotice, "players", "abort_suucha",
      "'abort_suucha' has no effect while 'players' is 3: it takes four riichi"},
     [](const RuleSet &r) { return r.players == 3 && r.abortSuucha; }},
    {{SuukaikanWithoutKans, kNotice, "max_kans", "abort_suukaikan",
      "'abort_suukaikan' has no effect while 'max_kans' is below 4"},
     [](const RuleSet &r) { return r.maxKans < 4 && r.abortSuukaikan != AbortSuukaikan::None; }},
    {{FifthKanWithoutFour, kNotice, "max_kans", "fifth_kan",
      "'fifth_kan' has no effect while 'max_kans' is below 4"},
     [](const RuleSet &r) { return r.maxKans < 4 && r.fifthKan == FifthKan::Abort; }},
    {{NagashiClosedOff, kNotice, "nagashi_mangan", "nagashi_closed",
      "'nagashi_closed' has no effect without 'nagashi_mangan'"},
     [](const RuleSet &r) { return !r.nagashiMangan && r.nagashiClosed; }},
    {{NagashiWinOff, kNotice, "nagashi_mangan", "nagashi_counts_as",
      "'nagashi_counts_as' has no effect without 'nagashi_mangan'"},
     [](const RuleSet &r) { return !r.nagashiMangan && r.nagashiIsWin; }},
    {{NagashiBonusOff, kNotice, "nagashi_mangan", "nagashi_takes_bonus",
      "'nagashi_takes_bonus' has no effect without 'nagashi_mangan'"},
     [](const RuleSet &r) { return !r.nagashiMangan && r.nagashiTakesBonus; }},
    {{NagashiNotenOff, kNotice, "nagashi_mangan", "nagashi_replaces_noten",
      "'nagashi_replaces_noten' has no effect without 'nagashi_mangan'"},
     [](const RuleSet &r) { return !r.nagashiMangan && !r.nagashiReplacesNoten; }},
    {{NagashiRenchanOff, kNotice, "nagashi_mangan", "nagashi_renchan",
      "'nagashi_renchan' has no effect without 'nagashi_mangan'"},
     [](const RuleSet &r) { return !r.nagashiMangan && r.nagashiRenchan != NagashiRenchan::DealerTenpai; }},
    {{NagashiWinAndNoten, kNotice, "nagashi_counts_as", "nagashi_replaces_noten",
      "'nagashi_counts_as' makes it a win, but 'nagashi_replaces_noten' is off, as if it were a draw"},
     [](const RuleSet &r) { return r.nagashiMangan && r.nagashiIsWin && !r.nagashiReplacesNoten; }},
    {{StartBelowRiichi, kNotice, "starting_points", "riichi_min_points",
      "'starting_points' is below 'riichi_min_points': nobody can declare riichi at the start"},
     [](const RuleSet &r) { return r.startingPoints < r.riichiMinPoints; }},
    {{OpenRiichiRevealOff, kNotice, "open_riichi", "open_riichi_reveal",
      "'open_riichi_reveal' has no effect without 'open_riichi'"},
     [](const RuleSet &r) { return !r.openRiichi && r.openRiichiReveal != OpenRiichiReveal::Hand; }},
    {{OpenRiichiYakumanOff, kNotice, "open_riichi", "open_riichi_deal_in_yakuman",
      "'open_riichi_deal_in_yakuman' has no effect without 'open_riichi'"},
     [](const RuleSet &r) { return !r.openRiichi && r.openRiichiDealInYakuman; }},
    {{AotenjouKiriage, kNotice, "aotenjou", "kiriage",
      "'kiriage' has no effect with 'aotenjou': there are no limits"},
     [](const RuleSet &r) { return r.aotenjou && r.kiriage; }},
    {{AotenjouKazoe, kNotice, "aotenjou", "kazoe",
      "'kazoe' has no effect with 'aotenjou': there are no limits"},
     [](const RuleSet &r) { return r.aotenjou && r.kazoe != Kazoe::Yakuman; }},
    {{RenhouCumulativeOff, kNotice, "renhou", "renhou_cumulative",
      "'renhou_cumulative' has no effect unless 'renhou' is mangan"},
     [](const RuleSet &r) { return r.renhou != Renhou::Mangan && r.renhouCumulative; }},
    {{PaaRenchanCountsOff, kNotice, "paa_renchan", "paa_renchan_counts",
      "'paa_renchan_counts' has no effect without 'paa_renchan'"},
     [](const RuleSet &r) { return r.paaRenchan == 0 && r.paaRenchanCounts != PaaRenchanCounts::Wins; }},
    {{ThreePlayersChuurenMan, kNotice, "players", "chuuren_suits",
      "'chuuren_suits' is man only, but its middle tiles are not used while 'players' is 3"},
     [](const RuleSet &r) { return r.players == 3 && r.chuurenManOnly; }},
    {{ChomboEndOff, kNotice, "chombo", "chombo_ends_match",
      "'chombo_ends_match' has no effect without 'chombo'"},
     [](const RuleSet &r) { return r.chombo == Chombo::None && r.chomboEndsMatch; }},
    {{FourPlayersTsumoLoss, kNotice, "players", "tsumo_loss",
      "'tsumo_loss' has no effect while 'players' is 4"},
     [](const RuleSet &r) { return r.players == 4 && !r.tsumoLoss; }},
    {{FourPlayersNorth, kNotice, "players", "north_as_yaku",
      "'north_as_yaku' has no effect while 'players' is 4"},
     [](const RuleSet &r) { return r.players == 4 && r.northYaku != NorthYaku::NoYaku; }},
    {{KitaAfterPonOff, kNotice, "nuki", "nuki_after_pon", "'nuki_after_pon' has no effect without 'nuki'"},
     [](const RuleSet &r) { return !r.kita && r.kitaAfterPon; }},
    {{YakibutaOff, kNotice, "yakitori", "yakibuta", "'yakibuta' has no effect without 'yakitori'"},
     [](const RuleSet &r) { return !usesYakitori(r) && r.yakibuta; }},
    {{YakinaoshiOff, kNotice, "yakitori", "yakinaoshi", "'yakinaoshi' has no effect without 'yakitori'"},
     [](const RuleSet &r) { return !usesYakitori(r) && r.yakinaoshi; }},
    {{YakitoriKaeshiOff, kNotice, "yakitori", "yakitori_kaeshi",
      "'yakitori_kaeshi' has no effect without 'yakitori'"},
     [](const RuleSet &r) { return !usesYakitori(r) && r.yakitoriKaeshi != YakitoriKaeshi::None; }},
    {{YakibutaAndKaeshi, kNotice, "yakibuta", "yakitori_kaeshi",
      "'yakibuta' has no effect while 'yakitori_kaeshi' is always: every ron passes a marker on"},
     [](const RuleSet &r) {
       return usesYakitori(r) && r.yakibuta && r.yakitoriKaeshi == YakitoriKaeshi::Always;
     }},
    {{ChipsNeverPaid, kNotice, "chip_value", "chip_ippatsu",
      "'chip_value' has no effect: neither 'chip_ippatsu' nor any other option pays chips"},
     [](const RuleSet &r) { return r.chipValue > 0 && !anyChips(r); }},
    {{ChipIppatsuOff, kNotice, "ippatsu", "chip_ippatsu", "'chip_ippatsu' has no effect without 'ippatsu'"},
     [](const RuleSet &r) { return !r.ippatsu && r.chipIppatsu > 0; }},
    {{ChipUraOff, kNotice, "ura_dora", "chip_ura", "'chip_ura' has no effect without 'ura_dora'"},
     [](const RuleSet &r) { return !r.uraDora && r.chipUra > 0; }},
    {{ChipRedOff, kNotice, "red_fives", "chip_red", "'chip_red' has no effect without 'red_fives'"},
     [](const RuleSet &r) { return r.chipRed > 0 && redFivesInPlay(r) == 0; }},
    {{ChipHakuPocchiOff, kNotice, "haku_pocchi", "chip_haku_pocchi",
      "'chip_haku_pocchi' has no effect without 'haku_pocchi'"},
     [](const RuleSet &r) { return r.hakuPocchi == 0 && r.chipHakuPocchi > 0; }},
    {{ArisuRewardOff, kNotice, "arisu", "arisu_reward", "'arisu_reward' has no effect without 'arisu'"},
     [](const RuleSet &r) { return r.arisu == Arisu::None && r.arisuReward != ArisuReward::Han; }},
    {{HakuPocchiNeverWins, kNotice, "haku_pocchi", "ippatsu",
      "'haku_pocchi' wins only with ippatsu, and 'ippatsu' is off"},
     [](const RuleSet &r) { return r.hakuPocchi > 0 && !r.ippatsu && !r.hakuPocchiAnyRiichi; }},
    {{HakuPocchiAnyRiichiOff, kNotice, "haku_pocchi", "haku_pocchi_any_riichi",
      "'haku_pocchi_any_riichi' has no effect without 'haku_pocchi'"},
     [](const RuleSet &r) { return r.hakuPocchi == 0 && r.hakuPocchiAnyRiichi; }},
    {{ThreePlayersSideBets, kNotice, "players", "side_bets",
      "'side_bets' includes a bet with the fourth seat, which is empty while 'players' is 3"},
     [](const RuleSet &r) {
       return r.players == 3 && (r.sideBets[2] > 0 || r.sideBets[4] > 0 || r.sideBets[5] > 0);
     }},
    {{KinkeiAnyTileOff, kNotice, "kinkei_dokuritsu", "kinkei_any_tile",
      "'kinkei_any_tile' has no effect without 'kinkei_dokuritsu'"},
     [](const RuleSet &r) { return r.kinkeiAnyTile && !has(r, YakuId::KinkeiDokuritsu); }},
    {{UumensaiOpenOff, kNotice, "uumensai", "uumensai_open",
      "'uumensai_open' has no effect without 'uumensai'"},
     [](const RuleSet &r) { return r.uumensaiOpen && !has(r, YakuId::Uumensai); }},
    {{SpecialWinsOff, kNotice, "uupin_kaihou", "special_wins_mangan",
      "'special_wins_mangan' has no effect without 'uupin_kaihou' or one of the other two"},
     [](const RuleSet &r) {
       return r.specialWinsMangan && !has(r, YakuId::UupinKaihou) && !has(r, YakuId::IipinRaoyue) &&
              !has(r, YakuId::RyansouChankan);
     }},
    {{AoNoDoumonHatsuOff, kNotice, "ao_no_doumon", "ao_no_doumon_hatsu",
      "'ao_no_doumon_hatsu' has no effect without 'ao_no_doumon'"},
     [](const RuleSet &r) { return r.aoNoDoumonHatsu && !has(r, YakuId::AoNoDoumon); }},
    {{KinmonkyouFlushOff, kNotice, "kinmonkyou", "kinmonkyou_flush",
      "'kinmonkyou_flush' has no effect without 'kinmonkyou'"},
     [](const RuleSet &r) { return r.kinmonkyouFlush && !has(r, YakuId::Kinmonkyou); }},
    {{KinmonkyouClosedOff, kNotice, "kinmonkyou", "kinmonkyou_closed",
      "'kinmonkyou_closed' has no effect without 'kinmonkyou'"},
     [](const RuleSet &r) { return r.kinmonkyouClosed && !has(r, YakuId::Kinmonkyou); }},
    {{KinmonkyouDoubleOff, kNotice, "kinmonkyou", "kinmonkyou_double",
      "'kinmonkyou_double' has no effect without 'kinmonkyou'"},
     [](const RuleSet &r) { return r.kinmonkyouDouble && !has(r, YakuId::Kinmonkyou); }},
    {{PuutaaValueOff, kNotice, "shiisan_puutaa", "puutaa_value",
      "'puutaa_value' has no effect without 'shiisan_puutaa' or shiisuu_puutaa"},
     [](const RuleSet &r) {
       return r.puutaaValue != PuutaaValue::Yakuman && !has(r, YakuId::ShiisanPuutaa) &&
              !has(r, YakuId::ShiisuuPuutaa);
     }},
    {{ThreePlayersDaisuurin, kNotice, "players", "daisuurin",
      "'daisuurin' needs man tiles that are not used while 'players' is 3"},
     [](const RuleSet &r) { return r.players == 3 && has(r, YakuId::Daisuurin); }},
    {{ThreePlayersHyakumanGoku, kNotice, "players", "hyakuman_goku",
      "'hyakuman_goku' needs man tiles that are not used while 'players' is 3"},
     [](const RuleSet &r) { return r.players == 3 && has(r, YakuId::HyakumanGoku); }},
});

constexpr auto kConflicts = [] {
  std::array<RuleConflict, kRows.size()> conflicts{};
  std::transform(kRows.begin(), kRows.end(), conflicts.begin(), [](const Row &row) { return row.conflict; });
  return conflicts;
}();

// Of a Notice nobody is told in words of this table but who reads a log.
constexpr auto kWords = [] {
  std::array<FaultRow<ConflictId>, kRows.size()> words{};
  std::transform(kRows.begin(), kRows.end(), words.begin(), [](const Row &row) {
    return FaultRow<ConflictId>{row.conflict.id, {row.conflict.text.data()}};
  });
  return words;
}();

}  // namespace

std::span<const RuleConflict> allRuleConflicts() {
  return kConflicts;
}

std::vector<RuleConflict> ruleConflicts(const RuleSet &rules) {
  std::vector<RuleConflict> found;
  for (const Row &row : kRows) {
    if (row.applies(rules))
      found.push_back(row.conflict);
  }
  return found;
}

std::optional<Error> ruleConflictError(const RuleSet &rules) {
  for (const Row &row : kRows) {
    if (row.conflict.level == ConflictLevel::Error && row.applies(rules))
      return faultOf(kWords, row.conflict.id);
  }
  return std::nullopt;
}

}  // namespace janso
