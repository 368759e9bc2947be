// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Exercises from losses of reviewed games: the current exercise and the verdict on its answers.
//
// An action is right if it is judged, loses less than the one played, and loses at most half an inaccuracy.
#pragma once

#include <QString>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "rules/action.h"
#include "widgets/review/reviewedgame.h"

namespace janso {

enum class RetryState : std::uint8_t {
  Find,   // waiting for an answer
  Wrong,  // the last answer was wrong; still waiting
  Right,
  Shown,  // the solution was shown
};

// The verdict on an answer.
enum class RetryAnswer : std::uint8_t {
  Best,
  Good,       // nearly as good
  Played,     // the action that was played
  Worse,      // loses too much
  NotJudged,  // its loss is unknown
};

// A judged decision that was not the best, and the location of its match.
struct RetryPosition {
  std::shared_ptr<const ReviewedGame> game;
  const ReviewedChoice *choice = nullptr;  // belongs to `game`
  QString path;
  int number = 0;  // index of the game in the file, from 0
};
// The exercises() of a game, in the same order.
std::vector<RetryPosition> retryPositions(const std::shared_ptr<const ReviewedGame> &game,
                                          const QString &path, int number);

class Retry {
 public:
  // Needs at least one position.
  explicit Retry(std::vector<RetryPosition> positions);

  // Not valid after isOver().
  const RetryPosition &position() const { return m_positions[m_at]; }
  const ReviewedGame &game() const { return *position().game; }
  int count() const { return static_cast<int>(m_positions.size()); }
  int at() const { return static_cast<int>(m_at); }  // from 0; count() if all are done
  bool isOver() const { return m_at == m_positions.size(); }
  const ReviewedChoice &choice() const { return *position().choice; }
  RetryState state() const { return m_state; }
  int found() const { return m_found; }     // on the first try
  bool isFresh() const { return m_fresh; }  // the current exercise has been neither answered nor shown

  // Only while an answer is expected.
  RetryAnswer answer(const Action &action);
  void show();
  // Repeats the current exercise.
  void again();
  void next();
  // Starts from the first exercise.
  void restart();

 private:
  RetryAnswer gradeOf(const Action &action) const;

  std::vector<RetryPosition> m_positions;
  std::size_t m_at = 0;
  RetryState m_state = RetryState::Find;
  bool m_fresh = true;  // first try of the current exercise
  int m_found = 0;
};

}  // namespace janso
