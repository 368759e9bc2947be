// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Gathers from the events of a match what its finished hands leave to be shown.
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
  // A new match: nothing is gathered yet.
  void reset(const std::array<QString, 4> &names);
  // Open or masked events, each once, in order.
  void add(const Event &event);
  // The finished hands, the last one last.
  const std::vector<HandEnd> &hands() const { return m_hands; }
  const Board &board() const { return m_board; }

 private:
  std::array<QString, 4> m_names;
  Board m_board;
  HandEnd m_now;  // of the hand that is ending
  bool m_ending = false;
  std::vector<HandEnd> m_hands;
};

}  // namespace janso
