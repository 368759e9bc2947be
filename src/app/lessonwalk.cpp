// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "app/lessonwalk.h"

#include <algorithm>

#include "game/gamecontroller.h"
#include "widgets/window/lessondesk.h"

namespace janso {

namespace {
constexpr int kLookMs = 25;  // the table needs the time between two looks
}  // namespace

LessonWalk::LessonWalk(LessonDesk *desk, GameController *controller, QObject *parent)
    : QObject(parent), m_desk(desk), m_controller(controller) {
  m_timer.setInterval(kLookMs);
  connect(&m_timer, &QTimer::timeout, this, &LessonWalk::go);
}

bool LessonWalk::start(const QString &where) {
  const QString id = where.section(QLatin1Char(':'), 0, 0);
  const int index = id.isEmpty() ? 0 : m_desk->store().indexOf(id);
  m_step = std::max(1, where.section(QLatin1Char(':'), 1, 1).toInt()) - 1;
  if (!m_desk->start(index))
    return false;
  m_timer.start();
  return true;
}

bool LessonWalk::isSettled() const {
  const SeatView view = m_controller->match().view(m_desk->play().seat());
  // The page at the end of a hand comes with its last event.
  const BoardPhase phase = view.board.phase;
  const bool over =
      phase == BoardPhase::MatchOver || (phase == BoardPhase::Idle && m_controller->match().eventCount() > 2);
  return !m_desk->play().isRepeating() && m_controller->match().eventCount() > 0 &&
         (over || m_controller->match().pendingDecision(m_desk->play().seat()).has_value());
}

void LessonWalk::go() {
  if (!isSettled())
    return;
  const LessonCourse &course = m_desk->play().course();
  if (course.isOver() || course.index() >= m_step) {
    m_timer.stop();
    Q_EMIT arrived();
    return;
  }
  doStep();
}

void LessonWalk::doStep() {
  LessonPlay &play = m_desk->play();
  const LessonStep &step = play.course().step();
  if (play.course().isDone() || step.kind == StepKind::Read) {
    play.continueLesson();
    return;
  }
  if (step.kind == StepKind::Ask) {
    const auto right = std::find_if(step.options.begin(), step.options.end(),
                                    [](const LessonOption &option) { return option.right; });
    play.choose(static_cast<int>(right - step.options.begin()));
    return;
  }
  const std::optional<Decision> decision = m_controller->match().pendingDecision(play.seat());
  if (!decision)
    return;
  const SeatView view = m_controller->match().view(play.seat());
  for (const Action &action : decision->legal) {
    const bool fits = std::any_of(step.moves.begin(), step.moves.end(),
                                  [&](const LessonMove &move) { return isMove(move, view, action); });
    if (!fits)
      continue;
    if (play.tries(*decision, action))
      m_controller->match().submitAction(play.seat(), decision->id, action);
    return;
  }
}

}  // namespace janso
