// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How likely it is that a seat with some hand did what all saw it do, up to a decision.
//
// What it threw, what it called and let go by, and whether it declared riichi, by figures of played games
// (bots/deedchances.h). Only what all see goes into a story; the hands come from a deal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/deedchances.h"
#include "review/hiddentiles.h"
#include "rules/event.h"

namespace janso {

struct ProvedGame;

class HandStory {
 public:
  // Of the seat in this hand up to the event of the decision.
  HandStory(const ProvedGame &game, const ChoiceVerdict &verdict, int seat);

  int seat() const { return m_seat; }
  // Natural logarithms by moment; they add up to that of all, up to what is the same for all hands. None is
  // above 0.
  using Likely = std::vector<double>;
  // Of the hand that the stays have, which are in the order of a deal by seat.
  Likely likelihood(const std::vector<Stay> &stays) const;
  // Of one in which only moments between these events have another hand than `likely` was of; the sum. Less
  // than `least`: it is not more than that, and not worked out to the end.
  double change(Likely &likely, const std::vector<Stay> &stays, std::size_t after, std::size_t before,
                double least) const;

 private:
  enum class Deed : std::uint8_t { Throws, Calls, LetsGo };
  struct Moment {
    Deed deed = Deed::Throws;
    std::size_t event = 0;
    Kind kind = 0;
    bool mayDeclare = false;  // closed, and far enough from the end of the wall
    bool declares = false;
    bool mayChi = false;
    DeedChances chances;
  };
  // A tile of it that all have seen go: with a discard or a meld.
  struct Gone {
    std::size_t event = 0;
    Kind kind = 0;
  };

  void read(const Board &board, const std::vector<Event> &events, std::size_t at);
  void readThrow(const Board &board, const Dahai &discard, std::size_t at);
  void readOffer(const Board &board, const std::vector<Event> &events, std::size_t at);
  void readMeld(const Call &call, std::size_t at);
  static double ofMoment(const Moment &moment, const TileCounts &concealed, int melds);
  static double ofThrow(const Moment &moment, TileCounts concealed, int melds);

  int m_seat = 0;
  bool m_ready = false;  // riichi: what it throws is what it draws
  std::vector<Moment> m_moments;
  std::vector<int> m_melds;  // by moment
  std::vector<Gone> m_gone;
};

}  // namespace janso
