// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A proved game that can be viewed at any position: where each step leads, what each seat knew, and where all
// tiles really were.
//
// The object never changes; its functions can be called from several threads. Every position passed to them
// must exist in the game (see clamped()). Seats are absolute.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "replay/replayplace.h"
#include "rules/action.h"
#include "rules/event.h"
#include "rules/legal/seatview.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

struct ProvedGame;
struct ProvedHand;

// A decision with more than one legal action, and the answer.
struct ReplayChoice {
  int event = 1;  // event of its position
  Decision decision;
  Action answer;
  bool shown = true;  // false: the answer is only inferred; another seat's claim came first (see GivenAnswer)
};

enum class ReplayMarkKind : std::uint8_t {
  Called,    // chi, pon, any kan, a North set aside
  Declared,  // riichi
  Won,
  Drawn,  // the hand ended without a win
};

struct ReplayMark {
  ReplayPlace place;  // position after the event
  ReplayMarkKind kind{};
  std::int8_t seat = -1;  // the acting seat; -1 = none
  bool operator==(const ReplayMark &) const = default;
};

// A tile that is still in the wall.
struct ComingTile {
  Tile tile;              // unknown if the record does not show it
  std::int8_t seat = -1;  // the seat that draws it if there are no more calls
  bool operator==(const ComingTile &) const = default;
};
struct ComingWall {
  std::vector<ComingTile> draws;  // all remaining draws, in order
  std::vector<Tile> rinshan;      // remaining replacement tiles, in order
  std::vector<Tile> indicators;   // unrevealed dora indicators, in order
  std::vector<Tile> ura;          // tiles under all dora indicators, revealed or not, in order
};

// Which hands a view shows.
enum class ReplayHands : std::uint8_t {
  Own,  // only the hand of the seat
  All,
};

// Which hands a spectator of a running match sees.
struct ReplaySight {
  enum class Hands : std::uint8_t {
    None,  // no hand
    One,   // the hand of `seat`, as its player sees it
    All,   // all hands are open at that table
  };
  Hands hands = Hands::None;
  int seat = 0;
  bool operator==(const ReplaySight &) const = default;
};

// The size of a step.
enum class ReplayStep : std::uint8_t {
  One,     // one event
  Choice,  // the next decision of the seat with more than one legal action
  Turn,    // a draw or call of any player
  Hand,    // backward: to the start of this hand, or from there to the start of the previous hand
  Mark,    // a call, riichi, win or draw of a hand
};

class Replay {
 public:
  // The game must have at least one hand.
  explicit Replay(std::shared_ptr<const ProvedGame> game);
  // A match that is still being played (watchedmatch.h). `seen` contains only what the spectator may see,
  // without walls and answers. There are no decisions. Views follow `sight`, no matter which hands are
  // requested.
  Replay(std::shared_ptr<const ProvedGame> seen, const ReplaySight &sight);

  const ProvedGame &game() const { return *m_game; }
  // Nothing if the match is over, or if only its finished hands are replayed.
  const std::optional<ReplaySight> &sight() const { return m_sight; }
  int players() const;
  const MatchInfo &info() const;
  int hands() const;

  // --- Positions ---
  // The last position of the hand.
  ReplayPlace endOf(int hand) const;
  ReplayPlace last() const { return endOf(hands() - 1); }
  // The nearest position of the game, in the same hand if that hand exists.
  ReplayPlace clamped(ReplayPlace place) const;
  // All positions numbered in order; 0 is the first deal.
  int indexOf(ReplayPlace place) const;
  ReplayPlace placeAt(int index) const;
  int places() const { return m_starts.back(); }
  // The position where a step for `seat` leads; nothing = there is none in this direction.
  std::optional<ReplayPlace> next(ReplayPlace place, ReplayStep step, int seat) const;
  std::optional<ReplayPlace> previous(ReplayPlace place, ReplayStep step, int seat) const;

  // --- Contents of a position ---
  // The event that led to the position.
  const Event &eventAt(ReplayPlace place) const;
  // The event as `seat` sees it, or unmasked.
  Event eventFor(ReplayPlace place, int seat, ReplayHands hands) const;
  const std::vector<ReplayMark> &marks() const { return m_marks; }
  // The decisions of all seats in the order in which they were asked.
  const std::vector<ReplayChoice> &choices(int hand) const;
  // The open decision of this seat at the position; nullptr = none.
  const ReplayChoice *choiceAt(ReplayPlace place, int seat) const;
  // Own: exactly what the seat knew then. If only one hand is visible, the view is always that of its seat.
  SeatView view(ReplayPlace place, int seat, ReplayHands hands) const;
  // The shape waits of each seat's hand; empty if it is not tenpai or must not be seen.
  std::array<KindSet, 4> waits(ReplayPlace place) const;
  ComingWall comingWall(ReplayPlace place) const;

 private:
  void index();
  SeatView seenView(ReplayPlace place, int seat) const;
  const ProvedHand &hand(int index) const;
  bool isStep(ReplayPlace place, ReplayStep step, int seat) const;

  std::shared_ptr<const ProvedGame> m_game;
  std::optional<ReplaySight> m_sight;
  // The index of the first position of each hand; the last element is the number of positions.
  std::vector<int> m_starts;
  std::vector<std::vector<ReplayChoice>> m_choices;  // by hand
  std::vector<ReplayMark> m_marks;
};

}  // namespace janso
