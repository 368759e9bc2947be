// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Replays a journal at a table.
#include "records/journalreplay.h"

#include <utility>

namespace janso {

namespace {

constexpr qsizetype kKeyLength = 40;

}  // namespace

std::string JournalReplayer::take(const JournalEntry &entry) {
  return std::visit(Overloaded{[this, &entry](const JournalAnswer &answer) {
                                 if (m_answeredAt == 0)
                                   m_answeredAt = entry.line;
                                 return takeAnswer(answer);
                               },
                               [this](const JournalStop &stop) { return takeStop(stop); },
                               [this](const JournalEvent &event) { return takeEvent(event.mjai); },
                               [this, &entry](const JournalNote &note) {
                                 m_replayed.notes.push_back({m_replayed.events.size(), entry.line, note});
                                 return std::string();
                               }},
                    entry.what);
}

ReplayedJournal JournalReplayer::finish() && {
  m_replayed.unrecorded.assign(m_ahead.begin(), m_ahead.end());
  return std::move(m_replayed);
}

std::string JournalReplayer::takeAnswer(const JournalAnswer &answer) {
  if (!m_ahead.empty())
    return "an answer is recorded before the event that requires it";
  switch (m_replayed.match.answer(answer.seat, answer.decisionId, answer.action)) {
    case AnswerStatus::Accepted:
      return {};
    case AnswerStatus::Illegal:
      return "the recorded action of seat " + std::to_string(answer.seat) + " is not legal";
    case AnswerStatus::StaleRequest:
    case AnswerStatus::NotYourTurn:
    case AnswerStatus::AlreadyAnswered:
      break;
  }
  return "seat " + std::to_string(answer.seat) + " does not have to give answer " +
         std::to_string(answer.decisionId);
}

std::string JournalReplayer::takeStop(const JournalStop &stop) {
  if (!m_ahead.empty() || stop.seat < 0 || stop.seat != m_replayed.match.canStop())
    return "the match cannot be stopped here by seat " + std::to_string(stop.seat);
  std::vector<Event> events;
  m_replayed.match.stop(events);
  m_ahead.assign(events.begin(), events.end());
  return {};
}

std::string JournalReplayer::takeEvent(const QJsonObject &recorded) {
  if (m_ahead.empty()) {
    if (!m_replayed.match.canAdvance())
      return "an event is recorded, but the answer before it is missing";
    std::vector<Event> events;
    m_replayed.match.advance(events);
    m_ahead.assign(events.begin(), events.end());
    if (m_ahead.empty())
      return "an event is recorded after the end of the match";
  }
  const QJsonObject now = m_writer.write(m_ahead.front());
  for (auto it = recorded.begin(); it != recorded.end(); ++it) {
    if (now.value(it.key()) != it.value())
      return "the recorded event is not the one at the table, '" +
             now.value(QStringLiteral("type")).toString().toStdString() + "': they differ in '" +
             it.key().left(kKeyLength).simplified().toStdString() + "'";
  }
  if (std::holds_alternative<KyokuStarted>(m_ahead.front()))
    m_replayed.walls.push_back(m_replayed.match.round()->wall());
  m_replayed.events.push_back(std::move(m_ahead.front()));
  m_ahead.pop_front();
  m_answeredAt = 0;
  return {};
}

Match matchOf(const JournalHeader &header) {
  if (!header.branch)
    return Match(header.rules, header.names, header.seed);
  return Match(header.rules, header.names, header.branch->start, header.branch->wall, header.seed);
}

ReplayedJournal replayJournalSoFar(const Journal &journal) {
  JournalReplayer replayer(journal.header);
  for (const JournalEntry &entry : journal.entries) {
    std::string wrong = replayer.take(entry);
    if (wrong.empty())
      continue;
    int line = entry.line;
    // An event proves the answers before it: they may be what was changed, and are not kept.
    if (std::holds_alternative<JournalEvent>(entry.what) && replayer.answeredAt() > 0) {
      line = replayer.answeredAt();
      wrong = "the answers from here on do not lead to line " + std::to_string(entry.line) + ": " + wrong;
    }
    ReplayedJournal before = replayJournalSoFar(journalBefore(journal, line));
    before.differs =
        JournalProblem{JournalFault::Differs, journal.path, line, 0, wrong, journal.header.program};
    return before;
  }
  return std::move(replayer).finish();
}

JournalResult<ReplayedJournal> replayJournal(const Journal &journal) {
  ReplayedJournal replayed = replayJournalSoFar(journal);
  if (replayed.differs)
    return *replayed.differs;
  return replayed;
}

}  // namespace janso
