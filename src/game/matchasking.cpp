// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The requests of a running match and the answers to them.
#include <algorithm>

#include "game/matchrun.h"
#include "records/actionjson.h"

namespace janso {

namespace {

// Ids of questions that the table never asked (CallMode::AskEveryone) start here; the table counts from 1.
constexpr std::uint32_t kFirstPseudoId = 0x80000000U;

bool isClaim(const Decision &decision) {
  return !decision.legal.empty() && decision.legal.front().type == ActionType::Skip;
}

Rejection rejectionOf(AnswerStatus status) {
  switch (status) {
    case AnswerStatus::NotYourTurn:
      return Rejection::NotYourTurn;
    case AnswerStatus::Illegal:
      return Rejection::Illegal;
    case AnswerStatus::AlreadyAnswered:
      return Rejection::AlreadyAnswered;
    case AnswerStatus::StaleRequest:
    case AnswerStatus::Accepted:
      break;
  }
  return Rejection::Stale;
}

}  // namespace

CallMode MatchRun::callMode() const {
  // One human betrays nothing to bots, and with open hands there is nothing left to betray.
  return m_setup.humans() < 2 || m_setup.openHands ? CallMode::AskWhoCan : m_setup.callMode;
}

std::vector<int> MatchRun::programSeats() const {
  std::vector<int> seats;
  for (int seat = 0; seat < players(); ++seat) {
    const PlayerKind kind = m_setup.seats[static_cast<std::size_t>(seat)].kind;
    if (!at(seat).replaced && (kind == PlayerKind::External || kind == PlayerKind::Plugin))
      seats.push_back(seat);
  }
  return seats;
}

void MatchRun::replace(int seat, const Failure &why) {
  at(seat).replaced = true;
  m_recorder.add(JournalNote{kReplacedNote, QJsonObject{{QStringLiteral("seat"), seat},
                                                        {QStringLiteral("reason"), failureText(why)}}});
}

void MatchRun::seatPlayers() {
  for (int seat = 0; seat < players(); ++seat) {
    std::unique_ptr<Player> player =
        at(seat).replaced ? m_maker.makeBuiltIn(seat)
                          : m_maker.makeOwn(seat, m_recorder.handSoFar(), m_recorder.programLogPath(seat));
    if (player)
      seatPlayer(seat, std::move(player));
  }
}

void MatchRun::seatPlayer(int seat, std::unique_ptr<Player> player) {
  connect(player.get(), &Player::answered, this, [this, seat](std::uint32_t requestId, const Action &action) {
    onAnswered(seat, requestId, action);
  });
  connect(player.get(), &Player::failed, this,
          [this, seat](const Failure &failure) { onFailed(seat, failure); });
  connect(player.get(), &Player::warned, this, [this, seat](const Failure &notice) {
    if (!m_stopped)
      Q_EMIT playerWarned(seat, notice);
  });
  at(seat).player = std::move(player);
}

// --- Asking ---

void MatchRun::askMachines() {
  if (m_machinesAsked)
    return;
  m_machinesAsked = true;
  for (const Decision &decision : m_match.pending()) {
    if (!at(decision.seat).player)
      continue;
    // Claims are thought over in the pause after the discard, whose length must not depend on them.
    if (!isClaim(decision))
      m_pacer->holdForThought();
    askMachine(decision);
  }
}

void MatchRun::askMachine(const Decision &decision) {
  at(decision.seat).askedAt.start();
  at(decision.seat).player->ask(decision, m_match.viewOf(decision.seat));
}

void MatchRun::askHumans() {
  const std::span<const Decision> pending = m_match.pending();
  const std::vector<Decision> open(pending.begin(), pending.end());  // answering changes the list
  for (const Decision &decision : open) {
    if (m_stopped || !isHuman(decision.seat) || at(decision.seat).prompt)
      continue;
    if (isClaim(decision) && callMode() == CallMode::Standing)
      accept(decision.seat, decision.id, at(decision.seat).orders.answer(decision));
    else
      prompt(decision);
  }
}

// Whoever can claim gets the table's question, the other humans one that only looks like it.
void MatchRun::askEveryone(int actor) {
  if (callMode() != CallMode::AskEveryone)
    return;
  for (int step = 1; step < players(); ++step) {
    const int seat = (actor + step) % players();
    if (!isHuman(seat) || m_stopped)
      continue;
    const Decision *real = m_queue.empty() ? m_match.decisionOf(seat) : nullptr;
    if (real != nullptr && isClaim(*real)) {
      prompt(Decision(*real));
      continue;
    }
    Decision pseudo;
    pseudo.id = kFirstPseudoId + m_pseudoAsked++;
    pseudo.seat = static_cast<std::int8_t>(seat);
    pseudo.legal.push_back(Action());
    prompt(pseudo);
  }
}

// The calls that a human arms before the next turn.
void MatchRun::requestOrders(int seat) {
  if (!isHuman(seat) || callMode() != CallMode::Standing || std::exchange(at(seat).ordersGiven, false))
    return;
  const ActionList possible = possibleClaims(at(seat).view);
  at(seat).possible = possible;
  Q_EMIT standingOrdersRequested(seat, possible, at(seat).armedBefore.suggested(possible));
}

// Whether there is anything to call or not: all are asked, or nobody is.
void MatchRun::armBeforeFirstTurn(int dealer) {
  m_toArm.clear();
  if (!m_setup.callsBeforeFirstTurn || callMode() != CallMode::Standing)
    return;
  for (int step = 1; step < players(); ++step) {
    if (const int seat = (dealer + step) % players(); isHuman(seat))
      m_toArm.push_back(seat);
  }
}

void MatchRun::prompt(const Decision &decision) {
  at(decision.seat).prompt = decision;
  Q_EMIT decisionRequested(decision, view(decision.seat));
}

void MatchRun::closePrompt(int seat) {
  std::optional<Decision> &open = at(seat).prompt;
  if (!open)
    return;
  const std::uint32_t id = open->id;
  open.reset();
  Q_EMIT decisionClosed(seat, id);
}

std::optional<Decision> MatchRun::pendingDecision(int seat) const {
  return isRunning() ? at(seat).prompt : std::nullopt;
}

// --- Answers ---

AnswerStatus MatchRun::accept(int seat, std::uint32_t requestId, const Action &action) {
  const AnswerStatus status = m_match.answer(seat, requestId, action);
  if (status == AnswerStatus::Accepted) {
    m_recorder.add(JournalAnswer{seat, requestId, action});
    scheduleStep();
  }
  return status;
}

void MatchRun::submitAction(int seat, std::uint32_t requestId, const Action &action) {
  if (!isHuman(seat)) {
    Q_EMIT actionRejected(requestId, Rejection::NotHuman);
    return;
  }
  const std::optional<Decision> &open = at(seat).prompt;
  if (m_stopped || !open || open->id != requestId) {
    Q_EMIT actionRejected(requestId, Rejection::Stale);
    return;
  }
  const Decision asked = *open;
  if (std::find(asked.legal.begin(), asked.legal.end(), action) == asked.legal.end()) {
    Q_EMIT actionRejected(requestId, Rejection::Illegal);
    return;
  }
  if (callMode() == CallMode::AskEveryone && isClaim(asked)) {
    // Kept back until all have answered: the table closes what an answer has decided, and that would show.
    at(seat).kept = JournalAnswer{seat, requestId, action};
  } else if (const AnswerStatus status = accept(seat, requestId, action); status != AnswerStatus::Accepted) {
    Q_EMIT actionRejected(requestId, rejectionOf(status));
    return;
  }
  m_lastToAnswer = seat;
  closePrompt(seat);
  handInKept();
  scheduleStep();
}

// Once nobody is asked any more, the table gets the answers to its own questions.
void MatchRun::handInKept() {
  if (m_stopped ||
      std::any_of(m_seats.begin(), m_seats.end(), [](const MatchSeat &s) { return s.prompt.has_value(); }))
    return;
  for (MatchSeat &seat : m_seats) {
    const std::optional<JournalAnswer> answer = std::exchange(seat.kept, std::nullopt);
    if (answer && answer->decisionId < kFirstPseudoId)
      accept(answer->seat, answer->decisionId, answer->action);
  }
}

void MatchRun::submitStandingOrders(int seat, const ActionList &armed) {
  if (!isHuman(seat))
    return;
  std::optional<ActionList> &possible = at(seat).possible;
  if (!possible)
    return;  // late or doubled: the orders of this turn stand
  m_lastToAnswer = seat;
  at(seat).orders = StandingOrders(*possible, armed);
  at(seat).armedBefore.take(*possible, armed);
  m_recorder.add(JournalNote{kOrdersNote, QJsonObject{{QStringLiteral("seat"), seat},
                                                      {QStringLiteral("possible"), toJson(*possible)},
                                                      {QStringLiteral("armed"), toJson(armed)}}});
  possible.reset();
  scheduleStep();
}

void MatchRun::onAnswered(int seat, std::uint32_t requestId, const Action &action) {
  if (m_stopped)
    return;
  const qint64 microseconds = at(seat).askedAt.nsecsElapsed() / 1000;
  if (accept(seat, requestId, action) != AnswerStatus::Illegal) {
    Q_EMIT machineAnswered(seat, microseconds);
    return;
  }
  const PlayerKind kind = m_setup.seats[static_cast<std::size_t>(seat)].kind;
  if ((kind == PlayerKind::External || kind == PlayerKind::Plugin) && !at(seat).replaced) {
    onFailed(seat, {kind == PlayerKind::External ? FailureCode::ProgramIllegal : FailureCode::PluginIllegal});
    return;
  }
  // A built-in bot that does this is our own mistake; the game goes on all the same.
  Q_ASSERT_X(false, "MatchRun::onAnswered", "a built-in bot chose an illegal action");
  if (const Decision *open = m_match.decisionOf(seat))
    accept(seat, requestId, open->legal.back());
}

void MatchRun::onFailed(int seat, const Failure &failure) {
  MatchSeat &failed = at(seat);
  if (m_stopped || !failed.player)
    return;
  failed.replacedLog = failed.player->log();
  failed.player->disconnect(this);
  failed.player.release()->deleteLater();  // it may be the one that is calling
  if (m_over)
    return;  // nothing is left to play in its place
  const Decision *open = m_queue.empty() ? m_match.decisionOf(seat) : nullptr;
  replace(seat, failure);
  seatPlayer(seat, m_maker.makeBuiltIn(seat));
  if (open != nullptr && m_machinesAsked)
    askMachine(*open);
  Q_EMIT playerFailed(seat, failure);
}

}  // namespace janso
