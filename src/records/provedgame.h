// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A game that was proved by replay and can be replayed from any position. Statistics, review, replay and
// search work on it, whatever the file format was.
//
//   for (HandWalk walk(game, hand); walk.step();) {
//     if (const GivenAnswer *answer = walk.next()) ...  // the next answer, to the request walk.asked()
//     // walk.round() knows everything, walk.round().viewOf(seat) only what that seat can know
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

// An answer to a request of the table. Answers are stored in the order in which they were given.
struct GivenAnswer {
  std::int8_t seat = 0;
  // False for a skip that can only be inferred because another seat's claim came first. The player's
  // intention is unknown, so the decision must not be judged.
  bool shown = true;
  Action action;
  bool operator==(const GivenAnswer &) const = default;
};

struct ProvedHand {
  RoundStart start;
  Wall wall;  // unseen tiles are in ascending order, unless ProvedGame::wallsKnown
  // KyokuStarted to KyokuEnded, unmasked, as made by the table; or up to the point where the record stops.
  std::vector<Event> events;
  std::vector<GivenAnswer> answers;
  bool complete = false;  // the hand was played to its end
};

struct ProvedGame {
  Shared<MatchInfo> info;
  std::vector<ProvedHand> hands;
  bool wallsKnown = false;  // `wall` is known completely, including unseen tiles
  bool complete = false;    // the record reaches the end of the match
  // Set if the game is complete: scores and final points as recorded, or according to the rules where the
  // record leaves them out.
  std::optional<MatchResult> result;

  int players() const { return info->rules.players; }
};

// Whether the record shows that the player skipped `decision`. `claim` is the call or win of another seat on
// the same tile that followed; nullptr = nobody claimed it.
bool isSkipShown(const Decision &decision, const Event *claim, const RuleSet &rules);

// An error is one sentence, the first disagreement. A record that stops early is proved as far as it goes; a
// record with results alone cannot be proved. Safe to call from several threads at once.
Result<ProvedGame> prove(const RecordedGame &game);
JournalResult<ProvedGame> prove(const Journal &journal);

// Replays a proved hand answer by answer. The game must outlive it.
class HandWalk {
 public:
  HandWalk(const ProvedGame &game, std::size_t hand);

  const Round &round() const { return m_round; }
  // The number of events of the hand so far.
  std::size_t happened() const { return m_happened; }
  // The next answer and the request that it answers; nullptr while events are due or after the record ends.
  const GivenAnswer *next() const;
  const Decision *asked() const;
  // Gives that answer, or advances the table. Returns false at the end.
  bool step();

 private:
  const ProvedHand *m_hand;
  Round m_round;
  std::size_t m_answer = 0;
  std::size_t m_happened = 0;
};

}  // namespace janso
