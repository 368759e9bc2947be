// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "study/lessonplay.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>

#include "game/gamecontroller.h"
#include "rules/presets/presets.h"

namespace janso {

namespace {

constexpr auto kTable = "LessonPlay";

MatchSetup setupOf(const Lesson &lesson, const LessonDeal &deal) {
  //: The players of a lesson: the learner (one who has given no name), and who sits on the right, across and
  //: on the left; short names
  static constexpr std::array<const char *, 4> kNames{
      QT_TRANSLATE_NOOP("LessonPlay", "Learner"), QT_TRANSLATE_NOOP("LessonPlay", "Rin"),
      QT_TRANSLATE_NOOP("LessonPlay", "Ao"), QT_TRANSLATE_NOOP("LessonPlay", "Leo")};
  MatchSetup setup;
  setup.rules = findPreset(lesson.ruleset)->make();
  setup.deal = deal.deal;
  setup.openHands = deal.openHands;
  setup.seed = QString::fromStdString(lesson.id);
  for (int rel = 0; rel < 4; ++rel) {
    SeatSetup &seat = setup.seats[static_cast<std::size_t>((deal.seat + rel) % 4)];
    seat.kind = rel == 0 ? PlayerKind::Human : PlayerKind::Bot;
    seat.botId = QStringLiteral("club");
    seat.name = QCoreApplication::translate(kTable, kNames[static_cast<std::size_t>(rel)]);
  }
  return setup;
}

}  // namespace

LessonPlay::LessonPlay(GameController *controller, Starter start, QObject *parent)
    : QObject(parent), m_controller(controller), m_start(std::move(start)), m_course(noLesson()) {
  connect(controller, &GameController::decisionRequested, this, &LessonPlay::onDecision);
  connect(controller, &GameController::eventHappened, this, &LessonPlay::onEvent);
}

const Lesson &LessonPlay::noLesson() {
  static const Lesson none;
  return none;
}

QString LessonPlay::begin(const Lesson &lesson, int step, const std::vector<LessonMade> &made) {
  const int last = static_cast<int>(lesson.steps.size()) - 1;
  m_course = LessonCourse(lesson, std::clamp(step, 0, last));
  m_made.clear();
  m_active = true;
  m_hinted = false;
  m_dealt = -1;
  // A step in the middle of a hand needs what came before it at the table.
  const int wanted = m_course.index();
  goToHand();
  bool whole = true;
  for (int before = m_course.index(); before < wanted; ++before) {
    const auto ofStep = [before](const LessonMade &each) { return each.step == before; };
    const bool acts = lesson.steps[static_cast<std::size_t>(before)].kind == StepKind::Act;
    whole = whole && (!acts || std::any_of(made.begin(), made.end(), ofStep));
    std::copy_if(made.begin(), made.end(), std::back_inserter(m_made), ofStep);
  }
  if (whole)
    m_course.goTo(wanted);
  else
    m_made.clear();
  m_repeatUntil = m_made.size();
  showFeedback(nullptr, FeedbackKind::Praise);
  const QString problem = dealNow();
  if (!problem.isEmpty())
    m_active = false;
  Q_EMIT changed();
  return problem;
}

void LessonPlay::end() {
  m_active = false;
  m_repeating = false;
  m_dealt = -1;
}

int LessonPlay::seat() const {
  return m_dealt < 0 ? 0 : lesson().deals[static_cast<std::size_t>(m_dealt)].seat;
}

// Lays out the step's hand.
QString LessonPlay::dealNow() {
  m_dealt = m_course.step().deal;
  const LessonDeal &wanted = lesson().deals[static_cast<std::size_t>(m_dealt)];
  m_script = wanted.deal.scripts[static_cast<std::size_t>(wanted.seat)];
  m_repeatFrom = 0;
  m_repeating = m_repeatUntil > 0 || !m_script.turns.empty();
  return m_start(setupOf(lesson(), wanted));
}

// To the first step of this step's hand.
void LessonPlay::goToHand() {
  while (m_course.index() > 0 &&
         lesson().steps[static_cast<std::size_t>(m_course.index() - 1)].deal == m_course.step().deal)
    m_course.goTo(m_course.index() - 1);
}

void LessonPlay::handAgain() {
  if (!m_active)
    return;
  goToHand();
  m_made.clear();
  dealNow();
  Q_EMIT changed();
}

// --- The table ---

std::optional<Action> LessonPlay::repeated(const Decision &decision) {
  if (m_script.turns.empty()) {
    if (m_repeatFrom >= m_repeatUntil)
      return std::nullopt;
    const Action action = m_made[m_repeatFrom++].action;
    if (std::find(decision.legal.begin(), decision.legal.end(), action) != decision.legal.end())
      return action;
    // The lesson is another than when this was done.
    m_repeatUntil = 0;
    QMetaObject::invokeMethod(this, &LessonPlay::handAgain, Qt::QueuedConnection);
    return std::nullopt;
  }
  bool strayed = false;
  const Action action = scriptedAction(m_script, decision, strayed);
  if (strayed)
    Q_EMIT playerWarned(decision.seat, Failure{FailureCode::ScriptDiverged});
  return action;
}

void LessonPlay::onDecision(const Decision &decision, const SeatView &view) {
  if (!m_active)
    return;
  if (const std::optional<Action> action = repeated(decision)) {
    answerLater(decision, *action);
    return;
  }
  if (m_course.mustSkip(view, decision)) {
    const Action skip = decision.legal[0];
    m_made.push_back({m_course.index(), skip});
    answerLater(decision, skip);
    return;
  }
  if (m_repeating) {
    m_repeating = false;
    Q_EMIT ready();
  }
}

// From inside the question itself the table would be answered before it is shown.
void LessonPlay::answerLater(const Decision &decision, const Action &action) {
  QMetaObject::invokeMethod(
      this,
      [this, seat = decision.seat, id = decision.id, action] {
        if (m_active)
          m_controller->match().submitAction(seat, id, action);
      },
      Qt::QueuedConnection);
}

void LessonPlay::onEvent(const Event &event) {
  if (!m_active)
    return;
  if (m_repeating) {
    m_repeating = !std::holds_alternative<KyokuEnded>(event);
    if (!m_repeating)
      Q_EMIT ready();
    return;
  }
  const bool missed = m_course.isMissed();
  if (m_course.happened(event, m_controller->match().view(seat())))
    stepDone(&m_course.step().done);
  else if (m_course.isMissed() != missed)
    Q_EMIT changed();
}

// --- The learner ---

bool LessonPlay::tries(const Decision &decision, const Action &action) {
  if (!m_active)
    return true;
  if (m_repeating)
    return false;
  const LessonCourse::Answer answer = m_course.tryMove(m_controller->match().view(decision.seat), action);
  const int step = m_course.index();
  switch (answer.verdict) {
    case LessonCourse::Verdict::NotNow:
      Q_EMIT heldBack();
      return false;
    case LessonCourse::Verdict::Wrong:
      showFeedback(answer.feedback, FeedbackKind::Wrong);
      m_wrongMove = action;
      Q_EMIT changed();
      return false;
    case LessonCourse::Verdict::Pointed:
      stepDone(answer.feedback);
      return false;
    case LessonCourse::Verdict::Right:
      m_made.push_back({step, action});
      showFeedback(nullptr, FeedbackKind::Praise);
      Q_EMIT changed();
      return true;
    case LessonCourse::Verdict::Done:
      break;
  }
  m_made.push_back({step, action});
  stepDone(answer.feedback);
  return true;
}

void LessonPlay::choose(int option) {
  const LessonCourse::Answer answer = m_course.choose(option);
  if (answer.verdict != LessonCourse::Verdict::Done && answer.verdict != LessonCourse::Verdict::Wrong)
    return;
  const bool done = answer.verdict == LessonCourse::Verdict::Done;
  showFeedback(answer.feedback, done ? FeedbackKind::Praise : FeedbackKind::Wrong);
  Q_EMIT changed();
}

void LessonPlay::continueLesson() {
  if (m_course.isOver())
    return;
  m_course.read();
  if (m_course.isDone())
    nextStep();
}

void LessonPlay::hint() {
  if (m_course.isOver() || m_course.step().hint.isEmpty())
    return;
  showFeedback(&m_course.step().hint, FeedbackKind::Hint);
  m_hinted = true;
  Q_EMIT changed();
}

void LessonPlay::showFeedback(const LessonText *text, FeedbackKind as) {
  m_feedback = text != nullptr && !text->isEmpty() ? text : nullptr;
  m_feedbackKind = as;
  m_wrongMove.reset();
}

// What the table shows at the end of a hand is to be seen before the next one is dealt.
void LessonPlay::stepDone(const LessonText *praise) {
  showFeedback(praise, FeedbackKind::Praise);
  const std::size_t next = static_cast<std::size_t>(m_course.index()) + 1;
  if (next < lesson().steps.size() && lesson().steps[next].deal == m_dealt) {
    m_course.next();
    m_hinted = false;
  }
  Q_EMIT changed();
}

void LessonPlay::nextStep() {
  m_course.next();
  m_hinted = false;
  showFeedback(nullptr, FeedbackKind::Praise);
  if (m_course.isOver()) {
    Q_EMIT finished();
    Q_EMIT changed();
    return;
  }
  if (m_course.step().deal != m_dealt) {
    m_made.clear();
    m_repeatUntil = 0;
    dealNow();
  }
  Q_EMIT changed();
}

void LessonPlay::back() {
  enterStep(std::max(0, m_course.index() - 1));
}

void LessonPlay::repeat() {
  enterStep(m_course.isOver() ? 0 : m_course.index());
}

void LessonPlay::enterStep(int step) {
  const bool missed = m_course.isMissed();
  m_course.goTo(step);
  m_hinted = false;
  showFeedback(nullptr, FeedbackKind::Praise);
  const bool same = m_course.step().deal == m_dealt;
  const auto first = std::find_if(m_made.begin(), m_made.end(),
                                  [step](const LessonMade &made) { return made.step >= step; });
  // Nothing was done at the table since: it stays.
  if (!same || missed || first != m_made.end()) {
    m_made.erase(same ? first : m_made.begin(), m_made.end());
    m_repeatUntil = m_made.size();
    if (!same)
      goToHand();
    dealNow();
  }
  Q_EMIT changed();
}

}  // namespace janso
