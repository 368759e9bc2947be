// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The conditions for folding an event into a view.
#include "mjai/eventfit.h"

#include <algorithm>
#include <string>

#include "rules/mpsz.h"

namespace janso {
namespace {

using Problem = std::optional<Error>;

constexpr std::size_t kMostMelds = 4;

std::string seatText(int seat) {
  return "seat " + std::to_string(seat);
}

bool holds(const SeatView &view, Tile tile) {
  return tile == view.drawn || std::ranges::find(view.hand, tile) != view.hand.end();
}

// All of them, each as often as it is named.
bool holdsAll(const SeatView &view, const InlineVec<Tile, 4> &tiles) {
  HandTiles held = view.hand;
  if (view.drawn.isKnown() && held.size() < HandTiles::capacity())
    held.push_back(view.drawn);
  for (Tile tile : tiles) {
    const auto at = std::ranges::find(held, tile);
    if (at == held.end())
      return false;
    held.erase(static_cast<std::size_t>(at - held.begin()));
  }
  return true;
}

// Of a chi, pon or daiminkan: all but the one that was claimed.
InlineVec<Tile, 4> consumedBy(const Meld &meld) {
  InlineVec<Tile, 4> tiles = meld.tiles;
  if (meld.type == MeldType::Ankan)
    return tiles;
  const auto at = std::ranges::find(tiles, meld.called);
  if (at != tiles.end())
    tiles.erase(static_cast<std::size_t>(at - tiles.begin()));
  return tiles;
}

// The four of a kind that the rules of counting rely on.
bool fourOfEach(const TileCounts &counts) {
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if (counts[kind] > 4)
      return false;
  }
  return true;
}

bool inPlay(const Board &board) {
  return board.phase != BoardPhase::Idle && board.phase != BoardPhase::Ended &&
         board.phase != BoardPhase::MatchOver;
}

struct Fit {
  const SeatView &view;

  const Board &board() const { return view.board; }
  bool isSeat(int seat) const { return seat >= 0 && seat < board().seats(); }

  Problem operator()(const MatchStarted &) const { return {}; }

  Problem operator()(const KyokuStarted &event) const {
    const HandTiles &own = event.hands[static_cast<std::size_t>(view.seat)];
    if (own.size() != 13 || !own.front().isKnown() || !own.back().isKnown())
      return Error{"our own hand is not shown in start_kyoku"};
    if (!fourOfEach(countsOf(own)))
      return Error{"our own hand has five copies of one tile"};
    return {};
  }

  Problem operator()(const Tsumo &event) const {
    const PlayerBoard &player = board().player(event.seat);
    if (!inPlay(board()) || board().phase == BoardPhase::Discard)
      return Error{seatText(event.seat) + " draws although a discard is due or no hand is being played"};
    if (board().tilesLeft == 0)
      return Error{seatText(event.seat) + " draws from an empty wall"};
    if (player.concealed != 13 - 3 * player.melds.size())
      return Error{seatText(event.seat) + " draws with " + std::to_string(player.concealed) +
                   " tiles in hand"};
    if (event.seat != view.seat)
      return {};
    if (!event.tile.isKnown())
      return Error{"our own draw is not shown"};
    TileCounts counts = view.concealedCounts();
    counts.add(event.tile);
    return fourOfEach(counts) ? Problem() : Error{"a fifth " + toMpsz(event.tile) + " is drawn"};
  }

  Problem operator()(const Dahai &event) const {
    const PlayerBoard &player = board().player(event.seat);
    if (board().phase != BoardPhase::Discard || board().turn != event.seat)
      return Error{seatText(event.seat) + " discards out of turn"};
    if (player.pond.size() == player.pond.capacity())
      return Error{"the pond of " + seatText(event.seat) + " is full"};
    if (event.seat != view.seat)
      return {};
    const bool held = event.tsumogiri ? event.tile == view.drawn
                                      : std::ranges::find(view.hand, event.tile) != view.hand.end();
    return held ? Problem() : Error{"our own discard " + toMpsz(event.tile) + " is not in our hand"};
  }

  Problem operator()(const Call &event) const {
    const Meld &meld = event.meld;
    const PlayerBoard &player = board().player(event.seat);
    const bool own = event.seat == view.seat;
    const bool claims = meld.type != MeldType::Ankan && meld.type != MeldType::Kakan;
    const bool turn = board().phase == BoardPhase::Discard && board().turn == event.seat && player.hasDrawn;
    if (claims && (board().phase != BoardPhase::AfterDahai || board().turn != meld.from ||
                   board().turn == event.seat || board().lastTile != meld.called))
      return Error{seatText(event.seat) + " calls a tile that was not just discarded"};
    if (!claims && !turn)
      return Error{seatText(event.seat) + " makes a kan out of turn"};
    if (meld.type == MeldType::Kakan) {
      const bool pon = std::ranges::any_of(player.melds, [&](const Meld &other) {
        return other.type == MeldType::Pon && other.kind() == meld.kind();
      });
      if (!pon)
        return Error{seatText(event.seat) + " adds a tile to a pon that does not exist"};
      return !own || holds(view, meld.added) ? Problem()
                                             : Error{"the tile added to our own pon is not in our hand"};
    }
    if (player.melds.size() == kMostMelds || player.concealed < meld.tiles.size())
      return Error{seatText(event.seat) + " does not have the tiles for another meld"};
    return !own || holdsAll(view, consumedBy(meld)) ? Problem()
                                                    : Error{"the tiles of our own meld are not in our hand"};
  }

  Problem operator()(const Kita &event) const {
    if (board().phase != BoardPhase::Discard || board().turn != event.seat)
      return Error{seatText(event.seat) + " sets a North aside out of turn"};
    return event.seat != view.seat || holds(view, event.tile) ? Problem()
                                                              : Error{"our own North is not in our hand"};
  }

  Problem operator()(const Riichi &event) const {
    if (board().phase != BoardPhase::Discard || board().turn != event.seat ||
        board().player(event.seat).riichi != RiichiState::None)
      return Error{seatText(event.seat) + " declares riichi out of turn"};
    return {};
  }

  Problem operator()(const RiichiAccepted &event) const {
    if (board().player(event.seat).riichi != RiichiState::Declared)
      return Error{"the riichi of " + seatText(event.seat) + " was not declared"};
    return {};
  }

  Problem operator()(const DoraRevealed &) const {
    if (board().doraIndicators.size() == board().doraIndicators.capacity())
      return Error{"a sixth indicator was revealed"};
    return {};
  }

  Problem operator()(const auto &) const { return {}; }
};

}  // namespace

std::optional<Error> whyNotFit(const SeatView &view, const Event &event) {
  return std::visit(Fit{view}, event);
}

}  // namespace janso
