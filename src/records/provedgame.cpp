// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "records/provedgame.h"

#include <algorithm>
#include <cassert>
#include <utility>
#include <variant>

#include "records/journal.h"
#include "records/journalreplay.h"
#include "records/verify.h"

namespace janso {
namespace {

// Of those who claim a tile, the one with more of it is served.
int rankOf(ActionType type) {
  switch (type) {
    case ActionType::Ron:
      return 3;
    case ActionType::Pon:
    case ActionType::Daiminkan:
      return 2;
    case ActionType::Chi:
      return 1;
    default:
      return 0;
  }
}

int rankOf(const Event &claim) {
  if (const auto *call = std::get_if<Call>(&claim))
    return call->meld.type == MeldType::Chi ? 1 : 2;
  return 3;
}

// Splits what the table made of a journal into its hands.
class HandSplitter {
 public:
  HandSplitter(const std::vector<Wall> &walls, ProvedGame &game) : m_walls(walls), m_game(game) {}

  void take(const JournalAnswer &answer) {
    m_game.hands.back().answers.push_back({static_cast<std::int8_t>(answer.seat), true, answer.action});
  }

  void take(const Event &event) {
    if (const auto *started = std::get_if<MatchStarted>(&event)) {
      m_game.info = started->info;
    } else if (const auto *ended = std::get_if<MatchEnded>(&event)) {
      m_game.result = *ended->result;
      m_game.complete = true;
    } else {
      takeOfHand(event);
    }
  }

 private:
  void takeOfHand(const Event &event) {
    if (const auto *start = std::get_if<KyokuStarted>(&event)) {
      ProvedHand &hand = m_game.hands.emplace_back();
      hand.start = startOf(*start);
      hand.wall = m_walls[m_game.hands.size() - 1];
    }
    ProvedHand &hand = m_game.hands.back();
    hand.complete = hand.complete || std::holds_alternative<KyokuEnded>(event);
    hand.events.push_back(event);
  }

  const std::vector<Wall> &m_walls;
  ProvedGame &m_game;
};

}  // namespace

bool isSkipShown(const Decision &decision, const Event *claim, const RuleSet &rules) {
  if (claim == nullptr)
    return true;
  const int claimed = rankOf(*claim);
  // Who could have won beside the winner would have: a pass is a pass.
  const bool beside = claimed == 3 && rules.doubleRon != MultiRon::HeadBump;
  return std::all_of(decision.legal.begin(), decision.legal.end(), [&](const Action &legal) {
    const int rank = rankOf(legal.type);
    return rank == 0 || rank > claimed || (beside && rank == 3);
  });
}

Result<ProvedGame> prove(const RecordedGame &game) {
  ProvedGame proved;
  const VerifyReport report = verifyGame(game, &proved);
  if (!report.disagreements.empty())
    return Error{toText(report.disagreements.front())};
  if (game.resultsOnly)
    return Error{"only the results are recorded, not the play"};
  if (!isProved(game, report))
    return Error{"the record leaves out too much to be replayed"};
  return proved;
}

JournalResult<ProvedGame> prove(const Journal &journal) {
  const JournalResult<ReplayedJournal> replayed = replayJournal(journal);
  if (!replayed)
    return replayed.problem();
  ProvedGame proved;
  proved.info = MatchInfo{journal.header.rules, journal.header.names, {}};
  proved.wallsKnown = true;
  HandSplitter splitter(replayed->walls, proved);
  std::size_t event = 0;
  for (const JournalEntry &entry : journal.entries) {
    if (const auto *answer = std::get_if<JournalAnswer>(&entry.what))
      splitter.take(*answer);
    else if (std::holds_alternative<JournalEvent>(entry.what))
      splitter.take(replayed->events[event++]);
  }
  return proved;
}

HandWalk::HandWalk(const ProvedGame &game, std::size_t hand)
    : m_hand(&game.hands[hand]), m_round(game.info, m_hand->start, m_hand->wall, 1) {}

const GivenAnswer *HandWalk::next() const {
  const bool waits = !m_round.pending().empty() && m_answer < m_hand->answers.size();
  return waits ? &m_hand->answers[m_answer] : nullptr;
}

const Decision *HandWalk::asked() const {
  const GivenAnswer *answer = next();
  return answer != nullptr ? m_round.decisionOf(answer->seat) : nullptr;
}

bool HandWalk::step() {
  if (m_happened >= m_hand->events.size())
    return false;
  if (m_round.isOver()) {
    // KyokuEnded is the match's to say.
    ++m_happened;
    return true;
  }
  if (m_round.canAdvance()) {
    std::vector<Event> events;
    m_round.advance(events);
    m_happened = std::min(m_happened + events.size(), m_hand->events.size());
    return true;
  }
  const GivenAnswer *answer = next();
  const Decision *decision = asked();
  if (answer == nullptr || decision == nullptr)
    return false;
  [[maybe_unused]] const AnswerStatus status = m_round.answer(answer->seat, decision->id, answer->action);
  assert(status == AnswerStatus::Accepted);
  ++m_answer;
  return true;
}

}  // namespace janso
