// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the seat on turn may do, and why not.
#include <algorithm>
#include <array>

#include "rules/tenpai.h"
#include "table/round.h"

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

}  // namespace

void Round::offerTurn(int seat) {
  m_stage = Stage::Turn;
  m_open.clear();
  Decision &decision = m_open.add(seat, m_nextDecisionId++);
  offerDiscards(decision);
  offerKita(decision);
  if (!hand(seat).drawn.isKnown())
    return;  // after chi or pon there is nothing but a discard, and by option kita
  offerRiichi(decision);
  offerKans(decision);
  offerKyuushu(decision);
  offerTsumo(decision);
}

void Round::offerDiscards(Decision &decision) const {
  const Hand &own = hand(decision.seat);
  if (m_board.player(decision.seat).riichi == RiichiState::Accepted) {
    decision.legal.push_back(discardAction(ActionType::Dahai, own.drawn, true));
    deny(decision, ActionType::Dahai, DenialReason::InRiichi);
    return;
  }
  forDiscards(own.tiles, own.drawn, [&](Tile tile, bool tsumogiri) {
    if (m_kuikae.has(tile.kind()))
      deny(decision, ActionType::Dahai, DenialReason::Kuikae, tile);
    else
      decision.legal.push_back(discardAction(ActionType::Dahai, tile, tsumogiri));
  });
}

// Wins that the waits do not tell of: a marked haku that stands for any tile (to be riichi the hand has to be
// tenpai), and the fourteen unrelated tiles of the first draw.
bool Round::mayCompleteOddly(int seat) const {
  static constexpr std::uint64_t kPuutaa =
      optionalYakuBit(YakuId::ShiisanPuutaa) | optionalYakuBit(YakuId::ShiisuuPuutaa);
  const PlayerBoard &player = m_board.player(seat);
  if (hand(seat).drawn.isPocchi() && player.riichi == RiichiState::Accepted)
    return true;
  return (rules().optionalYaku & kPuutaa) != 0 && m_board.firstTurn && player.river.empty();
}

void Round::offerTsumo(Decision &decision) const {
  const Hand &own = hand(decision.seat);
  if (!own.waits.has(own.drawn.kind()) && !mayCompleteOddly(decision.seat))
    return;
  const WinInput input = winInput(decision.seat, -1, own.drawn);
  const std::optional<NoWin> why = whyNoWin(input, rules());
  if (!why)
    decision.legal.push_back(discardAction(ActionType::Tsumo, own.drawn, false));
  else if (*why != NoWin::NotComplete)
    deny(decision, ActionType::Tsumo,
         *why == NoWin::NoYaku ? DenialReason::NoYaku : DenialReason::BelowMinimumHan, own.drawn);
}

// --- Riichi ---

// A reason that does not depend on the discard; None = no such reason.
DenialReason Round::whyNoRiichi(int seat) const {
  if (!m_board.player(seat).isMenzen())
    return DenialReason::OpenHand;
  if (!affordsRiichi(rules(), m_board.scores[static_cast<std::size_t>(seat)]))
    return DenialReason::TooFewPoints;
  if (m_board.tilesLeft < rules().riichiMinWall)
    return DenialReason::TooFewTiles;
  return DenialReason::None;
}

