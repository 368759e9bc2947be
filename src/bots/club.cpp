// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The club player: plays by rules of thumb, and knows many of them.
//
// Discards by ukeire, weighted by value. Calls only with a yaku in mind. Folds to riichi with genbutsu, then
// by the table of dangers, unless its hand is near and worth it.
#include <algorithm>

#include "bots/choice.h"
#include "bots/kan.h"
#include "bots/makers.h"
#include "bots/plan.h"
#include "bots/reading/danger.h"
#include "bots/reading/figures.h"
#include "bots/reading/knowledge.h"

namespace janso {
namespace {

constexpr const ClubFigures &kFigures = kClubFigures;
constexpr double kNever = -1e9;  // score of what is not possible

class Club : public Bot {
 public:
  Action decide(const SeatView &view, std::span<const Action> legal) override {
    if (const Action *win = findWin(legal))
      return *win;
    const Knowledge know(view);
    const Danger danger(know);
    const OwnHand hand = ownHand(view);
    if (findType(legal, ActionType::Skip) != nullptr)
      return call(know, danger, hand, legal);
    if (const Action *kita = usefulKita(know, hand, &danger, legal))
      return *kita;
    if (const Action *kan = usefulAnkan(know, danger, hand, legal))
      return *kan;
    if (const Action *abort = findType(legal, ActionType::Kyuushu)) {
      if (shantenParts(hand.counts, 0).kokushi > 3)
        return *abort;
    }
    if (view.me().riichi != RiichiState::None)
      return passing(legal);
    return discard(know, danger, hand, legal);
  }

 private:
  struct Candidate {
    Kind kind = 0;
    int shanten = 99;
    int tiles = 0;
    double han = 0;
    double score = kNever;
  };

  // --- Own turn ---
  Action discard(const Knowledge &know, const Danger &danger, const OwnHand &hand,
                 std::span<const Action> legal) const {
    const Candidate best = bestAttack(know, danger, hand, discardable(legal));
    if (mustFold(know, danger, best)) {
      const Kind safest = safestKind(know, danger, hand, discardable(legal));
      if (const Action *action = findDiscard(legal, safest))
        return *action;
    }
    if (const Action *riichi = riichiWith(know, hand, best, legal))
      return *riichi;
    const Action *action = findDiscard(legal, best.kind);
    return action != nullptr ? *action : passing(legal);
  }

  static Candidate bestAttack(const Knowledge &know, const Danger &danger, const OwnHand &hand,
                              KindSet allowed) {
    InlineVec<Candidate, 14> candidates;
    double highest = kNever;
    for (const DiscardOption &option : discardOptions(hand.counts, hand.meldCount(), know.visible())) {
      if (!allowed.has(option.discard))
        continue;
      candidates.push_back(unthreatened(know, hand, option));
      highest = std::max(highest, candidates.back().score);
    }
    // Danger only takes away: nobody asks for that of a tile that is farther behind than all danger.
    const double eligible = candidates.size() > 1 ? highest - kFigures.danger * danger.mostRisk() : highest;
    const auto isEligible = [eligible](const Candidate &c) { return c.score >= eligible; };
    if (const auto first = std::ranges::find_if(candidates, isEligible);
        std::ranges::count_if(candidates, isEligible) == 1)
      return *first;
    Candidate best;
    for (Candidate candidate : candidates) {
      if (!isEligible(candidate))
        continue;
      candidate.score -= kFigures.danger * danger.risk(candidate.kind);
      if (candidate.score > best.score)
        best = candidate;
    }
    return best;
  }

  // What a discard is worth were it not for its danger.
  static Candidate unthreatened(const Knowledge &know, const OwnHand &hand, const DiscardOption &option) {
    OwnHand left = hand;
    left.remove(left.cheapest(option.discard));
    Candidate candidate{option.discard, option.shanten, option.tiles, 0, 0};
    if (left.isMenzen()) {
      candidate.han = closedHan(know, left);
    } else {
      const Plan plan = bestPlan(know, left);
      candidate.shanten = std::max<int>(plan.shanten, 0);
      candidate.han = plan.han;
      if (option.shanten != 0 || plan.shanten != 0)
        candidate.tiles = plan.tiles;
    }
    candidate.score = -kFigures.step * candidate.shanten +
                      candidate.tiles * (1.0 + kFigures.han * candidate.han) -
                      keepWorth(know, left, option.discard);
    return candidate;
  }

  // Push or fold, as a table of habits: the nearer and dearer, the bolder; later, the more careful.
  static bool mustFold(const Knowledge &know, const Danger &danger, const Candidate &best) {
    const bool riichi = danger.riichis() > 0;
    if (!riichi && danger.highestTenpai() < kFigures.threat)
      return false;
    const double han = best.han;
    const bool late = know.turnsLeft() <= kFigures.lateTurns;
    const double risk = danger.risk(best.kind);
    if (best.shanten <= 0)
      return best.tiles <= kFigures.narrowTenpai && risk > kFigures.riskTenpai && han < kFigures.cheapTenpai;
    if (best.shanten == 1) {
      const bool fair = han >= kFigures.fairOne && best.tiles >= kFigures.wideOne;
      const double most = han >= kFigures.valuableOne ? kFigures.riskOneValuable
                          : fair                      ? kFigures.riskOneFair
                                                      : kFigures.riskOne;
      return risk > most || (late && risk > kFigures.riskOne);
    }
    if (best.shanten == 2)
      return risk > (han >= kFigures.valuableTwo && !late ? kFigures.riskTwoValuable : kFigures.riskTwo);
    return true;
  }

