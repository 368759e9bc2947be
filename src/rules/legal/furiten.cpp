// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Updates and checks furiten.
#include "rules/legal/furiten.h"

namespace janso {

namespace {

void pickTile(Furiten &furiten, const PlayerBoard *own) {
  if (furiten.discard && own != nullptr)
    furiten.tile = own->pond[static_cast<std::size_t>(furiten.turn)].tile;
  else if (!furiten.discard)
    furiten.tile = furiten.missed;
}

}  // namespace

void updateDiscardFuriten(Furiten &furiten, KindSet waits, const PlayerBoard &own) {
  furiten.discard = false;
  furiten.turn = -1;
  if (!waits.empty()) {
    for (std::size_t i = 0; i < own.pond.size() && !furiten.discard; ++i) {
      if (waits.has(own.pond[i].tile.kind())) {
        furiten.discard = true;
        furiten.turn = static_cast<std::int8_t>(i);
      }
    }
  }
  pickTile(furiten, &own);
}

void noteMissedTile(Furiten &furiten, Tile tile, bool inRiichi) {
  if (!furiten.temporary && !furiten.riichi)
    furiten.missed = tile;
  (inRiichi ? furiten.riichi : furiten.temporary) = true;
  pickTile(furiten, nullptr);
}

void liftTemporaryFuriten(Furiten &furiten, FuritenMoment moment, TempFuritenEnd end) {
  if (!furiten.temporary)
    return;
  bool lifts = false;
  switch (end) {
    case TempFuritenEnd::OwnDraw:
      lifts = moment == FuritenMoment::OwnDraw;
      break;
    case TempFuritenEnd::OwnDiscard:
      lifts = moment == FuritenMoment::OwnDiscard;
      break;
    case TempFuritenEnd::OwnDrawOrCall:
      lifts = moment == FuritenMoment::OwnDraw || moment == FuritenMoment::OwnCall;
      break;
    case TempFuritenEnd::OwnDrawOrAnyCall:
      lifts = moment != FuritenMoment::OwnDiscard;
      break;
  }
  if (!lifts)
    return;
  furiten.temporary = false;
  if (!furiten.riichi)
    furiten.missed = Tile();
  pickTile(furiten, nullptr);
}

bool canBeCompletedBy(Tile tile, BoardPhase phase, KindSet waits, bool kokushiTenpai, const RuleSet &rules) {
  if (!waits.has(tile.kind()))
    return false;
  if (phase == BoardPhase::AfterAnkan)
    return rules.chankanAnkanKokushi && kokushiTenpai;
  return phase == BoardPhase::AfterDahai || phase == BoardPhase::AfterKakan;
}

}  // namespace janso
