// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Exercises about finished hands: whether they can win, their fu and their score.
#include <algorithm>
#include <array>

#include "coach/drillhands.h"
#include "coach/drillmakers.h"
#include "coach/whatif.h"
#include "rules/presets/presets.h"

namespace janso {

namespace {

WinTask winTaskOf(const WinInput &input, const RuleSet &rules) {
  WinTask task;
  task.input = input;
  task.rules = rules;
  const ScoreOutcome outcome = scoreHand(input, rules);
  task.result = outcome.result;
  task.why = outcome.why;
  if (!task.result) {
    WinInput declared = input;
    declared.riichi = true;
    task.riichiWould = isMenzen(input) && scoreHand(declared, rules).result.has_value();
  }
  return task;
}

// What a lesson in counting can use: no yakuman, nothing that only some tables know.
bool isCountable(const WinTask &task) {
  return task.result && task.result->yakuman == 0 && task.result->limit < Limit::KazoeYakuman &&
         task.result->pao < 0 && !task.result->pocchiAs.isKnown();
}

HandRecipe recipeFor(DrillRandom &random, int level) {
  static constexpr std::array kStyles{HandStyle::Any,      HandStyle::Simples, HandStyle::Honors,
                                      HandStyle::Triplets, HandStyle::Flush,   HandStyle::Pairs,
                                      HandStyle::Runs};
  HandRecipe recipe;
  recipe.style = kStyles[static_cast<std::size_t>(random.below(static_cast<int>(kStyles.size())))];
  recipe.open = random.chance(level == 1 ? 30 : 60) ? 25 * random.below(4) : 0;
  recipe.kan = level == 3 ? 30 : level == 2 ? 6 : 0;
  return recipe;
}

// A win out of a saved match that `fits`, its counters and sticks laid aside.
template <class Fits>
std::optional<WinTask> savedWin(DrillRandom &random, const DrillRequest &request, const Fits &fits) {
  if (!request.pool || request.pool->wins.empty())
    return std::nullopt;
  for (int attempt = 0; attempt < 40; ++attempt) {
    const DrillPool::Win &win = random.pick(request.pool->wins);
    WinInput input = win.input;
    input.honba = 0;
    input.kyotaku = 0;
    // What only some tables count, and what the question does not tell.
    input.afterKan = input.riichiTile = input.fromRiichi = input.shotBird = false;
    input.winsInRow = 0;
    const WinTask task = winTaskOf(input, win.rules);
    const bool usual = !win.rules.aotenjou && input.doubledSeat < 0 && input.arisu.empty() &&
                       !input.openRiichi && !input.kitaRon;
    if (usual && fits(task))
      return task;
  }
  return std::nullopt;
}

template <class Fits>
WinTask madeWin(DrillRandom &random, int level, const Fits &fits) {
  const RuleSet rules = basicAriAri();
  for (;;) {
    const auto input = tryWin(random, recipeFor(random, level), rules);
    if (!input)
      continue;
    const WinTask task = winTaskOf(*input, rules);
    if (fits(task))
      return task;
  }
}

int kansOf(const WinTask &task) {
  return static_cast<int>(std::count_if(task.input.melds.begin(), task.input.melds.end(),
                                        [](const Meld &meld) { return meld.isKan(); }));
}

}  // namespace

DrillTask makeYaku(const DrillRequest &request, bool &) {
  DrillRandom random(request);
  const RuleSet rules = basicAriAri();
  const bool wins = random.chance(50);
  for (;;) {
    HandRecipe recipe = recipeFor(random, request.level);
    // A hand that nearly has a yaku is the harder question.
    recipe.flawed = !wins && request.level > 1 && recipe.style != HandStyle::Pairs;
    recipe.open = request.level == 1 ? recipe.open : 25 + 15 * random.below(4);
    auto input = tryWin(random, recipe, rules);
    if (!input)
      continue;
    // Riichi would answer the question.
    input->riichi = false;
    input->ippatsu = false;
    input->uraIndicators = {};
    const WinTask task = winTaskOf(*input, rules);
    const bool yakuman = task.result && task.result->yakuman > 0;
    if (task.result.has_value() == wins && !yakuman && (wins || task.why == NoWin::NoYaku))
      return task;
  }
}

DrillTask makeFu(const DrillRequest &request, bool &saved) {
  DrillRandom random(request);
  const auto fits = [&](const WinTask &task) {
    if (!isCountable(task))
      return false;
    const bool plain = task.result->wait == WaitShape::Chiitoitsu || task.result->fuParts.size() <= 2;
    return request.level == 1   ? kansOf(task) == 0 && task.result->fu <= 40
           : request.level == 2 ? !plain
                                : task.result->fu >= 50;
  };
  if (const auto task = savedWin(random, request, isCountable)) {
    saved = true;
    return *task;
  }
  return madeWin(random, request.level, fits);
}

DrillTask makeScore(const DrillRequest &request, bool &saved) {
  DrillRandom random(request);
  const auto fits = [&](const WinTask &task) {
    if (!isCountable(task))
      return false;
    const bool dealer = task.input.winner == task.input.dealer;
    if (request.level == 1)
      return !dealer && kansOf(task) == 0 && task.result->han <= 4 && task.result->fu <= 40;
    return request.level == 2 || task.result->fu >= 50 || task.result->limit != Limit::None;
  };
  if (const auto task = savedWin(random, request, isCountable)) {
    saved = true;
    return *task;
  }
  return madeWin(random, request.level, fits);
}

std::vector<ScoreKey> scoreKeys(const WinTask &task) {
  std::vector<ScoreKey> keys;
  if (!task.result)
    return keys;
  const WinResult &result = *task.result;
  keys.push_back({ScoreField::Han, result.han});
  if (result.limit == Limit::None)
    keys.push_back({ScoreField::Fu, result.fu});
  const auto paid = [&](int seat) { return result.payments[static_cast<std::size_t>(seat)]; };
  if (!task.input.tsumo) {
    keys.push_back({ScoreField::Ron, paid(task.input.from)});
    return keys;
  }
  int other = (task.input.winner + 1) % task.rules.players;
  if (other == task.input.dealer)
    other = (other + 1) % task.rules.players;
  if (task.input.winner == task.input.dealer) {
    keys.push_back({ScoreField::FromEach, paid(other)});
    return keys;
  }
  keys.push_back({ScoreField::FromDealer, paid(task.input.dealer)});
  keys.push_back({ScoreField::FromOthers, paid(other)});
  return keys;
}

}  // namespace janso