  // Genbutsu of everybody in riichi, then the least danger; among equals what the hand needs least.
  static Kind safestKind(const Knowledge &know, const Danger &danger, const OwnHand &hand, KindSet allowed) {
    Kind best = *allowed.begin();
    double bestCost = 1e9;
    for (Kind kind : allowed) {
      const double genbutsu =
          danger.riichis() > 0 && !danger.isSafeAgainstRiichi(kind) ? kFigures.notGenbutsu : 0;
      // A pair or triplet of safe tiles lasts longer.
      const double cost = genbutsu + danger.cost(kind) + kFigures.keepWorth * keepWorth(know, hand, kind) -
                          kFigures.copies * hand.counts[kind];
      if (cost < bestCost) {
        bestCost = cost;
        best = kind;
      }
    }
    return best;
  }

  static const Action *riichiWith(const Knowledge &know, const OwnHand &hand, const Candidate &best,
                                  std::span<const Action> legal) {
    const Action *action = findDiscard(legal, best.kind, ActionType::Riichi);
    if (action == nullptr)
      return nullptr;
    OwnHand left = hand;
    left.remove(action->tile);
    const double han = closedHan(know, left);
    if (best.tiles == 0)
      return nullptr;
    // A bad wait late, or a bad wait that is cheap, stays silent.
    if (best.tiles <= kFigures.narrowRiichi &&
        (know.turnsLeft() <= kFigures.narrowRiichiTurns || han < kFigures.narrowRiichiHan))
      return nullptr;
    return know.turnsLeft() >= kFigures.leastRiichiTurns ? action : nullptr;
  }

  static const Action *usefulAnkan(const Knowledge &know, const Danger &danger, const OwnHand &hand,
                                   std::span<const Action> legal) {
    const Action *kan = findType(legal, ActionType::Ankan);
    if (kan == nullptr)
      return nullptr;
    if (know.view().me().riichi != RiichiState::None)
      return kan;
    if (danger.riichis() > 0)
      return nullptr;  // a new dora helps the one in riichi more
    const OwnHand after = afterCall(hand, *kan, -1);
    const int now = shantenAfterDiscard(hand, {});
    return shanten(after.counts, after.meldCount()) <= now && now <= kFigures.ankanShanten ? kan : nullptr;
  }

  // --- Another's discard ---
  Action call(const Knowledge &know, const Danger &danger, const OwnHand &hand,
              std::span<const Action> legal) const {
    const int closed = shanten(hand.counts, hand.meldCount());
    const int before = planShanten(know, hand);
    const Action *best = nullptr;
    double bestScore = 0;
    for (const Action &action : legal) {
      if (action.type != ActionType::Pon && action.type != ActionType::Chi)
        continue;
      const double score = scoreOfCall(know, danger, hand, action, closed, before);
      if (score > bestScore) {
        bestScore = score;
        best = &action;
      }
    }
    return best != nullptr ? *best : passing(legal);
  }

  // The nearest and then dearest plan of the hand that has called and discarded, if it is nearer than
  // `before`.
  static Plan planAfterCall(const Knowledge &know, const OwnHand &hand, const Action &action, int before) {
    const OwnHand after = afterCall(hand, action, 0);
    const KindSet forbidden = kuikaeKinds(action, know.rules());
    Plan plan;
    plan.shanten = before;
    for (Kind kind = 0; kind < kKinds; ++kind) {
      if (after.counts[kind] == 0 || forbidden.has(kind))
        continue;
      OwnHand left = after;
      left.remove(left.cheapest(kind));
      const int shanten = planShanten(know, left);
      if (shanten > plan.shanten || shanten == before)
        continue;
      const Plan next = bestPlan(know, left);
      if (shanten < plan.shanten || next.han > plan.han)
        plan = next;
    }
    return plan;
  }

  // Above zero: worth calling.
  double scoreOfCall(const Knowledge &know, const Danger &danger, const OwnHand &hand, const Action &action,
                     int closed, int before) const {
    const Plan plan = planAfterCall(know, hand, action, before);
    if (plan.shanten >= before)
      return 0;
    const bool far = plan.shanten >= 2 - (plan.han >= kFigures.valuableCall ? 0 : 1);
    if (far && (danger.riichis() > 0 || danger.highestTenpai() > kFigures.threat))
      return 0;
    if (!hand.isMenzen())
      return 1.0 + plan.han - kFigures.callStep * plan.shanten;
    const bool valuedPon = action.type == ActionType::Pon && know.yakuhaiHan(action.tile.kind()) > 0;
    // A near and good closed hand stays closed.
    if (closed <= 1 && !valuedPon && plan.han < kFigures.valuableCall)
      return 0;
    if (plan.shanten > kFigures.farthestCall || plan.shanten > closed + 1)
      return 0;
    const bool soon = plan.shanten <= 1 || know.turn() >= kFigures.soonTurn;
    const double needed = valuedPon ? kFigures.hanValuedPon : soon ? kFigures.hanSoon : kFigures.hanEarly;
    if (plan.han < needed)
      return 0;
    return 0.5 + plan.han - kFigures.callStep * plan.shanten + (valuedPon ? 1 : 0);
  }
};

}  // namespace

std::unique_ptr<Bot> makeClub(std::uint64_t /*seed*/) {
  return std::make_unique<Club>();
}

}  // namespace janso
