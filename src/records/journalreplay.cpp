// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table plays a journal again.
#include "records/journalreplay.h"

#include <QJsonDocument>
#include <deque>

#include "mjai/writer.h"

namespace janso {

namespace {

class Replayer {
 public:
  explicit Replayer(const JournalHeader &header)
      : m_replayed(Match(header.rules, header.names, header.seed)), m_writer(-1) {}

  // Empty, or what is wrong with this entry.
  std::string take(const JournalEntry &entry) {
    return std::visit(Overloaded{[this](const JournalAnswer &answer) { return takeAnswer(answer); },
                                 [this](const JournalStop &stop) { return takeStop(stop); },
                                 [this](const JournalEvent &event) { return takeEvent(event.mjai); },
                                 [this](const JournalNote &note) {
                                   m_replayed.notes.push_back({m_replayed.events.size(), note});
                                   return std::string();
                                 }},
                      entry.what);
  }

  ReplayedJournal finish() && {
    m_replayed.unrecorded.assign(m_ahead.begin(), m_ahead.end());
    return std::move(m_replayed);
  }

 private:
  std::string takeAnswer(const JournalAnswer &answer) {
    if (!m_ahead.empty())
      return "an answer is recorded before the event that asks for it";
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
    return "seat " + std::to_string(answer.seat) + " is not asked for answer " +
           std::to_string(answer.decisionId);
  }

  std::string takeStop(const JournalStop &stop) {
    if (!m_ahead.empty() || stop.seat < 0 || stop.seat != m_replayed.match.mayStop())
      return "the match cannot be stopped here by seat " + std::to_string(stop.seat);
    std::vector<Event> events;
    m_replayed.match.stop(events);
    m_ahead.assign(events.begin(), events.end());
    return {};
  }

  std::string takeEvent(const QJsonObject &recorded) {
    if (m_ahead.empty()) {
      if (!m_replayed.match.canAdvance())
        return "an event is recorded, but an answer is missing before it";
      std::vector<Event> events;
      m_replayed.match.advance(events);
      m_ahead.assign(events.begin(), events.end());
      if (m_ahead.empty())
        return "an event is recorded after the end of the match";
    }
    Event event = std::move(m_ahead.front());
    m_ahead.pop_front();
    const QJsonObject now = m_writer.write(event);
    m_replayed.events.push_back(std::move(event));
    for (auto it = recorded.begin(); it != recorded.end(); ++it) {
      if (now.value(it.key()) != it.value())
        return "the record says " + shortened(recorded) + ", the table says " + shortened(now);
    }
    return {};
  }

  static std::string shortened(const QJsonObject &object) {
    constexpr qsizetype kLength = 120;
    const QByteArray text = QJsonDocument(object).toJson(QJsonDocument::Compact);
    return (text.size() > kLength ? text.left(kLength) + "..." : text).toStdString();
  }

  ReplayedJournal m_replayed;
  MjaiWriter m_writer;
  std::deque<Event> m_ahead;
};

}  // namespace

Result<ReplayedJournal> replayJournal(const Journal &journal) {
  Replayer replayer(journal.header);
  for (const JournalEntry &entry : journal.entries) {
    if (std::string wrong = replayer.take(entry); !wrong.empty())
      return Error{journal.path.toStdString() + ", line " + std::to_string(entry.line) + ": " + wrong};
  }
  return std::move(replayer).finish();
}

}  // namespace janso
