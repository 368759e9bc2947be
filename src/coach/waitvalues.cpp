// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/waitvalues.h"

#include <algorithm>

#include "rules/legal/legal.h"
#include "rules/tenpai.h"

namespace janso {

namespace {

constexpr int kCopies = 4;

// The seat's hand and board as they are once the discard is in the pond and another seat is on turn.
struct Later {
  Board board;
  HandTiles tiles;
  TileCounts counts;
  Furiten furiten;

  Later(const SeatView &view, Tile discard) : board(view.board), furiten(view.furiten) {
    bool out = !discard.isKnown();
    const auto keep = [&](Tile tile) {
      if (!out && tile == discard)
        out = true;
      else
        insertSorted(tiles, tile);
    };
    for (Tile tile : view.hand)
      keep(tile);
    if (view.drawn.isKnown())
      keep(view.drawn);
    counts = countsOf(tiles);
    PlayerBoard &own = board.player(view.seat);
    if (discard.isKnown()) {
      PondTile pond;
      pond.tile = discard;
      if (own.pond.size() < own.pond.capacity())
        own.pond.push_back(pond);
      liftTemporaryFuriten(furiten, FuritenMoment::OwnDiscard, board.rules().tempFuritenEnd);
    }
    own.ippatsu = false;
    board.phase = BoardPhase::AfterDahai;
    board.turn = static_cast<std::int8_t>(board.nextSeat(view.seat));
    board.rinshanDraw = false;
    board.kanTurn = false;
  }
};

WinChance chance(const WinInput &input, const RuleSet &rules) {
  WinChance made;
  const ScoreOutcome outcome = scoreHand(input, rules);
  made.why = outcome.why;
  if (!outcome.result)
    return made;
  const WinResult &result = *outcome.result;
  made.worth = WinWorth{result.han, result.fu, result.yakuman, result.limit, result.handPoints};
  return made;
}

WinInput inputFor(const HeldTiles &own, bool tsumo, Kind kind) {
  WinInput input = winInputOf(own, tsumo ? -1 : own.board.nextSeat(own.seat), Tile(kind));
  input.tenhou = input.chiihou = input.renhou = input.haitei = false;
  input.fromRiichi = input.riichiTile = false;
  return input;
}

WaitValue valueOf(const HeldTiles &own, Kind kind, int left, bool canRiichi) {
  WaitValue value;
  value.kind = kind;
  value.left = left;
  if (own.counts[kind] >= kCopies)
    return value;
  for (const bool tsumo : {false, true}) {
    if (tsumo && own.board.tilesLeft == 0)
      continue;
    WinInput input = inputFor(own, tsumo, kind);
    (tsumo ? value.tsumo : value.ron) = chance(input, own.rules());
    if (!canRiichi)
      continue;
    input.riichi = true;
    (tsumo ? value.riichiTsumo : value.riichiRon) = chance(input, own.rules());
  }
  return value;
}

bool isRiichiPossible(const SeatView &view, const Later &later, bool discarded) {
  const PlayerBoard &own = view.me();
  return discarded && view.drawn.isKnown() && own.riichi == RiichiState::None &&
         whyNoRiichi(view.board, view.seat) == DenialReason::None &&
         isTenpai(later.counts, own.melds, view.rules().karaten);
}

}  // namespace

int TenpaiHand::tilesLeft() const {
  int sum = 0;
  for (const WaitValue &wait : waits)
    sum += wait.left;
  return sum;
}

std::optional<TenpaiHand::Range> TenpaiHand::points(bool riichi) const {
  std::optional<Range> range;
  for (const WaitValue &wait : waits) {
    const WinChance *ron = riichi ? &wait.riichiRon : &wait.ron;
    for (const WinChance *chance : {ron, riichi ? &wait.riichiTsumo : &wait.tsumo}) {
      if (!chance->worth || wait.left == 0 || (furiten && chance == ron))
        continue;
      const std::int32_t points = chance->worth->points;
      if (!range)
        range = Range{points, points};
      range->low = std::min(range->low, points);
      range->high = std::max(range->high, points);
    }
  }
  return range;
}

bool TenpaiHand::noYakuByRon() const {
  return !waits.empty() &&
         std::ranges::none_of(waits, [](const WaitValue &wait) { return wait.ron.worth.has_value(); });
}

bool TenpaiHand::someNoYakuByRon() const {
  return std::ranges::any_of(
      waits, [](const WaitValue &wait) { return !wait.ron.worth && wait.ron.why != NoWin::NotComplete; });
}

TenpaiHand tenpaiHandAfter(const SeatView &view, Tile discard) {
  TenpaiHand hand;
  hand.discard = discard;
  const Later later(view, discard);
  const int melds = static_cast<int>(view.me().melds.size());
  const KindSet kinds = waits(later.counts, melds);
  if (kinds.empty())
    return hand;
  Furiten furiten = later.furiten;
  updateDiscardFuriten(furiten, kinds, later.board.player(view.seat));
  hand.furiten = furiten.any();
  hand.furitenTile = furiten.tile;
  hand.furitenTurn = furiten.discard ? furiten.turn : -1;
  hand.canRiichi =
      isRiichiPossible(view, later, discard.isKnown()) && (view.rules().furitenRiichi || !furiten.discard);
  const TileCounts seen = view.visibleCounts();
  const HeldTiles own{later.board, view.seat, later.tiles, Tile(), later.counts, 0, kinds, furiten};
  for (Kind kind : kinds)
    hand.waits.push_back(valueOf(own, kind, std::max(0, kCopies - seen[kind]), hand.canRiichi));
  return hand;
}

}  // namespace janso
