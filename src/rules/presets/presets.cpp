// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Each preset, written as its differences from a similar ruleset.
#include "rules/presets/presets.h"

#include <algorithm>
#include <array>

namespace janso {

namespace {

constexpr const char *kBeginnerName = "Beginner";

constexpr std::array kSouth{MatchLength::South};
constexpr std::array kSouthOrEast{MatchLength::South, MatchLength::East};
constexpr std::array kEast{MatchLength::East};

using enum PresetFamily;

constexpr std::array<Preset, 15> kPresets{{
    {"basic_ariari", Friends, basicAriAri, kSouth},
    {"tenhou_4p", Sites, tenhou, kSouthOrEast},
    {"mahjongsoul_4p", Sites, mahjongSoul, kSouthOrEast},
    {"mleague", Leagues, mleague, kSouth},
    {"jpml_a", Leagues, jpmlA, kSouth},
    {"wrc_2025", Tournaments, wrc2025, kSouth},
    {"wrc_2015", Tournaments, wrc2015, kSouth},
    {"ema_2025", Tournaments, ema2025, kSouth},
    {"ema_2016", Tournaments, ema2016, kSouth},
    {"ema_2012", Tournaments, ema2012, kSouth},
    {"reach_bvs", Friends, reachBvs, kSouthOrEast},
    {"sheet_001", Friends, scoringSheet, kSouth},
    {"hakuhyou", Friends, hakuhyou, kEast},
    {"tenhou_3p", ThreePlayers, tenhouSanma, kSouthOrEast},
    {"mahjongsoul_3p", ThreePlayers, mahjongSoulSanma, kSouthOrEast},
}};

RuleSet named(RuleSet rules, const char *id, const char *name) {
  rules.id = id;
  rules.name = name;
  return rules;
}

void singleYakuman(RuleSet &rules) {
  rules.doubleDaisuushii = false;
  rules.doubleSuuankouTanki = false;
  rules.doubleKokushi13 = false;
  rules.doubleJunseiChuuren = false;
}

void doubleYakuman(RuleSet &rules) {
  rules.doubleDaisuushii = true;
  rules.doubleSuuankouTanki = true;
  rules.doubleKokushi13 = true;
  rules.doubleJunseiChuuren = true;
}

void kanDora(RuleSet &rules, KanDora ankan, KanDora open) {
  rules.kanDoraAnkan = ankan;
  rules.kanDoraDaiminkan = open;
  rules.kanDoraKakan = open;
}

void headBump(RuleSet &rules) {
  rules.doubleRon = MultiRon::HeadBump;
  rules.tripleRon = MultiRon::HeadBump;
  rules.multiRonHonba = MultiRonHonba::Nearest;
}

void abortiveDraws(RuleSet &rules, AbortSuukaikan suukaikan) {
  rules.abortKyuushu = true;
  rules.abortSuufon = true;
  rules.abortSuucha = true;
  rules.abortSuukaikan = suukaikan;
}

// 108 tiles, no chi, North set aside.
void threePlayers(RuleSet &rules) {
  rules.players = 3;
  rules.redFives = {0, 1, 1};
  rules.startingPoints = 35000;
  rules.targetPoints = 40000;
  rules.chi = false;
  rules.honbaRon = 200;
  rules.notenPool = 2000;
  rules.tripleRon = MultiRon::HeadBump;  // there are only two opponents
  rules.abortSuufon = false;
  rules.abortSuucha = false;
  rules.riichiMinWall = 3;
  rules.kita = true;
}

}  // namespace

RuleSet basicAriAri() {
  return {};
}

RuleSet reachBvs() {
  RuleSet rules = named({}, "reach_bvs", "Reach Mahjong (BvS)");
  rules.redFives = {0, 0, 0};
  rules.startingPoints = 30000;
  rules.targetPoints = 30000;
  rules.uma = {0, 0, 0, 0};
  rules.oka = 0;
  rules.extraRound = ExtraRound::UntilTarget;
  rules.agariYame = Yame::Automatic;
  rules.tenpaiYame = Yame::Automatic;
  rules.openTsumoFu = false;
  rules.twoHanMinimumAt = 5;
  rules.twoHanSureYakuOnly = true;
  rules.tripleRon = MultiRon::Abort;
  abortiveDraws(rules, AbortSuukaikan::AtDeclaration);
  rules.riichiAnkan = RiichiAnkan::NotAWinningTile;
  rules.tempFuritenEnd = TempFuritenEnd::OwnDraw;
  singleYakuman(rules);
  rules.paoShousuushii = true;
  rules.paaRenchan = 7;
  rules.paaRenchanCounts = PaaRenchanCounts::Counters;
  rules.fifthKan = FifthKan::Abort;
  return rules;
}

RuleSet scoringSheet() {
  RuleSet rules = named({}, "sheet_001", "Scoring sheet");
  rules.uma = {0, 0, 0, 0};
  rules.oka = 0;
  kanDora(rules, KanDora::ImmediateBeforeDraw, KanDora::ImmediateBeforeDraw);
  rules.doubleRon = MultiRon::All;
  rules.tripleRon = MultiRon::All;
  rules.nagashiMangan = true;
  rules.tempFuritenEnd = TempFuritenEnd::OwnDraw;
  rules.doubleDaisuushii = false;
  rules.chankanAnkanKokushi = false;
  return rules;
}

// Four-player table with open tanyao and red fives, as its rule page and its game records have it.
RuleSet tenhou() {
  RuleSet rules = named({}, "tenhou_4p", "Tenhou");
  rules.targetPoints = 30000;
  rules.uma = {20000, 10000, -10000, -20000};
  rules.finalRounding = FinalRounding::Thousand4Down5Up;
  rules.extraRound = ExtraRound::OneWindSuddenDeath;
  rules.agariYame = Yame::Automatic;
  rules.tenpaiYame = Yame::Automatic;
  kanDora(rules, KanDora::ImmediateBeforeDraw, KanDora::WithDiscard);
  rules.kanDoraBeforeChankan = false;
  rules.doubleRon = MultiRon::All;
  rules.tripleRon = MultiRon::Abort;
  abortiveDraws(rules, AbortSuukaikan::AfterFourthKansDiscard);
  rules.nagashiMangan = true;
  rules.riichiAnkan = RiichiAnkan::SameWait;
  rules.tempFuritenEnd = TempFuritenEnd::OwnDraw;
  rules.karaten = Karaten::NotenConcealedOnly;
  singleYakuman(rules);
  rules.paoHonba = PaoHonba::Liable;
  rules.paoScope = PaoScope::WholeHand;
  rules.chankanAnkanKokushi = false;
  rules.chombo = Chombo::None;
  return rules;
}

// Ranked four-player table.
RuleSet mahjongSoul() {
  RuleSet rules = named(tenhou(), "mahjongsoul_4p", "Mahjong Soul");
  rules.returnPoints = 25000;
  rules.uma = {15000, 5000, -5000, -15000};
  rules.oka = 0;
  rules.finalRounding = FinalRounding::None;
  rules.tripleRon = MultiRon::All;
  doubleYakuman(rules);
  rules.yakumanCap = 6;
  rules.paoScope = PaoScope::ThatYakumanOnly;
  rules.kanDoraBeforeChankan = true;
  rules.chankanAnkanKokushi = true;
  return rules;
}

RuleSet mleague() {
  RuleSet rules = named({}, "mleague", "M.League");
  rules.tieBreak = TieBreak::Shared;
  rules.bankruptcy = Bankruptcy::None;
  rules.leftoverSticks = LeftoverSticks::FirstSplitOnTie;
  kanDora(rules, KanDora::ImmediateBeforeDraw, KanDora::ImmediateBeforeDraw);
  rules.doubleWindPairFu = 2;
  rules.riichiMinPoints = 0;
  rules.riichiMinWall = 0;
  rules.tempFuritenEnd = TempFuritenEnd::OwnDraw;
  rules.kiriage = true;
  rules.kazoe = Kazoe::Sanbaiman;
  singleYakuman(rules);
  rules.yakumanCap = 4;
  rules.paoSuukantsu = true;
  rules.chankanAnkanKokushi = false;
  rules.chombo = Chombo::ScoreAfterUma;
  return rules;
}

// European Mahjong Association, riichi competition rules of 2016.
RuleSet ema2016() {
  RuleSet rules = named({}, "ema_2016", "EMA 2016");
  rules.redFives = {0, 0, 0};
  rules.startingPoints = 30000;
  rules.uma = {15000, 5000, -5000, -15000};
  rules.oka = 0;
  rules.tieBreak = TieBreak::Shared;
  rules.bankruptcy = Bankruptcy::None;
  kanDora(rules, KanDora::ImmediateBeforeDraw, KanDora::ImmediateBeforeDraw);
  rules.doubleRon = MultiRon::All;
  rules.tripleRon = MultiRon::All;
  rules.multiRonHonba = MultiRonHonba::Each;
  rules.riichiMinPoints = 0;
  rules.tempFuritenEnd = TempFuritenEnd::OwnDrawOrCall;
  rules.kazoe = Kazoe::Sanbaiman;
  singleYakuman(rules);
  rules.yakumanStacking = YakumanStacking::None;
  rules.yakumanCap = 1;
  rules.renhou = Renhou::Mangan;
  rules.chombo = Chombo::ScoreAfterUma;
  return rules;
}

RuleSet ema2012() {
  RuleSet rules = named(ema2016(), "ema_2012", "EMA 2012");
  rules.redFives = {1, 1, 1};
  rules.uma = {20000, 10000, -10000, -20000};
  rules.kuitan = false;
  rules.kuikaeSameForbidden = false;
  rules.kuikaeOtherEndForbidden = false;
  rules.twoHanMinimumAt = 5;
  rules.multiRonSticks = MultiRonSticks::OwnBackRestNearest;
  abortiveDraws(rules, AbortSuukaikan::AfterFourthKansDiscard);
  rules.nagashiMangan = true;
  rules.nagashiClosed = true;
  rules.nagashiIsWin = true;
  rules.nagashiTakesBonus = true;
  rules.nagashiRenchan = NagashiRenchan::DealerIsNagashiWinner;
  rules.tempFuritenEnd = TempFuritenEnd::OwnDrawOrAnyCall;
  rules.kazoe = Kazoe::Yakuman;
  rules.doubleDaisuushii = true;
  rules.yakumanCap = 2;
  rules.renhou = Renhou::Yakuman;
  rules.chombo = Chombo::ReverseMangan;
  return rules;
}

RuleSet ema2025() {
  RuleSet rules = named(ema2016(), "ema_2025", "EMA 2025");
  rules.kiriage = true;
  rules.chomboEndsMatch = true;
  return rules;
}

// World Riichi Championship.
RuleSet wrc2015() {
  RuleSet rules = named(ema2016(), "wrc_2015", "WRC 2015");
  rules.leftoverSticks = LeftoverSticks::Lost;
  rules.doubleWindPairFu = 2;
  headBump(rules);
  rules.tempFuritenEnd = TempFuritenEnd::OwnDraw;
  rules.kiriage = true;
  return rules;
}

RuleSet wrc2025() {
  RuleSet rules = named(wrc2015(), "wrc_2025", "WRC 2025");
  rules.riichiMinWall = 0;
  rules.kazoe = Kazoe::Yakuman;
  rules.yakumanStacking = YakumanStacking::Add;
  rules.yakumanCap = 0;
  rules.chomboPoints = 30000;
  return rules;
}

// Japan Professional Mahjong League, A rules: no ippatsu, no dora but the first.
RuleSet jpmlA() {
  RuleSet rules = named(ema2016(), "jpml_a", "JPML A");
  rules.umaKind = UmaKind::FloatingJpml;
  rules.uma = {0, 0, 0, 0};
  rules.leftoverSticks = LeftoverSticks::Lost;
  rules.uraDora = false;
  rules.kanDora = false;
  rules.kanUraDora = false;
  kanDora(rules, KanDora::Never, KanDora::Never);
  rules.kuikaeOtherEndForbidden = false;
  rules.doubleWindPairFu = 2;
  headBump(rules);
  abortiveDraws(rules, AbortSuukaikan::AfterFourthKansDiscard);
  rules.riichiMinWall = 0;
  rules.ippatsu = false;
  rules.tempFuritenEnd = TempFuritenEnd::OwnDraw;
  rules.paoSuukantsu = true;
  rules.daiminkanRinshanPao = true;
  rules.ryuuiisouNeedsHatsu = true;
  rules.chombo = Chombo::ReverseMangan;
  return rules;
}

RuleSet tenhouSanma() {
  RuleSet rules = named(tenhou(), "tenhou_3p", "Tenhou, three players");
  threePlayers(rules);
  rules.returnPoints = 40000;
  rules.uma = {20000, 0, -20000, 0};
  rules.oka = 15000;
  return rules;
}

RuleSet mahjongSoulSanma() {
  RuleSet rules = named(mahjongSoul(), "mahjongsoul_3p", "Mahjong Soul, three players");
  threePlayers(rules);
  rules.returnPoints = 35000;
  rules.uma = {15000, 0, -15000, 0};
  return rules;
}

// Who goes broke ends the match and pays the first place; the rest is Basic Ari-Ari.
RuleSet hakuhyou() {
  RuleSet rules = named({}, "hakuhyou", "Hakuhyou");
  rules.length = MatchLength::East;
  rules.startingPoints = 13000;
  rules.returnPoints = 13000;
  rules.oka = 0;
  rules.bankruptcyBonus = 10000;
  rules.bankruptcyBonusTo = BankruptcyBonusTo::First;
  return rules;
}

RuleSet beginnerRules() {
  RuleSet rules = basicAriAri();
  rules.length = MatchLength::East;
  rules.name = kBeginnerName;
  return rules;
}

std::span<const Preset> presets() {
  return kPresets;
}

const Preset *findPreset(std::string_view id) {
  const auto found =
      std::find_if(kPresets.begin(), kPresets.end(), [id](const Preset &preset) { return preset.id == id; });
  return found == kPresets.end() ? nullptr : &*found;
}

std::optional<RuleSet> rulesOfId(std::string_view id) {
  if (id == kBeginnerId)
    return beginnerRules();
  const Preset *preset = findPreset(id);
  return preset == nullptr ? std::nullopt : std::optional(preset->make());
}

std::string_view idOfRules(const RuleSet &rules) {
  if (rules.name == kBeginnerName)
    return kBeginnerId;
  const Preset *preset = findPreset(rules.id);
  return preset != nullptr && preset->make().name == rules.name ? preset->id : std::string_view();
}

// A preset is played as its documents say; a ruleset that somebody made also in the usual two lengths.
std::vector<MatchLength> offeredLengths(const RuleSet &rules) {
  constexpr std::array kUsual{MatchLength::South, MatchLength::East};
  const Preset *preset = findPreset(rules.id);
  const bool documented = preset != nullptr && !idOfRules(rules).empty();
  std::vector<MatchLength> lengths{rules.length};
  for (const MatchLength length : documented ? preset->lengths : std::span<const MatchLength>(kUsual)) {
    if (std::find(lengths.begin(), lengths.end(), length) == lengths.end())
      lengths.push_back(length);
  }
  return lengths;
}

}  // namespace janso
