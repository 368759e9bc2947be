// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Collects what there is to show of each finished hand from the events of a match.
#pragma once

#include <QString>
#include <array>
#include <vector>

#include "records/handend.h"
#include "rules/board.h"
#include "rules/event.h"

namespace janso {

class HandCollector {
 public:
  // Starts a new match without any hands.
  void reset(const std::array<QString, 4> &names);
  // Takes every event once, in order, open or masked.
  void add(const Event &event);
  // The finished hands, oldest first.
  const std::vector<HandEnd> &hands() const { return m_hands; }
  const Board &board() const { return m_board; }

 private:
  std::array<QString, 4> m_names;
  Board m_board;
  HandEnd m_now;  // the hand that is ending
  bool m_ending = false;
  std::vector<HandEnd> m_hands;
};

}  // namespace janso
