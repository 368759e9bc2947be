// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Replays one recorded hand at Janso's table, decision by decision.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "records/provedgame.h"
#include "records/recordedgame.h"
#include "rules/action.h"
#include "table/round.h"

namespace janso {

class HandReplay {
 public:
  HandReplay(const Shared<MatchInfo> &info, const RecordedHand &hand, const Wall &wall);

  // Replays to the end of the record. Returns the first disagreement as one sentence; empty if there is none.
  std::string run();

  // After run(): the number of recorded events that the table made as recorded, and the table.
  std::size_t matched() const { return m_next; }
  const Round &round() const { return m_round; }
  // The events so far, as made by the table, and the answers.
  const std::vector<Event> &events() const { return m_events; }
  const std::vector<GivenAnswer> &answers() const { return m_answers; }
  // Harmless differences between the record and the table, such as "fu not rounded up".
  const std::vector<Remark> &variants() const { return m_variants; }

 private:
  // What a seat does at a decision according to the record.
  struct Choice {
    enum class Kind { Acts, RecordEnds, Unexplained } kind = Kind::Acts;
    Action action;
  };

  std::string answerAll();
  std::string answer(const Decision &decision);
  bool isShown(const Decision &decision, const Action &action) const;
  std::string advance();
  std::string compare(const Event &made);
  void noteVariant(const Event &made);
  std::string notOffered(const Decision &decision, const Action &action) const;
  std::string claimDenied() const;
  Choice ownChoice(const Decision &decision) const;
  Choice reaction(const Decision &decision) const;
  bool isTripleRon(std::size_t at, const Decision &decision) const;
  Action discardChoice(ActionType type, const Dahai &discard, const Stated &stated,
                       const Decision &decision) const;
  const Event *recorded(std::size_t index) const;
  std::string wind(int seat) const;

  const RecordedHand &m_hand;
  Round m_round;
  Board m_board;           // built from the table's events alone
  std::size_t m_next = 0;  // index of the next recorded event
  std::vector<Event> m_made;
  std::vector<Event> m_events;
  std::vector<GivenAnswer> m_answers;
  std::vector<Remark> m_variants;
};

}  // namespace janso
