// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The novice: brings the hand nearer tile by tile, likes valued pons, declares riichi whenever it can, and
// never looks at what the others do.
#include <algorithm>

#include "bots/chance.h"
#include "bots/choice.h"
#include "bots/figures.h"
#include "bots/kan.h"
#include "bots/knowledge.h"
#include "bots/makers.h"
#include "bots/plan.h"

namespace janso {
namespace {

class Novice : public Bot {
 public:
  explicit Novice(std::uint64_t seed) : m_chance(seed) {}

  Action decide(const SeatView &view, std::span<const Action> legal) override {
    if (const Action *win = findWin(legal))
      return *win;
    const Knowledge know(view);
    const OwnHand hand = ownHand(view);
    if (findType(legal, ActionType::Skip) != nullptr)
      return call(know, hand, legal);
    if (const Action *kita = usefulKita(know, hand, nullptr, legal))
      return *kita;
    if (const Action *kan = findType(legal, ActionType::Ankan))
      return *kan;
    return discard(know, hand, legal);
  }

 private:
  // Lowest shanten, then most tiles, then the tile that is worth least by itself.
  Action discard(const Knowledge &know, const OwnHand &hand, std::span<const Action> legal) {
    const ActionType type =
        findType(legal, ActionType::Riichi) != nullptr ? ActionType::Riichi : ActionType::Dahai;
    const KindSet allowed = discardable(legal, type);
    const DiscardOption *best = nullptr;
    const DiscardOptions options = discardOptions(hand.counts, hand.meldCount(), know.visible());
    for (const DiscardOption &option : options) {
      if (allowed.has(option.discard) && (best == nullptr || better(hand, option, *best)))
        best = &option;
    }
    const Action *action = best != nullptr ? findDiscard(legal, best->discard, type) : nullptr;
    return action != nullptr ? *action : passing(legal);
  }

  static bool better(const OwnHand &hand, const DiscardOption &a, const DiscardOption &b) {
    if (a.shanten != b.shanten)
      return a.shanten < b.shanten;
    // A beginner's eye: counts the kinds, not the tiles that are gone.
    if (a.accepted.size() != b.accepted.size())
      return a.accepted.size() > b.accepted.size();
    return plainWorth(hand, a.discard) < plainWorth(hand, b.discard);
  }

  // Guest winds and ends go first, middle tiles stay.
  static int plainWorth(const OwnHand &hand, Kind kind) {
    const int pair = hand.counts[kind] >= 2 ? 3 : 0;
    return pair + (isHonour(kind) ? 0 : std::min(rankOf(kind), 10 - rankOf(kind)));
  }

  Action call(const Knowledge &know, const OwnHand &hand, std::span<const Action> legal) {
    const int now = shanten(hand.counts, hand.meldCount());
    for (const Action &action : legal) {
      if (action.type != ActionType::Pon && action.type != ActionType::Chi)
        continue;
      const OwnHand after = afterCall(hand, action, 0);
      if (shantenAfterDiscard(after, kuikaeKinds(action, know.rules())) >= now)
        continue;
      const bool valued = action.type == ActionType::Pon && know.yakuhaiHan(action.tile.kind()) > 0;
      // Without a valued pon it hopes for a yaku, and is often wrong: now and then it does not ask.
      if (valued || !hand.isMenzen() ? hasHope(know, after) || m_chance.oneIn(kWhims.noviceHopes)
                                     : hasHope(know, after) && m_chance.oneIn(kWhims.noviceOpens))
        return action;
    }
    return passing(legal);
  }

  // Plans are of hands that have discarded.
  static bool hasHope(const Knowledge &know, const OwnHand &after) {
    const int nearest = shanten(after.counts, after.meldCount()) + 1;
    for (Kind kind = 0; kind < kKinds; ++kind) {
      if (after.counts[kind] == 0)
        continue;
      OwnHand left = after;
      left.remove(left.cheapest(kind));
      if (planShanten(know, left) <= nearest)
        return true;
    }
    return false;
  }

  Chance m_chance;
};

}  // namespace

std::unique_ptr<Bot> makeNovice(std::uint64_t seed) {
  return std::make_unique<Novice>(seed);
}

}  // namespace janso
