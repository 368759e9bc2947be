// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Open requests and their answers.
#include "table/decisions.h"

#include <algorithm>

namespace janso {

AnswerStatus OpenDecisions::answer(int seat, std::uint32_t id, const Action &action) {
  for (const Answer &given : m_answers) {
    if (given.id == id)
      return given.seat == seat ? AnswerStatus::AlreadyAnswered : AnswerStatus::NotYourTurn;
  }
  std::size_t at = 0;
  while (at < m_count && m_pending[at].id != id)
    ++at;
  if (at == m_count)
    return AnswerStatus::StaleRequest;
  const Decision &decision = m_pending[at];
  if (decision.seat != seat)
    return AnswerStatus::NotYourTurn;
  if (std::find(decision.legal.begin(), decision.legal.end(), action) == decision.legal.end())
    return AnswerStatus::Illegal;
  m_answers.push_back({decision.seat, id, action});
  for (std::size_t i = at + 1; i < m_count; ++i)
    m_pending[i - 1] = m_pending[i];
  --m_count;
  return AnswerStatus::Accepted;
}

bool OpenDecisions::operator==(const OpenDecisions &other) const {
  return std::ranges::equal(pending(), other.pending()) && m_answers == other.m_answers;
}

}  // namespace janso
