// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Beginners bring the hand nearer tile by tile and declare riichi whenever they can. They differ by a few
// habits (BeginnerHabits): what they call, whether they keep pairs, and how they react to a riichi.
#include <algorithm>

#include "bots/chance.h"
#include "bots/choice.h"
#include "bots/kan.h"
#include "bots/makers.h"
#include "bots/plainsight.h"
#include "bots/plan.h"
#include "bots/reading/figures.h"
#include "bots/reading/knowledge.h"

namespace janso {
namespace {

constexpr int kFarthest = 99;

class Beginner : public Bot {
 public:
  Beginner(const BeginnerHabits &habits, std::uint64_t seed) : m_habits(habits), m_chance(seed) {}

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
  Action discard(const Knowledge &know, const OwnHand &hand, std::span<const Action> legal) {
    const DiscardOptions options = discardOptions(hand.counts, hand.meldCount(), know.visible());
    if (const Action *safe = fold(know, hand, options, legal))
      return *safe;
    const ActionType type =
        findType(legal, ActionType::Riichi) != nullptr ? ActionType::Riichi : ActionType::Dahai;
    const KindSet allowed = without(discardable(legal, type), plainDangers(know).yakuman);
    const DiscardOption *best = nullptr;
    for (const DiscardOption &option : options) {
      if (allowed.has(option.discard) && (best == nullptr || better(hand, option, *best)))
        best = &option;
    }
    const Action *action = best != nullptr ? findDiscard(legal, best->discard, type) : nullptr;
    return action != nullptr ? *action : passing(legal);
  }

  // By genbutsu or not at all: nullptr.
  const Action *fold(const Knowledge &know, const OwnHand &hand, const DiscardOptions &options,
                     std::span<const Action> legal) const {
    int nearest = kFarthest;
    for (const DiscardOption &option : options)
      nearest = std::min<int>(nearest, option.shanten);
    if (nearest < m_habits.foldsFrom || !isAnybodyInRiichi(know))
      return nullptr;
    const Kind safe = genbutsuKind(know, hand, discardable(legal));
    return safe == kKinds ? nullptr : findDiscard(legal, safe);
  }

  // Lowest shanten, then most tiles, then the tile that is worth least by itself.
  bool better(const OwnHand &hand, const DiscardOption &a, const DiscardOption &b) const {
    const auto pairs = [&](Kind kind) { return m_habits.collects ? std::min<int>(hand.counts[kind], 3) : 0; };
    if (pairs(a.discard) != pairs(b.discard))
      return pairs(a.discard) < pairs(b.discard);
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
    return pair + (isHonor(kind) ? 0 : std::min(rankOf(kind), 10 - rankOf(kind)));
  }

  Action call(const Knowledge &know, const OwnHand &hand, std::span<const Action> legal) {
    const int now = shanten(hand.counts, hand.meldCount());
    for (const Action &action : legal) {
      if (action.type != ActionType::Pon && action.type != ActionType::Chi)
        continue;
      const OwnHand after = afterCall(hand, action, 0);
      const int way = yakuAfterCall(know, hand, action);
      if (way > m_habits.farthestYaku)
        continue;
      if (m_habits.collects && action.type == ActionType::Pon)
        return action;
      if (shantenAfterDiscard(after, kuikaeKinds(action, know.rules())) >= now)
        continue;
      const bool hope = way <= shanten(after.counts, after.meldCount()) + 1;
      const bool valued = action.type == ActionType::Pon && know.yakuhaiHan(action.tile.kind()) > 0;
      // Without a valued pon it hopes for a yaku, and is often wrong: now and then it does not ask.
      if (valued || !hand.isMenzen() ? hope || m_chance.oneIn(m_habits.hopes)
                                     : hope && m_chance.oneIn(m_habits.opens))
        return action;
    }
    return passing(legal);
  }

  const BeginnerHabits &m_habits;
  Chance m_chance;
};

}  // namespace

std::unique_ptr<Bot> makeNovice(std::uint64_t seed) {
  return std::make_unique<Beginner>(kNoviceHabits, seed);
}
std::unique_ptr<Bot> makeCollector(std::uint64_t seed) {
  return std::make_unique<Beginner>(kCollectorHabits, seed);
}
std::unique_ptr<Bot> makeStudent(std::uint64_t seed) {
  return std::make_unique<Beginner>(kStudentHabits, seed);
}

}  // namespace janso
