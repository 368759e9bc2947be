// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/plainsight.h"

#include <algorithm>

#include "bots/reading/danger.h"
#include "bots/reading/figures.h"

namespace janso {
namespace {

bool isWithin(const Meld &meld, KindSet kinds) {
  return std::ranges::all_of(meld.tiles, [kinds](Tile tile) { return kinds.has(tile.kind()); });
}

bool shows(const ObviousThreat &threat, const Melds &melds) {
  const bool begun =
      std::ranges::any_of(melds, [&threat](const Meld &meld) { return isWithin(meld, threat.feared); });
  const auto within =
      std::ranges::count_if(melds, [&threat](const Meld &meld) { return isWithin(meld, threat.within); });
  return begun && within >= threat.melds && static_cast<int>(melds.size()) - within <= threat.others;
}

// Hidden copies are what another could hold; own discards are furiten.
KindSet stillFeared(const Knowledge &know, const PlayerBoard &player, KindSet feared) {
  KindSet still;
  for (Kind kind : feared) {
    const bool discarded =
        std::ranges::any_of(player.pond, [kind](const PondTile &t) { return t.tile.kind() == kind; });
    if (!discarded && know.left(kind) > 0)
      still.add(kind);
  }
  return still;
}

}  // namespace

PlainDangers plainDangers(const Knowledge &know) {
  PlainDangers dangers;
  for (int seat = 0; seat < know.board().seats(); ++seat) {
    const PlayerBoard &player = know.board().players[static_cast<std::size_t>(seat)];
    if (seat == know.seat() || player.melds.size() < 2)
      continue;
    for (const ObviousThreat &threat : kObviousThreats) {
      if (!shows(threat, player.melds))
        continue;
      KindSet &of = threat.yakuman ? dangers.yakuman : dangers.flush;
      of = KindSet(of.bits() | stillFeared(know, player, threat.feared).bits());
    }
  }
  return dangers;
}

bool isAnybodyInRiichi(const Knowledge &know) {
  for (int seat = 0; seat < know.board().seats(); ++seat) {
    if (seat != know.seat() &&
        know.board().players[static_cast<std::size_t>(seat)].riichi != RiichiState::None)
      return true;
  }
  return false;
}

Kind genbutsuKind(const Knowledge &know, const OwnHand &hand, KindSet allowed) {
  const Danger danger(know);
  Kind best = kKinds;
  for (Kind kind : allowed) {
    if (danger.isSafeAgainstRiichi(kind) && (best == kKinds || hand.counts[kind] > hand.counts[best]))
      best = kind;
  }
  return best;
}

KindSet without(KindSet kinds, KindSet dangers) {
  const KindSet left(kinds.bits() & ~dangers.bits());
  return left.empty() ? kinds : left;
}

}  // namespace janso
