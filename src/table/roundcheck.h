// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The invariants of a hand. Slow and thorough: for tests and for inspecting a damaged save.
#pragma once

#include <string>

#include "table/round.h"

namespace janso {

// Checks the whole state of a hand without changing it.
class RoundCheck {
 public:
  // `round` must outlive this object.
  explicit RoundCheck(const Round &round) : m_round(round) {}

  // Says what is broken and for which seat; empty = sound.
  std::string broken() const;

 private:
  std::string tiles() const;
  std::string points() const;
  std::string handOf(int seat) const;
  std::string decisions() const;

  const RuleSet &rules() const { return m_round.rules(); }
  const Board &board() const { return m_round.m_board; }

  const Round &m_round;
};

}  // namespace janso
