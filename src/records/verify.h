// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Proof by replay: a recorded game is played again on our own table, and everything must come out the same.
//
// Each hand gets the wall that its record shows. At every decision the recorded action must be among the
// legal ones; every event that the table makes must be the recorded one, results and payments included; the
// next hand, the end of the game and the final points must be as recorded. A hand stops at its first
// disagreement; the next one starts from its own record.
//
// Records of a format that people type have slips in what they say about a hand. Where such a record speaks
// against itself (RecordedGame::mayBeTyped; labelfaults.h has the kinds) that is listed with the reason, once
// for each win, and what is left of it is checked like any other: payments that only follow from a label that
// is wrong are no second fault.
#pragma once

#include <string>
#include <vector>

#include "records/provedgame.h"
#include "records/recordedgame.h"

namespace janso {

struct Disagreement {
  std::string hand;  // "East 2, 1 honba"; empty for the game as a whole
  int event = 0;     // number within the hand, the deal is 1; 0 = the hand or game as a whole
  FilePlace place;   // of the recorded event
  std::string text;  // one sentence
};
std::string toText(const Disagreement &disagreement);

struct VerifyReport {
  int hands = 0;
  int wins = 0;
  int draws = 0;
  int events = 0;         // recorded events that were compared
  bool complete = false;  // the record goes to the end of the game
  std::vector<Disagreement> disagreements;
  // Where the record speaks against itself, each with the reason. Not disagreements: no table could agree
  // with it.
  std::vector<Disagreement> contradictions;
  // Where the record follows another table than today's usual one: "uma 10/5". Not disagreements.
  std::vector<Remark> variants;
  // What was left out of the comparison, and what was proved beside it.
  std::vector<Remark> notes;
};

// Safe to call from several threads at once. Never trusts the record: whatever is in it, each of its faults
// becomes a disagreement.
VerifyReport verifyGame(const RecordedGame &game);
// The same, and what was proved of it: the hands that agreed, in their order.
VerifyReport verifyGame(const RecordedGame &game, ProvedGame *proved);

// Whether every event of every hand was seen to be as the table makes it, so that the record can be folded.
bool isProved(const RecordedGame &game, const VerifyReport &report);

}  // namespace janso
