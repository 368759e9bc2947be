// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Proof by replay: a recorded game is played again at Janso's table, and everything must turn out the same.
//
// Each hand gets the wall that its record shows. At every decision the recorded action must be legal. Every
// event that the table makes must be the recorded one, including results and payments. The next hand, the end
// of the game and the final points must be as recorded. A hand stops at its first disagreement; the next hand
// starts from its own record.
//
// Records in a format that people type contain mistakes in what they say about a hand. If such a record
// contradicts itself (RecordedGame::mayBeTyped; labelfaults.h lists the kinds), the contradiction is listed
// with its reason, once for each win. The rest of the record is checked like any other; payments that only
// follow from a wrong label do not count as a second mistake.
#pragma once

#include <string>
#include <vector>

#include "records/provedgame.h"
#include "records/recordedgame.h"

namespace janso {

struct Disagreement {
  std::string hand;  // "East 2, 1 honba"; empty = the whole game
  int event = 0;     // number within the hand, the deal is 1; 0 = the whole hand or game
  FilePlace place;   // place of the recorded event
  std::string text;  // one sentence
};
std::string toText(const Disagreement &disagreement);

struct VerifyReport {
  int hands = 0;
  int wins = 0;
  int draws = 0;
  int events = 0;         // recorded events that agreed
  bool complete = false;  // the record reaches the end of the game
  std::vector<Disagreement> disagreements;
  // Contradictions within the record, each with its reason. They are not disagreements: no table could agree
  // with them.
  std::vector<Disagreement> contradictions;
  // Where the record follows a table that differs from today's usual one: "uma 10/5". These are not
  // disagreements.
  std::vector<Remark> variants;
  // What was left out of the comparison, and what was proved in addition.
  std::vector<Remark> notes;
};

// Safe to call from several threads at once. Never trusts the record: every mistake in it becomes a
// disagreement.
VerifyReport verifyGame(const RecordedGame &game);
// Does the same and also stores what was proved: the hands that agreed, in order.
VerifyReport verifyGame(const RecordedGame &game, ProvedGame *proved);

// Whether the table made every event of every hand as recorded, so that the record can be used.
bool isProved(const RecordedGame &game, const VerifyReport &report);

}  // namespace janso
