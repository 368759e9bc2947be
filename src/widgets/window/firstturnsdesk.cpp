// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/firstturnsdesk.h"

#include <algorithm>

#include "game/playedmatch.h"
#include "widgets/learn/coachcard.h"
#include "widgets/sentences/firstturntexts.h"
#include "widgets/settings/welcome.h"
#include "widgets/table/captioncard.h"
#include "widgets/table/tablewidget.h"
#include "widgets/window/coachdesk.h"
#include "widgets/window/gamesession.h"

namespace janso {

FirstTurnsDesk::FirstTurnsDesk(const Parts &parts, QObject *parent) : QObject(parent), m_parts(parts) {
  connect(parts.session, &GameSession::decisionShown, this, &FirstTurnsDesk::onDecision);
  connect(parts.session, &GameSession::decisionGone, this, [this] {
    m_open.reset();
    show();
  });
  parts.table->addGuard(this);
  connect(parts.coach, &CoachDesk::advised, this, &FirstTurnsDesk::show);
  connect(parts.table, &TableWidget::consideredChanged, this, &FirstTurnsDesk::show);
  connect(parts.settings, &Settings::changed, this, [this](Setting id) {
    if (id != Setting::FirstTurns)
      return;
    // Who switches it on wants to hear it again.
    if (m_parts.settings->on(id))
      keep(FirstTurns());
    show();
  });
}

bool FirstTurnsDesk::speaks() const {
  const MatchSetup &setup = m_parts.session->match().setup();
  return hasLookedBack(*m_parts.settings) && m_parts.settings->on(Setting::FirstTurns) && !setup.isLesson() &&
         setup.humans() == 1;
}

void FirstTurnsDesk::onDecision(const Decision &decision) {
  m_open.reset();
  if (speaks() && !m_parts.table->answersByItself()) {
    const TurnKind kind = turnKindOf(decision);
    FirstTurns turns = kept();
    if (!turns.isUnderstood(kind)) {
      m_open = Open{decision.id, kind,
                    std::any_of(decision.legal.begin(), decision.legal.end(),
                                [](const Action &action) { return action.type == ActionType::Tsumo; })};
      turns.noteTold(kind);
      keep(turns);
    }
  }
  show();
}

bool FirstTurnsDesk::allows(const Decision &decision, const Action &action) {
  // What the toggles answer nobody has learnt.
  if (!m_open || m_open->id != decision.id || !doesTurn(m_open->kind, action) ||
      m_parts.table->answersByItself())
    return true;
  FirstTurns turns = kept();
  turns.noteDone(m_open->kind);
  keep(turns);
  return true;
}

void FirstTurnsDesk::show() {
  const bool shown = m_open && speaks() && !m_parts.coach->card()->isShown();
  m_parts.table->caption()->tell(shown ? firstTurnLine(m_open->kind, m_open->drawn) : QString());
}

FirstTurns FirstTurnsDesk::kept() const {
  return FirstTurns::fromText(m_parts.settings->text(Setting::LearntTurns).toStdString());
}

void FirstTurnsDesk::keep(const FirstTurns &turns) {
  m_parts.settings->setValue(Setting::LearntTurns, QString::fromStdString(turns.text()));
}

}  // namespace janso
