// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The likelihood that a seat with a given hand did everything that the table saw it do before a decision.
//
// The story covers its discards, the calls it made and skipped, and whether it declared riichi, judged by the
// figures of played games (bots/reading/actionchances.h). It holds public information only; the hands come
// from a simulated deal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/reading/actionchances.h"
#include "review/hiddentiles.h"
#include "rules/event.h"

namespace janso {

struct ProvedGame;

class HandStory {
 public:
  // The story of this seat in the verdict's hand, up to the event of the decision.
  HandStory(const ProvedGame &game, const ChoiceVerdict &verdict, int seat);

  int seat() const { return m_seat; }
  // Natural logarithms of the likelihood of each moment, none above 0. Their sum is that of the whole story,
  // up to a constant that is the same for all hands.
  using Likely = std::vector<double>;
  // The likelihood for the hand that `paths` gives the seat. The paths of each seat must be contiguous and in
  // the order in which it took the tiles.
  Likely likelihood(const std::vector<TilePath> &paths) const;
  // Updates `likely` for a hand that differs only at the moments after event `after`, up to event `before`,
  // and returns the new sum. A result below `least` is only an upper bound: the calculation stops there.
  double change(Likely &likely, const std::vector<TilePath> &paths, std::size_t after, std::size_t before,
                double least) const;

 private:
  enum class ActionKind : std::uint8_t { Discards, Calls, Skips };
  struct Moment {
    ActionKind action = ActionKind::Discards;
    std::size_t event = 0;
    Kind kind = 0;
    bool canDeclare = false;  // closed, and enough tiles are left in the wall
    bool declares = false;
    bool canChi = false;
    ActionChances chances;
  };
  // A tile of the seat that everyone saw leave its hand, as a discard or in a meld.
  struct Gone {
    std::size_t event = 0;
    Kind kind = 0;
  };

  void read(const Board &board, const std::vector<Event> &events, std::size_t at);
  void readDiscard(const Board &board, const Dahai &discard, std::size_t at);
  void readOffer(const Board &board, const std::vector<Event> &events, std::size_t at);
  void readMeld(const Call &call, std::size_t at);
  static double ofMoment(const Moment &moment, const TileCounts &concealed, int melds);
  static double ofDiscard(const Moment &moment, TileCounts concealed, int melds);

  int m_seat = 0;
  bool m_ready = false;  // in riichi: it discards what it draws
  std::vector<Moment> m_moments;
  std::vector<int> m_melds;  // number of melds at each moment
  std::vector<Gone> m_gone;
};

}  // namespace janso
