// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The loop of a match: what happens next, and when.
#include "game/matchrun.h"

#include <algorithm>

#include "table/mask.h"

namespace janso {

namespace {

// The window keeps painting even when a match of bots runs at full speed.
constexpr int kSliceMs = 8;

}  // namespace

MatchRun::MatchRun(GameController *owner, const MatchSetup &setup, Match match)
    : m_owner(owner), m_setup(setup), m_match(std::move(match)) {
  for (int seat = 0; seat < 4; ++seat)  // an idle one stays empty
    m_views[static_cast<std::size_t>(seat)] = emptyView(seat);
  for (int seat = players() - 1; seat >= 0; --seat) {
    if (isHuman(seat))
      m_viewer = seat;
  }
  for (QTimer *timer : {&m_stepTimer, &m_gate}) {
    timer->setSingleShot(true);
    connect(timer, &QTimer::timeout, this, &MatchRun::step);
  }
  m_gate.setTimerType(Qt::PreciseTimer);
}

MatchRun::~MatchRun() = default;

void MatchRun::begin() {
  seatPlayers();
  scheduleStep();
}

void MatchRun::stop() {
  m_stopped = true;
  m_stepTimer.stop();
  m_gate.stop();
  for (std::unique_ptr<Player> &player : m_players) {
    if (player)
      player->disconnect(this);
  }
}

bool MatchRun::isHuman(int seat) const {
  return m_setup.isHuman(seat);
}

SeatView MatchRun::view(int seat) const {
  SeatView view = m_views[static_cast<std::size_t>(seat)];
  if (!m_setup.openHands)
    return view;
  for (int other = 0; other < players(); ++other) {
    if (other == seat)
      continue;
    const SeatView &theirs = m_views[static_cast<std::size_t>(other)];
    HandTiles &opened = view.opened[static_cast<std::size_t>(other)];
    opened = theirs.hand;
    if (theirs.drawn.isKnown())
      opened.push_back(theirs.drawn);
  }
  return view;
}

// --- The loop ---

void MatchRun::scheduleStep() {
  if (!m_stopped && !m_stepTimer.isActive())
    m_stepTimer.start(0);
}

void MatchRun::paceChanged() {
  m_gate.stop();
  scheduleStep();
}

void MatchRun::holdFor(int milliseconds) {
  if (milliseconds > std::max(0, m_gate.isActive() ? m_gate.remainingTime() : 0))
    m_gate.start(milliseconds);
}

void MatchRun::step() {
  QElapsedTimer slice;
  slice.start();
  while (goOnce()) {
    if (slice.elapsed() >= kSliceMs) {
      scheduleStep();
      return;
    }
  }
  syncJournal();
}

// Does one thing that is due; false when something must be waited for.
bool MatchRun::goOnce() {
  if (m_stopped || m_over || m_owner->isPaused() || m_gate.isActive() || m_awaitsContinue || !humansSettled())
    return false;
  if (!m_queue.empty()) {
    deliver();
    return true;
  }
  if (!m_humansAsked) {
    m_humansAsked = true;
    askMachines();
    askHumans();
    return true;
  }
  if (!m_match.canAdvance())
    return false;
  advance();
  return true;
}

bool MatchRun::humansSettled() const {
  if (std::any_of(m_possible.begin(), m_possible.end(), [](const auto &list) { return list.has_value(); }))
    return false;
  // Whoever is asked only so that nothing is betrayed must answer as the others do.
  return callMode() != CallMode::AskEveryone ||
         std::none_of(m_prompts.begin(), m_prompts.end(), [](const auto &d) { return d.has_value(); });
}

void MatchRun::advance() {
  for (int seat = 0; seat < players(); ++seat) {
    const auto index = static_cast<std::size_t>(seat);
    closePrompt(seat);
    if (m_players[index])
      m_players[index]->drop();
  }
  if (m_stopped)
    return;
  std::vector<Event> events;
  if (stopsHere()) {
    record(JournalStop{m_match.mayStop()});
    m_match.stop(events);
  } else {
    m_match.advance(events);
  }
  Q_ASSERT(!events.empty());
  const std::span<const SeatDenial> denied = m_match.unaskedDenials();
  m_denied.assign(denied.begin(), denied.end());
  m_queue.insert(m_queue.end(), events.begin(), events.end());
  m_machinesAsked = false;
  m_humansAsked = false;
}

// Whether the dealer ends the match here. A bot does: it stands first.
bool MatchRun::stopsHere() const {
  const int dealer = m_match.mayStop();
  return dealer >= 0 && (m_stopWanted || !isHuman(dealer));
}

void MatchRun::deliver() {
  const Event event = std::move(m_queue.front());
  m_queue.pop_front();
  record(event);
  fold(event);
  holdFor(delayAfter(event));
  Q_EMIT m_owner->eventHappened(m_setup.openHands ? event : maskFor(m_viewer, event));
  if (m_stopped)
    return;
  afterEvent(event);
  // Bots think while the discard still lies in everybody's eye: a pause that is the same for all.
  if (!m_stopped && m_queue.empty())
    askMachines();
}

int MatchRun::delayAfter(const Event &event) const {
  const Pacing &pace = m_owner->m_pacing;
  const bool watched = m_setup.humans() == 0;
  return std::visit(Overloaded{
                        [](const MatchStarted &) { return 0; },
                        [&](const KyokuStarted &) { return pace.call; },
                        [&](const Tsumo &) { return pace.draw; },
                        [&](const Dahai &) { return pace.discard + pace.afterDiscard; },
                        [&](const Call &) { return pace.call; },
                        [&](const Kita &) { return pace.call; },
                        [&](const Riichi &) { return pace.call; },
                        [](const RiichiAccepted &) { return 0; },
                        [&](const DoraRevealed &) { return pace.draw; },
                        [&](const Hora &) { return pace.call; },
                        [&](const Ryukyoku &) { return pace.call; },
                        [&](const KyokuEnded &) { return watched ? pace.handEnd : 0; },
                        [](const MatchEnded &) { return 0; },
                    },
                    event);
}

void MatchRun::afterEvent(const Event &event) {
  if (const auto *dahai = std::get_if<Dahai>(&event)) {
    const auto index = static_cast<std::size_t>(dahai->seat);
    if (isHuman(dahai->seat) && callMode() == CallMode::Standing &&
        !std::exchange(m_ordersGiven[index], false)) {
      m_possible[index] = possibleClaims(m_views[index]);
      Q_EMIT m_owner->standingOrdersRequested(dahai->seat, *m_possible[index]);
    }
    sayDenied();
    if (!m_stopped)
      askEveryone(dahai->seat);
  } else if (const auto *call = std::get_if<Call>(&event)) {
    if (call->meld.type != MeldType::Kakan && call->meld.type != MeldType::Ankan)
      return;
    sayDenied();
    if (!m_stopped)
      askEveryone(call->seat);
  } else if (const auto *kita = std::get_if<Kita>(&event)) {
    sayDenied();
    if (!m_stopped)
      askEveryone(kita->seat);
  } else if (const auto *ended = std::get_if<KyokuEnded>(&event)) {
    if (ended->matchOver)
      return;
    m_awaitsContinue = m_setup.humans() > 0;
    Q_EMIT m_owner->handEnded();
  } else if (const auto *over = std::get_if<MatchEnded>(&event)) {
    m_over = true;
    if (m_journal && !m_journal->finish())
      checkJournal();
    Q_EMIT m_owner->matchEnded(*over->result);
  }
}

// With several humans at one screen it would betray a hand.
void MatchRun::sayDenied() {
  const std::vector<SeatDenial> denied = std::exchange(m_denied, {});
  for (const SeatDenial &denial : denied) {
    if (!m_stopped && isHuman(denial.seat) && m_setup.humans() == 1)
      Q_EMIT m_owner->winDenied(denial.seat, denial.denial);
  }
}

int MatchRun::mayStop() const {
  const int dealer = m_match.mayStop();
  return m_awaitsContinue && isHuman(dealer) ? dealer : -1;
}

void MatchRun::stopMatch() {
  if (mayStop() < 0)
    return;
  m_stopWanted = true;
  continueAfterHand();
}

void MatchRun::continueAfterHand() {
  if (!m_awaitsContinue || m_setup.deal)  // one hand, and no more
    return;
  m_awaitsContinue = false;
  scheduleStep();
}

}  // namespace janso
