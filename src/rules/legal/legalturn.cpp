// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The legal actions of the seat on turn, and why others are denied.
#include <algorithm>
#include <array>
#include <span>

#include "rules/legal/legal.h"
#include "rules/tenpai.h"

namespace janso {

namespace {

constexpr int kKyuushuKinds = 9;

void deny(Decision &decision, ActionType type, DenialReason reason, Tile tile = Tile(), int turn = -1) {
  decision.denied.push_back({type, reason, tile, static_cast<std::int8_t>(turn)});
}

Action discardAction(ActionType type, Tile tile, bool tsumogiri) {
  Action action;
  action.type = type;
  action.tile = tile;
  action.tsumogiri = tsumogiri;
  return action;
}

// Calls use(tile, tsumogiri) for every different discard: ascending, the drawn tile last.
template <class Use>
void forDiscards(const HandTiles &tiles, Tile drawn, Use use) {
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    if (i == 0 || tiles[i] != tiles[i - 1])
      use(tiles[i], false);
  }
  if (drawn.isKnown())
    use(drawn, true);
}

void offerDiscards(const HeldTiles &own, Decision &decision) {
  if (own.player().riichi == RiichiState::Accepted) {
    decision.legal.push_back(discardAction(ActionType::Dahai, own.drawn, true));
    deny(decision, ActionType::Dahai, DenialReason::InRiichi);
    return;
  }
  if (!own.board.kuikae.empty()) {
    forDiscards(own.tiles, own.drawn, [&](Tile tile, bool tsumogiri) {
      if (own.board.kuikae.has(tile.kind()))
        deny(decision, ActionType::Dahai, DenialReason::Kuikae, tile);
      else
        decision.legal.push_back(discardAction(ActionType::Dahai, tile, tsumogiri));
    });
    return;
  }
  // This is asked at every turn: as forDiscards(), but without a branch that depends on the tiles.
  std::array<Tile, HandTiles::capacity()> different;
  std::size_t last = 0;
  different[0] = own.tiles[0];
  for (std::size_t i = 1; i < own.tiles.size(); ++i) {
    last += own.tiles[i] != own.tiles[i - 1] ? 1U : 0U;
    different[last] = own.tiles[i];
  }
  decision.legal.append(std::span(different).first(last + 1),
                        [](Tile tile) { return discardAction(ActionType::Dahai, tile, false); });
  if (own.drawn.isKnown())
    decision.legal.push_back(discardAction(ActionType::Dahai, own.drawn, true));
}

// Wins that the waits do not tell of: a marked haku that stands for any tile (to be riichi the hand has to be
// tenpai), and the fourteen unrelated tiles of the first draw.
bool mayCompleteOddly(const HeldTiles &own) {
  static constexpr std::uint64_t kPuutaa =
      optionalYakuBit(YakuId::ShiisanPuutaa) | optionalYakuBit(YakuId::ShiisuuPuutaa);
  const PlayerBoard &player = own.player();
  if (own.drawn.isPocchi() && player.riichi == RiichiState::Accepted)
    return true;
  return (own.rules().optionalYaku & kPuutaa) != 0 && own.board.firstTurn && player.pond.empty();
}

void offerTsumo(const HeldTiles &own, Decision &decision) {
  if (!own.waits.has(own.drawn.kind()) && !mayCompleteOddly(own))
    return;
  const WinInput input = winInputOf(own, -1, own.drawn);
  const std::optional<NoWin> why = whyNoWin(input, own.rules());
  if (!why)
    decision.legal.push_back(discardAction(ActionType::Tsumo, own.drawn, false));
  else if (*why != NoWin::NotComplete)
    deny(decision, ActionType::Tsumo,
         *why == NoWin::NoYaku ? DenialReason::NoYaku : DenialReason::BelowMinimumHan, own.drawn);
}

// --- Riichi ---

void offerRiichi(const HeldTiles &own, Decision &decision) {
  const PlayerBoard &player = own.player();
  // A wait for a fifth tile of a kind is one step further away for shanten().
  const int fifth = own.rules().karaten == Karaten::TenpaiAlways ? 1 : 0;
  if (player.riichi != RiichiState::None || own.away > 1 + fifth)
    return;
  if (shanten(own.counts, own.melds()) > fifth)
    return;
  const DenialReason why = whyNoRiichi(own.board, own.seat);
  if (why != DenialReason::None) {
    deny(decision, ActionType::Riichi, why);
    return;
  }
  const std::size_t first = decision.legal.size();
  std::array<std::int8_t, kKinds> leaves{};  // by kind: 0 not looked at, 1 tenpai, 2 furiten, -1 not tenpai
  TileCounts counts = own.counts;
  bool furiten = false;
  bool any = false;
  forDiscards(own.tiles, own.drawn, [&](Tile tile, bool tsumogiri) {
    std::int8_t &leaf = leaves[tile.kind()];
    if (leaf == 0) {
      counts.remove(tile);
      leaf = isTenpai(counts, player.melds, own.rules().karaten) ? std::int8_t{1} : std::int8_t{-1};
      if (leaf == 1 && !own.rules().furitenRiichi) {
        const KindSet left = waits(counts, own.melds());
        const bool inPond = std::ranges::any_of(
            player.pond, [&](const PondTile &discarded) { return left.has(discarded.tile.kind()); });
        if (inPond || left.has(tile.kind()))
          leaf = 2;
      }
      counts.add(tile);
    }
    furiten = furiten || leaf == 2;
    if (leaf != 1)
      return;
    any = true;
    decision.legal.push_back(discardAction(ActionType::Riichi, tile, tsumogiri));
  });
  if (own.rules().openRiichi) {
    for (std::size_t i = first, end = decision.legal.size(); i < end; ++i) {
      Action open = decision.legal[i];
      open.type = ActionType::OpenRiichi;
      decision.legal.push_back(open);
    }
  }
  if (!any)
    deny(decision, ActionType::Riichi, furiten ? DenialReason::FuritenDiscard : DenialReason::NotTenpai);
}

// --- Kans ---

bool ankanKeepsHand(const HeldTiles &own, Kind kind) {
  if (own.waits.has(kind))
    return false;
  TileCounts counts = own.counts;
  counts[kind] = 0;
  if (waits(counts, own.melds() + 1) != own.waits)
    return false;
  if (own.rules().riichiAnkan != RiichiAnkan::SameWaitAndStructure || isHonor(kind))
    return true;
  // The three tiles must be a triplet in every reading of every win: none may take a run through them.
  TileCounts held = own.counts;
  --held[kind];
  for (Kind wait : own.waits) {
    if (held[wait] == 4)
      continue;  // there is no fifth: nothing to read
    ++held[wait];
    for (int low = std::max(0, kind % 9 - 2); low <= std::min(6, kind % 9); ++low) {
      const Kind first = static_cast<Kind>(kind - kind % 9 + low);
      const Kind second = static_cast<Kind>(first + 1);
      const Kind third = static_cast<Kind>(first + 2);
      if (held[first] == 0 || held[second] == 0 || held[third] == 0)
        continue;
      TileCounts rest = held;
      for (Kind k : {first, second, third})
        --rest[k];
      if (shanten(rest, own.melds() + 1) == -1)
        return false;
    }
    --held[wait];
  }
  return true;
}

// Ankan after riichi: nothing but the drawn tile may start it, and the hand must stay what it was declared
// as.
DenialReason whyNoAnkan(const HeldTiles &own, Kind kind) {
  const DenialReason why = whyNoKan(own.board);
  if (why != DenialReason::None || own.player().riichi != RiichiState::Accepted)
    return why;
  if (own.rules().riichiAnkan == RiichiAnkan::Never || own.drawn.kind() != kind)
    return DenialReason::InRiichi;
  return ankanKeepsHand(own, kind) ? DenialReason::None : DenialReason::WaitWouldChange;
}

void offerKans(const HeldTiles &own, Decision &decision) {
  const auto ankan = [&](Kind kind) {
    Action action;
    action.type = ActionType::Ankan;
    for (Tile tile : own.tiles) {
      if (tile.kind() == kind)
        action.consumed.push_back(tile);
    }
    if (own.drawn.kind() == kind)
      insertSorted(action.consumed, own.drawn);
    return action;
  };
  for (std::size_t i = 0; own.counts.anyFour() && i < own.tiles.size(); ++i) {
    const Kind kind = own.tiles[i].kind();
    if (own.counts[kind] != 4 || (i > 0 && own.tiles[i - 1].kind() == kind))
      continue;
    const DenialReason why = whyNoAnkan(own, kind);
    if (why == DenialReason::None)
      decision.legal.push_back(ankan(kind));
    else
      deny(decision, ActionType::Ankan, why, Tile(kind));
  }
  for (const Meld &meld : own.player().melds) {
    if (meld.type != MeldType::Pon || own.counts[meld.kind()] == 0)
      continue;
    Tile tile = own.drawn;
    for (Tile held : own.tiles) {
      if (held.kind() == meld.kind())
        tile = held;
    }
    const DenialReason why = whyNoKan(own.board);
    if (why != DenialReason::None)
      deny(decision, ActionType::Kakan, why, tile);
    else
      decision.legal.push_back(discardAction(ActionType::Kakan, tile, false));
  }
}

// One action for all Norths in hand: they look the same.
void offerKita(const HeldTiles &own, Decision &decision) {
  if (!own.rules().kita || own.board.seats() != 3 || own.counts[kNorth] == 0)
    return;
  const PlayerBoard &player = own.player();
  const bool drew = own.drawn.isKnown();
  const bool drewNorth = drew && own.drawn.kind() == kNorth;
  // After a chi never: with both ends forbidden the replacement tile could leave no discard.
  const bool afterPon = !drew && player.melds.back().type == MeldType::Pon;
  const Tile north(kNorth);
  if (player.riichi == RiichiState::Accepted && !drewNorth)
    deny(decision, ActionType::Kita, DenialReason::InRiichi, north);
  else if (!drew && !(afterPon && own.rules().kitaAfterPon))
    deny(decision, ActionType::Kita, DenialReason::AfterPon, north);
  else if (own.board.tilesLeft == 0)
    deny(decision, ActionType::Kita, DenialReason::LastTile, north);
  else
    decision.legal.push_back(discardAction(ActionType::Kita, north, false));
}

void offerKyuushu(const HeldTiles &own, Decision &decision) {
  if (!own.rules().abortKyuushu || !own.board.firstTurn || !own.player().pond.empty())
    return;
  int kinds = 0;
  for (Kind kind = 0; kind < kKinds; ++kind)
    kinds += isYaochuu(kind) && own.counts[kind] > 0 ? 1 : 0;
  if (kinds < kKyuushuKinds)
    return;
  Action action;
  action.type = ActionType::Kyuushu;
  decision.legal.push_back(action);
}

}  // namespace

DenialReason whyNoRiichi(const Board &board, int seat) {
  const RuleSet &rules = board.rules();
  if (!board.player(seat).isMenzen())
    return DenialReason::OpenHand;
  if (!affordsRiichi(rules, board.scores[static_cast<std::size_t>(seat)]))
    return DenialReason::TooFewPoints;
  if (board.tilesLeft < rules.riichiMinWall)
    return DenialReason::TooFewTiles;
  return DenialReason::None;
}

void offerTurn(const HeldTiles &own, Decision &decision) {
  offerDiscards(own, decision);
  offerKita(own, decision);
  if (!own.drawn.isKnown())
    return;  // after chi or pon there is nothing but a discard, and by option kita
  offerRiichi(own, decision);
  offerKans(own, decision);
  offerKyuushu(own, decision);
  offerTsumo(own, decision);
}

}  // namespace janso
