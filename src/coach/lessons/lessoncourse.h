// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The learner's progress in a lesson: decides whether a move is what the current step wants, and when the
// step is done. Independent of a table; a value.
#pragma once

#include "coach/lessons/lesson.h"
#include "rules/event.h"
#include "rules/legal/seatview.h"

namespace janso {

class LessonCourse {
 public:
  enum class Verdict {
    NotNow,   // the step wants no move at the table; the learner continues or chooses an answer
    Wrong,    // not carried out; `feedback` explains why
    Right,    // carried out; the step continues
    Done,     // carried out; the step is done
    Pointed,  // not carried out; the step is done
  };
  struct Answer {
    Verdict verdict = Verdict::NotNow;
    const LessonText *feedback = nullptr;  // may be null
  };

  // `lesson` must outlive the course. `step` is the index of the first step.
  explicit LessonCourse(const Lesson &lesson, int step = 0) : m_lesson(&lesson), m_step(step) {}

  const Lesson &lesson() const { return *m_lesson; }
  int index() const { return m_step; }
  bool isOver() const { return m_step >= static_cast<int>(m_lesson->steps.size()); }
  const LessonStep &step() const { return m_lesson->steps[static_cast<std::size_t>(m_step)]; }
  // The step is done and next() is due.
  bool isDone() const { return m_done; }

  // --- Actions of the learner ---
  Answer tryMove(const SeatView &view, const Action &action);
  Answer choose(int option);
  // Marks a Read step as done.
  void read();
  // Moves to the next step.
  void next();
  void goTo(int step);

  // --- Events at the table ---
  // Whether a call is skipped without asking the learner: neither the current step nor the next one at the
  // table covers it. Never true for a win.
  bool mustSkip(const SeatView &view, const Decision &decision) const;
  // `after` is the learner's view. Returns true when this event completes the step.
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

// What is framed. In a step with a task, what the learner must click is framed only if a hint was requested.
std::vector<LessonLight> lessonLights(const LessonStep &step, bool hinted);

// Whether `action` matches the move.
bool isMove(const LessonMove &move, const SeatView &view, const Action &action);

}  // namespace janso
