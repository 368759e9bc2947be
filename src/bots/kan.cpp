// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/kan.h"

#include <algorithm>

#include "bots/choice.h"
#include "bots/reading/figures.h"
#include "rules/shanten.h"

namespace janso {

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
  if (danger != nullptr && canBeWonOn && kept > 0 && danger->risk(kNorth) > kKanFigures.dangerousNorth)
    return nullptr;
  return kita;
}

bool isUsefulKan(const Knowledge &know, const OwnHand &hand, const Danger &danger, const Action &kan) {
  if (know.view().me().riichi != RiichiState::None)
    return true;
  if (danger.riichis() > 0 || danger.highestTenpai() > kKanFigures.mostTenpai)
    return false;
  const OwnHand after = afterCall(hand, kan, -1);
  const int now = shantenAfterDiscard(hand, {});
  const int then = shanten(after.counts, after.meldCount());
  const int nearEnough = kan.type == ActionType::Ankan ? kKanFigures.ankanShanten : kKanFigures.kakanShanten;
  return then <= now && now <= nearEnough;
}

}  // namespace janso
