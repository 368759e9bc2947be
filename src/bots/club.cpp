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
#include "bots/knowledge.h"
#include "bots/makers.h"
#include "bots/plan.h"

namespace janso {
namespace {

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
      // One step of shanten outweighs everything; a han is worth about a third more tiles.
      candidate.score = -1000.0 * candidate.shanten + candidate.tiles * (1.0 + 0.3 * han) -
                        keepWorth(know, left, option.discard) - 40 * danger.risk(option.discard);
      if (candidate.score > best.score)
        best = candidate;
    }
    return best;
  }

  // Push or fold, as a table of habits: the nearer and dearer, the bolder; later, the more careful.
  static bool mustFold(const Knowledge &know, const Danger &danger, const OwnHand &hand,
                       const Candidate &best) {
    const bool riichi = danger.riichis() > 0;
    if (!riichi && danger.highestTenpai() < 0.6)
      return false;
    OwnHand left = hand;
    left.remove(left.cheapest(best.kind));
    const double han = left.isMenzen() ? closedHan(know, left) : bestPlan(know, left).han;
    const bool late = know.turnsLeft() <= 4;
    const double risk = danger.risk(best.kind);
    if (best.shanten <= 0)
      return best.tiles <= 1 && risk > 0.08 && han < 4;
    if (best.shanten == 1)
      return risk > (han >= 4 ? 0.11 : han >= 2.5 && best.tiles >= 16 ? 0.06 : 0.03) || (late && risk > 0.03);
    if (best.shanten == 2)
      return risk > (han >= 5 && !late ? 0.05 : 0.015);
    return true;
  }

  // Genbutsu of everybody in riichi, then the least danger; among equals what the hand needs least.
  static Kind safestKind(const Knowledge &know, const Danger &danger, const OwnHand &hand, KindSet allowed) {
    Kind best = *allowed.begin();
    double bestCost = 1e9;
    for (Kind kind : allowed) {
      const double genbutsu = danger.riichis() > 0 && !danger.isSafeAgainstRiichi(kind) ? 200 : 0;
      // A pair or triplet of safe tiles lasts longer.
      const double cost =
          genbutsu + danger.cost(kind) + 2 * keepWorth(know, hand, kind) - 10 * hand.counts[kind];
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
    if (best.tiles <= 3 && (know.turnsLeft() <= 6 || han < 2.5))
      return nullptr;
    return know.turnsLeft() >= 2 ? action : nullptr;
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
    return shanten(after.counts, after.meldCount()) <= now && now <= 2 ? kan : nullptr;
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
    const bool threatened = danger.riichis() > 0 || danger.highestTenpai() > 0.6;
    if (threatened && plan.shanten >= 2 - (plan.han >= 3 ? 0 : 1))
      return 0;
    if (!hand.isMenzen())
      return 1.0 + plan.han - 0.5 * plan.shanten;
    const bool valuedPon = action.type == ActionType::Pon && know.yakuhaiHan(action.tile.kind()) > 0;
    // A near and good closed hand stays closed.
    if (closed <= 1 && !valuedPon && plan.han < 3)
      return 0;
    if (plan.shanten > 3 || plan.shanten > closed + 1)
      return 0;
    const double needed = valuedPon ? 0.9 : plan.shanten <= 1 ? 1.9 : know.turn() >= 6 ? 1.9 : 2.9;
    return plan.han >= needed ? 0.5 + plan.han - 0.5 * plan.shanten + (valuedPon ? 1 : 0) : 0;
  }
};

}  // namespace

std::unique_ptr<Bot> makeClub(std::uint64_t /*seed*/) {
  return std::make_unique<Club>();
}

}  // namespace janso
