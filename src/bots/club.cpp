// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The club player: plays by rules of thumb, and knows many of them.
//
// Discards by ukeire with a weight for value; calls only with a yaku in mind; folds to riichi by genbutsu,
// then by the table of dangers, unless the own hand is near and worth it.
#include <algorithm>

#include "bots/choice.h"
#include "bots/danger.h"
#include "bots/figures.h"
#include "bots/kan.h"
#include "bots/knowledge.h"
#include "bots/makers.h"
#include "bots/plan.h"

namespace janso {
namespace {

constexpr const ClubFigures &kFigures = kClubFigures;

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
    double score = -1e9;
  };

  // --- Own turn ---
  Action discard(const Knowledge &know, const Danger &danger, const OwnHand &hand,
                 std::span<const Action> legal) const {
    const Candidate best = bestAttack(know, danger, hand, discardable(legal));
    if (mustFold(know, danger, hand, best)) {
      const Kind safest = safestKind(know, danger, hand, discardable(legal));
      if (const Action *action = findDiscard(legal, safest))
        return *action;
    }
    if (const Action *riichi = riichiWith(know, hand, best, legal))
      return *riichi;
    const Action *action = findDiscard(legal, best.kind);
    return action != nullptr ? *action : passing(legal);
  }

  Candidate bestAttack(const Knowledge &know, const Danger &danger, const OwnHand &hand,
                       KindSet allowed) const {
    const bool open = !hand.isMenzen();
    Candidate best;
    for (const DiscardOption &option : discardOptions(hand.counts, hand.meldCount(), know.visible())) {
      if (!allowed.has(option.discard))
        continue;
      OwnHand left = hand;
      left.remove(left.cheapest(option.discard));
      Candidate candidate{option.discard, option.shanten, option.tiles, 0};
      double han = closedHan(know, left);
      if (open) {
        const Plan plan = bestPlan(know, left);
        candidate.shanten = std::max<int>(plan.shanten, 0);
        candidate.tiles = plan.tiles;
        han = plan.han;
        if (option.shanten == 0 && plan.shanten == 0)
          candidate.tiles = option.tiles;
      }
      candidate.score = -kFigures.step * candidate.shanten + candidate.tiles * (1.0 + kFigures.han * han) -
                        keepWorth(know, left, option.discard) - kFigures.danger * danger.risk(option.discard);
      if (candidate.score > best.score)
        best = candidate;
    }
    return best;
  }

  // Push or fold, as a table of habits: the nearer and dearer, the bolder; later, the more careful.
  static bool mustFold(const Knowledge &know, const Danger &danger, const OwnHand &hand,
                       const Candidate &best) {
    const bool riichi = danger.riichis() > 0;
    if (!riichi && danger.highestTenpai() < kFigures.threat)
      return false;
    OwnHand left = hand;
    left.remove(left.cheapest(best.kind));
    const double han = left.isMenzen() ? closedHan(know, left) : bestPlan(know, left).han;
    const bool late = know.turnsLeft() <= kFigures.lateTurns;
    const double risk = danger.risk(best.kind);
    if (best.shanten <= 0)
      return best.tiles <= kFigures.narrowTenpai && risk > kFigures.riskTenpai && han < kFigures.cheapTenpai;
    if (best.shanten == 1) {
      const bool fair = han >= kFigures.fairOne && best.tiles >= kFigures.wideOne;
      const double most = han >= kFigures.dearOne ? kFigures.riskOneDear
                          : fair                  ? kFigures.riskOneFair
                                                  : kFigures.riskOne;
      return risk > most || (late && risk > kFigures.riskOne);
    }
    if (best.shanten == 2)
      return risk > (han >= kFigures.dearTwo && !late ? kFigures.riskTwoDear : kFigures.riskTwo);
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
    const Plan before = bestPlan(know, hand);
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

  // Above zero: worth calling.
  double scoreOfCall(const Knowledge &know, const Danger &danger, const OwnHand &hand, const Action &action,
                     int closed, const Plan &before) const {
    const OwnHand after = afterCall(hand, action, 0);
    const KindSet forbidden = kuikaeKinds(action, know.rules());
    Plan plan;
    for (Kind kind = 0; kind < kKinds; ++kind) {
      if (after.counts[kind] == 0 || forbidden.has(kind))
        continue;
      OwnHand left = after;
      left.remove(left.cheapest(kind));
      const Plan next = bestPlan(know, left);
      if (next.shanten < plan.shanten || (next.shanten == plan.shanten && next.han > plan.han) ||
          (next.shanten == plan.shanten && next.han == plan.han && next.tiles > plan.tiles))
        plan = next;
    }
    // The call has to bring the planned hand nearer.
    if (plan.shanten >= 99 || (before.shanten < 99 && plan.shanten >= before.shanten))
      return 0;
    const bool threatened = danger.riichis() > 0 || danger.highestTenpai() > kFigures.threat;
    if (threatened && plan.shanten >= 2 - (plan.han >= kFigures.dearCall ? 0 : 1))
      return 0;
    if (!hand.isMenzen())
      return 1.0 + plan.han - kFigures.callStep * plan.shanten;
    const bool valuedPon = action.type == ActionType::Pon && know.yakuhaiHan(action.tile.kind()) > 0;
    // A near and good closed hand stays closed.
    if (closed <= 1 && !valuedPon && plan.han < kFigures.dearCall)
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
