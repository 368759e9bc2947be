// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The threat of one opponent, computed only as far as it is requested.
#pragma once

#include <optional>

#include "bots/reading/fitted.h"
#include "bots/reading/knowledge.h"
#include "bots/reading/lossscene.h"
#include "bots/reading/tableread.h"
#include "bots/reading/waitscene.h"

namespace janso {

// The discards in order, found when first needed.
class Discards {
 public:
  explicit Discards(const Board &board) : m_board(board) {}
  const DiscardOrder &order() {
    if (!m_order)
      m_order = discardOrder(m_board);
    return *m_order;
  }

 private:
  const Board &m_board;
  std::optional<DiscardOrder> m_order;
};

// All figures are those of Threat.
class OpponentThreat {
 public:
  // Keeps references to both.
  OpponentThreat(const Knowledge &know, Discards &discards, int seat);
  OpponentThreat(const OpponentThreat &) = delete;
  OpponentThreat &operator=(const OpponentThreat &) = delete;

  bool isRiichi() const { return m_player.riichi != RiichiState::None; }
  double tenpai();
  KindSet safe();
  // The probability that discarding the kind deals in, and its mean cost in points.
  double risk(Kind kind);
  double cost(Kind kind);
  const Threat &whole();

 private:
  bool isShown() const { return m_player.openRiichi && !m_player.shown.empty(); }
  const WaitScene &scene();
  // Without honba and riichi sticks, and without what an open riichi shows.
  float rate(Kind kind);
  float points(Kind kind);

  const Knowledge &m_know;
  Discards &m_discards;
  const PlayerBoard &m_player;
  int m_seat;
  double m_extra;  // honba and riichi sticks
  std::optional<double> m_tenpai;
  std::optional<WaitScene> m_scene;
  std::optional<FittedWaits> m_waits;
  std::optional<FittedLosses> m_losses;
  std::optional<Threat> m_whole;
};

}  // namespace janso
