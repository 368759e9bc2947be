// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The legal actions of the other seats on a discard or a kan.
#include <algorithm>
#include <array>
#include <span>

#include "rules/legal/legal.h"

namespace janso {

namespace {

constexpr int kFourKans = 4;

// The tiles of one kind in a hand: plain ones first, red ones after.
using SameKind = InlineVec<Tile, 4>;

SameKind tilesOf(const HandTiles &tiles, Kind kind) {
  // They lie side by side: where they begin is how many are lower.
  std::size_t first = 0;
  std::size_t count = 0;
  for (Tile tile : tiles) {
    first += tile.kind() < kind ? 1U : 0U;
    count += tile.kind() == kind ? 1U : 0U;
  }
  SameKind found;
  found.append(std::span(tiles).subspan(first, count), [](Tile tile) { return tile; });
  return found;
}

Action callAction(ActionType type, Tile tile) {
  Action action;
  action.type = type;
  action.tile = tile;
  return action;
}

bool offers(const Decision &decision, ActionType type) {
  return std::ranges::any_of(decision.legal, [type](const Action &a) { return a.type == type; });
}

// The other three of the called kind, and four of the kind at the other end of a run.
constexpr std::size_t kMostForbidden = 7;

// A call after which every discard would be forbidden cannot be made.
bool leavesDiscard(const HeldTiles &own, const Action &call) {
  if (own.tiles.size() - call.consumed.size() > kMostForbidden)
    return true;
  const MeldType type = call.type == ActionType::Chi ? MeldType::Chi : MeldType::Pon;
  const Kind called = call.tile.kind();
  const KindSet kinds = kuikaeOf(type, called, std::min(called, call.consumed[0].kind()), own.rules());
  std::size_t forbidden = 0;
  for (Kind kind : kinds) {
    forbidden += own.counts[kind];
    for (Tile tile : call.consumed)
      forbidden -= tile.kind() == kind ? 1U : 0U;
  }
  return own.tiles.size() - call.consumed.size() > forbidden;
}

// Who may win on an added kan, on a closed one, or on a North set aside.
bool canRob(const HeldTiles &own, Tile tile) {
  if (!own.waits.has(tile.kind()))
    return false;
  const bool kokushi = own.melds() == 0 && shantenParts(own.counts, 0).kokushi == 0;
  if (own.board.phase == BoardPhase::AfterKita)
    return own.rules().kitaRon == KitaRon::KokushiOnly ? kokushi : own.rules().kitaRon != KitaRon::None;
  return canBeCompletedBy(tile, own.board.phase, own.waits, kokushi, own.rules());
}

void offerRon(const HeldTiles &own, int from, Tile tile, Decision &decision) {
  const Furiten &furiten = own.furiten;
  if (furiten.any()) {
    if (furiten.discard)
      decision.denied.push_back({ActionType::Ron, DenialReason::FuritenDiscard, furiten.tile, furiten.turn});
    if (furiten.temporary)
      decision.denied.push_back({ActionType::Ron, DenialReason::FuritenTemporary, furiten.missed, -1});
    if (furiten.riichi)
      decision.denied.push_back({ActionType::Ron, DenialReason::FuritenRiichi, furiten.missed, -1});
    return;
  }
  const std::optional<NoWin> why = whyNoWin(winInputOf(own, from, tile), own.rules());
  if (!why)
    decision.legal.push_back(callAction(ActionType::Ron, tile));
  else if (*why != NoWin::NotComplete)
    decision.denied.push_back({ActionType::Ron,
                               *why == NoWin::NoYaku ? DenialReason::NoYaku : DenialReason::BelowMinimumHan,
                               tile, -1});
}

void offerPon(const HeldTiles &own, Tile tile, Decision &decision) {
  const SameKind held = tilesOf(own.tiles, tile.kind());
  Action pon = callAction(ActionType::Pon, tile);
  // Pairs of neighbors and of first and last: every different choice of plain and red ones.
  for (std::size_t i = 0; i + 1 < held.size(); ++i) {
    for (std::size_t k = i + 1; k < held.size(); ++k) {
      pon.consumed = {held[i], held[k]};
      const bool known = std::ranges::find(decision.legal, pon) != decision.legal.end();
      if (!known && leavesDiscard(own, pon))
        decision.legal.push_back(pon);
    }
  }
  if (!offers(decision, ActionType::Pon))
    decision.denied.push_back({ActionType::Pon, DenialReason::Kuikae, tile, -1});
  if (held.size() < 3)
    return;
  if (const DenialReason why = whyNoKan(own.board); why != DenialReason::None) {
    decision.denied.push_back({ActionType::Daiminkan, why, tile, -1});
    return;
  }
  Action kan = callAction(ActionType::Daiminkan, tile);
  kan.consumed = held;
  decision.legal.push_back(kan);
}

void offerChi(const HeldTiles &own, Tile tile, Decision &decision) {
  const int rank = tile.kind() % 9;
  bool possible = false;
  for (int low = std::max(0, rank - 2); low <= std::min(6, rank); ++low) {
    std::array<Kind, 2> kinds{};
    std::size_t n = 0;
    for (int r = low; r < low + 3; ++r) {
      if (r != rank)
        kinds[n++] = static_cast<Kind>(tile.kind() - rank + r);
    }
    if (own.counts[kinds[0]] == 0 || own.counts[kinds[1]] == 0)
      continue;
    possible = true;
    const SameKind first = tilesOf(own.tiles, kinds[0]);
    const SameKind second = tilesOf(own.tiles, kinds[1]);
    for (std::size_t i = 0; i < first.size(); ++i) {
      for (std::size_t k = 0; k < second.size(); ++k) {
        if ((i > 0 && first[i] == first[i - 1]) || (k > 0 && second[k] == second[k - 1]))
          continue;
        Action chi = callAction(ActionType::Chi, tile);
        chi.consumed = {first[i], second[k]};
        if (leavesDiscard(own, chi))
          decision.legal.push_back(chi);
      }
    }
  }
  if (possible && !offers(decision, ActionType::Chi))
    decision.denied.push_back({ActionType::Chi, DenialReason::Kuikae, tile, -1});
}

}  // namespace

bool makesRun(const TileCounts &counts, Kind kind) {
  // Of the neighbors two below, one below, one above, two above a bit each: two in a row make the run. Which
  // of them are in the suit, by rank. No branches: nobody can foresee them.
  static constexpr std::array<unsigned, kSuitKinds> kInSuit{12, 14, 15, 15, 15, 15, 15, 7, 3};
  const auto has = [&](int at) { return counts.n[static_cast<std::size_t>(at)] > 0 ? 1U : 0U; };
  const unsigned all =
      has(std::max(kind - 2, 0)) | has(std::max(kind - 1, 0)) << 1 | has(kind + 1) << 2 | has(kind + 2) << 3;
  const unsigned near = all & kInSuit[kind % 9];
  return (near & near >> 1) != 0;
}

DenialReason whyNoKan(const Board &board) {
  if (board.tilesLeft == 0)
    return DenialReason::LastTile;
  const bool full = board.kans() >= board.rules().maxKans;
  return full && board.rules().fifthKan == FifthKan::Forbidden ? DenialReason::FourKans : DenialReason::None;
}

std::optional<DrawType> abortAfterDiscard(const Board &board) {
  // Four discards and four riichi: rules of four players.
  const RuleSet &rules = board.rules();
  const std::span players(board.players);
  const bool four = rules.players == 4;
  if (four && rules.abortSuufon && board.firstTurn) {
    const bool same = std::ranges::all_of(players, [&](const PlayerBoard &player) {
      return player.pond.size() == 1 && player.pond[0].tile == players[0].pond[0].tile;
    });
    const Kind kind = players[0].pond.empty() ? Kind{0} : players[0].pond[0].tile.kind();
    if (same && kind >= kEast && kind <= kNorth)
      return DrawType::Suufon;
  }
  if (four && rules.abortSuucha &&
      std::ranges::all_of(players, [](const PlayerBoard &p) { return p.riichi != RiichiState::None; }))
    return DrawType::Suucha;
  // Norths set aside take replacement tiles too, so kans have to be counted; but seldom.
  if (rules.abortSuukaikan == AbortSuukaikan::AfterFourthKansDiscard && board.rinshanDrawn >= kFourKans &&
      board.kans() == kFourKans && board.kanOwners() > 1)
    return DrawType::Suukaikan;
  return std::nullopt;
}

Claims claimsOn(const HeldTiles &own, bool callsEnd) {
  const Board &board = own.board;
  const Tile tile = board.lastTile;
  const Kind kind = tile.kind();
  Claims claims;
  if (board.phase != BoardPhase::AfterDahai) {
    claims.wins = canRob(own, tile);
    return claims;
  }
  claims.wins = own.waits.has(kind);
  const bool inRiichi = own.player().riichi != RiichiState::None;
  const bool same = own.counts[kind] >= 2;
  claims.pon = same && !inRiichi && !callsEnd;
  claims.chi = !inRiichi && !callsEnd && own.rules().chi && !isHonor(kind) &&
               board.nextSeat(board.turn) == own.seat && makesRun(own.counts, kind);
  if (same && inRiichi)
    claims.noPon = DenialReason::InRiichi;
  else if (same && board.tilesLeft == 0)
    claims.noPon = DenialReason::LastTile;
  return claims;
}

void offerClaims(const HeldTiles &own, const Claims &claims, Decision &decision) {
  const Tile tile = own.board.lastTile;
  decision.legal.push_back(Action());
  if (claims.wins)
    offerRon(own, own.board.turn, tile, decision);
  if (claims.pon)
    offerPon(own, tile, decision);
  if (claims.chi)
    offerChi(own, tile, decision);
  if (claims.noPon != DenialReason::None)
    decision.denied.push_back({ActionType::Pon, claims.noPon, tile, -1});
}

HeldTiles heldBy(const SeatView &view, const TileCounts &counts) {
  return {view.board, view.seat, view.hand, view.drawn, counts, 0, view.waits, view.furiten};
}

bool decisionOf(const SeatView &view, Decision &decision) {
  decision.seat = view.seat;
  decision.legal.clear();
  decision.denied.clear();
  const Board &board = view.board;
  const bool ownTurn = board.phase == BoardPhase::Discard && board.turn == view.seat;
  const bool claimable = board.phase == BoardPhase::AfterDahai || board.phase == BoardPhase::AfterKakan ||
                         board.phase == BoardPhase::AfterAnkan || board.phase == BoardPhase::AfterKita;
  if (!ownTurn && !(claimable && board.turn != view.seat))
    return false;
  const TileCounts counts = view.concealedCounts();
  HeldTiles own = heldBy(view, counts);
  if (ownTurn) {
    if (view.drawn.isKnown())
      own.away = shanten(countsOf(view.hand), own.melds());
    offerTurn(own, decision);
    return true;
  }
  const Claims claims = claimsOn(own, board.tilesLeft == 0 || abortAfterDiscard(board).has_value());
  if (!claims.any())
    return false;
  offerClaims(own, claims, decision);
  return decision.legal.size() > 1;
}

}  // namespace janso
