// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "game/matchbranch.h"

#include <cstddef>
#include <string>
#include <utility>

#include "mjai/writer.h"
#include "records/journalreplay.h"
#include "rules/event.h"
#include "table/match.h"

namespace janso {

namespace {

// Plays a match and writes down what happens.
class BranchKeeper {
 public:
  explicit BranchKeeper(const JournalHeader &header) : m_match(matchOf(header)) { m_journal.header = header; }

  // Until somebody is asked, or so many events of the hand have happened.
  void goOn(int events) {
    while (m_match.pending().empty() && m_match.canAdvance() && m_happened < events) {
      std::vector<Event> now;
      m_match.advance(now);
      for (const Event &event : now) {
        add(JournalEvent{m_writer.write(event)});
        m_happened += std::holds_alternative<MatchStarted>(event) ? 0 : 1;
      }
    }
  }

  bool answer(const MatchBranch::Answer &answer) {
    const Decision *asked = m_match.decisionOf(answer.seat);
    if (asked == nullptr)
      return false;
    const std::uint32_t id = asked->id;
    if (m_match.answer(answer.seat, id, answer.action) != AnswerStatus::Accepted)
      return false;
    add(JournalAnswer{answer.seat, id, answer.action});
    return true;
  }

  Journal take() && { return std::move(m_journal); }

 private:
  template <class Entry>
  void add(const Entry &entry) {
    JournalEntry &kept = m_journal.entries.emplace_back();
    kept.line = static_cast<int>(m_journal.entries.size()) + 1;  // the header is line 1
    kept.what = entry;
  }

  Match m_match;
  MjaiWriter m_writer{-1};
  Journal m_journal;
  int m_happened = 0;
};

}  // namespace

Result<Journal> branchJournal(const JournalHeader &header, const MatchBranch &branch) {
  BranchKeeper keeper(header);
  for (std::size_t i = 0; i < branch.answers.size(); ++i) {
    keeper.goOn(branch.origin.event);
    if (!keeper.answer(branch.answers[i]))
      return Error{"answer " + std::to_string(i + 1) + " is not possible here"};
  }
  keeper.goOn(branch.origin.event);
  return std::move(keeper).take();
}

}  // namespace janso
