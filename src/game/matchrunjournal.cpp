// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a running match writes down, and how it goes on from there.
#include <QJsonArray>

#include "game/matchrun.h"
#include "records/actionjson.h"
#include "table/mask.h"

namespace janso {

namespace {

// Matches of bots alone are watched, not played: their disk need not turn for every tile.
constexpr int kWatchedSyncMs = 1000;

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

}  // namespace

// --- Writing ---

void MatchRun::record(const Event &event) {
  const QJsonObject object = m_recorder.write(event);  // always: it follows the scores
  ++m_delivered;
  if (!m_journal || m_delivered <= m_recorded)
    return;
  m_recorded = m_delivered;
  m_journal->addEvent(object);
  checkJournal();
}

void MatchRun::record(const JournalAnswer &answer) {
  if (m_journal)
    m_journal->add(answer);
  checkJournal();
}

void MatchRun::record(const JournalNote &note) {
  if (m_journal)
    m_journal->add(note);
  checkJournal();
}

void MatchRun::record(const JournalStop &stop) {
  if (m_journal)
    m_journal->add(stop);
  checkJournal();
}

// Beside the game: nothing of it changes what happens.
void MatchRun::noteCoach(const JournalNote &note) {
  const std::array<CoachUse, 4> before = m_coach;
  if (m_over || !addCoachNote(note, players(), m_coach) || m_coach == before)
    return;
  record(note);
}

void MatchRun::checkJournal() {
  if (!m_journal || m_journalFailed || m_journal->error().isEmpty())
    return;
  m_journalFailed = true;
  Q_EMIT m_owner->journalFailed(m_journal->error());
}

void MatchRun::syncJournal() {
  if (!m_journal || m_over)
    return;
  if (m_setup.humans() == 0 && m_sinceSync.isValid() && m_sinceSync.elapsed() < kWatchedSyncMs)
    return;
  m_sinceSync.start();
  m_journal->sync();
}

QString MatchRun::programLogPath(int seat) const {
  return m_journal ? m_journal->path().section(QStringLiteral(".playing.jsonl"), 0, 0) +
                         QStringLiteral(" seat %1.log").arg(seat + 1)
                   : QString();
}

// Everybody's view after one more event.
void MatchRun::fold(const Event &event) {
  if (std::holds_alternative<MatchStarted>(event)) {
    m_handSoFar.clear();
  } else if (std::holds_alternative<KyokuStarted>(event)) {
    m_handSoFar.resize(1);  // the start of the match stays
    m_orders.fill({});
  }
  m_handSoFar.push_back(event);
  for (int seat = 0; seat < players(); ++seat) {
    const auto index = static_cast<std::size_t>(seat);
    const Event masked = maskFor(seat, event);
    m_views[index].apply(masked);
    if (m_players[index])
      m_players[index]->hear(masked);
  }
}

// --- Going on ---

Result<bool> MatchRun::goOnFrom(const ReplayedJournal &replayed, const std::array<CoachUse, 4> &coach) {
  m_coach = coach;
  const std::size_t from = shownFrom(replayed.events);
  std::size_t handStart = 0;
  for (std::size_t i = 0; i < replayed.events.size(); ++i) {
    if (std::holds_alternative<KyokuStarted>(replayed.events[i]))
      handStart = i;
    if (i >= from)
      continue;
    record(replayed.events[i]);
    fold(replayed.events[i]);
  }
  m_recorded = static_cast<int>(replayed.events.size());
  m_queue.assign(replayed.events.begin() + static_cast<std::ptrdiff_t>(from), replayed.events.end());
  m_queue.insert(m_queue.end(), replayed.unrecorded.begin(), replayed.unrecorded.end());
  for (const ReplayedNote &note : replayed.notes) {
    if (Result<bool> taken = takeNote(note, handStart, replayed.events.size()); !taken)
      return taken;
  }
  return true;
}

// A note of a later version of this program is passed over, and the coach's, which are counted already.
Result<bool> MatchRun::takeNote(const ReplayedNote &note, std::size_t handStart, std::size_t events) {
  if (note.note.key != kOrdersNote && note.note.key != kReplacedNote)
    return true;
  const QJsonObject &body = note.note.body;
  const int seat = body.value(QStringLiteral("seat")).toInt(-1);
  if (seat < 0 || seat >= players())
    return Error{"the note '" + note.note.key.toStdString() + "' names no seat"};
  const auto index = static_cast<std::size_t>(seat);
  if (note.note.key == kReplacedNote) {
    m_replaced[index] = true;
    return true;
  }
  if (note.after <= handStart)
    return true;  // of an earlier hand
  const Result<ActionList> possible = actionsFromJson(body.value(QStringLiteral("possible")).toArray());
  const Result<ActionList> armed = actionsFromJson(body.value(QStringLiteral("armed")).toArray());
  if (!possible || !armed)
    return (possible ? armed : possible).error().in("the note 'orders'");
  m_orders[index] = StandingOrders(*possible, *armed);
  m_ordersGiven[index] = note.after == events;
  return true;
}

}  // namespace janso
