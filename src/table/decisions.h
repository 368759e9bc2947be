// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The open requests of a hand and the answers to them.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

#include "rules/action.h"
#include "rules/inlinevec.h"

namespace janso {

enum class AnswerStatus : std::uint8_t { Accepted, StaleRequest, NotYourTurn, Illegal, AlreadyAnswered };

struct Answer {
  std::int8_t seat = -1;
  std::uint32_t id = 0;
  Action action;
  bool operator==(const Answer &) const = default;
};

// At most one request per seat. The storage of old requests is reused: a decision takes almost a kilobyte,
// and a hand makes a hundred of them.
class OpenDecisions {
 public:
  // Requests without an answer, in the order they were made.
  std::span<const Decision> pending() const { return {m_pending.data(), m_count}; }
  std::span<const Answer> answers() const { return {m_answers.data(), m_answers.size()}; }

  void clear() {
    m_count = 0;
    m_answers.clear();
  }
  // Adds a request without actions.
  Decision &add(int seat, std::uint32_t id) {
    assert(m_count < m_pending.size());
    Decision &decision = m_pending[m_count++];
    decision.id = id;
    decision.seat = static_cast<std::int8_t>(seat);
    decision.legal.clear();
    decision.denied.clear();
    return decision;
  }
  // Removes the request made last.
  void dropLast() { --m_count; }
  // Closes all open requests, because they no longer matter.
  void overtake() { m_count = 0; }

  AnswerStatus answer(int seat, std::uint32_t id, const Action &action);

  bool operator==(const OpenDecisions &other) const;

 private:
  std::array<Decision, 4> m_pending;
  std::size_t m_count = 0;
  InlineVec<Answer, 4> m_answers;
};

}  // namespace janso
