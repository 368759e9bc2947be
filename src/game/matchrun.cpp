// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The loop of a match: what happens next, how a match is resumed, and the requests and their answers.
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

MatchRun::MatchRun(const MatchSetup &setup, Match match, MatchSignals &told, Pacer *pacer,
                   const MjaiLimits &limits)
    : m_setup(setup),
      m_match(std::move(match)),
      m_told(told),
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
  connect(&m_recorder, &MatchRecorder::savingChanged, &m_told, &MatchSignals::savingChanged);
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
  Q_EMIT m_told.eventHappened(shown(event));
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
    Q_EMIT m_told.handEnded();
  } else if (const auto *over = std::get_if<MatchEnded>(&event)) {
    m_over = true;
    m_recorder.finish();
    Q_EMIT m_told.matchEnded(*over->result);
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
      Q_EMIT m_told.winDenied(denial.seat, denial.denial);
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

// --- Requests and answers ---

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
      Q_EMIT m_told.playerWarned(seat, notice);
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
  Q_EMIT m_told.standingOrdersRequested(seat, possible, at(seat).armedBefore.suggested(possible));
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
  Q_EMIT m_told.decisionRequested(decision, view(decision.seat));
}

void MatchRun::closePrompt(int seat) {
  std::optional<Decision> &open = at(seat).prompt;
  if (!open)
    return;
  const std::uint32_t id = open->id;
  open.reset();
  Q_EMIT m_told.decisionClosed(seat, id);
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
    Q_EMIT m_told.actionRejected(requestId, Rejection::NotHuman);
    return;
  }
  const std::optional<Decision> &open = at(seat).prompt;
  if (m_stopped || !open || open->id != requestId) {
    Q_EMIT m_told.actionRejected(requestId, Rejection::Stale);
    return;
  }
  const Decision asked = *open;
  if (std::find(asked.legal.begin(), asked.legal.end(), action) == asked.legal.end()) {
    Q_EMIT m_told.actionRejected(requestId, Rejection::Illegal);
    return;
  }
  if (callMode() == CallMode::AskEveryone && isClaim(asked)) {
    // Kept back until all have answered: the table closes what an answer has decided, and that would show.
    at(seat).kept = JournalAnswer{seat, requestId, action};
  } else if (const AnswerStatus status = accept(seat, requestId, action); status != AnswerStatus::Accepted) {
    Q_EMIT m_told.actionRejected(requestId, rejectionOf(status));
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
    Q_EMIT m_told.machineAnswered(seat, microseconds);
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
  Q_EMIT m_told.playerFailed(seat, failure);
}

}  // namespace janso
