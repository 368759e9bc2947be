// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Two actions of one decision played out by bots, in the same worlds.
//
// Each world is played in several orders of what is still to come, in each with both actions, by the same
// bots with the same seeds; what counts is the mean difference: the pair of a world. Batches of 50 pairs: it
// ends when one action is 2.33 standard errors ahead, or both are surely within an inaccuracy of each other,
// or at the cap. Who stops when it is ahead sees it too large, so the size that is told comes from pairs of
// its own.
//
// Only worlds that the seat could not tell apart judge a choice. The others tell a story: what the real
// hands, or the real wall as well, would have made of it.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "review/verdict.h"
#include "review/worldkind.h"

namespace janso {

struct PlayOutBots;
struct ProvedGame;

// To find a world takes as long as to play a dozen hands out, and the hidden hands matter less than the
// draws: of 4,605 choices of a master among club players 2 % of the variance lay between worlds, 11 % under a
// riichi. Eight orders tell as much as seven worlds of one. A choice that turns on one hidden hand, such as a
// tile that deals in or not, is told by worlds alone: the numbers of RolloutPlan are for those too.
inline constexpr int kOrdersOfAWorld = 8;

struct RolloutPlan {
  std::uint64_t seed = 0;
  std::string bot = "club";  // plays all seats to the end of the hand,
  std::string own = {};      // but for the seat that chose, which this one plays; empty = the same
  int least = 100;           // pairs, before anything is decided
  int most = 1000;           // and at the most
  int fresh = 150;           // for the size; 0 = the size is that of the pairs that decided
  WorldKind kind = WorldKind::InformationSet;
  bool operator==(const RolloutPlan &) const = default;
};
PlayOutBots botsOf(const RolloutPlan &plan);
// A master that looks no further than its next tile: a tenth of the work, and it minds places and riichi as
// club players do not.
inline constexpr std::string_view kLightMaster = "master:depth=1+depthOpen=1+improve=0";
// As a window asks it: a light master in the seat that chose, club players in the others. Where the wall is
// the true one there is one world, and nothing to repeat.
RolloutPlan rolloutPlan(WorldKind kind);

// Sums of paired differences: played less the other, so a loss is more than 0 in places, less in points.
struct PairSum {
  int worlds = 0;  // asked for, found or not: the number of the next one
  int pairs = 0;
  double place = 0;
  double placeSquare = 0;
  double points = 0;
  double pointsSquare = 0;
  double otherPlace = 0;   // final places of the other action alone
  double otherPoints = 0;  // changes of the own score

  double meanPlace() const { return pairs == 0 ? 0 : place / pairs; }
  double meanPoints() const { return pairs == 0 ? 0 : points / pairs; }
  double placeError() const;  // standard error; 0 below two pairs
  double pointsError() const;
  bool operator==(const PairSum &) const = default;
};

enum class RolloutEnd : std::uint8_t { Worse, Better, Equal, Cap, NoWorld, Stopped };

struct Rollout {
  std::size_t hand = 0;  // of whose choice: as in the verdict
  std::size_t answer = 0;
  Action played;
  Action other;  // what it is compared with
  RolloutPlan plan;
  int worldsVersion = 0;
  Loosened loosened = Loosened::Nothing;  // of how its worlds must fit
  PairSum deciding;
  PairSum size;                          // of fresh pairs
  RolloutEnd end = RolloutEnd::Stopped;  // stopped: it can go on

  bool isDone() const { return end != RolloutEnd::Stopped; }
  // Whether it says something of the choice: it is done, and of worlds that the seat could not tell apart.
  bool judges() const;
  // The pairs whose mean is told: the fresh ones where there are any.
  const PairSum &told() const { return size.pairs > 0 ? size : deciding; }
  bool operator==(const Rollout &) const = default;
};

// What the played action is compared with: the best where it was judged and is another, else the next best;
// where nothing is judged, what the evaluator's bot would do or thought of next. Nothing where there is only
// one.
std::optional<Action> rolloutRival(const ChoiceVerdict &verdict);

struct RolloutWatch {
  const std::atomic<bool> *stop = nullptr;
  std::function<void(const Rollout &)> told;  // in the calling thread, after each few pairs
  int threads = 1;                            // that play; they change nothing of what comes out
};

// None played yet. `verdict` has a rival.
Rollout startRollout(const ChoiceVerdict &verdict, const RolloutPlan &plan);
// One that ended at its cap, to go on to a higher one.
Rollout withMoreWorlds(Rollout rollout);
// Goes on until it is done or stopped; what comes out is the same whether it was stopped between or not.
// Minutes. The verdict must be of this game and the roll-out of the verdict.
void goOn(Rollout &rollout, const ProvedGame &game, const ChoiceVerdict &verdict,
          const RolloutWatch &watch = {});

// All at once.
Rollout rollOut(const ProvedGame &game, const ChoiceVerdict &verdict, const RolloutPlan &plan,
                const std::atomic<bool> *stop = nullptr);

}  // namespace janso
