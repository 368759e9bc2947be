// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a review says of one decision, as data. Words are the reader's.
//
// Seats are absolute. Points are table points of the hand, places final places of the match, 1 = best. Losses
// are never below 0 in places; in points they are, where points were to be given for the place.
#pragma once

#include <cstdint>
#include <vector>

#include "bots/reasoning.h"
#include "rules/action.h"
#include "rules/shanten.h"

namespace janso {

enum class LossClass : std::uint8_t {
  NotJudged,  // what was played, or everything else, is only estimated: nothing is known, which is not 0
  Close,      // the best, or hardly worse
  Suspected,  // it may have cost as much as a loss, and may have cost nothing
  Inaccuracy,
  Mistake,
  Blunder,
};
inline constexpr int kLossClasses = 6;

// What a decision was about: the first that holds.
enum class Category : std::uint8_t {
  LastHand,    // the order by points is another than that by place
  PassedWin,   // a win was let go
  Kan,         // one of the two is a kan
  Call,        // a chi or pon, or passing one by
  Riichi,      // declared or not
  PushFold,    // one goes on, the other gives up
  SafeTile,    // both give up
  Danger,      // both go on: what the tile itself may deal in speaks most
  Value,       // what a win would bring
  Efficiency,  // how likely it is
};
inline constexpr int kCategories = 10;

// How surely the played action is worse; the probability that it is.
enum class Confidence : std::uint8_t { None, Low, Mid, High };  // below 0.90, 0.90, 0.95, 0.99

// One thing that could be done. Faces of a tile that play alike are one, as are a drawn tile and its like.
struct Candidate {
  Considered considered;  // as the evaluator's bot explains it
  bool judged = false;    // else the figures below mean nothing
  double points = 0;      // expected change of the own score in this hand, as evaluated
  double place = 0;       // expected final place
};

struct ChoiceVerdict {
  std::size_t hand = 0;    // index in ProvedGame::hands
  std::size_t event = 0;   // how many of the hand's events had happened when it was asked
  std::size_t answer = 0;  // index in ProvedHand::answers
  std::int8_t seat = 0;
  std::uint8_t turn = 0;              // own discards so far
  Action action;                      // what was played
  std::vector<Candidate> candidates;  // by expected place, best first; what is not judged after it
  int played = -1;                    // index of the played action there; -1 = it was not weighed
  int botChoice = -1;                 // of what the evaluator's bot would play
  bool folding = false;               // it would give the hand up
  LossClass lossClass = LossClass::NotJudged;
  Category category = Category::Efficiency;
  bool counted = false;   // a choice in the match figures
  double lossPoints = 0;  // shrunk (scale.h); 0 unless judged
  double lossPlace = 0;
  double worse = 0;  // probability that the played action is worse than the best
  Confidence confidence = Confidence::None;
  int episode = -1;       // number of the plan within the seat's game that this loss is a step of; -1 = none
  double addedPlace = 0;  // what this step adds to the losses of its episode: the match figures count that

  bool isJudged() const { return lossClass != LossClass::NotJudged; }
  // Worth a look: a loss, sure or only suspected.
  bool isLoss() const { return lossClass >= LossClass::Suspected; }
  const Candidate &best() const { return candidates.front(); }                             // only when judged
  const Candidate &given() const { return candidates[static_cast<std::size_t>(played)]; }  // likewise
};

// Whether two legal actions are the same choice to a judge.
bool isSameChoice(const Action &a, const Action &b);

}  // namespace janso
