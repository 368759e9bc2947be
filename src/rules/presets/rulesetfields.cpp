// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/presets/rulesetfields.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <type_traits>

#include "rules/fault.h"

namespace janso {

namespace {

using enum RuleGroup;

// Words of the choices, in the order of their enumerators.
constexpr std::array<std::string_view, 5> kLengthWords{"east", "south", "iichan", "tonpeesen", "tontonsen"};
constexpr std::array<std::string_view, 2> kTieBreakWords{"seat_order", "shared"};
constexpr std::array<std::string_view, 3> kFinalRoundingWords{"none", "thousand_4down_5up",
                                                              "thousand_5down_6up"};
constexpr std::array<std::string_view, 5> kExtraRoundWords{"none", "one_wind_sudden_death", "until_target",
                                                           "one_wind", "until_target_whole_rounds"};
constexpr std::array<std::string_view, 5> kUmaKindWords{"by_place", "sinking", "floating", "floating_jpml",
                                                        "binta"};
constexpr std::array<std::string_view, 3> kExtraWindsWords{"up_to_north", "back_to_east", "dragons"};
constexpr std::array<std::string_view, 2> kBankruptcyBonusToWords{"winner", "first"};
constexpr std::array<std::string_view, 5> kRenchanLaterWords{"same", "win_or_tenpai", "win_only", "never",
                                                             "win_or_any_draw"};
constexpr std::array<std::string_view, 2> kRepeatsWords{"passes", "repeats"};
constexpr std::array<std::string_view, 2> kMultiRonDealerWords{"nearest_only", "repeats"};
constexpr std::array<std::string_view, 2> kOpenRiichiRevealWords{"hand", "waits"};
constexpr std::array<std::string_view, 2> kFifthKanWords{"forbidden", "abort"};
constexpr std::array<std::string_view, 2> kPaaRenchanCountsWords{"wins", "counters"};
constexpr std::array<std::string_view, 4> kWaremeWords{"none", "wareme", "dai_wareme", "doukasen"};
constexpr std::array<std::string_view, 3> kYakitoriKaeshiWords{"none", "last_marker", "always"};
constexpr std::array<std::string_view, 4> kArisuWords{"none", "riichi", "closed", "any"};
constexpr std::array<std::string_view, 2> kArisuRewardWords{"han", "chip"};
constexpr std::array<std::string_view, 3> kChomboWords{"none", "reverse_mangan", "score_after_uma"};
constexpr std::array<std::string_view, 4> kKitaRonWords{"none", "any_hand_no_chankan_yaku",
                                                        "any_hand_chankan_yaku", "kokushi_only"};
constexpr std::array<std::string_view, 2> kNorthYakuWords{"no_yaku", "yakuhai"};
constexpr std::array<std::string_view, 2> kTenhouChiihouWords{"none", "yakuman"};
constexpr std::array<std::string_view, 2> kChuurenSuitsWords{"any", "man"};
constexpr std::array<std::string_view, 2> kYakumanOrManganWords{"yakuman", "mangan"};
constexpr std::array<std::string_view, 3> kYameWords{"none", "automatic", "optional"};
constexpr std::array<std::string_view, 3> kBankruptcyWords{"none", "below_zero", "zero_or_below"};
constexpr std::array<std::string_view, 4> kLeftoverSticksWords{"first", "first_split_on_tie", "lost",
                                                               "returned"};
constexpr std::array<std::string_view, 4> kKanDoraWords{"immediate_before_draw", "after_draw_before_discard",
                                                        "with_discard", "never"};
constexpr std::array<std::string_view, 2> kKuikaeWords{"allowed", "forbidden"};
constexpr std::array<std::string_view, 4> kRenchanWords{"win_or_tenpai", "win_only", "never",
                                                        "win_or_any_draw"};
constexpr std::array<std::string_view, 2> kDoubleRonWords{"all", "head_bump"};
constexpr std::array<std::string_view, 3> kTripleRonWords{"all", "head_bump", "abort"};
constexpr std::array<std::string_view, 2> kMultiRonHonbaWords{"nearest", "each"};
constexpr std::array<std::string_view, 2> kMultiRonSticksWords{"nearest", "own_back_rest_nearest"};
constexpr std::array<std::string_view, 3> kAbortSuukaikanWords{"none", "at_declaration",
                                                               "after_fourth_kans_discard"};
constexpr std::array<std::string_view, 2> kNagashiCountsAsWords{"draw", "win"};
constexpr std::array<std::string_view, 2> kNagashiRenchanWords{"dealer_tenpai", "dealer_is_nagashi_winner"};
constexpr std::array<std::string_view, 4> kRiichiAnkanWords{"same_wait_and_structure", "same_wait",
                                                            "not_a_winning_tile", "never"};
constexpr std::array<std::string_view, 4> kTempFuritenEndWords{"own_draw", "own_discard", "own_draw_or_call",
                                                               "own_draw_or_any_call"};
constexpr std::array<std::string_view, 3> kKaratenWords{"tenpai", "noten_concealed_only",
                                                        "noten_counting_melds"};
constexpr std::array<std::string_view, 3> kKazoeWords{"yakuman", "sanbaiman", "no_limit"};
constexpr std::array<std::string_view, 2> kYakumanStackingWords{"add", "none"};
constexpr std::array<std::string_view, 2> kPaoHonbaWords{"discarder", "liable"};
constexpr std::array<std::string_view, 2> kPaoScopeWords{"that_yakuman_only", "whole_hand"};
constexpr std::array<std::string_view, 3> kRenhouWords{"none", "mangan", "yakuman"};

template <auto kMember>
using MemberType = std::remove_cvref_t<decltype(std::declval<RuleSet &>().*kMember)>;

// Access to one plain member.
template <auto kMember>
constexpr RuleField field(std::string_view key, RuleGroup group, RuleFieldType type) {
  RuleField made;
  made.key = key;
  made.group = group;
  made.type = type;
  made.get = [](const RuleSet &rules, int) { return static_cast<std::int32_t>(rules.*kMember); };
  made.set = [](RuleSet &rules, int, std::int32_t value) {
    rules.*kMember = static_cast<MemberType<kMember>>(value);
  };
  return made;
}

template <auto kMember>
constexpr RuleField toggle(std::string_view key, RuleGroup group) {
  return field<kMember>(key, group, RuleFieldType::Toggle);
}

template <auto kMember, std::size_t N>
constexpr RuleField choice(std::string_view key, RuleGroup group,
                           const std::array<std::string_view, N> &words) {
  RuleField made = field<kMember>(key, group, RuleFieldType::Choice);
  made.choices = words;
  return made;
}

template <auto kMember>
constexpr RuleField number(std::string_view key, RuleGroup group, std::int32_t least, std::int32_t most,
                           std::int32_t step, std::optional<std::int32_t> none = std::nullopt) {
  RuleField made = field<kMember>(key, group, RuleFieldType::Number);
  made.least = least;
  made.most = most;
  made.step = step;
  made.none = none;
  return made;
}

// Access to the elements of a member array.
template <auto kMember>
constexpr RuleField numbers(std::string_view key, RuleGroup group, std::int32_t least, std::int32_t most,
                            std::int32_t step) {
  using Array = MemberType<kMember>;
  RuleField made;
  made.key = key;
  made.group = group;
  made.type = RuleFieldType::Number;
  made.count = static_cast<std::uint8_t>(std::tuple_size_v<Array>);
  made.least = least;
  made.most = most;
  made.step = step;
  made.get = [](const RuleSet &rules, int index) {
    return static_cast<std::int32_t>((rules.*kMember)[static_cast<std::size_t>(index)]);
  };
  made.set = [](RuleSet &rules, int index, std::int32_t value) {
    (rules.*kMember)[static_cast<std::size_t>(index)] = static_cast<typename Array::value_type>(value);
  };
  return made;
}

// The bit of one optional yaku.
template <YakuId kId>
constexpr RuleField optionalYaku(std::string_view key, RuleGroup group) {
  RuleField made;
  made.key = key;
  made.group = group;
  made.type = RuleFieldType::Toggle;
  made.get = [](const RuleSet &rules, int) {
    return static_cast<std::int32_t>((rules.optionalYaku & optionalYakuBit(kId)) != 0);
  };
  made.set = [](RuleSet &rules, int, std::int32_t value) {
    rules.optionalYaku &= ~optionalYakuBit(kId);
    rules.optionalYaku |= value != 0 ? optionalYakuBit(kId) : 0;
  };
  return made;
}

constexpr std::array kFields{
    // Setup
    number<&RuleSet::players>("players", Setup, 3, 4, 1),
    numbers<&RuleSet::redFives>("red_fives", Setup, 0, 4, 1),
    choice<&RuleSet::length>("match_length", Setup, kLengthWords),
    number<&RuleSet::startingPoints>("starting_points", Setup, 1000, 100000, 100),
    number<&RuleSet::returnPoints>("return_points", Setup, 0, 100000, 100),
    number<&RuleSet::targetPoints>("target_points", Setup, 1000, 200000, 100, 0),
    choice<&RuleSet::umaKind>("uma_kind", Setup, kUmaKindWords),
    numbers<&RuleSet::uma>("uma", Setup, -100000, 100000, 100),
    number<&RuleSet::umaUnit>("uma_unit", Setup, 1000, 100000, 1000),
    number<&RuleSet::oka>("oka", Setup, 0, 200000, 100),
    choice<&RuleSet::tieBreak>("placing_tie_break", Setup, kTieBreakWords),
    choice<&RuleSet::finalRounding>("final_rounding", Setup, kFinalRoundingWords),
    // MatchEnd
    choice<&RuleSet::extraRound>("extra_round", MatchEnd, kExtraRoundWords),
    choice<&RuleSet::extraWinds>("extra_winds", MatchEnd, kExtraWindsWords),
    number<&RuleSet::extraRoundsMost>("extra_rounds_most", MatchEnd, 1, 8, 1, 0),
    choice<&RuleSet::agariYame>("agari_yame", MatchEnd, kYameWords),
    choice<&RuleSet::tenpaiYame>("tenpai_yame", MatchEnd, kYameWords),
    choice<&RuleSet::bankruptcy>("bankruptcy", MatchEnd, kBankruptcyWords),
    number<&RuleSet::bankruptcyBonus>("bankruptcy_bonus", MatchEnd, 0, 50000, 1000),
    choice<&RuleSet::bankruptcyBonusTo>("bankruptcy_bonus_to", MatchEnd, kBankruptcyBonusToWords),
    number<&RuleSet::endAtScore>("end_at_score", MatchEnd, 30000, 200000, 1000, 0),
    choice<&RuleSet::leftoverSticks>("leftover_sticks", MatchEnd, kLeftoverSticksWords),
    // Dora
    toggle<&RuleSet::dora>("dora", Dora),
    toggle<&RuleSet::uraDora>("ura_dora", Dora),
    toggle<&RuleSet::kanDora>("kan_dora", Dora),
    toggle<&RuleSet::kanUraDora>("kan_ura_dora", Dora),
    choice<&RuleSet::kanDoraAnkan>("kan_dora_ankan", Dora, kKanDoraWords),
    choice<&RuleSet::kanDoraDaiminkan>("kan_dora_daiminkan", Dora, kKanDoraWords),
    choice<&RuleSet::kanDoraKakan>("kan_dora_kakan", Dora, kKanDoraWords),
    toggle<&RuleSet::kanDoraBeforeChankan>("kan_dora_before_chankan", Dora),
    // Calls
    toggle<&RuleSet::kuitan>("kuitan", Calls),
    choice<&RuleSet::kuikaeSameForbidden>("kuikae_same", Calls, kKuikaeWords),
    choice<&RuleSet::kuikaeOtherEndForbidden>("kuikae_other_end", Calls, kKuikaeWords),
    toggle<&RuleSet::chi>("chii", Calls),
    // Fu
    toggle<&RuleSet::pinfuTsumo>("pinfu_tsumo", Fu),
    number<&RuleSet::openPinfuRonFu>("open_pinfu_ron_fu", Fu, 20, 30, 10),
    toggle<&RuleSet::openTsumoFu>("open_tsumo_fu", Fu),
    number<&RuleSet::doubleWindPairFu>("double_wind_pair_fu", Fu, 2, 4, 2),
    toggle<&RuleSet::rinshanTsumoFu>("rinshan_tsumo_fu", Fu),
    number<&RuleSet::chiitoitsuFu>("chiitoi_fu", Fu, 25, 50, 25),
    // Points
    choice<&RuleSet::renchan>("renchan", Points, kRenchanWords),
    choice<&RuleSet::renchanLater>("renchan_later", Points, kRenchanLaterWords),
    number<&RuleSet::honbaRon>("honba_ron", Points, 0, 3000, 100),
    number<&RuleSet::honbaTsumoEach>("honba_tsumo_each", Points, 0, 1000, 100),
    number<&RuleSet::notenPool>("noten_pool", Points, 0, 12000, 200),
    number<&RuleSet::twoHanMinimumAt>("two_han_minimum_at", Points, 0, 100, 1, -1),
    toggle<&RuleSet::twoHanSureYakuOnly>("two_han_sure_yaku_only", Points),
    choice<&RuleSet::wareme>("wareme", Points, kWaremeWords),
    // SeveralWinners
    choice<&RuleSet::doubleRon>("double_ron", SeveralWinners, kDoubleRonWords),
    choice<&RuleSet::tripleRon>("triple_ron", SeveralWinners, kTripleRonWords),
    choice<&RuleSet::multiRonHonba>("multi_ron_honba", SeveralWinners, kMultiRonHonbaWords),
    choice<&RuleSet::multiRonSticks>("multi_ron_sticks", SeveralWinners, kMultiRonSticksWords),
    choice<&RuleSet::multiRonDealerRepeats>("multi_ron_dealer_repeat", SeveralWinners, kMultiRonDealerWords),
    // AbortiveDraws
    toggle<&RuleSet::abortKyuushu>("abort_kyuushu", AbortiveDraws),
    toggle<&RuleSet::abortSuufon>("abort_suufon", AbortiveDraws),
    toggle<&RuleSet::abortSuucha>("abort_suucha", AbortiveDraws),
    choice<&RuleSet::abortSuukaikan>("abort_suukaikan", AbortiveDraws, kAbortSuukaikanWords),
    choice<&RuleSet::abortDealerRepeats>("abort_dealer_repeats", AbortiveDraws, kRepeatsWords),
    toggle<&RuleSet::abortHonba>("abort_honba", AbortiveDraws),
    // NagashiMangan
    toggle<&RuleSet::nagashiMangan>("nagashi_mangan", NagashiMangan),
    toggle<&RuleSet::nagashiClosed>("nagashi_closed", NagashiMangan),
    choice<&RuleSet::nagashiIsWin>("nagashi_counts_as", NagashiMangan, kNagashiCountsAsWords),
    choice<&RuleSet::nagashiRenchan>("nagashi_renchan", NagashiMangan, kNagashiRenchanWords),
    toggle<&RuleSet::nagashiTakesBonus>("nagashi_takes_bonus", NagashiMangan),
    toggle<&RuleSet::nagashiReplacesNoten>("nagashi_replaces_noten", NagashiMangan),
    // Riichi
    number<&RuleSet::riichiMinPoints>("riichi_min_points", Riichi, 0, 10000, 100),
    number<&RuleSet::riichiMinWall>("riichi_min_wall", Riichi, 0, 20, 1),
    toggle<&RuleSet::furitenRiichi>("furiten_riichi", Riichi),
    choice<&RuleSet::riichiAnkan>("riichi_ankan", Riichi, kRiichiAnkanWords),
    number<&RuleSet::doubleRiichiHan>("double_riichi_han", Riichi, 2, 3, 1),
    toggle<&RuleSet::doubleRiichiBrokenByCalls>("double_riichi_broken_by_calls", Riichi),
    toggle<&RuleSet::ippatsu>("ippatsu", Riichi),
    toggle<&RuleSet::ippatsuBrokenByAnkan>("ippatsu_broken_by_ankan", Riichi),
    toggle<&RuleSet::ippatsuWithChankan>("ippatsu_with_chankan", Riichi),
    toggle<&RuleSet::openRiichi>("open_riichi", Riichi),
    choice<&RuleSet::openRiichiReveal>("open_riichi_reveal", Riichi, kOpenRiichiRevealWords),
    toggle<&RuleSet::openRiichiDealInYakuman>("open_riichi_deal_in_yakuman", Riichi),
    // FuritenTenpai
    choice<&RuleSet::tempFuritenEnd>("temp_furiten_end", FuritenTenpai, kTempFuritenEndWords),
    choice<&RuleSet::karaten>("karaten", FuritenTenpai, kKaratenWords),
    toggle<&RuleSet::keishikiTenpai>("keishiki_tenpai", FuritenTenpai),
    // Limits
    toggle<&RuleSet::kiriage>("kiriage", Limits),
    choice<&RuleSet::kazoe>("kazoe", Limits, kKazoeWords),
    toggle<&RuleSet::aotenjou>("aotenjou", Limits),
    toggle<&RuleSet::doubleDaisuushii>("double_daisuushii", Limits),
    toggle<&RuleSet::doubleSuuankouTanki>("double_suuankou_tanki", Limits),
    toggle<&RuleSet::doubleKokushi13>("double_kokushi_13", Limits),
    toggle<&RuleSet::doubleJunseiChuuren>("double_junsei_chuuren", Limits),
    choice<&RuleSet::yakumanStacking>("yakuman_stacking", Limits, kYakumanStackingWords),
    number<&RuleSet::yakumanCap>("yakuman_cap", Limits, 1, 12, 1, 0),
    // Liability
    toggle<&RuleSet::paoDaisangen>("pao_daisangen", Liability),
    toggle<&RuleSet::paoDaisuushii>("pao_daisuushii", Liability),
    toggle<&RuleSet::paoShousuushii>("pao_shousuushii", Liability),
    toggle<&RuleSet::paoSuukantsu>("pao_suukantsu", Liability),
    toggle<&RuleSet::paoOptionalYakuman>("pao_optional_yakuman", Liability),
    choice<&RuleSet::paoHonba>("pao_honba", Liability, kPaoHonbaWords),
    choice<&RuleSet::paoScope>("pao_scope", Liability, kPaoScopeWords),
    toggle<&RuleSet::daiminkanRinshanPao>("daiminkan_rinshan_pao", Liability),
    // YakuDetails
    choice<&RuleSet::renhou>("renhou", YakuDetails, kRenhouWords),
    toggle<&RuleSet::renhouCumulative>("renhou_cumulative", YakuDetails),
    choice<&RuleSet::tenhouChiihou>("tenhou_chiihou", YakuDetails, kTenhouChiihouWords),
    toggle<&RuleSet::ryuuiisouNeedsHatsu>("ryuuiisou_needs_hatsu", YakuDetails),
    choice<&RuleSet::chuurenManOnly>("chuuren_suits", YakuDetails, kChuurenSuitsWords),
    toggle<&RuleSet::chankanAnkanKokushi>("chankan_ankan_kokushi", YakuDetails),
    toggle<&RuleSet::haiteiWithRinshan>("haitei_with_rinshan", YakuDetails),
    number<&RuleSet::paaRenchan>("paa_renchan", YakuDetails, 2, 20, 1, 0),
    choice<&RuleSet::paaRenchanCounts>("paa_renchan_counts", YakuDetails, kPaaRenchanCountsWords),
    // Kans
    number<&RuleSet::maxKans>("max_kans", Kans, 0, 4, 1),
    choice<&RuleSet::fifthKan>("fifth_kan", Kans, kFifthKanWords),
    // Penalties
    choice<&RuleSet::chombo>("chombo", Penalties, kChomboWords),
    number<&RuleSet::chomboPoints>("chombo_points", Penalties, 0, 50000, 1000),
    toggle<&RuleSet::chomboEndsMatch>("chombo_ends_match", Penalties),
    // ThreePlayers
    toggle<&RuleSet::kita>("nuki", ThreePlayers),
    toggle<&RuleSet::kitaBreaksTurns>("nuki_breaks_turns", ThreePlayers),
    choice<&RuleSet::kitaRon>("nuki_ron", ThreePlayers, kKitaRonWords),
    toggle<&RuleSet::kitaAfterPon>("nuki_after_pon", ThreePlayers),
    toggle<&RuleSet::kitaRinshan>("nuki_replacement_rinshan", ThreePlayers),
    choice<&RuleSet::northYaku>("north_as_yaku", ThreePlayers, kNorthYakuWords),
    toggle<&RuleSet::tsumoLoss>("tsumo_loss", ThreePlayers),
    // SideRules
    number<&RuleSet::yakitori>("yakitori", SideRules, 1000, 50000, 500, 0),
    toggle<&RuleSet::yakitoriDice>("yakitori_dice", SideRules),
    toggle<&RuleSet::yakibuta>("yakibuta", SideRules),
    toggle<&RuleSet::yakinaoshi>("yakinaoshi", SideRules),
    choice<&RuleSet::yakitoriKaeshi>("yakitori_kaeshi", SideRules, kYakitoriKaeshiWords),
    number<&RuleSet::chipValue>("chip_value", SideRules, 0, 50000, 500),
    number<&RuleSet::chipIppatsu>("chip_ippatsu", SideRules, 0, 20, 1),
    number<&RuleSet::chipUra>("chip_ura", SideRules, 0, 20, 1),
    number<&RuleSet::chipRed>("chip_red", SideRules, 0, 20, 1),
    number<&RuleSet::chipYakumanRon>("chip_yakuman_ron", SideRules, 0, 60, 1),
    number<&RuleSet::chipYakumanTsumo>("chip_yakuman_tsumo", SideRules, 0, 20, 1),
    number<&RuleSet::chipHakuPocchi>("chip_haku_pocchi", SideRules, 0, 20, 1),
    number<&RuleSet::chipBankruptcy>("chip_bankruptcy", SideRules, 0, 20, 1),
    choice<&RuleSet::arisu>("arisu", SideRules, kArisuWords),
    choice<&RuleSet::arisuReward>("arisu_reward", SideRules, kArisuRewardWords),
    toggle<&RuleSet::toriuchi>("toriuchi", SideRules),
    number<&RuleSet::hakuPocchi>("haku_pocchi", SideRules, 0, 4, 1),
    toggle<&RuleSet::hakuPocchiAnyRiichi>("haku_pocchi_any_riichi", SideRules),
    numbers<&RuleSet::sideBets>("side_bets", SideRules, 0, 100000, 1000),
    // OptionalYaku
    optionalYaku<YakuId::SanRenkou>("san_renkou", OptionalYaku),
    optionalYaku<YakuId::IsshokuSanjun>("isshoku_sanjun", OptionalYaku),
    optionalYaku<YakuId::KinkeiDokuritsu>("kinkei_dokuritsu", OptionalYaku),
    optionalYaku<YakuId::OtakazeSankou>("otakaze_sankou", OptionalYaku),
    optionalYaku<YakuId::Uumensai>("uumensai", OptionalYaku),
    optionalYaku<YakuId::Kanburi>("kanburi", OptionalYaku),
    optionalYaku<YakuId::TsubameGaeshi>("tsubame_gaeshi", OptionalYaku),
    optionalYaku<YakuId::SanshokuTsuukan>("sanshoku_tsuukan", OptionalYaku),
    optionalYaku<YakuId::ShouSanshii>("shou_sanshii", OptionalYaku),
    optionalYaku<YakuId::DaiSanshii>("dai_sanshii", OptionalYaku),
    optionalYaku<YakuId::GuusuuRenkou>("guusuu_renkou", OptionalYaku),
    optionalYaku<YakuId::ChinGuusuuRenkou>("chin_guusuu_renkou", OptionalYaku),
    optionalYaku<YakuId::KisuuRenkou>("kisuu_renkou", OptionalYaku),
    optionalYaku<YakuId::ChinKisuuRenkou>("chin_kisuu_renkou", OptionalYaku),
    toggle<&RuleSet::kinkeiAnyTile>("kinkei_any_tile", OptionalYaku),
    toggle<&RuleSet::uumensaiOpen>("uumensai_open", OptionalYaku),
    // OptionalYakuman
    optionalYaku<YakuId::UumensaiYakuman>("uumensai_yakuman", OptionalYakuman),
    optionalYaku<YakuId::ShiisanPuutaa>("shiisan_puutaa", OptionalYakuman),
    optionalYaku<YakuId::ShiisuuPuutaa>("shiisuu_puutaa", OptionalYakuman),
    optionalYaku<YakuId::Daisharin>("daisharin", OptionalYakuman),
    optionalYaku<YakuId::Shousharin>("shousharin", OptionalYakuman),
    optionalYaku<YakuId::Daichikurin>("daichikurin", OptionalYakuman),
    optionalYaku<YakuId::Daisuurin>("daisuurin", OptionalYakuman),
    optionalYaku<YakuId::SuuRenkou>("suu_renkou", OptionalYakuman),
    optionalYaku<YakuId::IsshokuSuujun>("isshoku_suujun", OptionalYakuman),
    optionalYaku<YakuId::HyakumanGoku>("hyakuman_goku", OptionalYakuman),
    optionalYaku<YakuId::Kouitten>("kouitten", OptionalYakuman),
    optionalYaku<YakuId::BeniKujaku>("beni_kujaku", OptionalYakuman),
    optionalYaku<YakuId::AoNoDoumon>("ao_no_doumon", OptionalYakuman),
    optionalYaku<YakuId::UupinKaihou>("uupin_kaihou", OptionalYakuman),
    optionalYaku<YakuId::IipinRaoyue>("iipin_raoyue", OptionalYakuman),
    optionalYaku<YakuId::RyansouChankan>("ryansou_chankan", OptionalYakuman),
    optionalYaku<YakuId::DaiChisei>("dai_chisei", OptionalYakuman),
    optionalYaku<YakuId::Kinmonkyou>("kinmonkyou", OptionalYakuman),
    optionalYaku<YakuId::KachouFuugetsu>("kachou_fuugetsu", OptionalYakuman),
    optionalYaku<YakuId::FuukaSetsugetsu>("fuuka_setsugetsu", OptionalYakuman),
    toggle<&RuleSet::specialWinsMangan>("special_wins_mangan", OptionalYakuman),
    toggle<&RuleSet::aoNoDoumonHatsu>("ao_no_doumon_hatsu", OptionalYakuman),
    toggle<&RuleSet::kinmonkyouFlush>("kinmonkyou_flush", OptionalYakuman),
    toggle<&RuleSet::kinmonkyouClosed>("kinmonkyou_closed", OptionalYakuman),
    toggle<&RuleSet::kinmonkyouDouble>("kinmonkyou_double", OptionalYakuman),
    choice<&RuleSet::puutaaValue>("puutaa_value", OptionalYakuman, kYakumanOrManganWords),
};

std::optional<std::int32_t> parseNumber(std::string_view text) {
  std::int32_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size())
    return std::nullopt;
  return value;
}

std::optional<std::int32_t> parseWord(const RuleField &field, std::string_view text) {
  static constexpr std::array<std::string_view, 2> kToggleWords{"false", "true"};
  const std::span<const std::string_view> words =
      field.type == RuleFieldType::Toggle ? std::span<const std::string_view>(kToggleWords) : field.choices;
  const auto found = std::find(words.begin(), words.end(), text);
  if (found == words.end())
    return std::nullopt;
  return static_cast<std::int32_t>(found - words.begin());
}

}  // namespace

