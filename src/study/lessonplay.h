// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Plays a lesson at the real table: deals its hands, lets through what a step allows, holds back what it does
// not, and goes to the next step when the goal is reached.
//
// Going back to a step deals its hand again and repeats, unseen, what the learner had done until then.
#pragma once

#include <QObject>
#include <functional>
#include <vector>

#include "coach/lesson.h"
#include "coach/lessoncourse.h"
#include "game/failure.h"
#include "game/matchsetup.h"
#include "study/lessonprogress.h"

namespace janso {

class GameController;

class LessonPlay : public QObject {
  Q_OBJECT

 public:
  // Starts a match at the table; an empty text, or why it could not be started.
  using Starter = std::function<QString(const MatchSetup &)>;

  // `controller` must outlive it.
  LessonPlay(GameController *controller, Starter start, QObject *parent = nullptr);

  // `lesson` must outlive the playing of it. An empty text, or why its hand could not be dealt. `made`: what
  // was done before `step` in its hand, to be repeated. Begins with that hand if this is missing or does not
  // fit.
  QString begin(const Lesson &lesson, int step = 0, const std::vector<LessonMade> &made = {});
  // The controller's match is not the lesson's any more.
  void end();
  bool isActive() const { return m_active; }
  const Lesson &lesson() const { return m_course.lesson(); }
  const LessonCourse &course() const { return m_course; }
  // What the learner has done in this hand.
  const std::vector<LessonMade> &made() const { return m_made; }
  // What was said last about a try; may be null.
  const LessonText *said() const { return m_said; }
  enum class SaidAs { Praise, Wrong, Hint };
  SaidAs saidAs() const { return m_saidAs; }
  // Earlier moves are being repeated, or the hand is brought to where the lesson begins.
  bool isRepeating() const { return m_repeating; }
  // The learner's seat at the table; 0 without a hand.
  int seat() const;

  // --- The learner ---
  // A move at the table: true when it may be carried out.
  bool tries(const Decision &decision, const Action &action);
  void choose(int option);
  // A text was read, or what was done has been seen.
  void goOn();
  void back();  // to the step before
  void repeat();
  void hint();

 Q_SIGNALS:
  // Another step, another word on it, or the lesson is over.
  void changed();
  // A move came while there is a text to read first.
  void heldBack();
  // Everything that is repeated unseen is done.
  void ready();
  void finished();
  // The script of the learner's own seat asks for what is not legal.
  void noticed(int seat, const janso::Failure &what);

 private:
  QString dealNow();
  void goToHand();
  void handAgain();
  void onDecision(const Decision &decision, const SeatView &view);
  void onEvent(const Event &event);
  std::optional<Action> repeated(const Decision &decision);
  void answerLater(const Decision &decision, const Action &action);
  void say(const LessonText *text, SaidAs as);
  void stepDone(const LessonText *praise);
  void nextStep();
  void enterStep(int step);

  static const Lesson &noLesson();

  GameController *m_controller;
  Starter m_start;
  LessonCourse m_course;
  bool m_active = false;
  bool m_repeating = false;
  int m_dealt = -1;                // index of the deal at the table
  SeatScript m_script;             // what is left of the learner's own
  std::vector<LessonMade> m_made;  // answers of the learner in this hand, also those made for him
  std::size_t m_repeatFrom = 0;    // of m_made: the next to be repeated
  std::size_t m_repeatUntil = 0;
  const LessonText *m_said = nullptr;
  SaidAs m_saidAs = SaidAs::Praise;
};

}  // namespace janso