void Round::offerRiichi(Decision &decision) const {
  const int seat = decision.seat;
  const PlayerBoard &player = m_board.player(seat);
  const Hand &own = hand(seat);
  // A wait for a fifth tile of a kind is one step further away for shanten().
  const int fifth = rules().karaten == Karaten::TenpaiAlways ? 1 : 0;
  if (player.riichi != RiichiState::None || own.away > 1 + fifth)
    return;
  if (shanten(own.counts, melds(seat)) > fifth)
    return;
  const DenialReason why = whyNoRiichi(seat);
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
      leaf = isTenpai(counts, player.melds, rules().karaten) ? std::int8_t{1} : std::int8_t{-1};
      if (leaf == 1 && !rules().furitenRiichi) {
        const KindSet left = waits(counts, melds(seat));
        const bool inRiver = std::ranges::any_of(
            player.river, [&](const RiverTile &discarded) { return left.has(discarded.tile.kind()); });
        if (inRiver || left.has(tile.kind()))
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
  if (rules().openRiichi) {
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

// A reason that holds for any kan now. Where a fifth kan ends the hand it may be declared.
DenialReason Round::whyNoKan() const {
  if (m_board.tilesLeft == 0)
    return DenialReason::LastTile;
  const bool full = m_board.kans() >= rules().maxKans;
  return full && rules().fifthKan == FifthKan::Forbidden ? DenialReason::FourKans : DenialReason::None;
}

// Ankan after riichi: nothing but the drawn tile may start it, and the hand must stay what it was declared
// as.
DenialReason Round::whyNoAnkan(int seat, Kind kind) const {
  const DenialReason why = whyNoKan();
  if (why != DenialReason::None || m_board.player(seat).riichi != RiichiState::Accepted)
    return why;
  if (rules().riichiAnkan == RiichiAnkan::Never || hand(seat).drawn.kind() != kind)
    return DenialReason::InRiichi;
  return ankanKeepsHand(seat, kind) ? DenialReason::None : DenialReason::WaitWouldChange;
}

bool Round::ankanKeepsHand(int seat, Kind kind) const {
  const Hand &own = hand(seat);
  if (own.waits.has(kind))
    return false;
  TileCounts counts = own.counts;
  counts[kind] = 0;
  if (waits(counts, melds(seat) + 1) != own.waits)
    return false;
  if (rules().riichiAnkan != RiichiAnkan::SameWaitAndStructure || isHonour(kind))
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
      if (shanten(rest, melds(seat) + 1) == -1)
        return false;
    }
    --held[wait];
  }
  return true;
}

void Round::offerKans(Decision &decision) const {
  const int seat = decision.seat;
  const Hand &own = hand(seat);
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
  for (std::size_t i = 0; i < own.tiles.size(); ++i) {
    const Kind kind = own.tiles[i].kind();
    if (own.counts[kind] != 4 || (i > 0 && own.tiles[i - 1].kind() == kind))
      continue;
    const DenialReason why = whyNoAnkan(seat, kind);
    if (why == DenialReason::None)
      decision.legal.push_back(ankan(kind));
    else
      deny(decision, ActionType::Ankan, why, Tile(kind));
  }
  for (const Meld &meld : m_board.player(seat).melds) {
    if (meld.type != MeldType::Pon || own.counts[meld.kind()] == 0)
      continue;
    Tile tile = own.drawn;
    for (Tile held : own.tiles) {
      if (held.kind() == meld.kind())
        tile = held;
    }
    const DenialReason why = whyNoKan();
    if (why != DenialReason::None)
      deny(decision, ActionType::Kakan, why, tile);
    else
      decision.legal.push_back(discardAction(ActionType::Kakan, tile, false));
  }
}

// One action for all Norths in hand: they look the same.
void Round::offerKita(Decision &decision) const {
  const Hand &own = hand(decision.seat);
  if (!rules().kita || m_board.seats() != 3 || own.counts[kNorth] == 0)
    return;
  const PlayerBoard &player = m_board.player(decision.seat);
  const bool drew = own.drawn.isKnown();
  const bool drewNorth = drew && own.drawn.kind() == kNorth;
  // After a chi never: with both ends forbidden the replacement tile could leave no discard.
  const bool afterPon = !drew && player.melds.back().type == MeldType::Pon;
  const Tile north(kNorth);
  if (player.riichi == RiichiState::Accepted && !drewNorth)
    deny(decision, ActionType::Kita, DenialReason::InRiichi, north);
  else if (!drew && !(afterPon && rules().kitaAfterPon))
    deny(decision, ActionType::Kita, DenialReason::AfterPon, north);
  else if (m_board.tilesLeft == 0)
    deny(decision, ActionType::Kita, DenialReason::LastTile, north);
  else
    decision.legal.push_back(discardAction(ActionType::Kita, north, false));
}

void Round::offerKyuushu(Decision &decision) const {
  if (!rules().abortKyuushu || !m_board.firstTurn || !m_board.player(decision.seat).river.empty())
    return;
  int kinds = 0;
  for (Kind kind = 0; kind < kKinds; ++kind)
    kinds += isYaochuu(kind) && hand(decision.seat).counts[kind] > 0 ? 1 : 0;
  if (kinds < kKyuushuKinds)
    return;
  Action action;
  action.type = ActionType::Kyuushu;
  decision.legal.push_back(action);
}

}  // namespace janso
