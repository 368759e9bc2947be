// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The learner: knows triplets and runs, and counts nothing.
//
// Keeps tiles that belong together, whatever has been discarded. Takes every pon of honors and any chi or pon
// that pleases it, as long as some yaku is possible, and then forgets which. Declares riichi when it is told
// that it may. Now and then it looks up, and then it sees what everyone sees.
#include <algorithm>

#include "bots/chance.h"
#include "bots/choice.h"
#include "bots/kan.h"
#include "bots/makers.h"
#include "bots/plainsight.h"
#include "bots/plan.h"
#include "bots/reading/figures.h"

namespace janso {
namespace {

class Learner : public Bot {
 public:
  explicit Learner(std::uint64_t seed) : m_chance(seed) {}

  Action decide(const SeatView &view, std::span<const Action> legal) override {
    if (const Action *win = findWin(legal))
      return *win;
    const Knowledge know(view);
    const OwnHand hand = ownHand(view);
    if (findType(legal, ActionType::Skip) != nullptr)
      return call(know, hand, legal);
    if (const Action *kita = usefulKita(know, hand, nullptr, legal))
      return *kita;
    const bool looks = m_chance.oneIn(kLearnerFigures.looks);
    if (const Action *safe = looks ? fold(know, hand, legal) : nullptr)
      return *safe;
    const PlainDangers dangers = plainDangers(know);
    const KindSet avoided(dangers.yakuman.bits() | (looks ? dangers.flush.bits() : 0));
    if (const Action *declared = discard(hand, legal, ActionType::Riichi, avoided))
      return *declared;
    const Action *discarded = discard(hand, legal, ActionType::Dahai, avoided);
    return discarded != nullptr ? *discarded : passing(legal);
  }

 private:
  // What has the fewest friends goes.
  static const Action *discard(const OwnHand &hand, std::span<const Action> legal, ActionType type,
                               KindSet avoided) {
    Kind loneliest = kKinds;
    int fewest = 0;
    for (Kind kind : without(discardable(legal, type), avoided)) {
      const int friends = friendsOf(hand, kind);
      if (loneliest == kKinds || friends < fewest) {
        loneliest = kind;
        fewest = friends;
      }
    }
    return loneliest == kKinds ? nullptr : findDiscard(legal, loneliest, type);
  }

  // A far hand, and somebody in riichi who has discarded what it holds.
  static const Action *fold(const Knowledge &know, const OwnHand &hand, std::span<const Action> legal) {
    if (!isAnybodyInRiichi(know) || shantenAfterDiscard(hand, {}) < kLearnerFigures.foldsFrom)
      return nullptr;
    const Kind safe = genbutsuKind(know, hand, discardable(legal));
    return safe == kKinds ? nullptr : findDiscard(legal, safe);
  }

  static int friendsOf(const OwnHand &hand, Kind kind) {
    int friends = 4 * (hand.counts[kind] - 1);
    if (isHonor(kind))
      return friends;
    for (const int step : {-2, -1, 1, 2}) {
      const int rank = rankOf(kind) + step;
      if (rank >= 1 && rank <= 9 && hand.counts[static_cast<Kind>(kind + step)] > 0)
        friends += std::abs(step) == 1 ? 2 : 1;
    }
    return friends;
  }

  // Honors always, anything else by a whim.
  Action call(const Knowledge &know, const OwnHand &hand, std::span<const Action> legal) {
    for (const Action &action : legal) {
      if (action.type != ActionType::Pon && action.type != ActionType::Chi)
        continue;
      if (!isHonor(action.tile.kind()) && !m_chance.oneIn(kLearnerFigures.calls))
        continue;
      if (yakuAfterCall(know, hand, action) <= kLearnerFigures.farthestYaku)
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
