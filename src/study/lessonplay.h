// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Plays a lesson at the real table: deals its hands, allows the moves that a step permits, blocks all others,
// and continues with the next step when the goal is reached.
//
// Going back to a step deals its hand again and replays, unseen, what the learner had done up to then.
#pragma once

#include <QObject>
#include <functional>
#include <optional>
#include <vector>

#include "coach/lessons/lesson.h"
#include "coach/lessons/lessoncourse.h"
#include "game/failure.h"
#include "game/setup/matchsetup.h"
#include "study/lessonprogress.h"

namespace janso {

class GameController;

class LessonPlay : public QObject {
  Q_OBJECT

 public:
  // Starts a match at the table; returns an empty text, or why it could not be started.
  using Starter = std::function<QString(const MatchSetup &)>;

  // `controller` must outlive it.
  LessonPlay(GameController *controller, Starter start, QObject *parent = nullptr);

  // Starts `lesson`, which must stay alive while it is played; returns an empty text, or why its hand could
  // not be dealt. `made`: what was done before `step` in its hand, to be replayed. Starts at the beginning of
  // that hand if this is missing or does not fit.
  QString begin(const Lesson &lesson, int step = 0, const std::vector<LessonMade> &made = {});
  // Call when the controller's match no longer belongs to the lesson.
  void end();
  bool isActive() const { return m_active; }
  const Lesson &lesson() const { return m_course.lesson(); }
  const LessonCourse &course() const { return m_course; }
  // What the learner has done in this hand.
  const std::vector<LessonMade> &made() const { return m_made; }
  // The last comment on an attempt; may be null.
  const LessonText *feedback() const { return m_feedback; }
  enum class FeedbackKind { Praise, Wrong, Hint };
  FeedbackKind feedbackKind() const { return m_feedbackKind; }
  // The move at the table that the comment calls wrong; nothing for an answer to a question.
  const std::optional<Action> &wrongMove() const { return m_wrongMove; }
  // Whether a hint for this step was asked for.
  bool isHinted() const { return m_hinted; }
  // True while earlier moves are being replayed or the hand is being brought to the start of the lesson.
  bool isRepeating() const { return m_repeating; }
  // The learner's seat at the table; 0 if there is no hand.
  int seat() const;

  // --- The learner's actions ---
  // A move at the table; returns true if it may be carried out.
  bool tries(const Decision &decision, const Action &action);
  // Answers a question; the right answer stays until continueLesson().
  void choose(int option);
  // Continues after the learner has read a text or a comment, or seen the result of a move.
  void continueLesson();
  void back();  // to the previous step
  void repeat();
  void hint();

 Q_SIGNALS:
  // The step or the comment on it has changed, or the lesson is over.
  void changed();
  // A move was attempted while there is a text to read first.
  void heldBack();
  // The unseen replay is finished.
  void ready();
  void finished();
  // The script of the learner's seat requires an action that is not legal.
  void playerWarned(int seat, const janso::Failure &what);

 private:
  QString dealNow();
  void goToHand();
  void handAgain();
  void onDecision(const Decision &decision, const SeatView &view);
  void onEvent(const Event &event);
  std::optional<Action> repeated(const Decision &decision);
  void answerLater(const Decision &decision, const Action &action);
  void showFeedback(const LessonText *text, FeedbackKind as);
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
  SeatScript m_script;             // the rest of the script of the learner's seat
  std::vector<LessonMade> m_made;  // the learner's answers in this hand, including automatic ones
  std::size_t m_repeatFrom = 0;    // index in m_made of the next one to replay
  std::size_t m_repeatUntil = 0;
  const LessonText *m_feedback = nullptr;
  std::optional<Action> m_wrongMove;
  bool m_hinted = false;
  FeedbackKind m_feedbackKind = FeedbackKind::Praise;
};

}  // namespace janso