bool RuleField::accepts(std::int32_t value) const {
  switch (type) {
    case RuleFieldType::Toggle:
      return value == 0 || value == 1;
    case RuleFieldType::Choice:
      return value >= 0 && value < static_cast<std::int32_t>(choices.size());
    case RuleFieldType::Number:
      break;
  }
  return value == none || (value >= least && value <= most && (value - least) % step == 0);
}

std::span<const RuleField> ruleFields() {
  return kFields;
}

const RuleField *findRuleField(std::string_view key) {
  const auto found = std::find_if(kFields.begin(), kFields.end(),
                                  [key](const RuleField &field) { return field.key == key; });
  return found == kFields.end() ? nullptr : &*found;
}

std::string ruleValueText(const RuleField &field, const RuleSet &rules, int index) {
  const std::int32_t value = field.get(rules, index);
  if (field.type == RuleFieldType::Toggle)
    return value != 0 ? "true" : "false";
  if (field.type == RuleFieldType::Choice)
    return std::string(field.choices[static_cast<std::size_t>(value)]);
  return std::to_string(value);
}

namespace {

constexpr std::array kValueFaults{
    FaultRow{ValueFault::NoNumber, {QT_TRANSLATE_NOOP("FaultTexts", "%1: '%2' is not a number")}},
    FaultRow{ValueFault::NoWord,
             {QT_TRANSLATE_NOOP("FaultTexts", "%1: '%2' is not one of the allowed values (%3)")}},
    FaultRow{ValueFault::NotAllowed, {QT_TRANSLATE_NOOP("FaultTexts", "%1: '%2' is not an allowed value")}},
};

// What the value must be, for somebody who wrote another.
std::string wordsOf(const RuleField &field) {
  if (field.type == RuleFieldType::Toggle)
    return "false, true";
  std::string words;
  for (const std::string_view word : field.choices)
    words += (words.empty() ? "" : ", ") + std::string(word);
  return words;
}

}  // namespace

std::optional<Error> setRuleValue(RuleSet &rules, const RuleField &field, std::string_view text, int index) {
  assert(index >= 0 && index < field.count);
  const bool isNumber = field.type == RuleFieldType::Number;
  const std::optional<std::int32_t> value = isNumber ? parseNumber(text) : parseWord(field, text);
  const std::string key(field.key);
  if (!value && isNumber)
    return faultOf(kValueFaults, ValueFault::NoNumber, {key, std::string(text)});
  if (!value)
    return faultOf(kValueFaults, ValueFault::NoWord, {key, std::string(text), wordsOf(field)});
  if (!field.accepts(*value))
    return faultOf(kValueFaults, ValueFault::NotAllowed, {key, std::string(text)});
  field.set(rules, index, *value);
  return std::nullopt;
}

std::optional<Error> ruleSetError(const RuleSet &rules) {
  for (const RuleField &field : kFields) {
    for (int index = 0; index < field.count; ++index) {
      const std::int32_t value = field.get(rules, index);
      if (!field.accepts(value))
        return faultOf(kValueFaults, ValueFault::NotAllowed, {std::string(field.key), std::to_string(value)});
    }
  }
  return std::nullopt;
}

}  // namespace janso
