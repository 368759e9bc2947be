// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The verdict of a review on one decision, as data. The reader supplies the words.
//
// Seats are absolute. Points are table points of the hand; places are final places of the match, 1 = best.
// Losses in places are never below 0. Losses in points can be, where it was right to give up points for the
// place.
#pragma once

#include <cstdint>
#include <vector>

#include "bots/reasoning.h"
#include "rules/action.h"
#include "rules/shanten.h"

namespace janso {

enum class LossClass : std::uint8_t {
  NotJudged,  // the played action, or every other one, is only estimated: its loss is unknown, which is not 0
  Close,      // the best action, or hardly worse
  Suspected,  // may have cost as much as a loss, or nothing
  Inaccuracy,
  Mistake,
  Blunder,
};
inline constexpr int kLossClasses = 6;

// What a decision was about: the first category that applies.
enum class Category : std::uint8_t {
  LastHand,    // the order by points differs from the order by place
  PassedWin,   // skipped a win
  Kan,         // one of the two actions is a kan
  Call,        // a chi or pon, or skipping one
  Riichi,      // declared or not
  PushFold,    // one action pushes, the other folds
  SafeTile,    // both fold
  Danger,      // both push, and the risk of dealing in with the tile matters most
  Value,       // the points of a win
  Efficiency,  // the chance of a win
};
inline constexpr int kCategories = 10;

// How sure it is that the played action is worse, with the probability of that.
enum class Confidence : std::uint8_t { None, Low, Mid, High };  // below 0.90, 0.90, 0.95, 0.99

// One possible action. Faces of a tile that play alike are one candidate, as are a drawn tile and an equal
// one from the hand.
struct Candidate {
  Considered considered;  // as the reviewing bot explains it
  bool judged = false;    // false: the figures below mean nothing
  double points = 0;      // expected change of the seat's score in this hand, as evaluated
  double place = 0;       // expected final place
};

struct ChoiceVerdict {
  std::size_t hand = 0;    // index in ProvedGame::hands
  std::size_t event = 0;   // number of the hand's events before the decision
  std::size_t answer = 0;  // index in ProvedHand::answers
  std::int8_t seat = 0;
  std::uint8_t turn = 0;              // the seat's discards so far
  Action action;                      // the action that was played
  std::vector<Candidate> candidates;  // by expected place, best first; those not judged come last
  int played = -1;                    // index of the played action in `candidates`; -1 = it was not weighed
  int botChoice = -1;                 // likewise, of the reviewing bot's action
  bool folding = false;               // the reviewing bot would fold
  LossClass lossClass = LossClass::NotJudged;
  Category category = Category::Efficiency;
  bool counted = false;   // the match figures count the decision
  double lossPoints = 0;  // shrunk (scale.h); 0 unless judged
  double lossPlace = 0;
  double worse = 0;  // probability that the played action is worse than the best
  Confidence confidence = Confidence::None;
  int episode = -1;  // number of the plan, within the seat's game, of which this loss is a step; -1 = none
  double addedPlace = 0;  // what this step adds to the losses of its episode; the match figures count this

  bool isJudged() const { return lossClass != LossClass::NotJudged; }
  // Worth a look: a loss, sure or only suspected.
  bool isLoss() const { return lossClass >= LossClass::Suspected; }
  const Candidate &best() const { return candidates.front(); }                             // only when judged
  const Candidate &given() const { return candidates[static_cast<std::size_t>(played)]; }  // likewise
};

// Whether a judge treats two legal actions as the same choice.
bool isSameChoice(const Action &a, const Action &b);

}  // namespace janso
