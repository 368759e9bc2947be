// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/review/retry.h"

#include <algorithm>
#include <utility>

#include "review/scale.h"

namespace janso {

std::vector<RetryPosition> retryPositions(const std::shared_ptr<const ReviewedGame> &game,
                                          const QString &path, int number) {
  std::vector<RetryPosition> positions;
  for (const ReviewedChoice *choice : game->exercises())
    positions.push_back({game, choice, path, number});
  return positions;
}

Retry::Retry(std::vector<RetryPosition> positions) : m_positions(std::move(positions)) {
  Q_ASSERT(!m_positions.empty());
}

RetryAnswer Retry::gradeOf(const Action &action) const {
  const ChoiceVerdict &verdict = *choice().verdict;
  if (isSameChoice(action, verdict.action))
    return RetryAnswer::Played;
  const auto given = std::ranges::find_if(verdict.candidates, [&](const Candidate &candidate) {
    return isSameChoice(candidate.considered.action, action);
  });
  if (given == verdict.candidates.end() || !given->judged)
    return RetryAnswer::NotJudged;
  if (given == verdict.candidates.begin())
    return RetryAnswer::Best;
  // A rollout measures the best action only against the one that was played. How much worse than the best a
  // third action is follows from the reviewing bot's places of both, trusted as elsewhere.
  const double loss = trustOf(verdict.category).slope * (given->place - verdict.best().place);
  const double most = thresholdsOf(game().strictness()).inaccuracy / 2;
  return loss <= most && loss < verdict.lossPlace ? RetryAnswer::Good : RetryAnswer::Worse;
}

RetryAnswer Retry::answer(const Action &action) {
  const RetryAnswer answer = gradeOf(action);
  const bool right = answer == RetryAnswer::Best || answer == RetryAnswer::Good;
  m_found += right && m_fresh ? 1 : 0;
  m_fresh = false;
  m_state = right ? RetryState::Right : RetryState::Wrong;
  return answer;
}

void Retry::show() {
  m_fresh = false;
  m_state = RetryState::Shown;
}

void Retry::again() {
  m_state = RetryState::Find;
}

void Retry::next() {
  ++m_at;
  m_fresh = true;
  m_state = RetryState::Find;
}

void Retry::restart() {
  m_at = 0;
  m_found = 0;
  m_fresh = true;
  m_state = RetryState::Find;
}

}  // namespace janso
