// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/decision/openquestion.h"

namespace janso {

namespace {

constexpr int kAutoDelayMs = 350;

}  // namespace

OpenQuestion::OpenQuestion(TableState &state, QObject *parent) : QObject(parent), m_state(state) {
  m_timer.setSingleShot(true);
  connect(&m_timer, &QTimer::timeout, this, [this] {
    if (const std::optional<Action> action = m_state.flow.automaticAnswer(m_state.options))
      answer(*action);
  });
}

void OpenQuestion::put(const Decision &decision) {
  begin(decision);
  answerByItself();
}

void OpenQuestion::begin(const Decision &decision) {
  m_timer.stop();
  m_state.flow.start(decision, m_state.view, m_state.toggles.values(), m_state.hand);
  Q_EMIT begun(decision);
}

void OpenQuestion::restart() {
  if (m_state.flow.isActive())
    begin(Decision(*m_state.flow.decision()));
}

void OpenQuestion::clear() {
  m_timer.stop();
  m_state.flow.clear();
  m_state.flow.setHand(m_state.view, m_state.hand);
  Q_EMIT cleared();
}

void OpenQuestion::takeToggles() {
  DecisionFlow &flow = m_state.flow;
  if (flow.isActive() && !flow.asksToConfirmSkip() && !flow.isChoosingRiichi())
    flow.start(Decision(*flow.decision()), m_state.view, m_state.toggles.values(), m_state.hand);
}

void OpenQuestion::answerByItself() {
  const DecisionFlow &flow = m_state.flow;
  if (!flow.isActive() || !flow.automaticAnswer(m_state.options))
    return;
  const bool skips = flow.isClaim() && !flow.offersWin();
  m_timer.start(skips ? 0 : qRound(m_state.options.duration(kAutoDelayMs)));
}

void OpenQuestion::answer(const Action &action) {
  if (!m_state.flow.isActive())
    return;
  const quint32 id = m_state.flow.decision()->id;
  const Action copy = action;  // `action` may be a part of the question, which ends
  m_timer.stop();
  Q_EMIT chosen();
  if (m_state.flow.allows(copy))
    Q_EMIT answered(id, copy);
  else if (m_state.flow.isActive() && m_state.flow.decision()->id == id)
    restart();
}

}  // namespace janso
