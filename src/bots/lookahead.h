// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a hand is worth, looked ahead draw by draw.
//
// A hand that is at most two steps from ready is played out: every tile that helps, drawn or called, every
// discard that keeps the step, riichi or not, going on or giving up at each draw, with exact points at the
// end; all in the currency of Stakes and by the number of draws left. Farther hands go through stages of
// usual size. Open hands follow a route that gives them a yaku.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <memory_resource>
#include <span>
#include <vector>

#include "bots/flow.h"
#include "bots/handvalue.h"
#include "bots/knowledge.h"
#include "bots/ownhand.h"
#include "bots/prospect.h"
#include "bots/route.h"

namespace janso {

// Works for one decision. Keeps references to its arguments.
template <class W>
class LookaheadOf {
 public:
  using Prospect = ProspectOf<W>;
  using Outcome = OutcomeOf<W>;

  LookaheadOf(const Knowledge &know, const FlowOf<W> &flow, const OwnHand &root, bool mayRiichi,
              const Tuning &tuning);

  // The best way for this hand. `discarded`: what has just left it (kKinds: nothing): it may be furiten by
  // that. `mayRiichi`: it could be declared now, were it ready.
  // `nearest`: the least shanten that any discard leaves; steps back to where hands are only estimated are
  // not compared with what is played out.
  Prospect of(const OwnHand &given, Kind discarded, bool mayRiichi, int nearest);
  // As declared with this discard.
  Prospect declared(const OwnHand &hand, Kind discarded);

 private:
  struct Node {
    OwnHand hand;
    Route route;
    std::size_t hash = 0;
    Prospect prospect;
  };

  // A draw that helps, and the best that it makes of the hand.
  struct Draw {
    float share = 0;  // probability at one draw
    bool declinable = true;
    std::array<float, 2> passes{};  // a declined tile goes: by Regime
    std::array<W, 2> cost{};
    Prospect after = noProspect<W>();
  };
  using Draws = std::vector<Draw>;
  Draw drawOf(Kind kind, float share) const;
  // What a ready hand waits for by its shape, and whether it may only draw it.
  struct Waits {
    KindSet kinds;
    bool furiten = false;
  };

  // A hand so many usual steps from a usual ready one.
  struct Usual {
    bool open = false;
    double points = 0;
    int steps = 0;
    Prospect prospect;
  };

  const Prospect &along(const OwnHand &hand, Route route);
  Prospect worked(const OwnHand &hand, Route route);
  Prospect expand(const OwnHand &hand, Route route, int shanten);
  Prospect stages(const OwnHand &hand, Route route, int shanten);
  const Prospect &usual(bool open, double points, int steps);
  double atOneDraw(int stage, double tiles) const;
  Prospect before(const Prospect &later, double probability) const;
  double nextTiles(const OwnHand &hand, Route route, int shanten) const;
  double usefulTiles(const OwnHand &hand, Route route) const;
  void addImprovements(const OwnHand &hand, Route route, int shanten, KindSet helpful, Draws &draws);
  Prospect ready(const OwnHand &hand, Kind discarded, bool mayRiichi) const;
  Prospect waiting(const WaitWorthsOf<W> &waits, bool riichi) const;
  Waits waitsOf(const OwnHand &hand, Kind discarded) const;
  WaitWorthsOf<W> worthsOf(const OwnHand &hand, const Waits &waits, HandValueOf<W> &value, bool riichi) const;
  void addCalls(const OwnHand &hand, Route route, int shanten, Kind kind, Prospect &best);
  struct Claim {
    float chance = 0;       // in one go-around
    bool fromLeft = false;  // a chi takes the place of the own draw
    Prospect after;
  };
  using Claims = std::vector<Claim>;
  // At the own draw.
  struct Drawn {
    W value = 0;
    float win = 0;
    float points = 0;

    // With this probability it is the other instead.
    void mix(float probability, const Drawn &other) {
      value += probability * (other.value - value);
      win += probability * (other.win - win);
      points += probability * (other.points - points);
    }
  };
  using DrawnByDraws = std::array<Drawn, kMostDraws + 1>;
  Drawn afterDraw(const Outcome &stay, Regime regime, std::span<const Draw> draws, float helpful,
                  std::size_t before) const;
  void follow(Prospect &prospect, std::span<const Draw> draws, std::span<const Claim> calls) const;
  void offerDiscard(const OwnHand &rest, Route route, Kind kind, Prospect &best);
  void offerDiscards(const OwnHand &drawn, Route route, int shanten, Prospect &best);
  double depthOf(const OwnHand &hand) const;
  int left(const OwnHand &hand, Kind kind) const;
  OwnHand alike(OwnHand hand) const;
  const Node *find(const OwnHand &hand, Route route, std::size_t hash) const;
  void enter(std::size_t index);

  const Knowledge &m_know;
  const FlowOf<W> &m_flow;
  const Tuning &m_tuning;
  OwnHand m_root;
  bool m_mayRiichi;
  bool m_improve = false;  // expand() also looks at draws that only make the hand better
  std::pmr::monotonic_buffer_resource m_memory;
  std::pmr::deque<Usual> m_usual{&m_memory};
  std::pmr::deque<Node> m_nodes{&m_memory};
  std::vector<std::int32_t> m_table;  // by hash, at most half full: indices of nodes, -1 = free
};
using Lookahead = LookaheadOf<float>;

}  // namespace janso
