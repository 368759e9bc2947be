// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The learner: knows what triplets and sequences are, and counts nothing.
//
// Keeps what lies together, whatever is gone; takes every pon of honours and any chi or pon that pleases it,
// with or without a yaku; declares riichi when told that it may.
#include <algorithm>

#include "bots/chance.h"
#include "bots/choice.h"
#include "bots/figures.h"
#include "bots/kan.h"
#include "bots/makers.h"

namespace janso {
namespace {

class Learner : public Bot {
 public:
  explicit Learner(std::uint64_t seed) : m_chance(seed) {}

  Action decide(const SeatView &view, std::span<const Action> legal) override {
    if (const Action *win = findWin(legal))
      return *win;
    if (findType(legal, ActionType::Skip) != nullptr)
      return call(legal);
    const OwnHand hand = ownHand(view);
    if (const Action *kita = usefulKita(Knowledge(view), hand, nullptr, legal))
      return *kita;
    if (const Action *declared = discard(hand, legal, ActionType::Riichi))
      return *declared;
    const Action *discarded = discard(hand, legal, ActionType::Dahai);
    return discarded != nullptr ? *discarded : passing(legal);
  }

 private:
  // What has the fewest friends goes.
  static const Action *discard(const OwnHand &hand, std::span<const Action> legal, ActionType type) {
    Kind loneliest = kKinds;
    int fewest = 0;
    for (Kind kind : discardable(legal, type)) {
      const int friends = friendsOf(hand, kind);
      if (loneliest == kKinds || friends < fewest) {
        loneliest = kind;
        fewest = friends;
      }
    }
    return loneliest == kKinds ? nullptr : findDiscard(legal, loneliest, type);
  }

  static int friendsOf(const OwnHand &hand, Kind kind) {
    int friends = 4 * (hand.counts[kind] - 1);
    if (isHonour(kind))
      return friends;
    for (const int step : {-2, -1, 1, 2}) {
      const int rank = rankOf(kind) + step;
      if (rank >= 1 && rank <= 9 && hand.counts[static_cast<Kind>(kind + step)] > 0)
        friends += std::abs(step) == 1 ? 2 : 1;
    }
    return friends;
  }

  // Honours always, anything else by a whim.
  Action call(std::span<const Action> legal) {
    for (const Action &action : legal) {
      if (action.type != ActionType::Pon && action.type != ActionType::Chi)
        continue;
      if (isHonour(action.tile.kind()) || m_chance.oneIn(kWhims.learnerCalls))
        return action;
    }
    return passing(legal);
  }

  Chance m_chance;
};

}  // namespace

std::unique_ptr<Bot> makeLearner(std::uint64_t seed) {
  return std::make_unique<Learner>(seed);
}

}  // namespace janso
