// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/ruledependencies.h"

#include <QCoreApplication>
#include <array>

#include "rules/redfives.h"

namespace janso {

namespace {

bool has(const RuleSet &rules, YakuId id) {
  return (rules.optionalYaku & optionalYakuBit(id)) != 0;
}

bool threePlayers(const RuleSet &rules) {
  return rules.players == 3;
}

bool fourPlayers(const RuleSet &rules) {
  return rules.players == 4;
}

bool overtime(const RuleSet &rules) {
  return rules.targetPoints > 0 && rules.extraRound != ExtraRound::None;
}

bool severalPaid(const RuleSet &rules) {
  return rules.doubleRon == MultiRon::All || (rules.players == 4 && rules.tripleRon == MultiRon::All);
}

bool aborts(const RuleSet &rules) {
  return rules.abortKyuushu || rules.abortSuukaikan != AbortSuukaikan::None ||
         rules.fifthKan == FifthKan::Abort ||
         (rules.players == 4 &&
          (rules.abortSuufon || rules.abortSuucha || rules.tripleRon == MultiRon::Abort));
}

bool pao(const RuleSet &rules) {
  return rules.paoDaisangen || rules.paoDaisuushii || rules.paoShousuushii || rules.paoSuukantsu ||
         rules.paoOptionalYakuman;
}

bool kinmonkyou(const RuleSet &rules) {
  return has(rules, YakuId::Kinmonkyou);
}

bool openRiichi(const RuleSet &rules) {
  return rules.openRiichi;
}

bool nagashi(const RuleSet &rules) {
  return rules.nagashiMangan;
}

bool kita(const RuleSet &rules) {
  return rules.players == 3 && rules.kita;
}

bool kanDora(const RuleSet &rules) {
  return rules.kanDora && rules.maxKans > 0;
}

bool kanDoraWaits(const RuleSet &rules) {
  return rules.kanDoraAnkan == KanDora::WithDiscard || rules.kanDoraDaiminkan == KanDora::WithDiscard ||
         rules.kanDoraKakan == KanDora::WithDiscard;
}

bool kans(const RuleSet &rules) {
  return rules.maxKans > 0;
}

bool fourKans(const RuleSet &rules) {
  return rules.maxKans >= 4;
}

// An option means something while `met` holds; several rows of one option must all hold.
struct RuleNeed {
  std::string_view key;
  bool (*met)(const RuleSet &) = nullptr;
  const char *reason = nullptr;
};

constexpr const char *kNeedsFour = QT_TRANSLATE_NOOP("RuleDependencies", "Only with four players.");
constexpr const char *kNeedsThree = QT_TRANSLATE_NOOP("RuleDependencies", "Only with three players.");
constexpr const char *kNoMan =
    QT_TRANSLATE_NOOP("RuleDependencies", "With three players, 2 to 8 man are not used.");
constexpr const char *kNeedsNagashi = QT_TRANSLATE_NOOP("RuleDependencies", "Nagashi mangan is off.");
constexpr const char *kNeedsNorth = QT_TRANSLATE_NOOP("RuleDependencies", "Kita is off.");
constexpr const char *kNeedsKans = QT_TRANSLATE_NOOP("RuleDependencies", "No kans are allowed.");
constexpr const char *kNeedsFourKans =
    QT_TRANSLATE_NOOP("RuleDependencies", "Fewer than four kans are allowed.");
constexpr const char *kNeedsKanDora = QT_TRANSLATE_NOOP("RuleDependencies", "Kan dora are off.");
constexpr const char *kNeedsTarget = QT_TRANSLATE_NOOP("RuleDependencies", "No target is set.");
constexpr const char *kNeedsOvertime = QT_TRANSLATE_NOOP("RuleDependencies", "There is no overtime.");
constexpr const char *kNeedsBankruptcy =
    QT_TRANSLATE_NOOP("RuleDependencies", "Bankruptcy does not end the match.");
constexpr const char *kNeedsSeveral =
    QT_TRANSLATE_NOOP("RuleDependencies", "Only one player can win on a discard.");
constexpr const char *kNeedsAborts = QT_TRANSLATE_NOOP("RuleDependencies", "There are no abortive draws.");
constexpr const char *kNeedsIppatsu = QT_TRANSLATE_NOOP("RuleDependencies", "Ippatsu is off.");
constexpr const char *kNeedsOpenRiichi = QT_TRANSLATE_NOOP("RuleDependencies", "Open riichi is off.");
constexpr const char *kNeedsLimits = QT_TRANSLATE_NOOP("RuleDependencies", "There are no limits.");
constexpr const char *kNeedsPao =
    QT_TRANSLATE_NOOP("RuleDependencies", "No player is liable for any yakuman.");
constexpr const char *kNeedsYakitori = QT_TRANSLATE_NOOP("RuleDependencies", "Yakitori is off.");
constexpr const char *kNeedsUra = QT_TRANSLATE_NOOP("RuleDependencies", "Ura dora are off.");
constexpr const char *kNeedsDora = QT_TRANSLATE_NOOP("RuleDependencies", "Dora are off.");
constexpr const char *kNeedsPocchi = QT_TRANSLATE_NOOP("RuleDependencies", "No white dragons are marked.");
constexpr const char *kNeedsBridge = QT_TRANSLATE_NOOP("RuleDependencies", "Golden Gate Bridge is off.");

constexpr std::array kNeeds{
    RuleNeed{"uma", [](const RuleSet &r) { return r.umaKind == UmaKind::ByPlace; },
             QT_TRANSLATE_NOOP("RuleDependencies", "The uma is not fixed by place.")},
    RuleNeed{"uma_unit", [](const RuleSet &r) { return r.umaKind != UmaKind::ByPlace; },
             QT_TRANSLATE_NOOP("RuleDependencies", "The uma is fixed by place.")},
    RuleNeed{"extra_round", [](const RuleSet &r) { return r.targetPoints > 0; }, kNeedsTarget},
    RuleNeed{"extra_winds", overtime, kNeedsOvertime},
    RuleNeed{"extra_rounds_most", overtime, kNeedsOvertime},
    RuleNeed{"extra_rounds_most",
             [](const RuleSet &r) {
               return r.extraRound == ExtraRound::UntilTarget ||
                      r.extraRound == ExtraRound::UntilTargetWholeRounds;
             },
             QT_TRANSLATE_NOOP("RuleDependencies", "There is only one round of overtime.")},
    RuleNeed{"bankruptcy_bonus", [](const RuleSet &r) { return r.bankruptcy != Bankruptcy::None; },
             kNeedsBankruptcy},
    RuleNeed{"bankruptcy_bonus_to", [](const RuleSet &r) { return r.bankruptcy != Bankruptcy::None; },
             kNeedsBankruptcy},
    RuleNeed{"bankruptcy_bonus_to",
             [](const RuleSet &r) { return r.bankruptcyBonus > 0 || r.chipBankruptcy > 0; },
             QT_TRANSLATE_NOOP("RuleDependencies", "Bankruptcy has no penalty.")},
    RuleNeed{"ura_dora", [](const RuleSet &r) { return r.dora; }, kNeedsDora},
    RuleNeed{"kan_dora", kans, kNeedsKans},
    RuleNeed{"kan_ura_dora", [](const RuleSet &r) { return r.uraDora; }, kNeedsUra},
    RuleNeed{"kan_ura_dora", kanDora, kNeedsKanDora},
    RuleNeed{"kan_dora_ankan", kanDora, kNeedsKanDora},
    RuleNeed{"kan_dora_daiminkan", kanDora, kNeedsKanDora},
    RuleNeed{"kan_dora_kakan", kanDora, kNeedsKanDora},
    RuleNeed{"kan_dora_before_chankan", kanDora, kNeedsKanDora},
    RuleNeed{"kan_dora_before_chankan", kanDoraWaits,
             QT_TRANSLATE_NOOP("RuleDependencies", "No indicator is delayed until the discard.")},
    RuleNeed{"kuikae_other_end", fourPlayers, kNeedsFour},
    RuleNeed{"kuikae_other_end", [](const RuleSet &r) { return r.chi; },
             QT_TRANSLATE_NOOP("RuleDependencies", "Chi is off.")},
    RuleNeed{"chii", fourPlayers, kNeedsFour},
    RuleNeed{"renchan_later", [](const RuleSet &r) { return mostRounds(r) > 1; },
             QT_TRANSLATE_NOOP("RuleDependencies", "There is only one round.")},
    RuleNeed{"two_han_sure_yaku_only", [](const RuleSet &r) { return r.twoHanMinimumAt >= 0; },
             QT_TRANSLATE_NOOP("RuleDependencies", "There is no two-han minimum.")},
    RuleNeed{"triple_ron", fourPlayers, kNeedsFour},
    RuleNeed{"multi_ron_honba", severalPaid, kNeedsSeveral},
    RuleNeed{"multi_ron_sticks", severalPaid, kNeedsSeveral},
    RuleNeed{"multi_ron_dealer_repeat", severalPaid, kNeedsSeveral},
    RuleNeed{"abort_suufon", fourPlayers, kNeedsFour},
    RuleNeed{"abort_suucha", fourPlayers, kNeedsFour},
    RuleNeed{"abort_suukaikan", fourKans, kNeedsFourKans},
    RuleNeed{"abort_dealer_repeats", aborts, kNeedsAborts},
    RuleNeed{"abort_honba", aborts, kNeedsAborts},
    RuleNeed{"nagashi_closed", nagashi, kNeedsNagashi},
    RuleNeed{"nagashi_counts_as", nagashi, kNeedsNagashi},
    RuleNeed{"nagashi_renchan", nagashi, kNeedsNagashi},
    RuleNeed{"nagashi_takes_bonus", nagashi, kNeedsNagashi},
    RuleNeed{"nagashi_replaces_noten", nagashi, kNeedsNagashi},
    RuleNeed{"riichi_ankan", kans, kNeedsKans},
    RuleNeed{"ippatsu_broken_by_ankan", [](const RuleSet &r) { return r.ippatsu; }, kNeedsIppatsu},
    RuleNeed{"ippatsu_with_chankan", [](const RuleSet &r) { return r.ippatsu; }, kNeedsIppatsu},
    RuleNeed{"open_riichi_reveal", openRiichi, kNeedsOpenRiichi},
    RuleNeed{"open_riichi_deal_in_yakuman", openRiichi, kNeedsOpenRiichi},
    RuleNeed{"kiriage", [](const RuleSet &r) { return !r.aotenjou; }, kNeedsLimits},
    RuleNeed{"kazoe", [](const RuleSet &r) { return !r.aotenjou; }, kNeedsLimits},
    RuleNeed{"pao_optional_yakuman",
             [](const RuleSet &r) { return has(r, YakuId::SuuRenkou) || has(r, YakuId::IsshokuSuujun); },
             QT_TRANSLATE_NOOP("RuleDependencies", "These optional yakuman are off.")},
    RuleNeed{"pao_honba", pao, kNeedsPao},
    RuleNeed{"pao_scope", pao, kNeedsPao},
    RuleNeed{"renhou_cumulative", [](const RuleSet &r) { return r.renhou == Renhou::Mangan; },
             QT_TRANSLATE_NOOP("RuleDependencies", "Renhou is not a mangan.")},
    RuleNeed{"paa_renchan_counts", [](const RuleSet &r) { return r.paaRenchan > 0; },
             QT_TRANSLATE_NOOP("RuleDependencies", "The yakuman for wins in a row is off.")},
    RuleNeed{"fifth_kan", fourKans, kNeedsFourKans},
    RuleNeed{"daiminkan_rinshan_pao", kans, kNeedsKans},
    RuleNeed{"chombo_points", [](const RuleSet &r) { return r.chombo == Chombo::ScoreAfterUma; },
             QT_TRANSLATE_NOOP("RuleDependencies", "A chombo does not reduce the final score.")},
    RuleNeed{"chombo_ends_match", [](const RuleSet &r) { return r.chombo != Chombo::None; },
             QT_TRANSLATE_NOOP("RuleDependencies", "There are no penalties.")},
    RuleNeed{"nuki", threePlayers, kNeedsThree},
    RuleNeed{"nuki_breaks_turns", threePlayers, kNeedsThree},
    RuleNeed{"nuki_ron", threePlayers, kNeedsThree},
    RuleNeed{"nuki_after_pon", threePlayers, kNeedsThree},
    RuleNeed{"nuki_replacement_rinshan", threePlayers, kNeedsThree},
    RuleNeed{"north_as_yaku", threePlayers, kNeedsThree},
    RuleNeed{"tsumo_loss", threePlayers, kNeedsThree},
    RuleNeed{"nuki_breaks_turns", kita, kNeedsNorth},
    RuleNeed{"nuki_ron", kita, kNeedsNorth},
    RuleNeed{"nuki_after_pon", kita, kNeedsNorth},
    RuleNeed{"nuki_replacement_rinshan", kita, kNeedsNorth},
    RuleNeed{"yakibuta", usesYakitori, kNeedsYakitori},
    RuleNeed{"yakinaoshi", usesYakitori, kNeedsYakitori},
    RuleNeed{"yakitori_kaeshi", usesYakitori, kNeedsYakitori},
    RuleNeed{"chip_ippatsu", [](const RuleSet &r) { return r.ippatsu; }, kNeedsIppatsu},
    RuleNeed{"chip_ura", [](const RuleSet &r) { return r.dora && r.uraDora; }, kNeedsUra},
    RuleNeed{"chip_red", [](const RuleSet &r) { return redFivesInPlay(r) > 0; },
             QT_TRANSLATE_NOOP("RuleDependencies", "There are no red fives.")},
    RuleNeed{"chip_haku_pocchi", [](const RuleSet &r) { return r.hakuPocchi > 0; }, kNeedsPocchi},
    RuleNeed{"chip_bankruptcy", [](const RuleSet &r) { return r.bankruptcy != Bankruptcy::None; },
             kNeedsBankruptcy},
    RuleNeed{"arisu_reward", [](const RuleSet &r) { return r.arisu != Arisu::None; },
             QT_TRANSLATE_NOOP("RuleDependencies", "Arisu is off.")},
    RuleNeed{"haku_pocchi_any_riichi", [](const RuleSet &r) { return r.hakuPocchi > 0; }, kNeedsPocchi},
    RuleNeed{"sanshoku_tsuukan", fourPlayers, kNoMan},
    RuleNeed{"daisuurin", fourPlayers, kNoMan},
    RuleNeed{"hyakuman_goku", fourPlayers, kNoMan},
    RuleNeed{"kinkei_any_tile", [](const RuleSet &r) { return has(r, YakuId::KinkeiDokuritsu); },
             QT_TRANSLATE_NOOP("RuleDependencies", "Golden rooster is off.")},
    RuleNeed{"uumensai_open", [](const RuleSet &r) { return has(r, YakuId::Uumensai); },
             QT_TRANSLATE_NOOP("RuleDependencies", "Five gates is off.")},
    RuleNeed{"special_wins_mangan",
             [](const RuleSet &r) {
               return has(r, YakuId::UupinKaihou) || has(r, YakuId::IipinRaoyue) ||
                      has(r, YakuId::RyansouChankan);
             },
             QT_TRANSLATE_NOOP("RuleDependencies", "The yakuman for special winning tiles are off.")},
    RuleNeed{"ao_no_doumon_hatsu", [](const RuleSet &r) { return has(r, YakuId::AoNoDoumon); },
             QT_TRANSLATE_NOOP("RuleDependencies", "Blue tunnel is off.")},
    RuleNeed{"kinmonkyou_flush", kinmonkyou, kNeedsBridge},
    RuleNeed{"kinmonkyou_closed", kinmonkyou, kNeedsBridge},
    RuleNeed{"kinmonkyou_double", kinmonkyou, kNeedsBridge},
    RuleNeed{"puutaa_value",
             [](const RuleSet &r) { return has(r, YakuId::ShiisanPuutaa) || has(r, YakuId::ShiisuuPuutaa); },
             QT_TRANSLATE_NOOP("RuleDependencies", "The unrelated-tile hands are off.")},
};

}  // namespace

QString ruleIdleReason(const RuleField &field, const RuleSet &rules) {
  for (const RuleNeed &need : kNeeds) {
    if (need.key == field.key && !need.met(rules))
      return QCoreApplication::translate("RuleDependencies", need.reason);
  }
  return {};
}

}  // namespace janso
