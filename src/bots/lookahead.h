// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The value of a hand, searched draw by draw.
//
// Method. A hand at most two steps from tenpai is played out: every helpful tile, drawn or called, then the
// best discard, riichi or damaten, pushing or folding, with exact points at the end. All values are in the
// currency of Stakes, one for each number of draws left. A tenpai hand sums over its waits the chances of a
// draw and of a ron (ronchance.h). An earlier hand combines, backward over the draws left, what its draws
// lead to: in each go-around first the calls that gain, then another player's win, then the seat's draw. A
// helpful tile can be declined; after any other tile the hand pushes or folds. The table after a future
// riichi (Regime::Under) is solved first, then the present one, which turns into it with a probability by
// turn. Open hands follow a route that gives them a yaku (route.h). A closed hand one step from tenpai is
// also examined for draws that only improve it. Farther hands pass through stages of usual size.
//
// Approximations: only the widest discards are followed in the middle of a search (Tuning::ways1, ways2),
// tiles come by their share of the unseen ones, and the other players are those of Flow. Cost: results are
// cached by hand and route; after 30,000 hands the rest is only estimated by stages.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <memory_resource>
#include <span>
#include <vector>

#include "bots/flow.h"
#include "bots/handvalue.h"
#include "bots/prospect.h"
#include "bots/reading/knowledge.h"
#include "bots/reading/ownhand.h"
#include "bots/route.h"

namespace janso {

// Serves one decision. Keeps references to its arguments.
template <class W>
class LookaheadOf {
 public:
  using Prospect = ProspectOf<W>;
  using Outcome = OutcomeOf<W>;

  LookaheadOf(const Knowledge &know, const FlowOf<W> &flow, const OwnHand &root, bool canRiichi,
              const Tuning &tuning);

  // The best way for this hand. `discarded`: the tile that has just left it (kKinds: none), which may make it
  // furiten. `canRiichi`: the hand could declare riichi now if it is tenpai. `nearest`: the lowest shanten
  // that any discard leaves; steps back to hands that are only estimated are not compared with hands that are
  // played out.
  Prospect of(const OwnHand &given, Kind discarded, bool canRiichi, int nearest);
  // As if declared with this discard.
  Prospect declared(const OwnHand &hand, Kind discarded);

 private:
  struct Node {
    OwnHand hand;
    Route route;
    std::size_t hash = 0;
    Prospect prospect;
  };

  // A helping draw, and the best hand it makes.
  struct Draw {
    float share = 0;  // probability at one draw
    bool declinable = true;
    std::array<float, 2> passes{};  // probability that a declined tile passes; by Regime
    std::array<W, 2> cost{};
    Prospect after = noProspect<W>();
  };
  using Draws = std::vector<Draw>;
  Draw drawOf(Kind kind, float share) const;
  // The waits of a tenpai hand by its shape, and whether it can only win by tsumo.
  struct Waits {
    KindSet kinds;
    bool furiten = false;
  };

  // A hand that is a number of usual steps from a usual tenpai hand.
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
  Prospect ready(const OwnHand &hand, Kind discarded, bool canRiichi) const;
  Prospect waiting(const WaitWorthsOf<W> &waits, bool riichi) const;
  Waits waitsOf(const OwnHand &hand, Kind discarded) const;
  WaitWorthsOf<W> worthsOf(const OwnHand &hand, const Waits &waits, HandValueOf<W> &value, bool riichi) const;
  void addCalls(const OwnHand &hand, Route route, int shanten, Kind kind, Prospect &best);
  struct Claim {
    float chance = 0;       // in one go-around
    bool fromLeft = false;  // a chi replaces the seat's draw
    Prospect after;
  };
  using Claims = std::vector<Claim>;
  // At the seat's draw.
  struct Drawn {
    W value = 0;
    float win = 0;
    float points = 0;

    // With this probability it is `other` instead.
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
  bool m_canRiichi;
  bool m_improve = false;  // expand() also looks at draws that only make the hand better
  std::pmr::monotonic_buffer_resource m_memory;
  std::pmr::deque<Usual> m_usual{&m_memory};
  std::pmr::deque<Node> m_nodes{&m_memory};
  std::vector<std::int32_t> m_table;  // by hash, at most half full: indices of nodes, -1 = free
};
using Lookahead = LookaheadOf<float>;

}  // namespace janso
