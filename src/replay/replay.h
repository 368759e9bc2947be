// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A proved game to be looked at from any place: where each step leads to, what each seat knew there, and what
// really lay where.
//
// A value that never changes; its functions may be called from several threads. Every place is one of the
// game (see clamped()). Seats are absolute.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "replay/replayplace.h"
#include "rules/action.h"
#include "rules/event.h"
#include "rules/seatview.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

struct ProvedGame;
struct ProvedHand;

// A request with more than one legal action, and what was answered.
struct ReplayChoice {
  int event = 1;  // of its place
  Decision decision;
  Action answer;
  bool shown = true;  // false: the record is silent, and another seat's claim came first (see GivenAnswer)
};

enum class ReplayMarkKind : std::uint8_t {
  Called,    // chi, pon, any kan, a North set aside
  Declared,  // riichi
  Won,
  Drawn,  // the hand ended without a win
};

struct ReplayMark {
  ReplayPlace place;  // after the event
  ReplayMarkKind kind{};
  std::int8_t seat = -1;  // who did it; -1 = nobody
  bool operator==(const ReplayMark &) const = default;
};

// A tile that is still in the wall.
struct ComingTile {
  Tile tile;              // unknown where the record does not tell
  std::int8_t seat = -1;  // who draws it if nobody calls any more
  bool operator==(const ComingTile &) const = default;
};
struct ComingWall {
  std::vector<ComingTile> draws;  // as many as are left, in order
  std::vector<Tile> rinshan;      // replacement tiles that are left, in order
  std::vector<Tile> indicators;   // of dora, not yet turned, in order
  std::vector<Tile> ura;          // beneath the dora indicators, turned or not, in order
};

// Which hands a view shows.
enum class ReplayHands : std::uint8_t {
  Own,  // that of the seat alone
  All,
};

// What hands somebody sees who looks on while a match is still played.
struct ReplaySight {
  enum class Hands : std::uint8_t {
    None,  // all are closed
    One,   // that of `seat`, as its player sees it
    All,   // all are open at that table
  };
  Hands hands = Hands::None;
  int seat = 0;
  bool operator==(const ReplaySight &) const = default;
};

// What one step is.
enum class ReplayStep : std::uint8_t {
  One,     // event
  Choice,  // the next request to the seat with more than one answer
  Turn,    // somebody draws, or calls
  Hand,    // backwards: to the start of this hand, at its start to that of the one before
  Mark,    // a call, riichi, win or draw of a hand
};

class Replay {
 public:
  // At least one hand.
  explicit Replay(std::shared_ptr<const ProvedGame> game);
  // Of a match that is still played (watchedmatch.h): `seen` holds no more than may be seen, neither walls
  // nor answers. There are no choices; views are those of `sight`, whatever hands are asked for.
  Replay(std::shared_ptr<const ProvedGame> seen, const ReplaySight &sight);

  const ProvedGame &game() const { return *m_game; }
  // Nothing: the match is over, or those hands of it are.
  const std::optional<ReplaySight> &sight() const { return m_sight; }
  int players() const;
  const MatchInfo &info() const;
  int hands() const;

  // --- Places ---
  // The last place of the hand.
  ReplayPlace endOf(int hand) const;
  ReplayPlace last() const { return endOf(hands() - 1); }
  // The nearest place of the game: of this hand, if there is one.
  ReplayPlace clamped(ReplayPlace place) const;
  // All places in a row: 0 is the first deal.
  int indexOf(ReplayPlace place) const;
  ReplayPlace placeAt(int index) const;
  int places() const { return m_starts.back(); }
  // Where a step of `seat` leads; nothing = there is none in this direction.
  std::optional<ReplayPlace> next(ReplayPlace place, ReplayStep step, int seat) const;
  std::optional<ReplayPlace> previous(ReplayPlace place, ReplayStep step, int seat) const;

  // --- What is there ---
  // The event that led there.
  const Event &eventAt(ReplayPlace place) const;
  // What seat `seat` may know of it, or the whole of it.
  Event eventFor(ReplayPlace place, int seat, ReplayHands hands) const;
  const std::vector<ReplayMark> &marks() const { return m_marks; }
  // Of all seats in the order of asking.
  const std::vector<ReplayChoice> &choices(int hand) const;
  // The request to this seat that is open there; nullptr = none.
  const ReplayChoice *choiceAt(ReplayPlace place, int seat) const;
  // Own: exactly what the seat knew then. Where only one hand may be seen, the view is of its seat.
  SeatView view(ReplayPlace place, int seat, ReplayHands hands) const;
  // What each seat's hand waits for by its shape; empty where it is not tenpai, or may not be seen.
  std::array<KindSet, 4> waits(ReplayPlace place) const;
  ComingWall comingWall(ReplayPlace place) const;

 private:
  void index();
  SeatView seenView(ReplayPlace place, int seat) const;
  const ProvedHand &hand(int index) const;
  bool isStep(ReplayPlace place, ReplayStep step, int seat) const;

  std::shared_ptr<const ProvedGame> m_game;
  std::optional<ReplaySight> m_sight;
  std::vector<int> m_starts;  // index of each hand's first place; and behind them the number of all
  std::vector<std::vector<ReplayChoice>> m_choices;  // by hand
  std::vector<ReplayMark> m_marks;
};

}  // namespace janso
