// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Where a learner stands in a lesson: takes what he wants to do, says whether it is what the step is about,
// and when the step is done. Knows no table; a value.
#pragma once

#include "coach/lesson.h"
#include "rules/event.h"
#include "rules/seatview.h"

namespace janso {

class LessonCourse {
 public:
  enum class Verdict {
    NotNow,   // the step asks for nothing at the table; it is answered by going on or choosing
    Wrong,    // not carried out: `say` tells why
    Right,    // carried out; the step goes on
    Done,     // carried out, and the step is done
    Pointed,  // not carried out, and the step is done
  };
  struct Answer {
    Verdict verdict = Verdict::NotNow;
    const LessonText *say = nullptr;  // may be null
  };

  // `lesson` must outlive the course. `step`: where to begin.
  explicit LessonCourse(const Lesson &lesson, int step = 0) : m_lesson(&lesson), m_step(step) {}

  const Lesson &lesson() const { return *m_lesson; }
  int index() const { return m_step; }
  bool isOver() const { return m_step >= static_cast<int>(m_lesson->steps.size()); }
  const LessonStep &step() const { return m_lesson->steps[static_cast<std::size_t>(m_step)]; }
  // The step is done and waits for next().
  bool isDone() const { return m_done; }

  // --- What the learner does ---
  Answer tryMove(const SeatView &view, const Action &action);
  Answer choose(int option);
  // Read: done.
  void read();
  // To the following step.
  void next();
  void goTo(int step);

  // --- What the table does ---
  // A claim that neither this step nor the next one at the table speaks of goes by without a question; a win
  // never does.
  bool letsGoBy(const SeatView &view, const Decision &decision) const;
  // `after`: the learner's view. True when this event has done the step.
  bool happened(const Event &event, const SeatView &after);
  // The hand is over without the step's goal.
  bool isMissed() const { return m_missed; }

 private:
  const LessonStep *nextAtTable() const;

  const Lesson *m_lesson;
  int m_step = 0;
  bool m_done = false;
  bool m_missed = false;
};

// Whether `action` is such a move.
bool isMove(const LessonMove &move, const SeatView &view, const Action &action);

}  // namespace janso
