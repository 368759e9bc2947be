// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/presets.h"

#include <algorithm>
#include <array>

namespace janso {

namespace {

constexpr std::array<Preset, 3> kPresets{{
    {"basic_ariari", basicAriAri},
    {"tenhou_4p", tenhou},
    {"ema_2016", ema2016},
}};

}  // namespace

RuleSet basicAriAri() {
  return {};
}

// Four-player table with open tanyao and red fives, as its rule page and its game records have it.
RuleSet tenhou() {
  RuleSet rules;
  rules.id = "tenhou_4p";
  rules.name = "Tenhou";
  rules.targetPoints = 30000;
  rules.uma = {20000, 10000, -10000, -20000};
  rules.finalRounding = FinalRounding::Thousand4Down5Up;
  rules.extraRound = ExtraRound::OneWindSuddenDeath;
  rules.agariYame = Yame::Automatic;
  rules.tenpaiYame = Yame::Automatic;
  rules.kanDoraAnkan = KanDora::ImmediateBeforeDraw;
  rules.kanDoraDaiminkan = KanDora::WithDiscard;
  rules.kanDoraKakan = KanDora::WithDiscard;
  rules.doubleRon = MultiRon::All;
  rules.tripleRon = MultiRon::Abort;
  rules.abortKyuushu = true;
  rules.abortSuufon = true;
  rules.abortSuucha = true;
  rules.abortSuukaikan = AbortSuukaikan::AfterFourthKansDiscard;
  rules.nagashiMangan = true;
  rules.riichiAnkan = RiichiAnkan::SameWait;
  rules.tempFuritenEnd = TempFuritenEnd::OwnDraw;
  rules.karaten = Karaten::NotenConcealedOnly;
  rules.doubleDaisuushii = false;
  rules.doubleSuuankouTanki = false;
  rules.doubleKokushi13 = false;
  rules.doubleJunseiChuuren = false;
  rules.paoHonba = PaoHonba::Liable;
  rules.paoScope = PaoScope::WholeHand;
  rules.chankanAnkanKokushi = false;
  return rules;
}

// European Mahjong Association, riichi competition rules of 2016.
RuleSet ema2016() {
  RuleSet rules;
  rules.id = "ema_2016";
  rules.name = "EMA 2016";
  rules.redFives = {0, 0, 0};
  rules.startingPoints = 30000;
  rules.uma = {15000, 5000, -5000, -15000};
  rules.oka = 0;
  rules.tieBreak = TieBreak::Shared;
  rules.bankruptcy = Bankruptcy::None;
  rules.kanDoraAnkan = KanDora::ImmediateBeforeDraw;
  rules.kanDoraDaiminkan = KanDora::ImmediateBeforeDraw;
  rules.kanDoraKakan = KanDora::ImmediateBeforeDraw;
  rules.doubleRon = MultiRon::All;
  rules.tripleRon = MultiRon::All;
  rules.multiRonHonba = MultiRonHonba::Each;
  rules.riichiMinPoints = 0;
  rules.tempFuritenEnd = TempFuritenEnd::OwnDrawOrCall;
  rules.kazoe = Kazoe::Sanbaiman;
  rules.doubleDaisuushii = false;
  rules.doubleSuuankouTanki = false;
  rules.doubleKokushi13 = false;
  rules.doubleJunseiChuuren = false;
  rules.yakumanStacking = YakumanStacking::None;
  rules.yakumanCap = 1;
  rules.renhou = Renhou::Mangan;
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

}  // namespace janso
