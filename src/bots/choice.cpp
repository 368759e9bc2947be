// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/choice.h"

#include <algorithm>
#include <cassert>

#include "rules/board.h"

namespace janso {

const Action *findType(std::span<const Action> legal, ActionType type) {
  const auto found =
      std::find_if(legal.begin(), legal.end(), [type](const Action &a) { return a.type == type; });
  return found == legal.end() ? nullptr : &*found;
}

const Action *findWin(std::span<const Action> legal) {
  const auto found = std::find_if(legal.begin(), legal.end(), [](const Action &a) { return a.isWin(); });
  return found == legal.end() ? nullptr : &*found;
}

const Action &passing(std::span<const Action> legal) {
  assert(!legal.empty());
  if (const Action *skip = findType(legal, ActionType::Skip))
    return *skip;
  for (const Action &action : legal) {
    if (action.type == ActionType::Dahai && action.tsumogiri)
      return action;
  }
  const Action *any = findType(legal, ActionType::Dahai);
  return any != nullptr ? *any : legal.front();
}

const Action *findDiscard(std::span<const Action> legal, Kind kind, ActionType type) {
  const Action *best = nullptr;
  const auto rank = [](const Action &a) {
    return (a.tile.isRed() || a.tile.isPocchi() ? 2 : 0) + (a.tsumogiri ? 0 : 1);
  };
  for (const Action &action : legal) {
    if (action.type == type && action.tile.kind() == kind && (best == nullptr || rank(action) < rank(*best)))
      best = &action;
  }
  return best;
}

KindSet discardable(std::span<const Action> legal, ActionType type) {
  KindSet kinds;
  for (const Action &action : legal) {
    if (action.type == type)
      kinds.add(action.tile.kind());
  }
  return kinds;
}

KindSet kuikaeKinds(const Action &call, const RuleSet &rules) {
  if (call.type != ActionType::Chi && call.type != ActionType::Pon)
    return {};
  const Kind called = call.tile.kind();
  const MeldType type = call.type == ActionType::Chi ? MeldType::Chi : MeldType::Pon;
  return kuikaeOf(type, called, std::min(called, call.consumed[0].kind()), rules);
}

}  // namespace janso
