// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/stepsaway.h"

#include <algorithm>
#include <optional>
#include <tuple>

#include "coach/discarddanger.h"
#include "coach/nearestyaku.h"
#include "records/provedgame.h"
#include "review/stepback.h"
#include "rules/legal/seatview.h"
#include "rules/shanten.h"

namespace janso {
namespace {

const DiscardOption *optionOf(const DiscardOptions &options, Kind kind) {
  const auto found = std::ranges::find(options, kind, &DiscardOption::discard);
  return found == options.end() ? nullptr : &*found;
}

float dealIn(const HandDanger &danger, Kind kind) {
  const HeldDanger *held = danger.of(kind);
  return held == nullptr ? 0 : held->danger.dealIn;
}

// The discard that keeps the hand nearest and is no more dangerous than the played one; nullptr = none keeps
// it nearer.
const DiscardOption *nearest(const SeatView &view, const Decision &asked, const DiscardOptions &options,
                             const DiscardOption &given) {
  const HandDanger danger = dangerInHand(view);
  const DiscardOption *best = nullptr;
  for (const Action &action : asked.legal) {
    if (action.type != ActionType::Dahai)
      continue;
    const DiscardOption *option = optionOf(options, action.tile.kind());
    if (option == nullptr || option->shanten >= given.shanten ||
        dealIn(danger, option->discard) - dealIn(danger, given.discard) >= kSaferStep)
      continue;
    if (best == nullptr ||
        std::tuple(option->shanten, -option->tiles) < std::tuple(best->shanten, -best->tiles))
      best = option;
  }
  return best;
}

// Whether the yaku of an open hand is as near after the played tile.
bool keepsYaku(const SeatView &view, Tile played, Tile better) {
  return !view.me().isMenzen() && yakuAfterDiscard(view, played).away <= yakuAfterDiscard(view, better).away;
}

std::optional<StepAway> stepOf(const SeatView &view, const Decision &asked, const Action &answer) {
  if (answer.type != ActionType::Dahai || view.me().riichi != RiichiState::None)
    return std::nullopt;
  const DiscardOptions options =
      discardOptions(view.concealedCounts(), static_cast<int>(view.me().melds.size()), view.visibleCounts());
  const DiscardOption *given = optionOf(options, answer.tile.kind());
  const auto least = std::ranges::min_element(options, {}, &DiscardOption::shanten);
  if (given == nullptr || given->shanten <= least->shanten)
    return std::nullopt;
  const DiscardOption *best = nearest(view, asked, options, *given);
  if (best == nullptr || best->shanten > view.board.tilesLeft / view.board.seats())
    return std::nullopt;
  const Tile better(best->discard);
  if (keepsYaku(view, answer.tile, better))
    return std::nullopt;
  StepAway step;
  step.played = answer.tile;
  step.better = better;
  step.kept = best->shanten;
  step.left = given->shanten;
  step.keptTiles = best->tiles;
  step.leftTiles = given->tiles;
  return step;
}

}  // namespace

std::vector<StepAway> stepsAwayOf(const ProvedGame &game, int seat, const std::atomic<bool> *stop) {
  std::vector<StepAway> steps;
  for (std::size_t hand = 0; hand < game.hands.size(); ++hand) {
    std::size_t answers = 0;
    for (HandWalk walk(game, hand);;) {
      const GivenAnswer *answer = walk.next();
      const Decision *asked = walk.asked();
      if (answer != nullptr && asked != nullptr && answer->shown && answer->seat == seat) {
        if (std::optional<StepAway> step = stepOf(walk.round().viewOf(seat), *asked, answer->action)) {
          step->hand = hand;
          step->event = walk.happened();
          step->answer = answers;
          steps.push_back(*step);
        }
      }
      answers += answer != nullptr ? 1 : 0;
      if (stop != nullptr && stop->load())
        return steps;
      if (!walk.step())
        break;
    }
  }
  return steps;
}

void rankSteps(std::vector<StepAway> &steps) {
  std::ranges::stable_sort(steps, {}, [](const StepAway &step) {
    return std::tuple(step.kept - step.left, step.kept, -step.keptTiles);
  });
}

bool excuses(const ChoiceVerdict &verdict) {
  return verdict.folding || (verdict.isJudged() && !verdict.isLoss());
}

}  // namespace janso
