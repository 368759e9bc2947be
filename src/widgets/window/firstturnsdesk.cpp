// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/firstturnsdesk.h"

#include <algorithm>

#include "game/playedmatch.h"
#include "widgets/learn/coachcard.h"
#include "widgets/lexicon/termlinks.h"
#include "widgets/sentences/firstturntexts.h"
#include "widgets/settings/welcome.h"
#include "widgets/table/captioncard.h"
#include "widgets/table/tablewidget.h"
#include "widgets/window/coachdesk.h"
#include "widgets/window/gamesession.h"

namespace janso {

FirstTurnsDesk::FirstTurnsDesk(const Parts &parts, QObject *parent) : QObject(parent), m_parts(parts) {
  connect(parts.session, &GameSession::matchBegun, this, &FirstTurnsDesk::onMatch);
  connect(parts.session, &GameSession::decisionShown, this, &FirstTurnsDesk::onDecision);
  connect(parts.session, &GameSession::decisionClosed, this, [this] {
    m_runner.cancel();
    m_open.reset();
    show();
  });
  connect(&m_runner, &AdviceRunner::advised, this, &FirstTurnsDesk::onAdvised);
  parts.table->addGuard(this);
  connect(parts.coach, &CoachDesk::advised, this, &FirstTurnsDesk::show);
  connect(parts.table, &TableWidget::consideredChanged, this, &FirstTurnsDesk::show);
  parts.settings->follow(Effect::FirstTurns, this, [this] {
    // Who switches it on wants to hear it again.
    if (m_parts.settings->on(Setting::FirstTurns))
      keep(FirstTurns());
    show();
  });
}

bool FirstTurnsDesk::speaks() const {
  const MatchSetup &setup = m_parts.session->match().setup();
  return hasDetectedEarlierUse(*m_parts.settings) && m_parts.settings->on(Setting::FirstTurns) &&
         !setup.isLesson() && setup.humans() == 1;
}

// A newcomer is told again in each match, but not in one that is continued.
void FirstTurnsDesk::onMatch() {
  if (!speaks() || !isNewcomer(*m_parts.settings) || m_parts.session->match().lastToAnswer() >= 0)
    return;
  FirstTurns turns = kept();
  turns.beginMatch();
  keep(turns);
}

void FirstTurnsDesk::onDecision(const Decision &decision, const SeatView &view) {
  m_open.reset();
  if (speaks() && !m_parts.table->answersByItself()) {
    const TurnKind kind = turnKindOf(decision);
    FirstTurns turns = kept();
    if (!turns.isUnderstood(kind)) {
      const bool drawn = std::any_of(decision.legal.begin(), decision.legal.end(),
                                     [](const Action &action) { return action.type == ActionType::Tsumo; });
      m_open = Open{decision, view, kind, drawn, turns.isHandled(kind), std::nullopt};
      turns.noteShown(kind);
      keep(turns);
      ask();
    }
  }
  show();
}

// The coach at the table thinks about the same decision, unless it is off.
void FirstTurnsDesk::ask() {
  if (m_open->kind != TurnKind::Win && m_parts.coach->level() == CoachLevel::Off)
    m_runner.ask(m_open->view, m_open->decision);
}

void FirstTurnsDesk::onAdvised(quint32 decisionId, const Advice &advice) {
  if (!m_open || m_open->decision.id != decisionId)
    return;
  m_open->advice = advice;
  m_parts.session->match().noteHint(m_open->decision.seat);
  show();
}

bool FirstTurnsDesk::allows(const Decision &decision, const Action &action) {
  // What the toggles answer nobody has learned.
  if (!m_open || m_open->decision.id != decision.id || !doesTurn(m_open->kind, action) ||
      m_parts.table->answersByItself())
    return true;
  FirstTurns turns = kept();
  turns.noteDone(m_open->kind);
  keep(turns);
  return true;
}

void FirstTurnsDesk::show() {
  const bool shown = m_open && speaks();
  m_parts.table->caption()->showCaption(shown ? line() : QString());
}

// Until the advice is there, nothing is said that would be replaced in the same breath.
QString FirstTurnsDesk::line() const {
  if (m_open->kind == TurnKind::Win)
    return linkTerms(firstTurnLine(m_open->kind, m_open->drawn));
  const std::optional<Advice> &advice = m_open->advice ? m_open->advice : m_parts.coach->advice();
  if (!advice)
    return {};
  const AdvisedSeat advised{m_open->view, m_parts.session->names(),
                            yakuNamingOf(m_parts.settings->text(Setting::YakuNames))};
  return firstTurnAdvice(m_open->kind, *advice, advised, m_open->handled);
}

FirstTurns FirstTurnsDesk::kept() const {
  return FirstTurns::fromText(m_parts.settings->text(Setting::LearnedTurns).toStdString());
}

void FirstTurnsDesk::keep(const FirstTurns &turns) {
  m_parts.settings->setValue(Setting::LearnedTurns, QString::fromStdString(turns.text()));
}

}  // namespace janso
