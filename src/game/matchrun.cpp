// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The loop of a match: what happens next, and how a match is resumed.
#include "game/matchrun.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <algorithm>

#include "records/actionjson.h"
#include "table/mask.h"

namespace janso {

namespace {

// The window keeps painting even when a match of bots runs at full speed.
constexpr int kSliceMs = 8;

// The place from which the last thing is shown again: a result page whole, else the last event.
std::size_t shownFrom(const std::vector<Event> &events) {
  if (events.empty())
    return 0;
  std::size_t from = events.size() - 1;
  if (!std::holds_alternative<KyokuEnded>(events[from]))
    return from;
  while (from > 0 && (std::holds_alternative<Hora>(events[from - 1]) ||
                      std::holds_alternative<Ryukyoku>(events[from - 1])))
    --from;
  return from;
}

JournalProblem badNote(const ReplayedNote &note, const std::string &detail) {
  return {JournalFault::Damaged, {}, note.line, 0, detail, {}};
}

}  // namespace

MatchRun::MatchRun(const MatchSetup &setup, Match match, Pacer *pacer, const MjaiLimits &limits)
    : m_setup(setup),
      m_match(std::move(match)),
      m_pacer(pacer),
      m_recorder(setup.rules.players, setup.humans() == 0),
      m_maker(setup, m_match.seed(), limits) {
  for (int seat = 0; seat < 4; ++seat)  // an idle one stays empty
    at(seat).view = emptyView(seat);
  for (int seat = players() - 1; seat >= 0; --seat) {
    if (isHuman(seat))
      m_viewer = seat;
  }
  m_stepTimer.setSingleShot(true);
  connect(&m_stepTimer, &QTimer::timeout, this, &MatchRun::step);
  connect(m_pacer, &Pacer::due, this, &MatchRun::scheduleStep);
  connect(&m_recorder, &MatchRecorder::savingChanged, this, &MatchRun::savingChanged);
}

MatchRun::~MatchRun() = default;

void MatchRun::begin() {
  seatPlayers();
  scheduleStep();
}

void MatchRun::stop() {
  m_stopped = true;
  m_stepTimer.stop();
  m_pacer->disconnect(this);
  m_recorder.disconnect(this);
  m_recorder.close();
  for (const MatchSeat &seat : m_seats) {
    if (!seat.player)
      continue;
    seat.player->disconnect(this);
    seat.player->stop();
  }
}

void MatchRun::setViewer(int seat) {
  if (seat >= 0 && seat < players())
    m_viewer = seat;
}

SeatView MatchRun::view(int seat) const {
  SeatView view = at(seat).view;
  if (!m_setup.openHands)
    return view;
  for (int other = 0; other < players(); ++other) {
    if (other == seat)
      continue;
    const SeatView &theirs = at(other).view;
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

void MatchRun::step() {
  QElapsedTimer slice;
  slice.start();
  while (stepOnce()) {
    if (slice.elapsed() >= kSliceMs) {
      scheduleStep();
      return;
    }
  }
  m_recorder.sync();
}

// Does one thing that is due; false when something must be waited for.
bool MatchRun::stepOnce() {
  if (m_stopped || m_over || m_pacer->holds() || m_awaitsContinue || !humansSettled())
    return false;
  if (!m_toArm.empty()) {
    const int seat = m_toArm.front();
    m_toArm.pop_front();
    requestOrders(seat);
    return true;
  }
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
  if (std::any_of(m_seats.begin(), m_seats.end(), [](const MatchSeat &s) { return s.possible.has_value(); }))
    return false;
  // Whoever is asked only so that nothing is betrayed must answer as the others do.
  return callMode() != CallMode::AskEveryone ||
         std::none_of(m_seats.begin(), m_seats.end(),
                      [](const MatchSeat &s) { return s.prompt.has_value(); });
}

void MatchRun::advance() {
  for (int seat = 0; seat < players(); ++seat) {
    closePrompt(seat);
    if (at(seat).player)
      at(seat).player->drop();
  }
  if (m_stopped)
    return;
  std::vector<Event> events;
  if (stopsHere()) {
    m_recorder.add(JournalStop{m_match.canStop()});
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
  const int dealer = m_match.canStop();
  return dealer >= 0 && (m_stopWanted || !isHuman(dealer));
}

void MatchRun::deliver() {
  const Event event = std::move(m_queue.front());
  m_queue.pop_front();
  m_recorder.add(event);
  fold(event);
  m_pacer->holdAfter(event, isWatched());
  Q_EMIT eventHappened(shown(event));
  if (m_stopped)
    return;
  afterEvent(event);
  // Bots think while the discard still lies in everybody's eye: a pause that is the same for all.
  if (!m_stopped && m_queue.empty())
    askMachines();
}

// As the screen may know of it.
Event MatchRun::shown(const Event &event) const {
  return m_setup.openHands ? event : maskFor(m_viewer, event);
}

// Everybody's view after one more event.
void MatchRun::fold(const Event &event) {
  if (std::holds_alternative<KyokuStarted>(event)) {
    for (MatchSeat &seat : m_seats) {
      if (seat.ordersGiven)
        continue;  // in answer to this deal, which is shown again
      seat.orders = {};
      seat.armedBefore = {};
    }
  }
  for (int seat = 0; seat < players(); ++seat) {
    const Event masked = maskFor(seat, event);
    at(seat).view.apply(masked);
    if (at(seat).player)
      at(seat).player->hear(masked);
  }
}

void MatchRun::afterEvent(const Event &event) {
  if (const auto *deal = std::get_if<KyokuStarted>(&event)) {
    armBeforeFirstTurn(deal->dealer);
  } else if (const auto *dahai = std::get_if<Dahai>(&event)) {
    requestOrders(dahai->seat);
    afterClaimable(dahai->seat);
  } else if (const auto *call = std::get_if<Call>(&event)) {
    if (call->meld.type == MeldType::Kakan || call->meld.type == MeldType::Ankan)
      afterClaimable(call->seat);
  } else if (const auto *kita = std::get_if<Kita>(&event)) {
    afterClaimable(kita->seat);
  } else if (const auto *ended = std::get_if<KyokuEnded>(&event)) {
    if (ended->matchOver)
      return;
    m_awaitsContinue = !isWatched();
    Q_EMIT handEnded();
  } else if (const auto *over = std::get_if<MatchEnded>(&event)) {
    m_over = true;
    m_recorder.finish();
    Q_EMIT matchEnded(*over->result);
  }
}

// After a tile that others may have an eye on.
void MatchRun::afterClaimable(int actor) {
  reportDenied();
  if (!m_stopped)
    askEveryone(actor);
}

// With several humans at one screen it would betray a hand.
void MatchRun::reportDenied() {
  const std::vector<SeatDenial> denied = std::exchange(m_denied, {});
  for (const SeatDenial &denial : denied) {
    if (!m_stopped && isHuman(denial.seat) && m_setup.humans() == 1)
      Q_EMIT winDenied(denial.seat, denial.denial);
  }
}

int MatchRun::canStop() const {
  const int dealer = m_match.canStop();
  return isRunning() && m_awaitsContinue && isHuman(dealer) ? dealer : -1;
}

void MatchRun::stopMatch() {
  if (canStop() < 0)
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

// --- Coach ---

void MatchRun::noteCoachLevel(int seat, CoachLevel level) {
  if (isHuman(seat))
    m_recorder.addCoach(coachLevelNote(seat, level));
}

void MatchRun::noteHint(int seat) {
  if (isHuman(seat))
    m_recorder.addCoach(coachHintNote(seat));
}

void MatchRun::noteDangerShown(int seat) {
  if (isHuman(seat))
    m_recorder.addCoach(coachDangerNote(seat));
}

CoachUse MatchRun::coachUse(int seat) const {
  return seat >= 0 && seat < 4 ? m_recorder.coachUse()[static_cast<std::size_t>(seat)] : CoachUse();
}

// --- Going on ---

JournalResult<std::vector<Event>> MatchRun::continueFrom(const ReplayedJournal &replayed,
                                                         const std::array<CoachUse, 4> &coach) {
  m_recorder.setCoachUse(coach);
  const std::size_t from = shownFrom(replayed.events);
  std::size_t handStart = 0;
  std::vector<Event> before;
  for (std::size_t i = 0; i < replayed.events.size(); ++i) {
    if (std::holds_alternative<KyokuStarted>(replayed.events[i]))
      handStart = i;
    if (i >= from)
      continue;
    m_recorder.add(replayed.events[i]);
    fold(replayed.events[i]);
    before.push_back(shown(replayed.events[i]));
  }
  m_recorder.skipUntil(static_cast<int>(replayed.events.size()));
  m_queue.assign(replayed.events.begin() + static_cast<std::ptrdiff_t>(from), replayed.events.end());
  m_queue.insert(m_queue.end(), replayed.unrecorded.begin(), replayed.unrecorded.end());
  for (const ReplayedNote &note : replayed.notes) {
    if (const JournalResult<bool> taken = takeNote(note, handStart, replayed.events.size()); !taken)
      return taken.problem();
  }
  return before;
}

// A note of a later version of this program is passed over, and the coach's, which are counted already.
JournalResult<bool> MatchRun::takeNote(const ReplayedNote &note, std::size_t handStart, std::size_t events) {
  if (note.note.key != kOrdersNote && note.note.key != kReplacedNote)
    return true;
  const QJsonObject &body = note.note.body;
  const int seat = body.value(QStringLiteral("seat")).toInt(-1);
  if (seat < 0 || seat >= players())
    return badNote(note, "the note '" + note.note.key.toStdString() + "' does not name a seat");
  if (note.note.key == kReplacedNote) {
    at(seat).replaced = true;
    return true;
  }
  if (note.after <= handStart)
    return true;  // of an earlier hand
  const Result<ActionList> possible = actionsFromJson(body.value(QStringLiteral("possible")).toArray());
  const Result<ActionList> armed = actionsFromJson(body.value(QStringLiteral("armed")).toArray());
  if (!possible || !armed)
    return badNote(note, (possible ? armed : possible).error().in("the note 'orders'").text);
  at(seat).orders = StandingOrders(*possible, *armed);
  at(seat).armedBefore.take(*possible, *armed);
  at(seat).ordersGiven = note.after == events;
  return true;
}

}  // namespace janso
