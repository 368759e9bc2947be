// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A game that was proved by replay, so that it can be played again from any place: what statistics, review,
// replay and search fold over, whatever the file was.
//
//   for (HandWalk walk(game, hand); walk.step();) {
//     if (const GivenAnswer *answer = walk.next()) ...  // what is answered now, to walk.asked()
//     // walk.round() has the truth, walk.round().viewOf(seat) what a seat may know of it
//   }
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "records/journalfault.h"
#include "records/recordedgame.h"
#include "rules/action.h"
#include "rules/event.h"
#include "rules/nexthand.h"
#include "rules/result.h"
#include "rules/shared.h"
#include "table/round.h"
#include "table/wall.h"

namespace janso {

struct Journal;

// An answer to a request of the table, in the order in which they were given.
struct GivenAnswer {
  std::int8_t seat = 0;
  // False: a skip that only the record's silence tells of, while another seat's claim came first. What the
  // player wanted is not known: nobody may judge it.
  bool shown = true;
  Action action;
  bool operator==(const GivenAnswer &) const = default;
};

struct ProvedHand {
  RoundStart start;
  Wall wall;  // tiles that nobody saw stand in ascending order, unless ProvedGame::wallsKnown
  // KyokuStarted to KyokuEnded, open, as the table makes them; to where the record stops when it does.
  std::vector<Event> events;
  std::vector<GivenAnswer> answers;
  bool complete = false;  // it was played to its end
};

struct ProvedGame {
  Shared<MatchInfo> info;
  std::vector<ProvedHand> hands;
  bool wallsKnown = false;  // every tile lay where `wall` has it, not only those that were seen
  bool complete = false;    // the record goes to the end of the match
  // Of a complete one: scores and final points as recorded, or by its rules where the record leaves them out.
  std::optional<MatchResult> result;

  int players() const { return info->rules.players; }
};

// Whether a skip of `decision` shows in a record where `claim`, the call or win of another seat on the same
// tile, came of it; nullptr = nobody claimed it.
bool isSkipShown(const Decision &decision, const Event *claim, const RuleSet &rules);

// Errors are one sentence: the first disagreement. A record that stops early is proved as far as it goes; one
// of results alone cannot be. Safe to call from several threads at once.
Result<ProvedGame> prove(const RecordedGame &game);
JournalResult<ProvedGame> prove(const Journal &journal);

// A proved hand played again, answer by answer. The game must outlive it.
class HandWalk {
 public:
  HandWalk(const ProvedGame &game, std::size_t hand);

  const Round &round() const { return m_round; }
  // How many of the hand's events have happened.
  std::size_t happened() const { return m_happened; }
  // The answer that comes next and the request that it answers; null while events are due or the record ends.
  const GivenAnswer *next() const;
  const Decision *asked() const;
  // Gives that answer, or lets the table go on; false when nothing is left.
  bool step();

 private:
  const ProvedHand *m_hand;
  Round m_round;
  std::size_t m_answer = 0;
  std::size_t m_happened = 0;
};

}  // namespace janso
