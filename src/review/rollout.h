// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Two actions of one decision, played out by bots in the same simulated deals.
//
// Each deal is played in several orders of the tiles still to come, each order with both actions, by the same
// bots with the same seeds. The mean difference of a deal counts as one pair. Pairs come in batches of 50.
// The rollout ends when one action is 2.33 standard errors ahead, when both are surely within an inaccuracy
// of each other, or at the cap. Stopping as soon as one action is ahead overstates the difference, so
// separate pairs give the size that is reported.
//
// Only deals that the seat could not tell apart judge a decision. The other kinds tell a story: what would
// have happened with the real hands, or with the real wall as well.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "review/simulateddealkind.h"
#include "review/verdict.h"

namespace janso {

struct PlayOutBots;
struct ProvedGame;

// Orders played per simulated deal. Finding a deal takes as long as playing out a dozen hands, and the hidden
// hands matter less than the draws: in 4,605 decisions of a master among club players, 2% of the variance was
// between deals, 11% under a riichi. Eight orders of one deal tell as much as seven deals with one order
// each. Where a decision turns on one hidden hand, such as a tile that may deal in, only the number of deals
// helps; the numbers of RolloutPlan allow for that.
inline constexpr int kOrdersPerDeal = 8;

struct RolloutPlan {
  std::uint64_t seed = 0;
  std::string bot = "club";  // plays all seats to the end of the hand,
  std::string own = {};      // except the seat that decided, which this bot plays; empty = the same
  int least = 100;           // minimum number of pairs before a result
  int most = 1000;           // maximum number of pairs
  int fresh = 150;           // pairs that measure the size; 0 = use the pairs that decided
  SimulatedDealKind kind = SimulatedDealKind::InformationSet;
  bool operator==(const RolloutPlan &) const = default;
};
PlayOutBots botsOf(const RolloutPlan &plan);
// A master that looks no further than its next tile: a tenth of the work, and unlike club players it
// considers places and riichi.
inline constexpr std::string_view kLightMaster = "master:depth=1+depthOpen=1+improve=0";
// The plan that a window uses: a light master in the deciding seat, club players in the others. With the true
// wall there is only one deal, and nothing to repeat.
RolloutPlan rolloutPlan(SimulatedDealKind kind);

// Sums of paired differences, played minus other: a loss is above 0 in places and below 0 in points.
struct PairSum {
  int deals = 0;  // deals requested, found or not; the number of the next one
  int pairs = 0;
  double place = 0;
  double placeSquare = 0;
  double points = 0;
  double pointsSquare = 0;
  double otherPlace = 0;   // final places of the other action alone
  double otherPoints = 0;  // changes of the seat's score

  double meanPlace() const { return pairs == 0 ? 0 : place / pairs; }
  double meanPoints() const { return pairs == 0 ? 0 : points / pairs; }
  double placeError() const;  // one standard error; 0 below two pairs
  double pointsError() const;
  bool operator==(const PairSum &) const = default;
};

enum class RolloutEnd : std::uint8_t { Worse, Better, Equal, Cap, NoDealFits, Stopped };

struct Rollout {
  std::size_t hand = 0;  // of the decision, as in the verdict
  std::size_t answer = 0;
  Action played;
  Action other;  // the action it is compared with
  RolloutPlan plan;
  int simulatedDealsVersion = 0;
  Relaxation relaxation = Relaxation::Nothing;  // how far the conditions on deals were loosened
  PairSum deciding;
  PairSum size;                          // of the separate pairs
  RolloutEnd end = RolloutEnd::Stopped;  // a stopped rollout can continue

  bool isDone() const { return end != RolloutEnd::Stopped; }
  // Whether the rollout says something about the decision: it is done, with deals that the seat could not
  // tell apart.
  bool judges() const;
  // The pairs whose mean is reported: the separate ones where there are any.
  const PairSum &reported() const { return size.pairs > 0 ? size : deciding; }
  bool operator==(const Rollout &) const = default;
};

// The action that the played one is compared with: the best action if the decision was judged and another
// action is best, else the next best. If nothing is judged, it is the reviewing bot's action or its next
// thought. Nothing where there is only one action.
std::optional<Action> rolloutRival(const ChoiceVerdict &verdict);

struct RolloutWatch {
  const std::atomic<bool> *stop = nullptr;
  std::function<void(const Rollout &)> progress;  // called in the calling thread, after every few pairs
  int threads = 1;                                // that play; the number does not change the result
};

// A rollout without any pairs yet. `verdict` must have a rival.
Rollout startRollout(const ChoiceVerdict &verdict, const RolloutPlan &plan);
// A rollout that ended at its cap, ready to continue to a higher one.
Rollout withMoreDeals(Rollout rollout);
// Continues until the rollout is done or stopped. The result does not depend on interruptions. Takes minutes.
// The verdict must be of this game, and the rollout of this verdict.
void continueRollout(Rollout &rollout, const ProvedGame &game, const ChoiceVerdict &verdict,
                     const RolloutWatch &watch = {});

// Runs a whole rollout at once.
Rollout rollOut(const ProvedGame &game, const ChoiceVerdict &verdict, const RolloutPlan &plan,
                const std::atomic<bool> *stop = nullptr);

}  // namespace janso
