// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The invariants of a hand. Slow and thorough: for tests and for a look into a damaged save.
#pragma once

#include <string>

#include "table/round.h"

namespace janso {

// Looks at all that a hand keeps, and changes nothing of it.
class RoundCheck {
 public:
  // `round` must outlive it.
  explicit RoundCheck(const Round &round) : m_round(round) {}

  // Empty = sound, else what is broken, and whose.
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
