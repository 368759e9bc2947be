// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Folds a seat's events into its view.
#include "rules/legal/seatview.h"

#include <algorithm>
#include <cassert>

namespace janso {

namespace {

void takeOut(HandTiles &hand, Tile tile) {
  const auto at = std::find(hand.begin(), hand.end(), tile);
  assert(at != hand.end());
  hand.erase(static_cast<std::size_t>(at - hand.begin()));
}

template <class Use>
void forTilesFromHand(const Meld &meld, Use use) {
  if (meld.type == MeldType::Kakan) {
    use(meld.added);
    return;
  }
  bool calledSeen = meld.type == MeldType::Ankan;
  for (Tile tile : meld.tiles) {
    if (!calledSeen && tile == meld.called)
      calledSeen = true;
    else
      use(tile);
  }
}

void keepDrawn(SeatView &view) {
  if (view.drawn.isKnown())
    insertSorted(view.hand, view.drawn);
  view.drawn = Tile();
}

void handChanged(SeatView &view) {
  const bool complete = view.hand.size() % 3 == 1;
  view.waits = complete ? waits(countsOf(view.hand), static_cast<int>(view.me().melds.size())) : KindSet();
  updateDiscardFuriten(view.furiten, view.waits, view.me());
}

// The claimable tile on the table was not taken by a win: any other event says so, but for an indicator,
// which may be turned while a kan can yet be robbed.
void noteMissed(SeatView &view) {
  const Board &board = view.board;
  if (board.turn == view.seat || !view.waits.has(board.lastTile.kind()))
    return;
  const bool kokushi = view.me().melds.empty() && shantenParts(countsOf(view.hand), 0).kokushi == 0;
  if (canBeCompletedBy(board.lastTile, board.phase, view.waits, kokushi, board.rules()))
    noteMissedTile(view.furiten, board.lastTile, view.me().riichi == RiichiState::Accepted);
}

bool isClaimable(BoardPhase phase) {
  return phase == BoardPhase::AfterDahai || phase == BoardPhase::AfterKakan ||
         phase == BoardPhase::AfterAnkan;
}

bool leavesClaimOpen(const Event &event) {
  return std::holds_alternative<Hora>(event) || std::holds_alternative<Ryukyoku>(event) ||
         std::holds_alternative<DoraRevealed>(event);
}

// --- One fold per kind of event; the board has been folded before ---

struct Fold {
  SeatView &view;

  void operator()(const MatchStarted &) const {
    const Board board = view.board;
    view = emptyView(view.seat);
    view.board = board;
  }

  void operator()(const KyokuStarted &event) const {
    view.furiten = Furiten();
    view.drawn = Tile();
    for (int seat = 0; seat < 4; ++seat) {
      HandTiles &to = seat == view.seat ? view.hand : view.opened[static_cast<std::size_t>(seat)];
      const HandTiles &from = event.hands[static_cast<std::size_t>(seat)];
      to = !from.empty() && from[0].isKnown() ? from : HandTiles();
    }
    handChanged(view);
  }

  void operator()(const Tsumo &event) const {
    if (event.seat == view.seat) {
      view.drawn = event.tile;
      liftTemporaryFuriten(view.furiten, FuritenMoment::OwnDraw, view.rules().tempFuritenEnd);
    } else if (event.tile.isKnown()) {
      view.opened[static_cast<std::size_t>(event.seat)].push_back(event.tile);
    }
  }

  void operator()(const Dahai &event) const {
    if (event.seat == view.seat) {
      if (!event.tsumogiri) {
        takeOut(view.hand, event.tile);
        keepDrawn(view);
      }
      view.drawn = Tile();
      liftTemporaryFuriten(view.furiten, FuritenMoment::OwnDiscard, view.rules().tempFuritenEnd);
      handChanged(view);
      return;
    }
    HandTiles &opened = view.opened[static_cast<std::size_t>(event.seat)];
    if (opened.empty())
      return;
    if (event.tsumogiri) {
      opened.pop_back();
    } else {
      takeOut(opened, event.tile);
      std::sort(opened.begin(), opened.end());
    }
  }

  void operator()(const Call &event) const {
    if (event.seat == view.seat) {
      keepDrawn(view);
      forTilesFromHand(event.meld, [this](Tile tile) { takeOut(view.hand, tile); });
      liftTemporaryFuriten(view.furiten, FuritenMoment::OwnCall, view.rules().tempFuritenEnd);
      handChanged(view);
      return;
    }
    liftTemporaryFuriten(view.furiten, FuritenMoment::OthersCall, view.rules().tempFuritenEnd);
    HandTiles &opened = view.opened[static_cast<std::size_t>(event.seat)];
    if (opened.empty())
      return;
    forTilesFromHand(event.meld, [&opened](Tile tile) { takeOut(opened, tile); });
    std::sort(opened.begin(), opened.end());
  }

  void operator()(const Kita &event) const {
    if (event.seat == view.seat) {
      // In riichi it is the drawn one that goes, also when the hand holds another.
      if (view.me().riichi != RiichiState::Accepted) {
        keepDrawn(view);
        takeOut(view.hand, event.tile);
      }
      view.drawn = Tile();
      handChanged(view);
      return;
    }
    HandTiles &opened = view.opened[static_cast<std::size_t>(event.seat)];
    if (opened.empty())
      return;
    takeOut(opened, event.tile);
    std::sort(opened.begin(), opened.end());
  }

  void operator()(const auto &) const {}
};

}  // namespace

TileCounts SeatView::concealedCounts() const {
  TileCounts counts = countsOf(hand);
  if (drawn.isKnown())
    counts.add(drawn);
  return counts;
}

TileCounts SeatView::visibleCounts() const {
  TileCounts counts = concealedCounts();
  for (const PlayerBoard &player : board.players) {
    if (&player != &me()) {
      for (Tile tile : player.shown)
        counts.add(tile);
    }
    counts[kNorth] = static_cast<std::uint8_t>(counts[kNorth] + player.kita);
    for (const PondTile &tile : player.pond) {
      if (tile.calledBy < 0)
        counts.add(tile.tile);
    }
    for (const Meld &meld : player.melds) {
      for (Tile tile : meld.tiles)
        counts.add(tile);
    }
  }
  for (Tile tile : board.doraIndicators)
    counts.add(tile);
  return counts;
}

void SeatView::apply(const Event &event) {
  if (isClaimable(board.phase) && !leavesClaimOpen(event))
    noteMissed(*this);
  board.apply(event);
  std::visit(Fold{*this}, event);
}

SeatView emptyView(int seat) {
  SeatView view;
  view.seat = static_cast<std::int8_t>(seat);
  return view;
}

}  // namespace janso
