// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Losses of reviewed games, to be played better: which one it is at, and what is said to an answer.
//
// Right is any action that is judged, loses less than the one played, and at most half an inaccuracy.
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
  Find,   // it is asked
  Wrong,  // and was answered, not well; it is still asked
  Right,
  Shown,  // the answer was given away
};

// What an answer was.
enum class RetryAnswer : std::uint8_t {
  Best,
  Good,       // nearly as good
  Played,     // what was played
  Worse,      // loses too much
  NotJudged,  // nobody knows
};

// A choice that is judged and was not the best, and where its match lies.
struct RetryPosition {
  std::shared_ptr<const ReviewedGame> game;
  const ReviewedChoice *choice = nullptr;  // of the game
  QString path;
  int number = 0;  // of the games in the file, from 0
};
// The exercises() of a game, in its order.
std::vector<RetryPosition> retryPositions(const std::shared_ptr<const ReviewedGame> &game,
                                          const QString &path, int number);

class Retry {
 public:
  // At least one.
  explicit Retry(std::vector<RetryPosition> positions);

  // Unless it is over.
  const RetryPosition &position() const { return m_positions[m_at]; }
  const ReviewedGame &game() const { return *position().game; }
  int count() const { return static_cast<int>(m_positions.size()); }
  int at() const { return static_cast<int>(m_at); }  // from 0; count() when all are done
  bool isOver() const { return m_at == m_positions.size(); }
  const ReviewedChoice &choice() const { return *position().choice; }
  RetryState state() const { return m_state; }
  int found() const { return m_found; }     // at the first try
  bool isFresh() const { return m_fresh; }  // this one was neither answered nor shown yet

  // While it is asked.
  RetryAnswer answer(const Action &action);
  void show();
  // The same once more.
  void again();
  void next();
  // From the first one.
  void restart();

 private:
  RetryAnswer gradeOf(const Action &action) const;

  std::vector<RetryPosition> m_positions;
  std::size_t m_at = 0;
  RetryState m_state = RetryState::Find;
  bool m_fresh = true;  // the first try of this one
  int m_found = 0;
};

}  // namespace janso
