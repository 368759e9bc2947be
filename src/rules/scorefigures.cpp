// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/scorefigures.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "rules/drawpay.h"
#include "rules/examplehand.h"
#include "rules/payment.h"

namespace janso {

namespace {

constexpr int kMostFu = 110;
constexpr int kKazoeHan = 13;

// A hand that shows one figure. Where it is open, white dragons give it a yaku.
struct FuSample {
  FuFigure::What what{};
  const char *hand = nullptr;  // as exampleHand() reads it
  const char *win = nullptr;
  unsigned scene = SceneNone;
  FuReason reason{};
  const char *terminal = nullptr;  // the same hand with ones, nines or honors in the group
};
using enum FuFigure::What;
constexpr std::array kSamples{
    FuSample{EveryHand, "234m 456p 678s 234s 99p", "8s", SceneRiichi, FuReason::Base, nullptr},
    FuSample{ClosedRon, "234m 456p 678s 234s 99p", "8s", SceneRiichi, FuReason::MenzenRon, nullptr},
    FuSample{Tsumo, "222m 456p 678s 234s 99p", "8s", SceneRiichi | SceneTsumo, FuReason::Tsumo, nullptr},
    FuSample{OpenTsumo, "234m 456p 678s 99p (555z)", "8s", SceneTsumo, FuReason::Tsumo, nullptr},
    FuSample{RinshanTsumo, "456p 678s 234s 99p [1111m]", "8s", SceneTsumo | SceneRinshan, FuReason::Tsumo,
             nullptr},
    FuSample{OpenTriplet, "234m 456p 99p (555z) (222s)", "2m", SceneNone, FuReason::Minko,
             "234m 456p 99p (555z) (999s)"},
    FuSample{ConcealedTriplet, "222s 234m 456p 678p 99p", "2m", SceneRiichi, FuReason::Anko,
             "999s 234m 456p 678p 99p"},
    FuSample{OpenKan, "234m 456p 99p (555z) (2222s)", "2m", SceneNone, FuReason::Minkan,
             "234m 456p 99p (555z) (9999s)"},
    FuSample{ClosedKan, "234m 456p 678p 99p [2222s]", "2m", SceneRiichi, FuReason::Ankan,
             "234m 456p 678p 99p [9999s]"},
    FuSample{DragonPair, "234m 456p 678s 234s 55z", "8s", SceneRiichi, FuReason::DragonPair, nullptr},
    FuSample{SeatWindPair, "234m 456p 678s 234s 22z", "8s", SceneRiichi | SceneSeatSouth,
             FuReason::SeatWindPair, nullptr},
    FuSample{RoundWindPair, "234m 456p 678s 234s 11z", "8s", SceneRiichi | SceneSeatSouth,
             FuReason::RoundWindPair, nullptr},
    FuSample{BothWindsPair, "234m 456p 678s 234s 11z", "8s", SceneRiichi, FuReason::DoubleWindPair, nullptr},
    FuSample{OpenWait, "234m 456p 678s 234s 99p", "8s", SceneRiichi, FuReason::Kanchan, nullptr},
    FuSample{MiddleWait, "234m 456p 678s 234s 99p", "7s", SceneRiichi, FuReason::Kanchan, nullptr},
    FuSample{EdgeWait, "234m 456p 789s 234s 99p", "7s", SceneRiichi, FuReason::Penchan, nullptr},
    FuSample{PairWait, "234m 456p 678s 234s 99p", "9p", SceneRiichi, FuReason::Tanki, nullptr},
};

// Hands whose fu are fixed as a whole.
struct WholeSample {
  FuFigure::What what{};
  const char *hand = nullptr;
  const char *win = nullptr;
  unsigned scene = SceneNone;
};
constexpr std::array kWhole{
    WholeSample{PinfuTsumo, "234m 456p 678s 234s 99p", "8s", SceneTsumo},
    WholeSample{OpenNothing, "234m 456p 678s 55p (234s)", "8s", SceneNone},
    WholeSample{SevenPairs, "11m 44m 77p 88p 33s 55s 66z", "6z", SceneNone},
};

ScoreOutcome scored(const char *hand, const char *win, unsigned scene, const RuleSet &rules) {
  return scoreHand(exampleHand(hand, win, scene).input, rules);
}

// The figures of a hand do not hang on what the ruleset asks of a yaku or of the number of players.
RuleSet figureRules(RuleSet rules) {
  rules.players = 4;
  rules.chi = true;
  rules.kuitan = true;
  rules.aotenjou = false;
  rules.twoHanMinimumAt = -1;
  return rules;
}

int partOf(const FuSample &sample, const char *hand, const RuleSet &rules) {
  const ScoreOutcome outcome = scored(hand, sample.win, sample.scene, rules);
  assert(outcome.result);
  int fu = 0;
  for (const FuPart &part : outcome.result->fuParts) {
    // The white dragons of an open hand are a triplet too.
    const bool dragons = !part.tiles.empty() && part.tiles[0].kind() == Tile(Kind{31}).kind();
    if (part.reason == sample.reason && !(dragons && sample.reason == FuReason::Minko))
      fu = part.fu;
  }
  return fu;
}

}  // namespace

WinPayments winPayments(int han, int fu, int yakuman, bool dealer, const RuleSet &rules) {
  WinPayments out;
  WinResult result;
  result.basePoints = basePoints(han, fu, yakuman, rules, out.limit);
  result.yakuman = yakuman;
  WinInput input;
  input.winner = dealer ? 0 : 1;
  input.from = 2;
  WinResult ron = result;
  pay(input, rules, ron);
  out.ron = ron.payments[2];
  input.tsumo = true;
  input.from = -1;
  WinResult tsumo = result;
  pay(input, rules, tsumo);
  out.fromDealer = dealer ? 0 : tsumo.payments[0];
  out.fromOther = tsumo.payments[2];
  return out;
}

std::vector<FuLine> fuLines(const RuleSet &rules) {
  std::vector<FuLine> lines;
  const RuleSet asked = figureRules(rules);
  const bool openTwenty = asked.openPinfuRonFu == 20;
  if (asked.pinfuTsumo || openTwenty || !asked.openTsumoFu)
    lines.push_back({20, openTwenty ? 1 : 0, openTwenty || !asked.openTsumoFu ? 1 : 2});
  if (asked.chiitoitsuFu == 25)
    lines.push_back({25, 2, 3});
  for (int fu = 30; fu <= kMostFu; fu += 10)
    lines.push_back({fu, 1, 1});
  return lines;
}

std::vector<LimitLine> limitLines(const RuleSet &rules) {
  std::vector<LimitLine> lines;
  if (rules.aotenjou)
    return lines;
  constexpr int kLowestFu = 30;
  for (int han = 1; han <= kKazoeHan; ++han) {
    Limit limit = Limit::None;
    basePoints(han, kLowestFu, 0, rules, limit);
    if (limit == Limit::None || (limit == Limit::Mangan && han < 5))
      continue;  // raised to a mangan: the table of payments shows it
    if (lines.empty() || lines.back().limit != limit)
      lines.push_back({limit, han, han, 0});
    lines.back().hanTo = han;
  }
  lines.back().hanTo = 0;
  lines.push_back({Limit::Yakuman, 0, 0, 1});
  const bool doubles = rules.doubleDaisuushii || rules.doubleSuuankouTanki || rules.doubleKokushi13 ||
                       rules.doubleJunseiChuuren || rules.yakumanStacking == YakumanStacking::Add;
  if (rules.yakumanCap != 1 && doubles)
    lines.push_back({Limit::Yakuman, 0, 0, 2});
  return lines;
}

std::vector<FuFigure> fuFigures(const RuleSet &rules) {
  const RuleSet asked = figureRules(rules);
  std::vector<FuFigure> figures;
  for (const FuSample &sample : kSamples) {
    FuFigure figure{sample.what, partOf(sample, sample.hand, asked), 0};
    if (sample.terminal != nullptr)
      figure.terminal = partOf(sample, sample.terminal, asked);
    figures.push_back(figure);
  }
  for (const WholeSample &sample : kWhole) {
    if (sample.what == PinfuTsumo && !asked.pinfuTsumo)
      continue;
    const ScoreOutcome outcome = scored(sample.hand, sample.win, sample.scene, asked);
    assert(outcome.result);
    figures.push_back({sample.what, outcome.result->fu, 0});
  }
  return figures;
}

NotenPayments notenPayments(int tenpai, const RuleSet &rules) {
  if (tenpai <= 0 || tenpai >= rules.players)
    return {};
  RyukyokuInfo draw;
  std::fill_n(draw.tenpai.begin(), tenpai, true);
  const std::array<std::int32_t, 4> deltas = drawPayments(rules, 0, 0, draw);
  return {deltas.front(), -deltas[static_cast<std::size_t>(rules.players) - 1]};
}

}  // namespace janso
