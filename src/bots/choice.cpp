// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/choice.h"

#include <algorithm>
#include <cassert>

namespace janso {

namespace {
constexpr double kDangerousNorth = 0.12;  // risk of setting it aside that a hand without tenpai does not take
}

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
  KindSet kinds;
  if (call.type != ActionType::Chi && call.type != ActionType::Pon)
    return kinds;
  const Kind called = call.tile.kind();
  if (rules.kuikaeSameForbidden)
    kinds.add(called);
  if (call.type == ActionType::Chi && rules.kuikaeOtherEndForbidden) {
    const Kind low = call.consumed[0].kind();
    const Kind high = call.consumed[1].kind();
    if (called < low && rankOf(called) + 3 <= 9)
      kinds.add(static_cast<Kind>(called + 3));
    if (called > high && rankOf(called) - 3 >= 1)
      kinds.add(static_cast<Kind>(called - 3));
  }
  return kinds;
}

const Action *usefulKita(const Knowledge &know, const OwnHand &hand, const Danger *danger,
                         std::span<const Action> legal) {
  const Action *kita = findType(legal, ActionType::Kita);
  if (kita == nullptr || know.view().me().riichi != RiichiState::None)
    return kita;
  const int kept = shantenAfterDiscard(hand, {});
  OwnHand left = hand;
  left.remove(kita->tile);
  const int without = shanten(left.counts, left.meldCount());
  // Kokushi that is no farther than any other way needs its North; a second one may be its pair.
  const ShantenParts parts = shantenParts(hand.counts, hand.meldCount());
  const bool kokushi = parts.kokushi <= 2 && parts.kokushi <= std::min(parts.standard, parts.chiitoitsu) &&
                       shantenParts(left.counts, left.meldCount()).kokushi > parts.kokushi;
  if (kokushi || (kept <= 0 && without > kept))
    return nullptr;
  const KitaRon ron = know.rules().kitaRon;
  const bool canBeWonOn = ron == KitaRon::NoChankan || ron == KitaRon::Chankan;
  if (danger != nullptr && canBeWonOn && kept > 0 && danger->risk(kNorth) > kDangerousNorth)
    return nullptr;
  return kita;
}

int shantenAfterDiscard(const OwnHand &hand, KindSet forbidden) {
  int best = 99;
  for (const DiscardOption &option : discardOptions(hand.counts, hand.meldCount(), hand.counts)) {
    if (!forbidden.has(option.discard))
      best = std::min<int>(best, option.shanten);
  }
  return best;
}

}  // namespace janso
