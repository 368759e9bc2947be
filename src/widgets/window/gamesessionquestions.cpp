// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// GameSession: its questions, and the hands that are open for them.
#include <algorithm>
#include <utility>

#include "game/automaticplay.h"
#include "widgets/settings/sounds.h"
#include "widgets/table/tablewidget.h"
#include "widgets/window/gamesession.h"

namespace janso {

namespace {

// Anything beside a discard, or letting it go.
bool offersMore(const Decision &decision) {
  return std::any_of(decision.legal.begin(), decision.legal.end(), [](const Action &action) {
    return action.type != ActionType::Dahai && action.type != ActionType::Skip;
  });
}

// About another player's tile.
bool isClaim(const Decision &decision) {
  return std::any_of(decision.legal.begin(), decision.legal.end(),
                     [](const Action &action) { return action.type == ActionType::Skip; });
}

}  // namespace

// --- From the game ---

void GameSession::onDecision(const Decision &decision, const SeatView &view) {
  m_resumed = false;
  if (skipsUnseen(decision, view))
    return;
  m_hotSeat.ask(decision, view);
  askNext();
}

// A player who wants no calls does not come to the screen to skip them. Where everybody is asked after every
// discard, being spared would tell something.
bool GameSession::skipsUnseen(const Decision &decision, const SeatView &view) {
  if (!m_hotSeat.hides(decision.seat) || match().setup().callMode == CallMode::AskEveryone)
    return false;
  AutomaticPlay play;
  play.discardInRiichi = false;
  play.noCalls = m_parts.table->toggles().of(decision.seat).noCalls;
  const std::optional<Action> skip = automaticAnswer(view, decision, play);
  if (skip)
    match().submitAction(decision.seat, decision.id, *skip);
  return skip.has_value();
}

void GameSession::onDecisionClosed(int seat, std::uint32_t id) {
  if (m_hotSeat.close(seat, id)) {
    m_parts.table->hideCurtain();
    m_parts.table->toggles().setOwner(toggleOwner());
  }
  if (m_hotSeat.shown() && m_hotSeat.shown()->decision.id == id) {
    closeQuestion();
    // Who takes a tile that went by must discard.
    if (m_submitted && HotSeat::closesWith(*m_submitted))
      closeHand();
  }
  askNext();
}

void GameSession::onOrdersRequested(int seat, const ActionList &possible, const ActionList &armed) {
  if (m_hotSeat.openSeat() == seat) {
    m_parts.table->askStandingOrders(seat, possible, armed);
    return;
  }
  // A hand was dealt, or the match was left while the calls were chosen.
  const bool isDealt = match().view(seat).me().pond.empty();
  if ((isDealt || m_resumed) && m_hotSeat.callUp(seat)) {
    m_calls = {possible, armed};
    showCurtain();
    return;
  }
  // Nobody looks at this hand (an action that was chosen without a person): as if nothing had been changed.
  match().submitStandingOrders(seat, armed);
}

// --- Questions and hands ---

void GameSession::askNext() {
  const HotSeat::Step step = m_hotSeat.next();
  if (step == HotSeat::Step::Curtain) {
    showCurtain();
  } else if (step == HotSeat::Step::Show) {
    const int seat = m_hotSeat.shown()->decision.seat;
    if (match().viewer() != seat)
      turnTo(seat);
    showQuestion();
  }
}

void GameSession::showCurtain() {
  const int seat = m_hotSeat.curtainSeat();
  turnTo(seat);
  m_parts.table->showCurtain(seat, m_names[static_cast<std::size_t>(seat)]);
}

void GameSession::showQuestion() {
  const HotSeat::Question question = *m_hotSeat.shown();
  // Beside a question about another tile it would seem to be about that one.
  if (isClaim(question.decision) && !m_denial.isEmpty())
    Q_EMIT messageOver(std::exchange(m_denial, QString()));
  m_parts.table->setDecision(question.decision, question.view);
  // Where hands are kept apart, it would tell the others that there is something to choose.
  if (!m_hurried && !keepsApart() && offersMore(question.decision) && !m_parts.table->answersByItself())
    m_parts.sounds->playPrompt();
  Q_EMIT decisionShown(question.decision, question.view);
}

void GameSession::closeQuestion() {
  m_parts.table->clearDecision();
  if (!m_hotSeat.shown())
    return;
  m_hotSeat.takeShown();
  Q_EMIT decisionClosed();
}

// The player who looks at the hand, or is called to it.
int GameSession::toggleOwner() const {
  return m_hotSeat.curtainSeat() >= 0 ? m_hotSeat.curtainSeat() : m_hotSeat.openSeat();
}

// The screen follows whose hand is open.
void GameSession::turnTo(int viewer) {
  m_parts.table->toggles().setOwner(toggleOwner());
  match().setViewer(viewer);
  refreshTable();
}

void GameSession::closeHand() {
  if (m_hotSeat.closeHand())
    turnTo(match().viewer());
}

}  // namespace janso
