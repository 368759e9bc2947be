// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/setdeal.h"

#include <algorithm>
#include <cassert>

namespace janso {

namespace {

bool fits(const ScriptedAct &act, const Action &action) {
  if (act.type != action.type)
    return false;
  if (!act.tile.isKnown())
    return action.type != ActionType::Dahai || action.tsumogiri;
  const Tile named = action.type == ActionType::Ankan ? action.consumed[0].plain() : action.tile;
  return named == (action.type == ActionType::Ankan ? act.tile.plain() : act.tile);
}

const Action *findLegal(const ScriptedAct &act, const Decision &decision) {
  const auto found = std::find_if(decision.legal.begin(), decision.legal.end(),
                                  [&act](const Action &action) { return fits(act, action); });
  return found == decision.legal.end() ? nullptr : &*found;
}

}  // namespace

Action scriptedAction(SeatScript &script, const Decision &decision, bool &strayed) {
  assert(!decision.legal.empty());
  if (decision.legal[0].type == ActionType::Skip) {
    for (auto act = script.claims.begin(); act != script.claims.end(); ++act) {
      if (const Action *claim = findLegal(*act, decision)) {
        script.claims.erase(act);
        return *claim;
      }
    }
    return decision.legal[0];
  }
  if (!script.turns.empty()) {
    const ScriptedAct due = script.turns.front();
    script.turns.erase(script.turns.begin());
    if (const Action *action = findLegal(due, decision))
      return *action;
    strayed = true;
  }
  if (const Action *drawn = findLegal(ScriptedAct(), decision))
    return *drawn;
  // After a call nothing was drawn: the last tile of the hand goes.
  const Action *last = nullptr;
  for (const Action &action : decision.legal) {
    if (action.type == ActionType::Dahai)
      last = &action;
  }
  assert(last != nullptr);
  return *last;
}

}  // namespace janso
